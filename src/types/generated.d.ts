/** What `src/plugins/route-table/docsSections.ts` writes: how to fetch each section of the docs, by its address. */
declare module '@generated/docsSections' {
  export const sections: Record<
    string,
    () => Promise<{
      /** Address and hash of each. */
      docs: [string, string][];
      chunkNames: Record<string, unknown>;
      registry: Record<string, unknown>;
      /** By the ids of chunks. */
      files: Record<string, string>;
    }>
  >;
}

/** The bundler's own: the address of a chunk's script below the public path. It may be replaced. */
declare let __webpack_get_script_filename__: (chunk: string) => string;
