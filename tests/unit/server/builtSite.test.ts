import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {loadBuild, watchBuild} from '../../../src/server/builtSite';
import {smallPolicy} from '../../support/smallPolicy';

const policy = '.hosts/policy.json';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(path: string): void {
  mkdirSync(join(folder, path, '..'), {recursive: true});
  writeFileSync(join(folder, path), path);
}

function writePolicy(day = 1): void {
  write(policy);
  writeFileSync(join(folder, policy), JSON.stringify(smallPolicy));
  utimesSync(join(folder, policy), new Date(2026, 0, day), new Date(2026, 0, day));
}

test('files for hosts and compressed copies cannot be requested', () => {
  writePolicy();
  for (const path of ['index.html', '404.html', '_headers', '_redirects', 'vercel.json', '.hosts/nginx.conf'])
    write(path);
  for (const path of ['index.html.br', 'a.js', 'a.js.gz', 'a.js.br']) write(path);
  expect([...loadBuild(folder).files.keys()]).toEqual(['/a.js']);
});

test('pages are listed by clean path, other files by file name', () => {
  writePolicy();
  for (const path of ['index.html', '404.html', 'docs.html', 'docs/start.html', 'blog/index.html', 'img/a.svg'])
    write(path);
  const {pages, files} = loadBuild(folder);
  expect([...pages.keys()].sort()).toEqual(['/', '/blog', '/docs', '/docs/start']);
  expect([...files.keys()]).toEqual(['/img/a.svg']);
  expect(pages.get('/docs/start')).toBe('/docs/start.html');
});

test('without a build, the error contains the command to run', () => {
  expect(() => loadBuild(folder)).toThrow('run "npm run build" first');
});

test('a new build is served as soon as it is complete', () => {
  for (const path of ['index.html', '404.html', 'a.js']) write(path);
  writePolicy();
  const site = watchBuild(folder);
  const scripts = () => [...site().files.keys()];
  expect(scripts()).toEqual(['/a.js']);
  rmSync(folder, {recursive: true});
  for (const path of ['index.html', '404.html', 'b.js']) write(path);
  expect(scripts()).toEqual(['/a.js']);
  writePolicy(2);
  expect(scripts()).toEqual(['/b.js']);
});
