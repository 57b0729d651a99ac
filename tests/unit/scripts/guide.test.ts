import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {scripts} from '../../../package.json';

const guides = [
  'README.md',
  'docs/guides-tutorials/write-for-this-site.mdx',
  'tests/README.md',
  ...readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => basename(file) === 'README.md')
    .map((file) => join('src', file)),
];

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('the files that it names exist', () => {
    const named = [...text.matchAll(/`((?:blog|docs|src|static|tests)\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
    const linked = [...text.matchAll(/\]\((?!https?:|\/|#)([^)#]+)/g)].map(([, file = '']) =>
      join(dirname(guide), file),
    );
    const files = guide.endsWith('.mdx') ? named : [...named, ...linked];
    expect(files.filter((file) => !file.includes('YYYY') && !existsSync(file))).toEqual([]);
  });

  test('the npm commands that it names exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the README is at most 8 kB', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(8000);
});
