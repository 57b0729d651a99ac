import {freePort} from '../support/freePort';
import {medians} from './medians';
import {withBrowser, withServer} from './site';

/** A row of the table: medians of all runs, times in ms, transferred bytes. */
type Row = {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  LCP: number;
  TBT: number;
  CLS: number;
  requests: number;
  html: number;
  js: number;
  css: number;
  fonts: number;
};

/** Runs Lighthouse for mobile on pages of a built site, with simulated throttling and without a cache. */
export async function measureLighthouse(
  folder: string,
  paths: readonly string[],
  runs = 5,
): Promise<Record<string, Row>> {
  const port = freePort();
  const flags = [`--remote-debugging-port=${port}`];
  return withServer(folder, (origin) =>
    withBrowser(
      origin,
      async () => {
        const rows: Record<string, Row> = {};
        for (const path of paths) {
          const all: Row[] = [];
          for (let run = 0; run < runs; run += 1) all.push(await measure(origin + path, port));
          rows[path] = medians(all);
        }
        return rows;
      },
      flags,
    ),
  );
}

async function measure(url: string, port: number): Promise<Row> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {port, output: 'json', logLevel: 'silent'});
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const {audits, categories} = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const {details} = audits['network-requests'] ?? {};
  const requests = (details && 'items' in details ? details.items : []) as {
    resourceType: string;
    transferSize: number;
  }[];
  const bytes = (type: string) =>
    requests.filter(({resourceType}) => resourceType === type).reduce((sum, {transferSize}) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    requests: requests.length,
    html: bytes('Document'),
    js: bytes('Script'),
    css: bytes('Stylesheet'),
    fonts: bytes('Font'),
  };
}
