import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import type {Config, DocusaurusConfig} from '@docusaurus/types';
import {checkProject} from '../../../../src/plugins/content-lint/checkProject';
import {formatProblem} from '../../../../src/plugins/content-lint/problem';
import {contentSettings, defaultSettings} from '../../../../src/plugins/content-lint/read/settings';

export type Files = Readonly<Record<string, string | Buffer>>;

/**
 * Checks a temporary project with these files and this configuration, by default that of this site. Returns formatted
 * problems, without those of the site's own data.
 */
export async function check(files: Files, config?: Partial<Config>): Promise<string[]> {
  const problems = await withProject(files, (root) =>
    checkProject(root, config ? contentSettings(validConfig(config), root) : defaultSettings),
  );
  return problems.filter(({file}) => !file.startsWith('src/data/')).map(formatProblem);
}

/** Adds Docusaurus' default values to a configuration with the classic preset. */
export function validConfig(config: Partial<Config> = {}): DocusaurusConfig {
  const site = {title: 'A', url: 'https://example.com', baseUrl: '/', presets: ['classic']};
  return validateConfig({...site, ...config}, 'docusaurus.config.ts');
}

/** Creates a temporary project with these files for the duration of `use`. */
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

/**
 * Copies this project without its pages, to edit the code and data of the check. The folder must be inside this project,
 * so that the copy resolves the same packages.
 */
export function copyCheck(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const name of ['src', 'docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json', '.cspell.json'])
    cpSync(name, join(folder, name), {recursive: true});
  symlinkSync(resolve('static'), join(folder, 'static'), 'junction');
  mkdirSync(join(folder, 'docs'));
  rmSync(join(folder, 'src/changelog'), {recursive: true});
  const pages = readdirSync(join(folder, 'src/pages'), {recursive: true, encoding: 'utf8'});
  for (const name of pages) if (name.endsWith('.mdx')) rmSync(join(folder, 'src/pages', name));
}

/** Replaces a text that the file contains. */
export function replaceIn(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const description = 'What readers can do after this page, said in one sentence.';

/** Returns a docs page with this text from line 5, or one line later for each line of `keys`. */
export function doc(text: string, keys = ''): string {
  return `---\ntitle: A page\ndescription: ${description}\n${keys}---\n${text}\n`;
}

/** The path at which most tests put a `doc`. */
export const file = 'docs/a.mdx';
