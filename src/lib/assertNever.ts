/** Where no case is left: the compiler refuses it as long as one is. */
export function assertNever(value: never): never {
  throw new Error(`No case for ${JSON.stringify(value)}`);
}
