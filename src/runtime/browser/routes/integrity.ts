const element = document.querySelector('script[data-integrity]');

/** Whether the bundler's runtime loads files with hashes. */
export const hasIntegrity = element !== null;

/**
 * The hashes of the files that the bundler's runtime loads: of scripts by chunk id, of stylesheets by chunk id and `.css`.
 * At first those that the opened page may load; `preload` adds those of other pages.
 */
export const integrity: Record<string, string> = JSON.parse(element?.textContent ?? '{}');

// Read by the code that `../../build/integrity.ts` adds to the bundler's runtime.
__webpack_require__.integrity = integrity;
