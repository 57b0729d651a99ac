/** Headers by name. */
type Headers = Record<string, string>;

type HostFile = {
  /** In the build folder. */
  file: string;
  /** Returns the headers that the host sends over HTTPS with every response, as its configuration states them. */
  headersIn: (text: string) => Headers;
};

/** Returns the matches of a pattern with two groups as headers. */
function pairs(text: string, pattern: RegExp): Headers {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
}

function nginxHeaders(text: string): Headers {
  const headers = pairs(text, /add_header ([\w-]+) "?(\$?[^;]*?)"? always;/g);
  const maps = new Map([...text.matchAll(/map \S+ (\$\w+) \{\n([^}]*)\}/g)].map(([, name, body]) => [name, body]));
  const overHttps = (value: string) => /"https" "([^"]*)"/.exec(maps.get(value) ?? '')?.[1] ?? value;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, overHttps(value)]));
}

type CloudFront = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy?: {ContentSecurityPolicy: string};
    ContentTypeOptions?: object;
    FrameOptions?: {FrameOption: string};
    ReferrerPolicy?: {ReferrerPolicy: string};
    StrictTransportSecurity?: {AccessControlMaxAgeSec: number; IncludeSubdomains: boolean; Preload: boolean};
  };
  CustomHeadersConfig: {Items: {Header: string; Value: string}[]};
};

function cloudFrontHeaders(text: string): Headers {
  const {SecurityHeadersConfig: security, CustomHeadersConfig} = JSON.parse(text) as CloudFront;
  const headers: Record<string, string | undefined> = {
    'Content-Security-Policy': security.ContentSecurityPolicy?.ContentSecurityPolicy,
    'X-Content-Type-Options': security.ContentTypeOptions && 'nosniff',
    'X-Frame-Options': security.FrameOptions?.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy?.ReferrerPolicy,
    'Strict-Transport-Security':
      security.StrictTransportSecurity && `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({Header, Value}) => [Header, Value])),
  };
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => !!entry[1]));
}

/** The generated configurations of hosts that state headers. */
export const hostFiles: Record<string, HostFile> = {
  'Netlify and Cloudflare Pages': {
    file: '_headers',
    headersIn: (text) => pairs(text.split('\n\n')[0] ?? '', /^ {2}([\w-]+): (.*)$/gm),
  },
  Vercel: {
    file: 'vercel.json',
    headersIn: (text) => {
      const [rule] = (JSON.parse(text) as {headers: {headers: {key: string; value: string}[]}[]}).headers;
      return Object.fromEntries(rule?.headers.map(({key, value}) => [key, value]) ?? []);
    },
  },
  nginx: {file: '.hosts/nginx.conf', headersIn: nginxHeaders},
  Caddy: {
    file: '.hosts/Caddyfile',
    headersIn: (text) => pairs(text, /^\t\theader ([A-Z][\w-]+) "(.*)"$/gm),
  },
  CloudFront: {file: '.hosts/cloudfront-headers.json', headersIn: cloudFrontHeaders},
};
