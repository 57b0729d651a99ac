/** Exhaustiveness check: does not compile while a case of a union is unhandled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
