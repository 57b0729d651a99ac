import {type HostingPolicy, headersOver} from './policy';

/** Generates `vercel.json`. Vercel uses `404.html` and compresses automatically. */
export function vercelJson(policy: HostingPolicy): string {
  const {caching, types, noindex, redirects} = policy;
  const rules = [
    rule('/(.*)', {...headersOver('https', policy), Link: policy.links}),
    ...Object.entries(caching.folders).map(([folder, value]) => rule(`${folder}(.*)`, {'Cache-Control': value})),
    ...Object.entries(types).map(([ending, type]) => rule(`/(.*)\\${ending}`, {'Content-Type': type})),
    ...noindex.map((ending) => rule(`/(.*)\\${ending}`, {'X-Robots-Tag': 'noindex'})),
  ];
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules,
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(source: string, headers: Readonly<Record<string, string>>): object {
  return {source, headers: Object.entries(headers).map(([key, value]) => ({key, value}))};
}
