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

/** A site that is edited: `data` is a file with a text that the page `dataPath` shows. */
type EditedSite = {folder: string; section: string; data: {file: string; from: string; to: string; path: string}};

/** Seconds. */
type Row = Record<
  'first page, cold' | 'first page, warm' | 'sentence' | 'front matter' | 'data file' | 'new page',
  number
>;

/** Measures `npm start` and edits of a copy of this site and of a new Docusaurus site, with generated docs in both. */
export async function measureWriting(count: number): Promise<Record<string, Row>> {
  const site = await measureSite({
    folder: copyWithDocs(count),
    section: 'api-reference',
    data: {file: 'src/data/plans.ts', from: "name: 'Lite'", to: "name: 'Light'", path: '/pricing'},
  });
  const template = await measureSite({
    folder: copyClassicTemplate(count),
    section: 'tutorial-basics',
    data: {file: 'src/components/HomepageFeatures/index.js', from: 'Easy to Use', to: 'Light to Use', path: '/'},
  });
  const names = Object.keys(site) as (keyof Row)[];
  const ratio = Object.fromEntries(names.map((name) => [name, Math.round((100 * site[name]) / template[name]) / 100]));
  return {[`+ ${count} docs`]: site, [`template, + ${count} docs`]: template, ratio: ratio as Row};
}

async function measureSite(site: EditedSite): Promise<Row> {
  const {folder} = site;
  spawnSync(process.execPath, [docusaurus, 'clear'], {cwd: folder, stdio: 'ignore'});
  rmSync(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
  const cold = await withDevServer(folder, async () => ({}));
  const {firstPage, ...edits} = await withDevServer(folder, (page, origin) => measureEdits(page, origin, site));
  return {'first page, cold': cold.firstPage, 'first page, warm': firstPage, ...edits};
}

/** Starts the dev server, measures the time until a page is shown, and stops it after `use`. */
async function withDevServer<Result>(
  folder: string,
  use: (page: Page, origin: string) => Promise<Result>,
): Promise<Result & {firstPage: number}> {
  const port = freePort();
  const origin = `http://localhost:${port}`;
  return withBrowser(origin, async (browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    const start = performance.now();
    const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
      cwd: folder,
      env: {...process.env, NODE_ENV: 'development'},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await whenListening(origin, server);
      await page.goto(`${origin}/docs/intro`, {waitUntil: 'commit'});
      await page.locator('h1').first().waitFor();
      const firstPage = secondsSince(start);
      return {...(await use(page, origin)), firstPage};
    } finally {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
  });
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

/** Edits files three times each and measures the time from the save until the page shows it; medians. */
async function measureEdits(page: Page, origin: string, {folder, section, data}: EditedSite) {
  const model = join(folder, 'docs', section, 'part-0');
  const file = join(folder, 'docs', section, 'part-0/page-0.mdx');
  const written = readFileSync(file, 'utf8');
  const rows: Omit<Row, 'first page, cold' | 'first page, warm'>[] = [];
  const dataFile = join(folder, data.file);
  const dataText = readFileSync(dataFile, 'utf8');
  for (let run = 1; run <= 4; run += 1) {
    await page.goto(`${origin}/docs/${section}/part-0/page-0`);
    const main = page.locator('main');
    await main.getByRole('heading', {level: 1}).waitFor();
    const sentence = await timeEdit(file, `${written}\nSentence ${run} is new.\n`, main.getByText(`Sentence ${run}`));
    const title = `Changed title ${run}`;
    const retitled = written.replace(/^title: .*/m, `title: ${title}`);
    const frontMatter = await timeEdit(file, retitled, main.getByRole('heading', {name: title}));
    const added = written.replace(/^title: .*/m, `title: New page ${run}`);
    const newPage = await timeEdit(
      join(model, `new-${run}.mdx`),
      added,
      page
        .locator('nav')
        .getByRole('link', {name: `New page ${run}`})
        .first(),
    );
    await page.goto(`${origin}${data.path}`);
    await page.getByRole('heading', {level: 1}).waitFor();
    const changed = dataText.replace(
      data.from,
      `${data.to.replace(/'$/, '')} ${run}${data.to.endsWith("'") ? "'" : ''}`,
    );
    const name = `${data.to.replace(/^name: '|'$/g, '')} ${run}`;
    const dataFileSeconds = await timeEdit(dataFile, changed, page.getByText(name).first());
    writeFileSync(dataFile, dataText);
    await page.getByText(name).first().waitFor({state: 'detached'});
    // The first run warms up both servers.
    if (run > 1) rows.push({sentence, 'front matter': frontMatter, 'data file': dataFileSeconds, 'new page': newPage});
  }
  return medians(rows);
}

async function timeEdit(file: string, text: string, shown: ReturnType<Page['locator']>): Promise<number> {
  const start = performance.now();
  writeFileSync(file, text);
  await shown.waitFor();
  return secondsSince(start);
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 10) / 100;
}
