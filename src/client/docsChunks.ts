/**
 * The docs that a page has yet to fetch, a section at a time. Only a built page has some:
 * `src/plugins/route-table/preload.ts` is taken for this file there.
 */

/** Whether the address stands in a section of the docs that has not come yet. */
export function isSectionPending(_pathname: string): boolean {
  return false;
}

/** Fetches the section of the docs in which the address stands, and what its page needs. */
export default async function fetchDocs(_pathname: string): Promise<unknown> {
  return undefined;
}
