/** What the address alone decides about a page, and the one address that is put together. */

/** The landing pages: a floating light header, and no shared gradient button (specification, section 2). */
export function isLandingPage(pathname: string): boolean {
  return /^\/landingpage\d+\/?$/.test(pathname);
}

/** Where results stand on a page of their own, which can be shared (contract, "Paths"). */
export function searchUrl(query: string): string {
  return query ? `/search?${new URLSearchParams({q: query})}` : '/search';
}
