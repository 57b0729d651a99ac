/** What the address alone decides about a page. */

/** The landing pages: a floating light header, and no shared gradient button (specification, section 2). */
export function isLandingPage(pathname: string): boolean {
  return /^\/landingpage\d+\/?$/.test(pathname);
}
