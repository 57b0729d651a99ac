import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {freePort} from '../support/freePort';
import {copyWithDocs} from './builds';
import {copyClassicTemplate} from './classic';
import {medians} from './medians';
import {withBrowser} from './site';

const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const timeoutMs = 180_000;
const warmStarts = 3;
const editRuns = 3;

/** A site that is edited: `data` is a file with a text that the page `dataPath` shows. */
type EditedSite = {folder: string; section: string; data: {file: string; from: string; to: string; path: string}};

/** Seconds. */
type Edits = Record<'sentence' | 'front matter' | 'data file' | 'new page', number>;
type Row = Record<'first page, cold' | 'first page, warm', number> & Edits;

/**
 * Measures `npm start` and edits of a copy of this site and of a new Docusaurus site, with generated docs in both. The
 * sites take turns, so that other load affects both.
 */
export async function measureWriting(count: number): Promise<Record<string, Row>> {
  const sites: EditedSite[] = [
    {
      folder: copyWithDocs(count),
      section: 'api-reference',
      data: {file: 'src/data/plans.ts', from: "name: 'Lite'", to: "name: 'Light'", path: '/pricing'},
    },
    {
      folder: copyClassicTemplate(count),
      section: 'tutorial-basics',
      data: {file: 'src/components/HomepageFeatures/index.js', from: 'Easy to Use', to: 'Light to Use', path: '/'},
    },
  ];
  for (const {folder} of sites) {
    spawnSync(process.execPath, [docusaurus, 'clear'], {cwd: folder, stdio: 'ignore'});
    rmSync(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
  }
  const port = freePort();
  return withBrowser(`http://localhost:${port}`, async (browser) => {
    const starts: {cold: number[]; warm: number[]}[] = sites.map(() => ({cold: [], warm: []}));
    for (let run = 0; run <= warmStarts; run += 1) {
      for (const [index, {folder}] of sites.entries()) {
        const server = await startServer(folder, port, await browser.newPage());
        await server.stop();
        starts[index]?.[run === 0 ? 'cold' : 'warm'].push(server.firstPage);
      }
    }
    const servers = [];
    const edits: Edits[][] = sites.map(() => []);
    try {
      for (const {folder} of sites) servers.push(await startServer(folder, freePort(), await browser.newPage()));
      // The first run warms up both servers.
      for (let run = 0; run <= editRuns; run += 1) {
        for (const [index, site] of sites.entries()) {
          const server = servers[index];
          const seconds = server && (await measureEdits(server.page, server.origin, site, run));
          if (seconds && run > 0) edits[index]?.push(seconds);
        }
      }
    } finally {
      for (const server of servers) await server.stop();
    }
    const rows = sites.map((_, index): Row => {
      const {cold: [cold = 0] = [], warm = []} = starts[index] ?? {};
      const {seconds} = medians(warm.map((one) => ({seconds: one})));
      return {'first page, cold': cold, 'first page, warm': seconds ?? 0, ...medians(edits[index] ?? [])};
    });
    const [site, template] = rows as [Row, Row];
    const ratio = Object.fromEntries(
      Object.entries(site).map(([name, seconds]) => [
        name,
        Math.round((100 * seconds) / template[name as keyof Row]) / 100,
      ]),
    ) as Row;
    return {[`+ ${count} docs`]: site, [`template, + ${count} docs`]: template, ratio};
  });
}

/** Starts the dev server and measures the time until a page is shown. */
async function startServer(folder: string, port: number, page: Page) {
  const origin = `http://localhost:${port}`;
  page.setDefaultTimeout(timeoutMs);
  const start = performance.now();
  const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'development'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await page.close();
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
  };
  try {
    await whenListening(origin, server);
    await page.goto(`${origin}/docs/intro`, {waitUntil: 'commit'});
    await page.locator('h1').first().waitFor();
    return {page, origin, firstPage: secondsSince(start), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}

async function whenListening(origin: string, server: ChildProcess): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < timeoutMs) {
    if (server.exitCode !== null) throw new Error('The dev server ended. See its output above.');
    const isListening = await fetch(`${origin}/favicon.ico`).then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The dev server did not start within ${timeoutMs / 1000} s.`);
}

/** Edits files and measures the time from each save until the page shows it. */
async function measureEdits(page: Page, origin: string, {folder, section, data}: EditedSite, run: number) {
  const part = join(folder, 'docs', section, 'part-0');
  const file = join(part, 'page-0.mdx');
  const written = readFileSync(file, 'utf8').replace(/\nSentence.*\n/g, '');
  const withTitle = (title: string) => written.replace(/^title: .*/m, `title: ${title}`);
  await page.goto(`${origin}/docs/${section}/part-0/page-0`);
  const main = page.locator('main');
  await main.getByRole('heading', {level: 1}).waitFor();
  const sentence = await timeEdit(file, `${written}\nSentence ${run} is new.\n`, main.getByText(`Sentence ${run}`));
  const title = `Changed title ${run}`;
  const frontMatter = await timeEdit(file, withTitle(title), main.getByRole('heading', {name: title}));
  const added = page.locator('nav').getByRole('link', {name: `New page ${run}`});
  const newPage = await timeEdit(join(part, `new-${run}.mdx`), withTitle(`New page ${run}`), added.first());
  await page.goto(`${origin}${data.path}`);
  await page.getByRole('heading', {level: 1}).waitFor();
  const dataFile = join(folder, data.file);
  const text = readFileSync(dataFile, 'utf8');
  const shown = page.getByText(/^Light/).first();
  const dataSeconds = await timeEdit(dataFile, text.replace(data.from, data.to), shown);
  await timeEdit(dataFile, text, shown, 'detached');
  return {sentence, 'front matter': frontMatter, 'data file': dataSeconds, 'new page': newPage};
}

async function timeEdit(
  file: string,
  text: string,
  shown: Locator,
  state: 'visible' | 'detached' = 'visible',
): Promise<number> {
  const start = performance.now();
  writeFileSync(file, text);
  await shown.waitFor({state});
  return secondsSince(start);
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 10) / 100;
}
