import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {buildSync} from 'esbuild';
import {codeFolders} from '../../../../src/plugins/content-lint/read/cache';
import {copyCheck, doc, file, replaceIn} from './project';

const copy = resolve('tests/.output/content-cache');
const cache = join(copy, 'node_modules/.cache/content-lint');

/** Runs `npm run lint:content` in the copy. Returns its lines without the last one. */
function lint(): string[] {
  const command = ['--import', require.resolve('tsx'), 'src/scripts/checkContent.ts'];
  const {stdout, stderr} = spawnSync(process.execPath, command, {cwd: copy, encoding: 'utf8'});
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('docs/a.mdx'));
}

const edit = (name: string, from: string, to: string) => replaceIn(join(copy, name), from, to);

test('a second check reads the cache, and shows what a change of code, data or word list changes', () => {
  copyCheck(copy);
  writeFileSync(join(copy, file), doc('Speled.\n\n```none\ncode\n```\n\n<Fact of="newFact" />'));
  const word =
    'docs/a.mdx:5: warning: Unknown word "Speled". Correct it, or add it to src/plugins/content-lint/words.txt.';
  const language = expect.stringMatching(/^docs\/a\.mdx:7: warning: Unknown code language "none"/);
  const fact = expect.stringMatching(/^docs\/a\.mdx:11: Unknown fact "newFact"/);
  expect(lint()).toEqual([word, language, fact]);

  const results = readdirSync(cache).map((name) => join(cache, name));
  expect(results.length).toBeGreaterThan(0);
  // A result that nothing but the cache can have.
  const [result = ''] = results.filter((name) => readFileSync(name, 'utf8').includes('"Speled"'));
  writeFileSync(result, readFileSync(result, 'utf8').replace('"Speled"', '"Cached"'));
  expect(lint()[0]).toContain('"Cached"');

  edit('src/plugins/content-lint/words.txt', '\n', '\nSpeled\n');
  expect(lint()).toEqual([language, fact]);
  edit('src/data/facts.ts', 'export const', 'export const newFact = 5;\nexport const');
  expect(lint()).toEqual([language]);
  edit('src/plugins/content-lint/rules/markdownStyle.ts', 'Unknown code language', 'No code language');
  expect(lint()).toEqual([expect.stringContaining('No code language "none"')]);
}, 240_000);

test('the version of cached results has all code of the project that creates them', () => {
  const {metafile} = buildSync({
    entryPoints: ['src/plugins/content-lint/read/body.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toContain('src/plugins/content-lint/rules/markdownStyle.ts');
  expect(files.filter((file) => !codeFolders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
