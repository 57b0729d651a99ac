/** Stands in for Docusaurus' prefetch of every link in view: see `../lightBundle.ts`. */
export default function noPrefetch(): Promise<void> {
  return Promise.resolve();
}
