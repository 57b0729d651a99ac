/** What `src/plugins/docsSections.ts` writes: how to fetch each section of the docs, by its address. */
declare module '@generated/docsSections' {
  export const sections: Record<
    string,
    () => Promise<{
      /** Address and hash of each. */
      docs: [string, string][];
      chunkNames: Record<string, unknown>;
      registry: Record<string, unknown>;
    }>
  >;
}
