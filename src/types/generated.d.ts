/** Written by `src/plugins/route-table/docsSections.ts`: functions that load the sections of the docs, by path. */
declare module '@generated/docsSections' {
  export const sections: Record<
    string,
    () => Promise<{
      /** Path and route hash of each doc. */
      docs: [string, string][];
      chunkNames: Record<string, unknown>;
      registry: Record<string, unknown>;
      /** By chunk id. */
      files: Record<string, string>;
    }>
  >;
}

/** The bundler's function that returns a chunk's script path below the public path; assignable. */
declare let __webpack_get_script_filename__: (chunk: string) => string;
