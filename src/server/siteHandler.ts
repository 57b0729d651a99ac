import {type IncomingMessage, type ServerResponse, STATUS_CODES} from 'node:http';
import {constants} from 'node:zlib';
import compression from 'compression';
import send from 'send';
import {assetsFolder, cachingOf, headersOver, withQuery} from '../plugins/hosting/policy';
import {type BuiltSite, cleanPath} from './builtSite';
import {sendText} from './textResponse';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Headers = Record<string, string>;

/**
 * Answers as a good static host does by the site's own policy: clean addresses, compression, caching, and 404 with the
 * page that links home for everything else, malformed addresses included. A missing asset is never answered with a
 * page: a browser would take it for the script that it requested. When `site` throws, that costs one answer. Answers
 * are compressed for each request: by default as fast as it goes, which browser tests need.
 */
export function siteHandler(site: () => BuiltSite, brotliQuality = 1): Handler {
  const compress = compression({
    brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality}},
    // A range is a range of the file: compressed, its bytes would not fit those of another range.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  }) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  return (request, response) =>
    compress(request, response, () => {
      try {
        respond(request, response, site());
      } catch (error) {
        console.error(`${request.method} ${request.url} failed: ${error instanceof Error ? error.message : error}`);
        sendText(response, 500, 'This could not be answered.');
      }
    });
}

function respond(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const {pages, files, policy} = site;
  setHeaders(response, headersOver('http', policy));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are answered here.', {Allow: 'GET, HEAD'});
    return;
  }
  const [path, query] = splitTarget(request.url ?? '');
  const name = decoded(path);
  const clean = cleanPath(name);
  const moved = policy.redirects.find(({from}) => from === clean);
  const file = pages.get(name) ?? files.get(name);
  const redirect = (status: number, to: string) =>
    response
      .writeHead(status, {
        Location: withQuery(to, query),
        'Cache-Control': policy.caching.redirect,
        'Content-Length': '0',
      })
      .end();

  if (moved) redirect(301, moved.to);
  else if (file !== undefined) sendFile(request, response, site, file, fileHeaders(name, site));
  else if (pages.has(clean)) redirect(308, encodeURI(clean));
  else if (name.startsWith(assetsFolder)) sendText(response, 404, 'There is no such file.');
  else {
    response.statusCode = 404;
    const whole = {etag: false, lastModified: false, acceptRanges: false};
    sendFile(request, response, site, site.notFound, {'Cache-Control': policy.caching.missing}, whole);
  }
}

function fileHeaders(name: string, {policy}: BuiltSite): Headers {
  const [, type] = Object.entries(policy.types).find(([ending]) => name.endsWith(ending)) ?? [];
  return {
    'Cache-Control': cachingOf(name, policy),
    ...(type && {'Content-Type': type}),
    ...(policy.noindex.some((ending) => name.endsWith(ending)) && {'X-Robots-Tag': 'noindex'}),
  };
}

/** A file that is gone since the build was listed is answered 404. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {folder}: BuiltSite,
  file: string,
  headers: Headers,
  options: send.SendOptions = {},
): void {
  setHeaders(response, {...headers, Vary: 'Accept-Encoding'});
  send(request, encodeURI(file), {root: folder, cacheControl: false, dotfiles: 'allow', ...options})
    .on('error', ({status, headers: more}: {status: number; headers?: Headers}) => {
      if (response.headersSent) response.destroy();
      else sendText(response, status, STATUS_CODES[status] ?? '', more);
    })
    .pipe(response);
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The target's path and its query, the latter with its question mark; empty where there is none. */
function splitTarget(target: string): [path: string, query: string] {
  const at = target.search(/\?|$/);
  return [target.slice(0, at), target.slice(at)];
}

/** A malformed path stays as it is, and names nothing then. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
