import type {Root} from 'hast';
import {tags} from '../../data/tags';
import {find, findAll} from '../built-page/html';
import {
  cspOf,
  expectContentType,
  expectHtml,
  expectRedirect,
  expectStatus,
  type HostAnswer,
  parseBody,
} from './answers';
import {findMissingTrustedTypes, findUnsafeSource, readDirectives} from './contentSecurityPolicy';
import {hasUntrustedElements, inlineCode, integrityOf, scriptWithoutHash} from './inlineCode';
import {assetsFolder, disabledFeatures, hostsFolder, integrityPolicy, securityHeaders} from './policy';

/** Sends a request to the host under test: a path, which is sent unchanged, and headers. */
export type SendRequest = (path: string, headers?: Readonly<Record<string, string>>) => Promise<HostAnswer>;

export type Check = {
  /** The requirement. */
  name: string;
  /** What is wrong; `undefined` if the requirement is met. */
  fault: string | undefined;
  /** Whether the host cannot meet the requirement as it is set up, which is not a fault. */
  unsupported?: true;
};

/** Paths of the site's pages and files to request, read from its home page, sitemap and search index. */
type Example = {
  page: string;
  script: string;
  markdown: string;
  index: string | undefined;
  pages: string[];
  /** Whether browsers load all scripts with hashes, which the header Integrity-Policy requires. */
  hashesScripts: boolean;
};

/** Checks a running host against the hosting policy. */
export async function checkHost(send: SendRequest, scheme: 'http' | 'https'): Promise<Check[]> {
  const example = await examplesFrom(send);
  const checks = [
    ...urlChecks(send, example),
    ...notFoundChecks(send),
    ...securityChecks(send, example, scheme),
    ...cachingChecks(send, example),
    ...compressionChecks(send, example),
  ];
  // One at a time: hosts may reject many simultaneous requests.
  const results: Check[] = [];
  for (const [name, run] of checks) results.push({name, fault: await failureOf(run)});
  return [...results, ...(await negotiationChecks(send, example))];
}

/** Returns what is wrong, or `undefined`. */
type RunCheck = () => Promise<string | undefined>;
type NamedCheck = [name: string, run: RunCheck];

async function failureOf(run: RunCheck): Promise<string | undefined> {
  try {
    return await run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Finds paths to request. Throws if the home page or the sitemap is not this site's. */
async function examplesFrom(send: SendRequest): Promise<Example> {
  const home = await send('/');
  const document = parseBody(home);
  const script = findAll(document, ({tagName}) => tagName === 'script')
    .flatMap(({properties}) => String(properties.dataScripts ?? '').split(' '))
    .findLast((path) => path.startsWith(assetsFolder));
  const sitemap = (await send('/sitemap.xml')).body.toString('utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const page = pages.find((path) => /^\/[^/]+$/.test(path));
  if (home.status !== 200 || !script || !page) {
    throw new Error(
      `The home page (status ${home.status}) or sitemap is not this site's: check the URL and what is deployed there`,
    );
  }
  const index = /"hash":"([^"]+)"/.exec((await send('/pagefind/pagefind-entry.json')).body.toString('utf8'))?.[1];
  const hasChunkHashes = find(document, ({properties}) => 'dataIntegrity' in properties) !== undefined;
  return {
    page,
    script,
    markdown: `${page}.md`,
    index: index && `/pagefind/pagefind.${index}.pf_meta`,
    pages,
    hashesScripts: hasChunkHashes && scriptWithoutHash(document) === undefined && tags.length === 0,
  };
}

/** Lists the scripts and stylesheets of a page that have a hash in its HTML: their URL paths and hashes. */
function hashedFiles(document: Root): [path: string, integrity: string][] {
  const elements = findAll(document, ({tagName}) => ['script', 'link'].includes(tagName));
  return elements.flatMap(({properties: {dataScripts, href, src, integrity}}) => {
    const listed = String(dataScripts ?? '').split(' ');
    const path = String(href ?? src ?? '');
    return [
      ...listed.flatMap((file, index): [string, string][] =>
        file.startsWith('/') ? [[file, listed[index + 1] ?? '']] : [],
      ),
      ...(integrity && path.startsWith('/') ? [[path, String(integrity)] satisfies [string, string]] : []),
    ];
  });
}

function urlChecks(send: SendRequest, {page}: Example): NamedCheck[] {
  return [
    ['the home page is HTML', async () => expectHtml(await send('/'))],
    [`${page} is HTML`, async () => expectHtml(await send(page))],
    [`${page}/ redirects permanently to ${page}`, async () => expectRedirect(await send(`${page}/`), page)],
    [`${page}/?a=b redirects with its query`, async () => expectRedirect(await send(`${page}/?a=b`), `${page}?a=b`)],
    [
      `${page}.html is or redirects to the same page`,
      async () => {
        const answer = await send(`${page}.html`);
        if (answer.status !== 200) return expectRedirect(answer, page);
        return answer.body.equals((await send(page)).body) ? undefined : 'it is another page';
      },
    ],
    [
      `${page} has a Link header to /llms.txt`,
      async () => {
        const {link} = (await send(page)).headers;
        return link?.includes('</llms.txt>') ? undefined : `Link is ${link ?? 'missing'}`;
      },
    ],
    ['/index.html redirects to /', async () => expectRedirect(await send('/index.html'), '/')],
    ['/robots.txt is text', async () => expectContentType(await send('/robots.txt'), /^text\/plain/)],
    [
      '/.well-known/security.txt is text',
      async () => expectContentType(await send('/.well-known/security.txt'), /^text\/plain/),
    ],
  ];
}

function notFoundChecks(send: SendRequest): NamedCheck[] {
  const pages = ['/no-such-page', '/no-such-page/', '/no-such-page.html', '/%FF', '/%E0%A4%A', `/${hostsFolder}/`];
  const files = [
    `/${hostsFolder}/nginx.conf`,
    `/${hostsFolder}/policy.json`,
    '/_headers',
    '/_redirects',
    '/vercel.json',
  ];
  return [
    ...pages.map(
      (path): NamedCheck => [`${path} returns 404 with the page that links home`, () => expectNotFoundPage(send, path)],
    ),
    ...files.map((path): NamedCheck => [`${path} is not served`, async () => expectStatus(await send(path), 404)]),
    [
      'a missing asset returns 404, is not HTML and is not cached',
      async () => {
        const answer = await send(`${assetsFolder}js/no-such-file.0123abcd.js`);
        const caching = answer.headers['cache-control'] ?? '';
        if (/immutable/.test(caching) || maxAge(caching) > 0) return `Cache-Control is ${caching}`;
        if (/html/.test(answer.headers['content-type'] ?? '')) return 'it is HTML';
        return expectStatus(answer, 404);
      },
    ],
  ];
}

function securityChecks(
  send: SendRequest,
  {page, script, pages, hashesScripts}: Example,
  scheme: 'http' | 'https',
): NamedCheck[] {
  const answers = {'the home page': '/', [page]: page, 'an unknown page': '/no-such-page', 'a script': script};
  const headerChecks = (name: string, isExpected: (value: string) => boolean): NamedCheck[] =>
    Object.entries(answers).map(([what, path]) => [
      `${what} has ${name}`,
      async () => {
        const value = (await send(path)).headers[name.toLowerCase()];
        if (value === undefined) return 'it is missing';
        return isExpected(value) ? undefined : `it is ${value}`;
      },
    ]);
  return [
    ...Object.entries(securityHeaders).flatMap(([name, value]) => headerChecks(name, (found) => found === value)),
    ...headerChecks('Permissions-Policy', (found) =>
      disabledFeatures.every((feature) => found.split(/,\s*/).includes(`${feature}=()`)),
    ),
    ...headerChecks('Content-Security-Policy', (found) => findUnsafeSource(readDirectives(found)) === undefined),
    ['the Content-Security-Policy is strict', async () => findUnsafeSource(cspOf(await send('/')))],
    [
      'the Content-Security-Policy requires Trusted Types',
      async () => {
        const missing = findMissingTrustedTypes(cspOf(await send('/')));
        if (!missing) return undefined;
        // The build does not require them if a page has what they would block.
        for (const path of pages) if (hasUntrustedElements(parseBody(await send(path)))) return undefined;
        return missing;
      },
    ],
    [
      'the Content-Security-Policy reports to an endpoint that the home page states',
      async () => {
        const answer = await send('/');
        const [group] = cspOf(answer).get('report-to') ?? [];
        if (!group || answer.headers['reporting-endpoints']?.includes(`${group}="https://`)) return undefined;
        return `Reporting-Endpoints has no https URL for ${group}`;
      },
    ],
    ...(hashesScripts ? headerChecks('Integrity-Policy', (found) => found === integrityPolicy) : []),
    [
      'the scripts and the stylesheet of the home page have the hashes in its HTML',
      async () => {
        for (const [path, integrity] of hashedFiles(parseBody(await send('/')))) {
          const {body} = await send(path);
          if (integrityOf(body) !== integrity) return `${path} is another file, or the host has changed it`;
        }
        return undefined;
      },
    ],
    [
      `the Content-Security-Policy allows the inline scripts of all ${pages.length} pages`,
      async () => {
        for (const path of [...pages, '/no-such-page']) {
          const answer = await send(path);
          const allowed = cspOf(answer).get('script-src') ?? [];
          const {scriptHashes} = inlineCode(parseBody(answer));
          const refused = scriptHashes.find((hash) => !allowed.includes(`'${hash}'`));
          if (refused) return `${path} has an inline script that is not allowed: ${refused}`;
        }
        return undefined;
      },
    ],
    ...(scheme === 'https' ? httpsChecks(send, headerChecks) : []),
  ];
}

function httpsChecks(
  send: SendRequest,
  headerChecks: (name: string, isExpected: (value: string) => boolean) => NamedCheck[],
): NamedCheck[] {
  const halfAYearSeconds = 15_768_000;
  return [
    ...headerChecks('Strict-Transport-Security', (value) => maxAge(value) >= halfAYearSeconds),
    [
      'pages upgrade plain HTTP requests to HTTPS',
      async () =>
        cspOf(await send('/')).has('upgrade-insecure-requests') ? undefined : 'upgrade-insecure-requests is missing',
    ],
  ];
}

function cachingChecks(send: SendRequest, {page, script, markdown}: Example): NamedCheck[] {
  const expectCaching =
    (path: string, isExpected: (value: string) => boolean): RunCheck =>
    async () => {
      const value = (await send(path)).headers['cache-control'] ?? 'missing';
      return isExpected(value) ? undefined : `Cache-Control is ${value}`;
    };
  return [
    [
      'a file with a hash in its name is cached permanently',
      expectCaching(script, (value) => /max-age=31536000.*immutable/.test(value)),
    ],
    [
      'a page is cached for at most an hour',
      expectCaching(page, (value) => /no-cache/.test(value) || maxAge(value) <= 3600),
    ],
    [
      'an unknown page is not cached',
      expectCaching('/no-such-page', (value) => /no-store|no-cache/.test(value) || maxAge(value) === 0),
    ],
    [
      'an unchanged page is not sent again',
      async () => {
        const {etag, 'last-modified': modified} = (await send(page)).headers;
        if (!etag && !modified) return 'ETag and Last-Modified are missing';
        const known: Record<string, string> = etag ? {'If-None-Match': etag} : {'If-Modified-Since': modified ?? ''};
        return expectStatus(await send(page, known), 304);
      },
    ],
    [
      `${markdown} is Markdown and noindex`,
      async () => {
        const answer = await send(markdown);
        if (!/noindex/.test(answer.headers['x-robots-tag'] ?? '')) return 'X-Robots-Tag does not contain noindex';
        return expectContentType(answer, /^text\/markdown/);
      },
    ],
  ];
}

/**
 * Checks that clients that prefer Markdown get it. A host that answers with HTML does not negotiate: static hosts need
 * the function that the build generates, so that is no fault.
 */
async function negotiationChecks(send: SendRequest, {page}: Example): Promise<Check[]> {
  const inMarkdown = {Accept: 'text/markdown'};
  const isMarkdown = (answer: HostAnswer) => /^text\/markdown/.test(answer.headers['content-type'] ?? '');
  const variesByAccept = ({headers}: HostAnswer) =>
    /(^|,)\s*accept\s*(,|$)/i.test(headers.vary ?? '') ? undefined : 'Vary does not contain Accept';
  const checks: NamedCheck[] = [
    [
      `${page} is Markdown for clients that prefer it`,
      async () => {
        const answer = await send(page, inMarkdown);
        return expectContentType(answer, /^text\/markdown/) ?? variesByAccept(answer);
      },
    ],
    [
      '/ is Markdown for clients that prefer it',
      async () => expectContentType(await send('/', inMarkdown), /^text\/markdown/),
    ],
    [
      `${page} is HTML for browsers`,
      async () => {
        const answer = await send(page, {Accept: 'text/html,application/xhtml+xml,*/*;q=0.8'});
        // A cache that asks the host before each use needs no Vary: Netlify and Vercel cannot add it to HTML.
        const isRevalidated = /no-cache|no-store|max-age=0/.test(answer.headers['cache-control'] ?? '');
        return expectHtml(answer) ?? (isRevalidated ? undefined : variesByAccept(answer));
      },
    ],
    [
      `${page} is HTML for clients that prefer it to Markdown`,
      async () => expectHtml(await send(page, {Accept: 'text/markdown;q=0.8, text/html'})),
    ],
    [`${page} is HTML for clients without a preference`, async () => expectHtml(await send(page, {Accept: '*/*'}))],
    [
      'a missing page is a 404 in Markdown that names /llms.txt',
      async () => {
        const answer = await send('/no-such-page', inMarkdown);
        if (!isMarkdown(answer)) return `Content-Type is ${answer.headers['content-type'] ?? 'missing'}`;
        return expectStatus(answer, 404) ?? (answer.body.includes('/llms.txt') ? undefined : 'it does not name it');
      },
    ],
  ];
  const isNegotiated = isMarkdown(await send(page, inMarkdown));
  const results: Check[] = [];
  for (const [name, run] of checks) {
    results.push(isNegotiated ? {name, fault: await failureOf(run)} : {name, fault: undefined, unsupported: true});
  }
  return results;
}

function compressionChecks(send: SendRequest, {page, script, index}: Example): NamedCheck[] {
  const expectEncoding =
    (path: string, accepted: string, expected: RegExp): RunCheck =>
    async () => {
      const {headers} = await send(path, {'Accept-Encoding': accepted});
      if (!expected.test(headers['content-encoding'] ?? '')) {
        return `Content-Encoding is ${headers['content-encoding'] ?? 'missing'}`;
      }
      return /accept-encoding/i.test(headers.vary ?? '') ? undefined : 'Vary does not contain Accept-Encoding';
    };
  const searchFiles = ['/pagefind/wasm.en.pagefind', ...(index ? [index] : [])];
  return [
    ['a page is compressed with Brotli', expectEncoding(page, 'br, gzip', /^br$/)],
    ['a script is compressed with Brotli', expectEncoding(script, 'br, gzip', /^br$/)],
    ['a page is compressed with gzip for clients without Brotli', expectEncoding(page, 'gzip', /^gzip$/)],
    ...searchFiles.map(
      (path): NamedCheck => [`${path} is compressed`, expectEncoding(path, 'br, gzip', /^(br|gzip)$/)],
    ),
    [
      'a page is not compressed for clients that do not accept it',
      async () => {
        const encoding = (await send(page)).headers['content-encoding'];
        return encoding && `Content-Encoding is ${encoding}`;
      },
    ],
  ];
}

/** Returns the `max-age` of a header in seconds; `NaN` without one. */
function maxAge(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1]);
}

/** Expects 404 with the page that links home, directly or after a redirect that removes a trailing slash or `.html`. */
async function expectNotFoundPage(send: SendRequest, path: string): Promise<string | undefined> {
  let answer = await send(path);
  if (answer.status === 308 || answer.status === 301) {
    answer = await send(new URL(answer.headers.location ?? '', 'http://site').pathname);
  }
  if (answer.status !== 404) return `status is ${answer.status}`;
  return find(parseBody(answer), ({tagName, properties}) => tagName === 'a' && properties.href === '/')
    ? undefined
    : 'the page does not link home';
}
