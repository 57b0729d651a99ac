import {type HostingPolicy, headersOver} from './policy';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join what two rules say of one header, so none is set
 * twice: what no rule says of caching is their own default, which is the policy's.
 */
export function headersFile(policy: HostingPolicy): string {
  const {caching, types, noindex} = policy;
  return [
    rule('/*', headersOver('https', policy)),
    ...Object.entries(caching.folders).map(([folder, value]) => rule(`${folder}*`, {'Cache-Control': value})),
    ...Object.entries(types).map(([ending, type]) =>
      rule(`/*${ending}`, {'Content-Type': type, ...(noindex.includes(ending) && {'X-Robots-Tag': 'noindex'})}),
    ),
  ].join('\n');
}

/** `_redirects`, as Netlify and Cloudflare Pages read it: one a line. */
export function redirectsFile({redirects}: HostingPolicy): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
