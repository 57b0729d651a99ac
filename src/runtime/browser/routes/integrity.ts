/**
 * The hashes of the files that the bundler's runtime loads: of scripts by chunk id, of stylesheets by chunk id and `.css`.
 * Those of page modules are added with the route of their page.
 */
export const integrity: Record<string, string> = JSON.parse(
  document.querySelector('script[data-integrity]')?.textContent ?? '{}',
);

// Read by the code that `../../build/integrity.ts` adds to the bundler's runtime.
__webpack_require__.integrity = integrity;
