/**
 * Loads the routes of the docs by section. Only builds split them: `plugins/route-table/preload.ts` replaces this
 * module there.
 */

/** Whether the page is in a docs section that is not loaded yet. */
export function isSectionPending(_pathname: string): boolean {
  return false;
}

/** Loads the docs section that contains the page, and the chunks of the page. */
export default async function fetchDocs(_pathname: string): Promise<unknown> {
  return undefined;
}
