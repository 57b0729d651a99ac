import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {freePort} from '../support/freePort';
import {copyWithDocs} from './builds';
import {copyClassicTemplate} from './classic';
import {medians} from './medians';
import {withBrowser} from './site';

const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const timeoutMs = 180_000;
const warmStarts = 3;
const editRuns = 3;

/** A site that is edited: `data` is a file with a name that the page at `path` shows. */
type EditedSite = {folder: string; section: string; data: {file: string; name: string; path: string}};

/** A name that is on no page. */
const changedName = 'Featherlight';

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
      data: {file: 'src/data/plans.ts', name: 'Lite', path: '/pricing'},
    },
    {
      folder: copyClassicTemplate(count),
      section: 'tutorial-basics',
      data: {file: 'src/components/HomepageFeatures/index.js', name: 'Easy to Use', path: '/'},
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
      for (const [index, site] of sites.entries()) {
        const server = await startServer(site, port, await browser.newPage());
        await server.stop();
        starts[index]?.[run === 0 ? 'cold' : 'warm'].push(server.firstPage);
      }
    }
    const servers = [];
    const edits: Edits[][] = sites.map(() => []);
    try {
      for (const site of sites) servers.push(await startServer(site, freePort(), await browser.newPage()));
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

/** Returns the path of a generated doc. */
function firstPath(section: string): string {
  return `/docs/${section}/part-0/page-0`;
}

/** Starts the dev server and measures the time until a page is shown. */
async function startServer({folder, section}: EditedSite, port: number, page: Page) {
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
    await page.goto(`${origin}${firstPath(section)}`, {waitUntil: 'commit'});
    await whenShown(page, {in: 'main h1'});
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
  const edit = async (path: string, text: string, isShown: Parameters<typeof whenShown>[1]) => {
    const start = performance.now();
    writeFileSync(path, text);
    await whenShown(page, isShown);
    return secondsSince(start);
  };
  await page.goto(`${origin}${firstPath(section)}`);
  await whenShown(page, {in: 'main h1'});
  const sentence = await edit(file, `${written}\nSentence ${run} is new.\n`, {in: 'main', text: `Sentence ${run}`});
  const title = `Changed title ${run}`;
  const frontMatter = await edit(file, withTitle(title), {in: 'main h1', text: title});
  const added = `New page ${run}`;
  const newPage = await edit(join(part, `new-${run}.mdx`), withTitle(added), {in: 'nav a', text: added});
  await page.goto(`${origin}${data.path}`);
  await whenShown(page, {in: 'h1'});
  const dataFile = join(folder, data.file);
  const text = readFileSync(dataFile, 'utf8');
  const changed = {in: 'main', text: changedName};
  const dataSeconds = await edit(dataFile, text.replace(data.name, changedName), changed);
  await edit(dataFile, text, {...changed, isGone: true});
  return {sentence, 'front matter': frontMatter, 'data file': dataSeconds, 'new page': newPage};
}

/**
 * Waits until one of the elements has the text, or with `isGone` until none has. Looks at each frame: locators look each
 * 0.5 s, which is more than an edit takes.
 */
async function whenShown(page: Page, shown: {in: string; text?: string; isGone?: boolean}): Promise<void> {
  const isShown = ({in: selector, text = '', isGone = false}: typeof shown) =>
    [...document.querySelectorAll(selector)].some(({textContent}) => textContent?.includes(text)) !== isGone;
  await page.waitForFunction(isShown, shown, {polling: 'raf'});
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 10) / 100;
}
