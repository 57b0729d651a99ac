import {type HostingPolicy, headersOver} from './policy';

/**
 * Generates `_headers` for Netlify and Cloudflare Pages. Both concatenate the values of overlapping rules, so each
 * header is set by one rule only. Outside of the listed folders, their default for `Cache-Control` is the same as the
 * policy's.
 */
export function headersFile(policy: HostingPolicy): string {
  const {caching, types, noindex} = policy;
  return [
    rule('/*', {...headersOver('https', policy), Link: policy.links}),
    ...Object.entries(caching.folders).map(([folder, value]) => rule(`${folder}*`, {'Cache-Control': value})),
    ...Object.entries(types).map(([ending, type]) =>
      rule(`/*${ending}`, {'Content-Type': type, ...(noindex.includes(ending) && {'X-Robots-Tag': 'noindex'})}),
    ),
  ].join('\n');
}

/** Generates `_redirects` for Netlify and Cloudflare Pages: one redirect per line. */
export function redirectsFile({redirects}: HostingPolicy): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
