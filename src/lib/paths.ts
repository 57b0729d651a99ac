/** Whether the page is a landing page: floating light header, no shared gradient button (specification, section 2). */
export function isLandingPage(pathname: string): boolean {
  return /^\/landingpage\d+\/?$/.test(pathname);
}

/** Returns the URL of the search results page (contract, "Paths"). */
export function searchUrl(query: string): string {
  return query ? `/search?${new URLSearchParams({q: query})}` : '/search';
}

/** Decodes a URL; returns a malformed one unchanged. */
export function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
