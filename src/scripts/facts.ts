import {factPaths, factText} from '../data/mdx/factText';
import {escapeRegExp} from '../lib/regExp';
import {listFiles, readText} from '../plugins/content-lint/files';
import {suggest} from '../plugins/content-lint/problem';
import {bare, numbersIn} from '../plugins/content-lint/wording';

/** Where a fact stands in the project. */
type FactUses = {
  path: string;
  value: string;
  /** Places that cite it, as `file:line`: they follow by themselves when the fact changes. */
  cited: string[];
  /** Places where its value is typed, as `file:line: text`: for a person to read when the fact changes. */
  typed: string[];
};

type Line = {place: string; text: string; visible: string};

/** The uses of the facts whose path begins with `prefix`, in docs, blog, changelog, legal pages and data. */
export function factUses(root: string, prefix = ''): FactUses[] {
  const lines = linesOf(root);
  return factPaths()
    .filter((path) => path === prefix || path.startsWith(prefix === '' ? '' : `${prefix}.`))
    .map((path) => {
      const value = factText(path);
      const cites = new RegExp(`(?<![\\w.])${escapeRegExp(path)}(?![\\w.]*\\w)`);
      const includesValue = createMatcher(value);
      return {
        path,
        value,
        cited: lines.filter(({text}) => cites.test(text)).map(({place}) => place),
        typed: lines
          .filter(({visible}) => includesValue(visible))
          .map(({place, visible}) => `${place}: ${visible.trim()}`),
      };
    });
}

/** Makes the test whether a text includes the value: a number as a whole number, words in any case. One digit says too little. */
function createMatcher(value: string): (text: string) => boolean {
  const number = bare(value);
  if (/^\$?[\d,.]+[+%]?$/.test(value)) {
    return number.length < 2 ? () => false : (text) => numbersIn(text).some((found) => found.number === number);
  }
  const words = new RegExp(`(?<!\\w)${escapeRegExp(value)}(?!\\w)`, 'i');
  return value.length < 3 ? () => false : (text) => words.test(text);
}

/** The files that hold the facts themselves. */
const factFiles = ['src/data/facts.ts', 'src/data/plans.ts', 'src/data/tools.ts'];

function linesOf(root: string): Line[] {
  const pages = ['docs', 'blog', 'src/changelog', 'src/pages'].flatMap((folder) => listFiles(root, folder, /\.mdx?$/));
  const data = listFiles(root, 'src/data', /^(?!.*\/schema\/).*\.ts$/).filter((file) => !factFiles.includes(file));
  return [...pages, ...data].flatMap((file) =>
    readText(root, file)
      .split('\n')
      .map((text, index) => ({
        place: `${file}:${index + 1}`,
        text,
        visible: file.endsWith('.ts') ? quotedIn(text) : text.replace(/<Fact\b[^>]*>/g, ' '),
      })),
  );
}

/** What a line of TypeScript says to readers: its strings, without what they cite. */
function quotedIn(line: string): string {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return '';
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, ' ') ?? '')
    .join(' ');
}

/** `npm run facts -- [NAME]`: where facts are cited, and where their value is typed. Run it before you change one. */
function facts(): void {
  const [, , name = ''] = process.argv;
  const found = factUses(process.cwd(), name);
  if (found.length === 0) {
    process.stderr.write(`There is no fact "${name}". ${suggest(name, factPaths(), 'Run npm run facts for all')}.\n`);
    process.exitCode = 1;
    return;
  }
  for (const {path, value, cited, typed} of found) {
    const lines = [
      `${path} = ${value}`,
      ...list('cited, follows by itself', cited),
      ...list('typed, read it before you change the fact', typed),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

function list(heading: string, places: readonly string[]): string[] {
  return places.length === 0 ? [] : [`  ${heading} (${places.length}):`, ...places.map((place) => `    ${place}`)];
}

if (require.main === module) facts();
