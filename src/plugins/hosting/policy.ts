import type {Redirect} from '../../lib/redirectRules';
import {hostRedirects} from '../../lib/redirectRules';
import {contentSecurityPolicy} from './contentSecurityPolicy';
import type {Sources} from './sources';

type Headers = Readonly<Record<string, string>>;

/**
 * How a host should answer, whichever it is: what each host's configuration is made of, and `npm run serve` too. The
 * build keeps it as JSON.
 */
export type HostingPolicy = {
  /** On every answer, errors and redirects included. */
  headers: Headers;
  /** On every answer over https, in addition and instead. */
  httpsHeaders: Headers;
  caching: {
    /** Of whatever is in none of the folders: pages above all, which a new build changes. */
    other: string;
    /** By the beginning of the path. */
    folders: Readonly<Record<string, string>>;
    redirect: string;
    missing: string;
  };
  /** Content types that hosts do not know, by the end of the path. */
  types: Readonly<Record<string, string>>;
  /** Ends of paths that search engines may read and should not list. */
  noindex: readonly string[];
  /** Pages and their Markdown that have moved: paths, and where they lead for good. */
  redirects: readonly Redirect[];
  /** What of the build is for hosts and not for visitors: files, and folders with a slash at the end. */
  hidden: readonly string[];
};

/** The folder of the build that holds what is for hosts alone. */
export const hostsFolder = '.hosts';

/** Where missing files are never answered with a page: a browser would take it for the script that it asked for. */
export const assetsFolder = '/assets/';

const year = 31_536_000;
const hour = 3600;
const hourly = `public, max-age=${hour}`;

/** What every answer carries that is the same for every build. */
export const securityHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Players of embedded videos refuse to start without a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Feeds, link previews and press pages show our pictures on pages of their own. No file is any one visitor's.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Files that Pagefind left unpacked. Hosts compress by type, and none compresses unknown bytes; scripts read these,
 * whatever they are called, and no browser shows them.
 */
const packable = 'text/plain; charset=utf-8';

/** What most hosts do not know the type of, by the end of the name. */
const unknownTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.pagefind': packable,
  '.pf_filter': packable,
  '.pf_fragment': packable,
  '.pf_index': packable,
  '.pf_meta': packable,
};

/** The policy of a build, by its settings, the hashes of its inline scripts and the addresses that have moved. */
export function hostingPolicy(sources: Sources, redirects: readonly Redirect[]): HostingPolicy {
  const csp = contentSecurityPolicy(sources);
  return {
    headers: {
      'Content-Security-Policy': csp,
      ...securityHeaders,
      'Permissions-Policy': permissions(sources.frames),
    },
    httpsHeaders: {
      'Content-Security-Policy': `${csp}; upgrade-insecure-requests`,
      'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
    },
    caching: {
      other: 'public, max-age=0, must-revalidate',
      // What of the search index carries a hash may be old for an hour; what leads to it may not.
      folders: {
        [assetsFolder]: `public, max-age=${year}, immutable`,
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
    redirects: hostRedirects(redirects),
    hidden: [`/${hostsFolder}/`, '/_headers', '/_redirects', '/vercel.json'],
  };
}

/** The headers of every answer. Over plain http, as on one's own machine, nothing is asked of https. */
export function headersOver(scheme: 'http' | 'https', {headers, httpsHeaders}: HostingPolicy): Headers {
  return scheme === 'https' ? {...headers, ...httpsHeaders} : headers;
}

/** How long what is found at a path may be kept. */
export function cachingOf(path: string, {caching}: HostingPolicy): string {
  const folder = Object.keys(caching.folders).find((start) => path.startsWith(start));
  return (folder && caching.folders[folder]) ?? caching.other;
}

/** Whether what the build has at a path is for hosts only. */
export function isHidden(path: string, hidden: readonly string[]): boolean {
  return hidden.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}

/** Where a redirect leads: what was asked for with the old address goes along, before a fragment. */
export function withQuery(to: string, query: string): string {
  const [address = '', fragment] = to.split('#');
  return address + query + (fragment === undefined ? '' : `#${fragment}`);
}

/** What no page of ours uses is off; the player of a film may do what players do. */
function permissions(players: readonly string[]): string {
  const off = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];
  const allowed = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
  const us = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [...off.map((feature) => `${feature}=()`), ...allowed.map((feature) => `${feature}=(${us})`)].join(', ');
}
