import {hostsFolder} from './policy';

type Limit = {
  host: string;
  file: string;
  /** What the host counts in the file. */
  unit: string;
  count: (text: string) => number;
  max: number;
};

/** Hosts' limits on their files. Above a limit, a host refuses the deployment or ignores the rest without a message. */
const limits: readonly Limit[] = [
  {
    host: 'CloudFront',
    file: `${hostsFolder}/cloudfront-function.js`,
    unit: 'bytes',
    count: (text) => Buffer.byteLength(text),
    max: 10_240,
  },
  {host: 'Cloudflare Pages', file: '_redirects', unit: 'lines', count: (text) => lines(text).length, max: 2000},
  {
    host: 'Cloudflare Pages',
    file: '_headers',
    unit: 'characters in a line',
    count: (text) => Math.max(...lines(text).map((line) => line.length)),
    max: 2000,
  },
  {
    host: 'Vercel',
    file: 'vercel.json',
    unit: 'redirects',
    count: (text) => JSON.parse(text).redirects.length,
    max: 1024,
  },
];

/** Returns a warning for each file that its host cannot take. */
export function limitWarnings(files: Readonly<Record<string, string>>): string[] {
  return limits.flatMap(({host, file, unit, count, max}) => {
    const found = files[file] === undefined ? 0 : count(files[file]);
    if (found <= max) return [];
    const [limit, actual] = [max, found].map((number) => number.toLocaleString('en'));
    return `${host} accepts at most ${limit} ${unit} in ${file}, which has ${actual}: if you use this host, shorten it.`;
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
