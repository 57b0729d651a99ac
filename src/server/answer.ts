import {
  assetsFolder,
  cachingOf,
  type HostingPolicy,
  headersOver,
  securityHeaders,
  withQuery,
} from '../plugins/hosting/policy';
import {type BuiltSite, cleanPath, type SiteFile} from './builtSite';
import {chooseEncoding} from './encoding';

/** What of a request the answer depends on; header names are in lower case. */
export type Request = {
  method: string;
  /** The request's target as it came, undecoded: a path, perhaps with a query. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** Without one, nothing follows the headers. */
  body?: Buffer;
};

/**
 * What a good static host answers by the site's own policy: clean addresses, compression, caching, and 404 with the
 * page that leads home for everything that is not there, malformed addresses included. A missing asset is never
 * answered with a page: a browser would take it for the script that it asked for.
 */
export function answer(request: Request, site: BuiltSite): Answer {
  const {headers, ...rest} = answerTo(request, site);
  return {...rest, headers: {...headersOver('http', site.policy), ...headers}};
}

function answerTo({method, target, headers}: Request, site: BuiltSite): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD are answered here.', {Allow: 'GET, HEAD'});
  }
  const {body, ...rest} = found(target, headers, site);
  return method === 'HEAD' ? rest : {...rest, body};
}

function found(target: string, headers: Request['headers'], site: BuiltSite): Answer {
  const [path, query] = split(target);
  const name = decoded(path);
  if (name === undefined) return missingPage(headers, site);

  const {policy} = site;
  const clean = cleanPath(name);
  const moved = policy.redirects.find(({from}) => from === clean);
  if (moved) return redirect(301, moved.to, query, policy);

  const page = site.pages.get(name);
  if (page) return fileAnswer(page, headers, cachingOf(name, policy));

  if (clean !== name && site.pages.has(clean)) return redirect(308, encodeURI(clean), query, policy);

  const file = site.files.get(name);
  if (file) {
    const found = fileAnswer(file, headers, cachingOf(name, policy));
    const unlisted = policy.unlisted.some((ending) => name.endsWith(ending));
    return unlisted ? {...found, headers: {...found.headers, 'X-Robots-Tag': 'noindex'}} : found;
  }

  if (name.startsWith(assetsFolder)) return plain(404, 'There is no such file.');
  return missingPage(headers, site);
}

function redirect(status: 301 | 308, to: string, query: string, {caching}: HostingPolicy): Answer {
  const headers = {Location: withQuery(to, query), 'Cache-Control': caching.redirect, 'Content-Length': '0'};
  return {status, headers};
}

/** The target's path and its query, the latter with its question mark; empty where there is none. */
function split(target: string): [path: string, query: string] {
  const at = target.search(/\?|$/);
  return [target.slice(0, at), target.slice(at)];
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function fileAnswer(file: SiteFile, headers: Request['headers'], cacheControl: string): Answer {
  const encoding = file.compressible ? chooseEncoding(one(headers['accept-encoding'])) : 'identity';
  const etag = file.etag(encoding);
  const common = {
    'Cache-Control': cacheControl,
    ETag: etag,
    ...(file.compressible && {Vary: 'Accept-Encoding'}),
  };
  if (isKnown(one(headers['if-none-match']), etag)) return {status: 304, headers: common};
  return {status: 200, ...content(file, encoding, common)};
}

function missingPage(headers: Request['headers'], {notFound, policy}: BuiltSite): Answer {
  const encoding = chooseEncoding(one(headers['accept-encoding']));
  return {
    status: 404,
    ...content(notFound, encoding, {
      'Cache-Control': policy.caching.missing,
      Vary: 'Accept-Encoding',
    }),
  };
}

function content(
  file: SiteFile,
  encoding: Parameters<SiteFile['bytes']>[0],
  headers: Record<string, string>,
): Required<Pick<Answer, 'headers' | 'body'>> {
  const body = file.bytes(encoding);
  return {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
    },
    body,
  };
}

/** A line of text that is not kept anywhere; `headers` win over those of text. */
export function plain(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(`${message}\n`);
  return {
    status,
    headers: {
      ...securityHeaders,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      ...headers,
    },
    body,
  };
}

/** Whether the visitor's browser has this version already. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
