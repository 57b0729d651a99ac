import {find, findAll} from '../built-page/html';
import {
  expectContentType,
  expectHtml,
  expectRedirect,
  expectStatus,
  type HostAnswer,
  parsed,
  policyOf,
} from './answers';
import {findUnsafeSource, readDirectives} from './contentSecurityPolicy';
import {inlineCode} from './inlineCode';
import {assetsFolder, hostsFolder, securityHeaders} from './policy';

/** A request to the host that is looked at: a path as it is to be sent, and headers. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<HostAnswer>;

export type Check = {
  /** What should hold. */
  name: string;
  /** What was found instead; `undefined` when it holds. */
  fault: string | undefined;
};

/** What the site itself says of its pages and files: what is asked for is taken from there. */
type Example = {page: string; script: string; markdown: string; index: string | undefined; pages: string[]};

/** Looks at a running host as a browser would, and says of everything that the policy asks whether it holds. */
export async function checkHost(ask: Ask, scheme: 'http' | 'https'): Promise<Check[]> {
  const example = await examplesFrom(ask);
  const checks = [
    ...addresses(ask, example),
    ...missing(ask),
    ...security(ask, example, scheme),
    ...caching(ask, example),
    ...compression(ask, example),
  ];
  // One after the other: a host that is asked much at once may refuse.
  const results: Check[] = [];
  for (const [name, look] of checks) results.push({name, fault: await failureOf(look)});
  return results;
}

type Look = () => Promise<string | undefined>;
type Named = [name: string, look: Look];

async function failureOf(look: Look): Promise<string | undefined> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Throws when the home page is not this site's: nothing else can be looked at then. */
async function examplesFrom(ask: Ask): Promise<Example> {
  const home = await ask('/');
  const document = parsed(home);
  const script = findAll(document, ({tagName}) => tagName === 'script')
    .flatMap(({properties}) => String(properties.dataScripts ?? '').split(' '))
    .findLast((path) => path.startsWith(assetsFolder));
  const sitemap = (await ask('/sitemap.xml')).body.toString('utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  const page = pages.find((path) => /^\/[^/]+$/.test(path));
  if (home.status !== 200 || !script || !page) {
    throw new Error(`The home page was answered ${home.status} and does not look like this site's, with its sitemap.`);
  }
  const index = /"hash":"([^"]+)"/.exec((await ask('/pagefind/pagefind-entry.json')).body.toString('utf8'))?.[1];
  return {page, script, markdown: `${page}.md`, index: index && `/pagefind/pagefind.${index}.pf_meta`, pages};
}

function addresses(ask: Ask, {page}: Example): Named[] {
  return [
    ['the home page is HTML', async () => expectHtml(await ask('/'))],
    [`${page} is a page`, async () => expectHtml(await ask(page))],
    [`${page}/ leads on to ${page} for good`, async () => expectRedirect(await ask(`${page}/`), page)],
    [`${page}/?a=b keeps what was asked`, async () => expectRedirect(await ask(`${page}/?a=b`), `${page}?a=b`)],
    [
      `${page}.html ends at the same page`,
      async () => {
        const found = await ask(`${page}.html`);
        if (found.status !== 200) return expectRedirect(found, page);
        return found.body.equals((await ask(page)).body) ? undefined : 'another page is answered';
      },
    ],
    ['/index.html leads on to /', async () => expectRedirect(await ask('/index.html'), '/')],
    ['/robots.txt is text', async () => expectContentType(await ask('/robots.txt'), /^text\/plain/)],
    [
      '/.well-known/security.txt is text',
      async () => expectContentType(await ask('/.well-known/security.txt'), /^text\/plain/),
    ],
  ];
}

function missing(ask: Ask): Named[] {
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
      (path): Named => [`${path} is answered 404 with the page that leads home`, () => leadsHome(ask, path)],
    ),
    ...files.map((path): Named => [`${path} is for hosts only`, async () => expectStatus(await ask(path), 404)]),
    [
      'a missing asset is answered 404, is no page, and is not kept',
      async () => {
        const found = await ask(`${assetsFolder}js/no-such-file.0123abcd.js`);
        const kept = found.headers['cache-control'] ?? '';
        if (/immutable/.test(kept) || maxAge(kept) > 0) return `it may be kept: ${kept}`;
        if (/html/.test(found.headers['content-type'] ?? '')) return 'it is answered with HTML';
        return expectStatus(found, 404);
      },
    ],
  ];
}

function security(ask: Ask, {page, script, pages}: Example, scheme: 'http' | 'https'): Named[] {
  const answers = {'the home page': '/', [page]: page, 'an unknown page': '/no-such-page', 'a script': script};
  const carries = (name: string, expected: (value: string) => boolean): Named[] =>
    Object.entries(answers).map(([what, path]) => [
      `${what} carries ${name}`,
      async () => {
        const value = (await ask(path)).headers[name.toLowerCase()];
        if (value === undefined) return 'it does not';
        return expected(value) ? undefined : `it says ${value}`;
      },
    ]);
  return [
    ...Object.entries(securityHeaders).flatMap(([name, value]) => carries(name, (found) => found === value)),
    ...carries('Permissions-Policy', (found) => found.includes('camera=()')),
    ...carries('Content-Security-Policy', (found) => readDirectives(found).get('default-src')?.join() === "'none'"),
    ['the Content-Security-Policy is strict', async () => findUnsafeSource(policyOf(await ask('/')))],
    [
      `the Content-Security-Policy allows the inline scripts of all ${pages.length} pages`,
      async () => {
        for (const path of [...pages, '/no-such-page']) {
          const found = await ask(path);
          const allowed = policyOf(found).get('script-src') ?? [];
          const {scriptHashes} = inlineCode(parsed(found));
          const refused = scriptHashes.find((hash) => !allowed.includes(`'${hash}'`));
          if (refused) return `${path} has a script that is not allowed: ${refused}`;
        }
        return undefined;
      },
    ],
    ...(scheme === 'https' ? overHttps(ask, carries) : []),
  ];
}

function overHttps(ask: Ask, carries: (name: string, expected: (value: string) => boolean) => Named[]): Named[] {
  const halfAYear = 15_768_000;
  return [
    ...carries('Strict-Transport-Security', (value) => maxAge(value) >= halfAYear),
    [
      'pages ask for nothing over plain http',
      async () =>
        policyOf(await ask('/')).has('upgrade-insecure-requests') ? undefined : 'upgrade-insecure-requests is missing',
    ],
  ];
}

function caching(ask: Ask, {page, script, markdown}: Example): Named[] {
  const keeps =
    (path: string, isWanted: (value: string) => boolean): Look =>
    async () => {
      const value = (await ask(path)).headers['cache-control'] ?? 'nothing';
      return isWanted(value) ? undefined : `Cache-Control says ${value}`;
    };
  return [
    ['what carries a hash is kept for good', keeps(script, (value) => /max-age=31536000.*immutable/.test(value))],
    ['a page is kept for an hour at most', keeps(page, (value) => /no-cache/.test(value) || maxAge(value) <= 3600)],
    [
      'an unknown page is not kept',
      keeps('/no-such-page', (value) => /no-store|no-cache/.test(value) || maxAge(value) === 0),
    ],
    [
      'a page that has not changed is not sent again',
      async () => {
        const {etag, 'last-modified': modified} = (await ask(page)).headers;
        if (!etag && !modified) return 'it has neither ETag nor Last-Modified';
        const known: Record<string, string> = etag ? {'If-None-Match': etag} : {'If-Modified-Since': modified ?? ''};
        return expectStatus(await ask(page, known), 304);
      },
    ],
    [
      `${markdown} is Markdown, and kept out of search engines`,
      async () => {
        const found = await ask(markdown);
        if (!/noindex/.test(found.headers['x-robots-tag'] ?? '')) return 'X-Robots-Tag does not say noindex';
        return expectContentType(found, /^text\/markdown/);
      },
    ],
  ];
}

function compression(ask: Ask, {page, script, index}: Example): Named[] {
  const travels =
    (path: string, accepted: string, expected: RegExp): Look =>
    async () => {
      const {headers} = await ask(path, {'Accept-Encoding': accepted});
      if (!expected.test(headers['content-encoding'] ?? '')) {
        return `Content-Encoding says ${headers['content-encoding'] ?? 'nothing'}`;
      }
      return /accept-encoding/i.test(headers.vary ?? '') ? undefined : 'Vary does not name Accept-Encoding';
    };
  const searchFiles = ['/pagefind/wasm.en.pagefind', ...(index ? [index] : [])];
  return [
    ['a page travels with brotli', travels(page, 'br, gzip', /^br$/)],
    ['a script travels with brotli', travels(script, 'br, gzip', /^br$/)],
    ['a page travels with gzip where brotli is not read', travels(page, 'gzip', /^gzip$/)],
    ...searchFiles.map((path): Named => [`${path} travels compressed`, travels(path, 'br, gzip', /^(br|gzip)$/)]),
    [
      'nothing is compressed for who cannot read it',
      async () =>
        (await ask(page)).headers['content-encoding'] ? 'Content-Encoding is there all the same' : undefined,
    ],
  ];
}

/** How long a header lets something be kept, in seconds; no number where it does not say. */
function maxAge(value: string): number {
  return Number(/max-age=(\d+)/.exec(value)?.[1]);
}

/** A slash too many, or an ending, may be taken away first. */
async function leadsHome(ask: Ask, path: string): Promise<string | undefined> {
  let found = await ask(path);
  if (found.status === 308 || found.status === 301) {
    found = await ask(new URL(found.headers.location ?? '', 'http://site').pathname);
  }
  if (found.status !== 404) return `it is answered ${found.status}`;
  return find(parsed(found), ({tagName, properties}) => tagName === 'a' && properties.href === '/')
    ? undefined
    : 'the page has no link home';
}
