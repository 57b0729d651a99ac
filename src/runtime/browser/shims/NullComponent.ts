/** Replaces components that this site does not need: see `../plugin.ts`. */
export default function NullComponent(): null {
  return null;
}
