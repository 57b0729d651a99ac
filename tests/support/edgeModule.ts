/** Runs a generated edge function, an ES module, with `fetch` replaced. Returns its exports. */
export function edgeModule(source: string, fetch: unknown): {edge: unknown; config: unknown} {
  const script = source.replace('export default', 'edge =').replace('export const config', 'config');
  return new Function('fetch', `let edge, config; ${script}; return {edge, config};`)(fetch);
}
