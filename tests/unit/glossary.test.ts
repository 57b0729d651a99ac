import {readdirSync, readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {glossary} from '../support/glossary';

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => join(folder, file))
      .filter((file) => !file.startsWith('tests/.output') && /\.(?:tsx?|css|cjs|md)$/.test(file)),
  )
  .concat('README.md', 'docusaurus.config.ts', 'sidebars.ts');

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const declarations =
  /\b(?:const|let|function|type|class|interface|enum) +\w+|(?<=^|\s|\()\.[a-z]\w*(?=[\s,{:.[])|--[a-z][\w-]+(?=:)|\bdata-[a-z-]+/gm;
const titles = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])(?:\\.|(?!\1)[^\\\n])*\1(?=,)/g;
const code = /```[\s\S]*?```|`[^`]*`/g;

/** The text of a file that people read as English: comments, names and test titles of code, the prose of a README. */
function proseOf(file: string, text: string): string {
  if (extname(file) === '.md') return text.replace(code, '');
  const names = [basename(file), ...(text.match(declarations) ?? [])].join('\n');
  return [
    ...(text.match(comments) ?? []).map((comment) => comment.replace(code, '')),
    ...(file.endsWith('.test.ts') || file.endsWith('.spec.ts') ? (text.match(titles) ?? []) : []),
    names.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/-/g, ' '),
  ].join('\n');
}

const forbidden = Object.entries(glossary).map(([words, use]) => ({
  pattern: new RegExp(`(?<![-\\w])(?:${words})(?![-\\w])`, 'gi'),
  use,
}));

test('comments, names, test titles and READMEs use the words of the glossary (tests/support/glossary.ts)', () => {
  const found = files.flatMap((file) => {
    const prose = proseOf(file, readFileSync(file, 'utf8'));
    return forbidden.flatMap(({pattern, use}) =>
      [...prose.matchAll(pattern)].map(
        ({0: word, index}) =>
          `${file}: "${word}" in "${prose.slice(Math.max(0, index - 30), index + 30).replace(/\s+/g, ' ')}": use ${use}`,
      ),
    );
  });
  expect(found).toEqual([]);
});
