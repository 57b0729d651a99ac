/** The bundler's function that returns a chunk's script path below the public path; assignable. */
declare let __webpack_get_script_filename__: (chunk: string) => string;

/** The bundler's function that loads a chunk's script. */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** The bundler's function that returns a loaded module. */
declare const __webpack_require__: {
  (
    id: string,
  ): {
    __esModule?: boolean;
    /** Of an MDX page: `runtime/browser/staticPage.tsx`. */
    default?: {preloadBody?: () => Promise<void>};
  };
  /** The bundler's function that returns a chunk's stylesheet path below the public path; assignable. */
  miniCssF?: (chunk: string) => string;
  /** The hashes of chunks: `runtime/build/integrity.ts`. */
  integrity?: Record<string, string>;
};

interface ImportMeta {
  /** The bundler's function that imports all files of a folder whose paths match. */
  webpackContext: (
    folder: string,
    options: {recursive: boolean; regExp: RegExp},
  ) => {(path: string): unknown; keys: () => string[]};
}
