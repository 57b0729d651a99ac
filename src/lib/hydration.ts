/**
 * Selector for `closest()` that matches what React has not hydrated yet: an island whose script is not loaded, or the
 * whole page. The theme's Root sets `data-hydrated` on `<html>`; islands have `data-hydrated="false"` until they
 * are hydrated, have failed to load or act as without scripts.
 */
export const unhydrated = '[data-hydrated="false"],html:not([data-hydrated])';
