import type {Redirect} from '../../lib/redirectRules';
import {hostRedirects} from '../../lib/redirectRules';
import {contentSecurityPolicy, reportingGroup} from './contentSecurityPolicy';
import type {Sources} from './sources';

type Headers = Readonly<Record<string, string>>;

/**
 * Headers, caching and redirects of the site, independent of the host: the source of each host's configuration and of
 * `npm run serve`. The build saves it as JSON.
 */
export type HostingPolicy = {
  /** On every response, errors and redirects included. */
  headers: Headers;
  /** On every HTTPS response: added to `headers`, overriding those of the same name. */
  httpsHeaders: Headers;
  caching: {
    /** Outside of `folders`: mostly pages, which change with each build. */
    other: string;
    /** By path prefix. */
    folders: Readonly<Record<string, string>>;
    redirect: string;
    missing: string;
  };
  /** Content types that hosts do not know, by file name extension. */
  types: Readonly<Record<string, string>>;
  /** File name extensions that search engines may crawl, but should not list. */
  noindex: readonly string[];
  /** `Link` header of pages and their Markdown versions: the list of all pages, by both of its relation names. */
  links: string;
  /** Permanent redirects of pages and their Markdown versions. */
  redirects: readonly Redirect[];
  /** Files of the build that are for hosts and not served: paths, for folders with a trailing slash. */
  hidden: readonly string[];
};

/** Folder of the build with files for hosts, which are not served. */
export const hostsFolder = '.hosts';

/** A missing file in this folder never gets an HTML page, which a browser would read as the requested script. */
export const assetsFolder = '/assets/';

const secondsPerYear = 31_536_000;
const secondsPerHour = 3600;
const hourly = `public, max-age=${secondsPerHour}`;

/**
 * Headers of every response that do not depend on the build. Without Cross-Origin-Embedder-Policy: with `credentialless`,
 * browsers block the video player, except in frames with the attribute `credentialless`, which only Chromium has.
 */
export const securityHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Players of embedded videos refuse to start without a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Feed readers, link previews and news pages embed our images. No file is specific to a visitor.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // For Adobe's readers, which would otherwise load a cross-domain.xml.
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Features of browsers that no page uses. */
export const disabledFeatures: readonly string[] = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Blocks scripts that are loaded without a hash. */
export const integrityPolicy = 'blocked-destinations=(script)';

/**
 * Content type of Pagefind's files, which are stored uncompressed. Hosts compress by type, and do not compress binary
 * files of unknown type; the scripts that read these files ignore the type.
 */
const compressible = 'text/plain; charset=utf-8';

/** Content type of Markdown. */
export const markdownType = 'text/markdown; charset=utf-8';

/** The response for a missing page to clients that prefer Markdown: a file of the build. */
export const missingMarkdown = '/404.md';

/** Content types that most hosts do not know, by file name extension. */
const unknownTypes: Readonly<Record<string, string>> = {
  '.md': markdownType,
  '.pagefind': compressible,
  '.pf_filter': compressible,
  '.pf_fragment': compressible,
  '.pf_index': compressible,
  '.pf_meta': compressible,
};

/** Creates the policy of a build from its allowed sources and redirects. */
export function hostingPolicy(sources: Sources, redirects: readonly Redirect[]): HostingPolicy {
  const csp = contentSecurityPolicy(sources);
  return {
    headers: {
      'Content-Security-Policy': csp,
      ...(sources.integrity && {'Integrity-Policy': integrityPolicy}),
      ...(sources.reports && {'Reporting-Endpoints': `${reportingGroup}="${sources.reports}"`}),
      ...securityHeaders,
      'Permissions-Policy': permissions(sources.frames),
    },
    httpsHeaders: {
      'Content-Security-Policy': `${csp}; upgrade-insecure-requests`,
      'Strict-Transport-Security': `max-age=${2 * secondsPerYear}; includeSubDomains; preload`,
    },
    caching: {
      other: 'public, max-age=0, must-revalidate',
      // Files of the search index with a hash in their name are cached for an hour; its entry file is not.
      folders: {
        [assetsFolder]: `public, max-age=${secondsPerYear}, immutable`,
        '/cards/': hourly,
        '/fonts/': hourly,
        '/img/': hourly,
        '/pagefind/filter/': hourly,
        '/pagefind/fragment/': hourly,
        '/pagefind/index/': hourly,
      },
      redirect: hourly,
      missing: 'no-store',
    },
    types: unknownTypes,
    noindex: ['.md'],
    links: '</llms.txt>; rel="describedby"; type="text/plain", </llms.txt>; rel="llms-txt"',
    redirects: hostRedirects(redirects),
    hidden: [`/${hostsFolder}/`, '/_headers', '/_redirects', '/vercel.json'],
  };
}

/** Returns the headers of every response. Plain HTTP, as in local use, omits the headers that require HTTPS. */
export function headersOver(scheme: 'http' | 'https', {headers, httpsHeaders}: HostingPolicy): Headers {
  return scheme === 'https' ? {...headers, ...httpsHeaders} : headers;
}

/** Returns the `Link` header of a page with this Markdown version. */
export function pageLinks(markdown: string, {links}: HostingPolicy): string {
  return `<${markdown}>; rel="alternate"; type="text/markdown", ${links}`;
}

/** Returns the `Cache-Control` of an existing path. */
export function cachingOf(path: string, {caching}: HostingPolicy): string {
  const folder = Object.keys(caching.folders).find((start) => path.startsWith(start));
  return (folder && caching.folders[folder]) ?? caching.other;
}

/** Whether a path of the build is for hosts and not served. */
export function isHidden(path: string, hidden: readonly string[]): boolean {
  return hidden.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}

/** Adds the query of the original request to a redirect's target, before its fragment. */
export function withQuery(to: string, query: string): string {
  const [path = '', fragment] = to.split('#');
  return path + query + (fragment === undefined ? '' : `#${fragment}`);
}

/** Returns the Permissions-Policy: disables features that no page uses; allows video players what they need. */
function permissions(playerOrigins: readonly string[]): string {
  const allowed = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
  const origins = ['self', ...playerOrigins.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...disabledFeatures.map((feature) => `${feature}=()`),
    ...allowed.map((feature) => `${feature}=(${origins})`),
  ].join(', ');
}
