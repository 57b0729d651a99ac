/**
 * Matches what React has yet to hydrate, as a selector for `closest()`: an island whose script has not come, or the
 * whole page. The theme's Root marks the page when it is committed; islands carry a mark of their own until then.
 */
export const unhydrated = '[data-hydrated="false"],html:not([data-hydrated])';
