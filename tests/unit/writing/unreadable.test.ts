import {spawnSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {unreadable} from '../../../src/writing/unreadable';

test('a text with a quote too many is told by file and line', () => {
  const error = new Error(
    'Transform failed with 1 error:\n/site/src/data/plans.ts:35:34: ERROR: Expected "}" but found "s"',
  );
  expect(unreadable(error, '/site')).toEqual({
    file: 'src/data/plans.ts',
    line: 35,
    what: 'it cannot be read: Expected "}" but found "s"',
    remedy: expect.stringContaining('comma, quote or bracket'),
  });
});

test('so it is in the words of what reads the configuration', () => {
  const error = new Error('ParseError: Unexpected token, expected ","  \n /my site/src/data/plans.ts:28:17');
  expect(unreadable(error, '/my site')).toMatchObject({
    file: 'src/data/plans.ts',
    line: 28,
    what: 'it cannot be read: Unexpected token, expected ","',
  });
});

test('what cites something that is not there is told by file and line', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'toLowerCase')");
  error.stack = `${error}\n    at <anonymous> (/site/src/data/setup.ts:24:36)\n    at /site/src/data/contents.ts:7:32`;
  expect(unreadable(error, '/site')).toMatchObject({
    file: 'src/data/setup.ts',
    line: 24,
    remedy: expect.stringContaining('is not there'),
  });
});

test('an error of the check itself is thrown on', () => {
  const error = new Error('no room');
  error.stack = 'Error: no room';
  expect(() => unreadable(error, '/site')).toThrow('no room');
});

test('the content check says so of a page’s file, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
  cpSync('src', join(folder, 'src'), {recursive: true});
  cpSync('sidebars.ts', join(folder, 'sidebars.ts'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  appendFileSync(join(folder, 'src/data/marketing/careers.ts'), 'const a = ((;');
  const check = ['--import', require.resolve('tsx'), join(folder, 'src/writing/checkContent.ts')];
  const {stdout, stderr} = spawnSync(process.execPath, check, {cwd: folder, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^src\/data\/marketing\/careers\.ts:\d+: it cannot be read: .*\n1 to mend/);
});
