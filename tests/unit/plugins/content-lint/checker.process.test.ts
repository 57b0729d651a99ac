import {once} from 'node:events';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {startChecker} from '../../../../src/plugins/content-lint/checker';
import type {Problem} from '../../../../src/plugins/content-lint/problem';
import {createReporter} from '../../../../src/plugins/content-lint/reporter';
import {copyCheck, doc, file, replaceIn, withProject} from './project';

const config = "module.exports = {title: 'A', url: 'https://example.com', baseUrl: '/', presets: ['classic']};\n";

beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

/** Yields the problems of pages that the server sends after each check. */
async function* eventsOf(response: Response): AsyncGenerator<Problem[]> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, data] = /^data: (.*)/.exec(text) ?? [];
      if (data) yield (JSON.parse(data) as Problem[]).filter(({urls}) => urls);
      text = text.slice(end + 2);
    }
  }
}

test('a wrong page is reported and disappears when it is fixed, while the server answers at once', async () => {
  const files = {
    [file]: doc('The [other](/docs/other).'),
    'docs/other.mdx': doc('Text.'),
    'docusaurus.config.js': config,
  };
  await withProject(files, async (root) => {
    const checker = startChecker(root, join(root, 'docusaurus.config.js'));
    const reporter = createReporter(checker, '/base/');
    const server = createServer((request, response) =>
      request.url === '/events' ? reporter.handle(request, response) : response.end('page'),
    ).listen(0, 'localhost');
    await new Promise((listening) => server.once('listening', listening));
    const {port} = server.address() as {port: number};
    const events = eventsOf(await fetch(`http://localhost:${port}/events`));
    // In milliseconds of this process's processor time, which other programs do not change.
    let slowestMs = 0;
    const requests = setInterval(async () => {
      const before = process.cpuUsage();
      await (await fetch(`http://localhost:${port}/`)).text();
      const {user, system} = process.cpuUsage(before);
      slowestMs = Math.max(slowestMs, (user + system) / 1000);
    }, 100);
    const next = async () => {
      void reporter.check();
      return (await events.next()).value as Problem[];
    };
    try {
      expect(await next()).toEqual([]);
      rmSync(join(root, 'docs/other.mdx'));
      writeFileSync(join(root, file), doc('The [other](/docs/other) one is speled.'));
      expect(await next()).toEqual([
        expect.objectContaining({file, line: 5, severity: 'error', urls: ['/base/docs/a']}),
        expect.objectContaining({file, line: 5, severity: 'warning', message: 'Unknown word "speled"'}),
      ]);
      writeFileSync(join(root, 'docs/other.mdx'), doc('Text.'));
      writeFileSync(join(root, file), doc('The [other](/docs/other) one is spelled.'));
      expect(await next()).toEqual([]);
      expect(slowestMs).toBeGreaterThan(0);
      expect(slowestMs).toBeLessThan(500);
    } finally {
      clearInterval(requests);
      checker.stop();
      server.closeAllConnections();
      server.close();
    }
  });
}, 180_000);

test('a process that ends is an error, and the next check starts another one', async () => {
  await withProject({[file]: doc('TODO'), 'docusaurus.config.js': 'process.exit(1);\n'}, async (root) => {
    const configFile = join(root, 'docusaurus.config.js');
    const checker = startChecker(root, configFile);
    try {
      await expect(checker.check()).rejects.toThrow('its process ended');
      writeFileSync(configFile, "throw new Error('no configuration');\n");
      await expect(checker.check()).rejects.toThrow('no configuration');
      writeFileSync(configFile, config);
      expect((await checker.check()).map(({message}) => message)).toContain('Placeholder "TODO"');
    } finally {
      checker.stop();
    }
  });
}, 180_000);

test('a save loads the changed data and what imports it; a save of other code loads all of it', async () => {
  const copy = resolve('tests/.output/content-checker');
  copyCheck(copy);
  writeFileSync(join(copy, file), doc('<Fact of="offers.newFact" />\n\n```none\ncode\n```'));
  const log = join(copy, 'loaded.txt');
  for (const name of ['src/data/brand.ts', 'src/data/plans.ts', 'src/data/facts.ts', 'src/site/redirects.ts']) {
    const line = `require('node:fs').appendFileSync(${JSON.stringify(log)}, '${name.slice(4)} ');\n`;
    writeFileSync(join(copy, name), line + readFileSync(join(copy, name), 'utf8'));
  }
  const {startChecker: startCopy} = require(join(copy, 'src/plugins/content-lint/checker')) as {
    startChecker: typeof startChecker;
  };
  const checker = startCopy(copy, join(copy, 'docusaurus.config.ts'));
  const save = async (name: string, from: string, to: string) => {
    replaceIn(join(copy, name), from, to);
    writeFileSync(log, '');
    return found(await checker.check());
  };
  const found = (problems: Problem[]) => [
    problems.filter((problem) => problem.file === file).map(({message}) => message),
    existsSync(log) ? readFileSync(log, 'utf8').split(' ').filter(Boolean).sort() : [],
  ];
  const all = ['data/brand.ts', 'data/facts.ts', 'data/plans.ts', 'site/redirects.ts'];
  try {
    const language = 'Unknown code language "none"';
    expect(found(await checker.check())).toEqual([['Unknown fact "offers.newFact"', language], all]);
    expect(await save('src/data/facts.ts', 'offers = {', 'offers = {newFact: 5,')).toEqual([
      [language],
      ['data/facts.ts', 'data/plans.ts'],
    ]);
    expect(await save('src/data/facts.ts', 'newFact: 5,', '')).toEqual([
      ['Unknown fact "offers.newFact"', language],
      ['data/facts.ts', 'data/plans.ts'],
    ]);
    const code = 'src/plugins/content-lint/rules/markdownStyle.ts';
    expect(await save(code, 'Unknown code', 'No code')).toEqual([
      ['Unknown fact "offers.newFact"', 'No code language "none"'],
      all,
    ]);
  } finally {
    checker.stop();
  }
}, 240_000);

test('once a page is shown, the dictionaries are loaded for the next save', async () => {
  const copy = resolve('tests/.output/content-prepared');
  copyCheck(copy);
  const log = join(copy, 'loaded.txt');
  const loadsCspell = `require('node:fs').writeFileSync(${JSON.stringify(log)}, 'cspell'); return import('cspell-lib');`;
  replaceIn(join(copy, 'src/plugins/content-lint/cspell.cjs'), "import('cspell-lib')", `{${loadsCspell}}`);
  const {startChecker: startCopy} = require(join(copy, 'src/plugins/content-lint/checker')) as {
    startChecker: typeof startChecker;
  };
  const checker = startCopy(copy, join(copy, 'docusaurus.config.ts'));
  const reporter = createReporter(checker, '/');
  const server = createServer(reporter.handle).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    await checker.check();
    expect(existsSync(log)).toBe(false);
    const {port} = server.address() as {port: number};
    await fetch(`http://localhost:${port}/`);
    // Its answer follows the message that loads the dictionaries.
    await checker.check();
    expect(readFileSync(log, 'utf8')).toBe('cspell');
  } finally {
    checker.stop();
    server.closeAllConnections();
    server.close();
  }
}, 240_000);
