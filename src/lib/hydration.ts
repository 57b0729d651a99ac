/**
 * Selector for `closest()` that matches what React has not hydrated yet: an island whose script is not loaded, or the
 * whole page. The theme's Root sets `data-hydrated` on `<html>`; islands have `data-hydrated="false"` until they
 * are hydrated, their chunk has failed to load, or an early submit has expired (`client/earlyInput.ts`).
 */
export const unhydrated = '[data-hydrated="false"],html:not([data-hydrated])';
