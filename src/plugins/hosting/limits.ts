import type {LimitedHost} from '../../site/env';
import {hostsFolder} from './policy';

type Limit = {
  host: LimitedHost;
  name: string;
  file: string;
  /** What the host counts in the file. */
  unit: string;
  count: (text: string) => number;
  max: number;
};

/**
 * Hosts' limits on the files that the build generates for them. Above a limit, a host refuses the deployment or ignores
 * the rest of the file.
 */
const limits: readonly Limit[] = [
  {
    host: 'cloudfront',
    name: 'CloudFront',
    file: `${hostsFolder}/cloudfront-function.js`,
    unit: 'bytes',
    count: (text) => Buffer.byteLength(text),
    max: 10_240,
  },
  {
    host: 'cloudflare-pages',
    name: 'Cloudflare Pages',
    file: '_redirects',
    unit: 'lines',
    count: (text) => lines(text).length,
    max: 2000,
  },
  {
    host: 'cloudflare-pages',
    name: 'Cloudflare Pages',
    file: '_headers',
    unit: 'characters in a line',
    count: (text) => Math.max(...lines(text).map((line) => line.length)),
    max: 2000,
  },
  {
    host: 'vercel',
    name: 'Vercel',
    file: 'vercel.json',
    unit: 'redirects',
    count: (text) => JSON.parse(text).redirects.length,
    max: 1024,
  },
];

/** Throws if a host cannot take its files. Hosts that are not used are not checked. */
export function checkLimits(files: Readonly<Record<string, string>>, unusedHosts: readonly LimitedHost[]): void {
  for (const {host, name, file, unit, count, max} of limits) {
    const found = count(files[file] ?? '');
    if (found <= max || unusedHosts.includes(host)) continue;
    throw new Error(
      `${name} accepts at most ${max.toLocaleString('en')} ${unit} in ${file}, which has ${found.toLocaleString('en')}: ` +
        `remove redirects from src/site/redirects.ts or sources from the settings, or set UNUSED_HOSTS=${host}`,
    );
  }
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
