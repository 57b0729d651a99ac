import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';

const [, table = ''] = readFileSync(resolve('tests/README.md'), 'utf8').split(
  '## The specification, sentence by sentence',
);
const rows = table.split('\n').filter((line) => /^\| \d /.test(line));

/** The tests that a row names: "`file` › "title", "another title"; `file` › …". */
const proofs = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+)` › ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({file, title})),
  ),
);

test('every sentence names a test, in a form that can be checked', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter((row) => !/ \| (`[^`|]+` › "[^"]+"(, "[^"]+")*(; )?)+ \|$/.test(row))).toEqual([]);
});

test('every test that is named is there', () => {
  const sources = new Map<string, string>();
  for (const {file} of proofs) {
    const path = resolve('tests', file);
    if (!sources.has(file)) sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
  }
  expect(proofs.filter(({file, title}) => !sources.get(file)?.includes(title))).toEqual([]);
});
