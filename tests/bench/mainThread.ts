import type {Browser} from '@playwright/test';
import {medians} from './medians';
import {withBrowser, withServer} from './site';

/** A processor that is slowed down four times: CPU time is multiplied, which other load affects less than throttling. */
const slowdown = 4;
const blockingMs = 50;
/** Time after `load` in which pages hydrate and their animations run. */
const observedMs = 2500;

/** Milliseconds of the main thread after the first paint, on a slow processor: medians of all runs. */
type Row = Record<'blocked' | 'longest task' | 'all tasks' | Kind, number>;
type Kind = 'script' | 'style' | 'layout' | 'paint' | 'other';

/** A complete event of the trace. Times in microseconds; `tdur` is CPU time. */
type TraceEvent = {name: string; ph: string; pid: number; tid: number; ts: number; dur: number; tdur?: number};

/** A built site and the path of one of its pages. */
export type TracedPage = {name: string; folder: string; path: string};

/** Traces pages alternately, so that other load affects all of them. */
export async function measureMainThread(pages: readonly TracedPage[], runs = 5): Promise<Record<string, Row>> {
  const all = new Map<string, Row[]>(pages.map(({name}) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const {name, folder, path} of pages) {
      const row = await withServer(folder, (origin) =>
        withBrowser(origin, async (browser) => summarize(await trace(browser, origin + path))),
      );
      all.get(name)?.push(row);
    }
  }
  return Object.fromEntries([...all].map(([name, rows]) => [name, medians(rows)]));
}

async function trace(browser: Browser, url: string): Promise<TraceEvent[]> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...(value as unknown as TraceEvent[])));
  const categories = ['devtools.timeline', 'v8', 'v8.execute', 'loading', 'toplevel'];
  await session.send('Tracing.start', {transferMode: 'ReportEvents', traceConfig: {includedCategories: categories}});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(observedMs);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await context.close();
  return events;
}

function summarize(events: readonly TraceEvent[]): Row {
  const paint = events.find(({name}) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was not painted');
  const work = events
    .filter(({ph, pid, tid, ts, dur}) => ph === 'X' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const row: Row = {blocked: 0, 'longest task': 0, 'all tasks': 0, script: 0, style: 0, layout: 0, paint: 0, other: 0};
  const open: {end: number; kind: Kind}[] = [];
  for (const {name, ts, dur, tdur = dur} of work) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const ms = (tdur / 1000) * slowdown;
    const parent = open.at(-1)?.kind;
    if (!parent) {
      row['all tasks'] += ms;
      row['longest task'] = Math.max(row['longest task'], ms);
      row.blocked += Math.max(0, ms - blockingMs);
    }
    const kind = kindOf(name) ?? parent ?? 'other';
    // Time that is nested in another event is not that event's own.
    row[kind] += ms;
    if (parent) row[parent] -= ms;
    open.push({end: ts + dur, kind});
  }
  for (const figure of Object.keys(row) as (keyof Row)[]) row[figure] = Math.round(row[figure]);
  return row;
}

function kindOf(name: string): Kind | undefined {
  if (/^UpdateLayoutTree$/.test(name)) return 'style';
  if (/^Layout$/.test(name)) return 'layout';
  if (/Paint|Layerize|^Commit$/.test(name)) return 'paint';
  return /^(EvaluateScript|FunctionCall|TimerFire|RunMicrotasks|FireAnimationFrame|v8|V8)/.test(name)
    ? 'script'
    : undefined;
}
