import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {sentences} from './sentences';

/** A test whose title names sentences of the specification; `file` is relative to `tests/`. */
type Proof = {file: string; title: string; ids: string[]};

/** Every test title with an id, such as `§2.14`, in the files of `tests/`. */
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

/** The sentences with the tests that prove them, as a Markdown table. */
export function specificationTable(): string {
  const all = proofs();
  const rows = Object.entries(sentences).map(([id, sentence]) => {
    const provedBy = all.filter(({ids}) => ids.includes(id)).map(({file, title}) => `\`${file}\` › "${title}"`);
    return `| ${id} | ${sentence} | ${provedBy.join('; ')} |`;
  });
  return ['| § | The sentence says | Proved by |', '| - | - | - |', ...rows].join('\n');
}
