/** Stands in for components that this site leaves out: see `../plugin.ts`. */
export default function NullComponent(): null {
  return null;
}
