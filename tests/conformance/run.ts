import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {ensureChromium, ensureHeadlessShell, offlineFlag} from '../support/chromium';
import {build, startServer, writeProject} from './project';
import {type Row, rows} from './rows';
import {serve} from './serve';
import {generatedPart, isInReadme, tableOf, writeReadme} from './table';
import {compare, compareFullLoad, oneLine, type Reference, record, type Tab, type Target, visitInTabs} from './visits';

/**
 * Builds made-up content with this site's plugins and with the plain classic preset, and compares each page: its HTML,
 * and in the browser after a full load, a client-side navigation and back. Then the same without the runtime
 * (src/runtime), and on `npm start`. Writes the table of the README.
 *
 *     npx tsx tests/conformance/run.ts [--update] [--keep] [PATTERN]
 *
 * `--only=build,start,off`: only these checks; `--only=plain`: only records plain Docusaurus.
 * `--self`: compares plain Docusaurus with itself, which must find nothing: a test of this test.
 * `--update`: writes the table into the README. `--keep`: keeps the projects. `PATTERN`: only rows whose name matches.
 */
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [pattern = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const only = options
  .find((option) => option.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isChecked = (check: string) => !only || only.includes(check);
const isSelfTest = options.includes('--self');
const selected = rows.filter(({feature}) => new RegExp(pattern, 'i').test(feature));

const output = resolve(__dirname, '../.output');
const cache = resolve('node_modules/.cache/conformance');
const work = mkdtempSync(join(tmpdir(), 'conformance-'));
const tabCount = 3;
const bases = {a: '/', b: '/sub/', c: '/'} as const;

type Content = Row['content'];
/** What plain Docusaurus shows, by content, row and path. */
type References = Map<Content, ReadonlyMap<string, Reference>>;
const keyOf = ({row, path}: Target) => `${row.feature} ${path}`;
/** The first problem of each row, by what was tested. */
const problems = new Map<Row, string[]>();
/** Parts that list other pages. */
const listParts = ['sidebar', 'pagination', 'posts'];
/** The sentence of the build for a setting that this site has a part of its own for. */
const sentences = new Map<Row, string>();
const report = (row: Row, problem: string) => {
  if (selected.includes(row)) problems.set(row, [...(problems.get(row) ?? []), problem]);
};
const started = Date.now();
const log = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell() ?? ensureChromium(),
    args: [offlineFlag, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const contents = [...new Set(selected.map(({content}) => content))];
    const references: References = new Map();
    // As many at a time as there are cores.
    const inParallel = async (tasks: (() => Promise<void>)[]) => {
      const work = async () => {
        for (let task = tasks.shift(); task; task = tasks.shift()) await task();
      };
      await Promise.all([work(), work()]);
    };
    await inParallel(
      contents.map((content) => async () => {
        references.set(content, await referencesOf(browser, content));
        if (isChecked('build')) await checkBuild(browser, content, references);
      }),
    );
    await inParallel([
      ...(isChecked('start') && contents.includes('a') ? [() => checkStart(browser, references)] : []),
      ...(isChecked('off') && contents.includes('a') ? [() => checkOff(browser, references)] : []),
    ]);
  } finally {
    await browser.close();
    if (!options.includes('--keep')) rmSync(work, {recursive: true, force: true});
    else log(`Projects: ${work}`);
  }
  finish();
}

const rowsOf = (content: Content) => rows.filter((row) => row.content === content);
const targetsOf = (some: readonly Row[], origin: string, base: string): Target[] =>
  some.flatMap((row) => row.pages.map((path) => ({origin, base, path, row})));

/** What plain Docusaurus shows, by path. The results are cached by what they depend on. */
async function referencesOf(browser: Browser, content: Content): Promise<ReadonlyMap<string, Reference>> {
  const all = rowsOf(content);
  const contentKey = contentKeyOf(content);
  const fileOf = ({path, row}: Target) =>
    join(
      cache,
      `${content}-${hashOf(contentKey, path, String(row.works), String(row.linksTo), String(row.withoutHtml))}.json`,
    );
  const targets = targetsOf(all, '', bases[content]);
  const missing = targets.filter((target) => !existsSync(fileOf(target)));
  if (missing.length > 0) await recordAll(browser, content, missing, fileOf);
  return new Map(targets.map((target) => [keyOf(target), JSON.parse(readFileSync(fileOf(target), 'utf8'))]));
}

async function recordAll(
  browser: Browser,
  content: Content,
  targets: readonly Target[],
  fileOf: (target: Target) => string,
): Promise<void> {
  const all = rowsOf(content);
  const folder = join(work, `plain-${content}`);
  writeProject(folder, 'plain', content, all);
  log(`plain ${content}: builds, to record ${targets.length} pages`);
  const failure = await build(folder);
  if (failure !== undefined) throw new Error(`Plain Docusaurus does not build content ${content}:\n${failure}`);
  mkdirSync(cache, {recursive: true});
  const current = new Set(targetsOf(all, '', bases[content]).map(fileOf));
  for (const name of readdirSync(cache)) {
    if (name.startsWith(`${content}-`) && !current.has(join(cache, name))) rmSync(join(cache, name));
  }
  const server = await serve(join(folder, 'build'), bases[content]);
  const broken: string[] = [];
  const recordPage = async (tab: Tab, target: Target) => {
    try {
      writeFileSync(fileOf(target), JSON.stringify(await record(tab, {...target, origin: server.origin})));
    } catch (error) {
      broken.push(`${target.path}: ${oneLine(error)}`);
    }
  };
  // Many, because they mostly wait until a page no longer changes.
  await visitInTabs(browser, targets, 6, recordPage);
  await server.close();
  if (broken.length > 0)
    throw new Error(
      `These pages do not work in plain Docusaurus: correct the content or the row\n${broken.join('\n')}`,
    );
}

const hashOf = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

function contentKeyOf(content: Content): string {
  const folder = join(__dirname, 'content', content);
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const code = ['extract.ts', 'plain.config.ts', 'visits.ts'].map((name) => join(__dirname, name));
  const paths = [
    ...code,
    resolve('package-lock.json'),
    ...files.map(({parentPath, name}) => join(parentPath, name)).sort(),
  ];
  return hashOf(...paths.flatMap((path) => [path, readFileSync(path)]));
}

/** Builds rows with this site's plugins. Returns those that are built: all, or none if the build fails. */
async function buildRows(
  folder: string,
  content: Content,
  some: readonly Row[],
  label: string,
  env: Record<string, string>,
): Promise<readonly Row[]> {
  writeProject(folder, isSelfTest ? 'plain' : 'site', content, some);
  log(`${label} ${content}: builds ${some.length} rows`);
  const failure = await build(folder, env);
  if (failure === undefined) return some;
  const sentence = buildError(failure, folder);
  const own = some.filter((row) => namesOwnPart(row, sentence));
  for (const row of own) sentences.set(row, sentence);
  const others = some.filter((row) => !own.includes(row));
  if (own.length > 0) return buildRows(folder, content, others, label, env);
  log(`${label} ${content}: ${sentence}`);
  for (const row of some) report(row, `${label}: ${sentence}`);
  return [];
}

/** Whether a line of the build's output names the setting. */
const namesOwnPart = ({ownPart}: Row, line: string) =>
  ownPart !== undefined && new RegExp(`\\b${ownPart}\\b`).test(line);

/** The first sentence of a failed build. */
function buildError(failure: string, folder: string): string {
  const lines = failure
    .replaceAll(`${folder}/`, '')
    .split('\n')
    .map((line) => line.replace(/^[\s│╰─▶×]+/, '').trim());
  const sentence =
    lines.find((line) => /^(\[ERROR\] )?(\[cause\]: )?\w*Error(: |$)|^Cause: /.test(line) && !isGeneral(line)) ??
    lines.filter(Boolean).at(-1) ??
    '';
  return sentence.replace(/^\[(cause|ERROR)\]:? /, '').slice(0, 300);
}

/** Whether an error only says that there is another one. */
const isGeneral = (line: string) =>
  /^AggregateError|could not load module|Unable to build website|Can't render static file|static site generation failed|MDX compilation failed/.test(
    line,
  );

async function checkBuild(
  browser: Browser,
  content: Content,
  references: References,
  label = 'build',
  env: Record<string, string> = {},
): Promise<void> {
  const folder = join(work, `${label}-${content}`.replaceAll(' ', '-'));
  const built = await buildRows(folder, content, rowsOf(content), label, env);
  if (built.length === 0) return;
  const printed = readFileSync(`${folder}.log`, 'utf8').split('\n');
  for (const row of built) {
    const line = printed.find((text) => namesOwnPart(row, text));
    if (line) sentences.set(row, line.replace(/^\[\w+\] /, ''));
  }
  log(`${label} ${content}: visits`);
  const server = await serve(join(folder, 'build'), bases[content]);
  const shown = built.filter((row) => !sentences.has(row));
  await visitInTabs(browser, targetsOf(shown, server.origin, bases[content]), tabCount, async (tab, target) => {
    const reference = references.get(content)?.get(keyOf(target));
    if (!reference) throw new Error(`No reference of ${target.path}`);
    const found = await compare(tab, target, reference);
    if (found.length > 0) report(target.row, `${label}: ${target.path}: ${found.join('; ')}`);
  });
  await server.close();
  log(`${label} ${content}: done`);
}

/** The same without the runtime: src/runtime/plugin.ts with all its parts switched off. */
async function checkOff(browser: Browser, references: References): Promise<void> {
  await checkBuild(browser, 'a', references, 'runtime off', {CONFORMANCE_RUNTIME: 'off'});
}

/** `npm start` shows what the build shows: each page after a full load. */
async function checkStart(browser: Browser, references: References): Promise<void> {
  const folder = join(work, 'start-a');
  const some = rowsOf('a');
  writeProject(folder, 'site', 'a', some);
  log('npm start: starts');
  const server = await startServer(folder);
  try {
    log('npm start: visits');
    const targets = targetsOf(some, server.origin, '/').filter(({row}) => selected.includes(row) && !row.withoutHtml);
    await visitInTabs(browser, targets, tabCount, async (tab, target) => {
      const reference = references.get('a')?.get(keyOf(target));
      const found = reference && (await compareFullLoad(tab, {...target, ignored: listParts}, reference));
      if (found) report(target.row, `npm start: ${target.path}: ${found}`);
    });
  } finally {
    await server.close();
  }
  log('npm start: done');
}

function groupByProblem(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [{feature}, found] of problems) {
    const text = found.join('\n  ');
    groups.set(text, [...(groups.get(text) ?? []), feature]);
  }
  return groups;
}

/** Writes the table and the counts for `npm test`, and fails if a row does not work or the README has another table. */
function finish(): void {
  mkdirSync(output, {recursive: true});
  const table = tableOf(selected, problems, sentences);
  writeFileSync(join(output, 'conformance.md'), `${table}\n`);
  for (const [problem, features] of groupByProblem()) console.log(`${features.join('\n')}\n  ${problem}`);
  const isComplete = selected.length === rows.length && isChecked('build') && !isSelfTest;
  const part = generatedPart(table);
  if (options.includes('--update') && isComplete) writeReadme(part);
  const isCurrent = !isComplete || isInReadme(part);
  if (!isCurrent)
    console.log(
      'The table in tests/conformance/README.md differs from tests/.output/conformance.md. If the change is right, run: npx tsx tests/conformance/run.ts --update',
    );
  const counts = {passed: selected.length - problems.size, failed: problems.size + (isCurrent ? 0 : 1)};
  writeFileSync(join(output, 'conformance.json'), JSON.stringify({...counts, tests: []}));
  log(`${counts.passed} rows work, ${problems.size} do not`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

void main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
