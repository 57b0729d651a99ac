/** Stands in for components that this site leaves out: see `../plugin.ts`. */
export default function nothingShown(): null {
  return null;
}
