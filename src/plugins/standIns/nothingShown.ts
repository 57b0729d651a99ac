/** Stands in for components that this site leaves out: see `../lightBundle.ts`. */
export default function nothingShown(): null {
  return null;
}
