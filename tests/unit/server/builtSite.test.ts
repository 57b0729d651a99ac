import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openBuiltSite} from '../../../src/server/builtSite';

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

test('pages are found by their clean path, everything else by its name', () => {
  for (const path of ['index.html', '404.html', 'docs.html', 'docs/start.html', 'blog/index.html', 'img/a.svg'])
    write(path);
  const {pages, files, notFound} = openBuiltSite(folder);
  expect([...pages.keys()].sort()).toEqual(['/', '/blog', '/docs', '/docs/start']);
  expect([...files.keys()]).toEqual(['/img/a.svg']);
  expect(pages.get('/docs/start')?.bytes('identity').toString()).toBe('docs/start.html');
  expect(notFound.bytes('identity').toString()).toBe('404.html');
});

test('without a build it says what to run', () => {
  expect(() => openBuiltSite(folder)).toThrow('run "npm run build" first');
  write('index.html');
  expect(() => openBuiltSite(folder)).toThrow('404.html is missing');
});
