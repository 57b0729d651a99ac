import {type IncomingMessage, type ServerResponse, STATUS_CODES} from 'node:http';
import {constants} from 'node:zlib';
import compression from 'compression';
import send from 'send';
import {markdownPath} from '../lib/markdownPath';
import {decodeUrl} from '../lib/paths';
import {prefersMarkdown} from '../plugins/hosting/negotiation';
import {
  assetsFolder,
  cachingOf,
  headersOver,
  markdownType,
  missingMarkdown,
  pageLinks,
  withQuery,
} from '../plugins/hosting/policy';
import {type BuiltSite, cleanPath} from './builtSite';
import {sendText} from './textResponse';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Headers = Record<string, string>;

/**
 * Creates a request handler that serves the site like a static host with the site's hosting policy: clean URLs,
 * compression, caching, Markdown at a page's URL for clients that prefer it, and the 404 page for everything else,
 * malformed URLs included. A missing asset gets a text response, because a browser would run an HTML page as the
 * requested script. If `site` throws, only that request
 * fails. Compresses each response on the fly; the default quality is the fastest, for browser tests.
 */
export function siteHandler(site: () => BuiltSite, brotliQuality = 1): Handler {
  const compress = compression({
    brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality}},
    // Ranges refer to the uncompressed file.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  }) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  return (request, response) =>
    compress(request, response, () => {
      try {
        respond(request, response, site());
      } catch (error) {
        console.error(`${request.method} ${request.url} failed: ${error instanceof Error ? error.message : error}`);
        sendText(response, 500, 'Internal server error: see the log of the server.');
      }
    });
}

function respond(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const {pages, files, policy} = site;
  setHeaders(response, headersOver('http', policy));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are allowed.', {Allow: 'GET, HEAD'});
    return;
  }
  const [path, query] = splitTarget(request.url ?? '');
  const name = decodeUrl(path);
  const clean = cleanPath(name);
  const moved = policy.redirects.find(({from}) => from === clean);
  const wantsMarkdown = prefersMarkdown(request.headers.accept ?? '');
  const page = pages.get(name);
  const markdown = page && files.get(markdownPath(name));
  const file = files.get(name);
  const redirect = (status: number, to: string) =>
    response
      .writeHead(status, {
        Location: withQuery(to, query),
        'Cache-Control': policy.caching.redirect,
        'Content-Length': '0',
      })
      .end();

  if (moved) redirect(301, moved.to);
  else if (markdown && wantsMarkdown) sendFile(request, response, site, markdown, fileHeaders(markdown, site));
  else if (page) sendFile(request, response, site, page, pageHeaders(name, markdown, site));
  else if (file !== undefined) sendFile(request, response, site, file, fileHeaders(name, site));
  else if (pages.has(clean)) redirect(308, encodeURI(clean));
  else if (name.startsWith(assetsFolder)) sendText(response, 404, 'There is no such file.');
  else {
    response.statusCode = 404;
    const headers = {
      'Cache-Control': policy.caching.missing,
      Vary: variesByFormat,
      ...(wantsMarkdown && {'Content-Type': markdownType}),
    };
    const withoutValidators = {etag: false, lastModified: false, acceptRanges: false};
    sendFile(request, response, site, wantsMarkdown ? missingMarkdown : '/404.html', headers, withoutValidators);
  }
}

/** `Vary` of responses that exist as HTML and as Markdown. */
const variesByFormat = 'Accept, Accept-Encoding';

function pageHeaders(name: string, markdown: string | undefined, {policy}: BuiltSite): Headers {
  return {
    'Cache-Control': cachingOf(name, policy),
    ...(markdown && {Vary: variesByFormat, Link: pageLinks(encodeURI(markdown), policy)}),
  };
}

function fileHeaders(name: string, {policy}: BuiltSite): Headers {
  const [, type] = Object.entries(policy.types).find(([ending]) => name.endsWith(ending)) ?? [];
  return {
    'Cache-Control': cachingOf(name, policy),
    ...(type && {'Content-Type': type}),
    ...(policy.noindex.some((ending) => name.endsWith(ending)) && {'X-Robots-Tag': 'noindex'}),
    ...(name.endsWith('.md') && {Vary: variesByFormat, Link: policy.links}),
  };
}

/** Sends a file, or 404 if the file was deleted after the build was loaded. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {folder}: BuiltSite,
  file: string,
  headers: Headers,
  options: send.SendOptions = {},
): void {
  setHeaders(response, {Vary: 'Accept-Encoding', ...headers});
  send(request, encodeURI(file), {root: folder, cacheControl: false, dotfiles: 'allow', ...options})
    .on('error', ({status, headers: extraHeaders}: {status: number; headers?: Headers}) => {
      if (response.headersSent) response.destroy();
      else sendText(response, status, STATUS_CODES[status] ?? '', extraHeaders);
    })
    .pipe(response);
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Splits a request target into path and query; the query includes the `?`, or is empty. */
function splitTarget(target: string): [path: string, query: string] {
  const at = target.search(/\?|$/);
  return [target.slice(0, at), target.slice(at)];
}
