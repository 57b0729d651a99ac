/**
 * View names in monitoring, by path (specification, section 2). A unit test fails if a route has no name here, in
 * `families`, or from the data of the comparison pages.
 */
export const viewNames: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/about': 'About',
  '/accessibility': 'Accessibility Statement',
  '/blog': 'Blog',
  '/blog/authors': 'Blog Authors',
  '/blog/tags': 'Blog Tags',
  '/brand': 'Brand Assets',
  '/careers': 'Careers',
  '/case-studies': 'Customer Stories',
  '/changelog': 'Changelog',
  '/contact': 'Contact',
  '/contactsupport': 'Contact Support',
  '/docs': 'Docs',
  '/dpa': 'Data Processing Agreement',
  '/enterprise': 'Enterprise',
  '/faq': 'FAQ',
  '/features': 'Features',
  '/landingpage1': 'Landing PR Review',
  '/landingpage2': 'Landing Security Scan',
  '/landingpage3': 'Landing Support Agent',
  '/landingpage4': 'Landing Search',
  '/landingpage5': 'Landing Voice Agent',
  '/landingpage6': 'Landing ITSM Agent',
  '/partnerships': 'Partnerships',
  '/playground': 'Playground',
  '/playgroundresult': 'Playground Result',
  '/pricing': 'Pricing',
  '/privacypolicy': 'Privacy Policy',
  '/sales': 'Sales',
  '/search': 'Search',
  '/security': 'Vulnerability Disclosure',
  '/site-content': 'Site Content',
  '/startup': 'Startup Program',
  '/support': 'Help Centre',
  '/termsandconditions': 'Terms and Conditions',
  '/trust': 'Trust Center',
};

/** Pages that writers add without editing the list above; the captured part of the path completes the name. */
const families: readonly [path: RegExp, name: string][] = [
  [/^\/landingpage(\d+)$/, 'Landing'],
  [/^\/docs\/(.+)$/, 'Docs'],
  [/^\/blog\/tags\/(.+)$/, 'Blog Tag'],
  [/^\/blog\/authors\/(.+)$/, 'Blog Author'],
  [/^\/blog\/(\d+)$/, 'Blog Article'],
  [/^\/changelog\/(\d{4}-\d\d)$/, 'Changelog'],
];

/** Returns the view names of comparison pages, from the name of each rival. */
export function comparisonViewNames(pages: Readonly<Record<string, {rival: string}>>): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([path, {rival}]) => [path, `Comparison ${rival}`]));
}

/**
 * Returns the name under which monitoring records a path, with or without a trailing slash; `unknownView` if no page
 * has it. `comparisons`: names of the comparison pages, by path.
 */
export function viewName(pathname: string, comparisons: Readonly<Record<string, string>>): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  for (const names of [viewNames, comparisons]) {
    if (Object.hasOwn(names, path)) return names[path] ?? unknownView;
  }
  for (const [pattern, name] of families) {
    const suffix = pattern.exec(path)?.[1];
    if (suffix) return `${name} ${suffix}`;
  }
  return unknownView;
}

export const unknownView = 'Unknown View';
