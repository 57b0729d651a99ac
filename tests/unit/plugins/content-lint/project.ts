import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {checkProject} from '../../../../src/plugins/content-lint/checkProject';
import {formatProblem} from '../../../../src/plugins/content-lint/problem';

export type Files = Readonly<Record<string, string | Buffer>>;

/** What the check reports, a line a problem, of a project that holds these files; the data is that of the site. */
export async function check(files: Files): Promise<string[]> {
  const problems = await withProject(files, checkProject);
  return problems.filter(({file}) => !file.startsWith('src/data/')).map(formatProblem);
}

/** Makes a project of these files, and removes it after `use`. */
export async function withProject<T>(files: Files, use: (root: string) => Promise<T> | T): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const file of ['.cspell.json', 'src/plugins/content-lint/words.txt']) cpSync(file, join(root, file));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), {recursive: true});
      writeFileSync(join(root, file), text);
    }
    return await use(root);
  } finally {
    rmSync(root, {recursive: true});
  }
}

const description = 'What readers can do after this page, said in one sentence.';

/** A page of the docs with this text, which begins on line 5. */
export function doc(text: string, keys = ''): string {
  return `---\ntitle: A page\ndescription: ${description}\n${keys}---\n${text}\n`;
}

/** The URL of a `doc` at `docs/a.mdx`. */
export const file = 'docs/a.mdx';
