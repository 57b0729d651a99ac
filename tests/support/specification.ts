import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {sentences} from './sentences';

/** A test with ids of the specification in its title; `file` is relative to `tests/`. */
type Proof = {file: string; title: string; ids: string[]};

/** Returns every test title in `tests/` that has an id such as `§2.14`. */
export function proofs(): Proof[] {
  const folder = resolve('tests');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(['"`])((?:(?!\1).)*?)((?: §\d+\.\d+)+)\1/g)].map(
      ([, , title = '', ids = '']) => ({file, title, ids: ids.match(/\d+\.\d+/g) ?? []}),
    ),
  );
}

/** Returns a Markdown table of the sentences with the tests that prove them. */
export function specificationTable(): string {
  const all = proofs();
  const rows = Object.entries(sentences).map(([id, sentence]) => {
    const provedBy = all.filter(({ids}) => ids.includes(id)).map(({file, title}) => `\`${file}\` › "${title}"`);
    return `| ${id} | ${sentence} | ${provedBy.join('; ')} |`;
  });
  return ['| § | The sentence says | Proved by |', '| - | - | - |', ...rows].join('\n');
}
