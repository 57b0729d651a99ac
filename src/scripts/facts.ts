import {factPaths, factText} from '../data/mdx/factText';
import {escapeRegExp} from '../lib/regExp';
import {suggest} from '../plugins/content-lint/problem';
import {listFiles, readText} from '../plugins/content-lint/read/files';
import {numbersIn, stripNumberFormat} from '../plugins/content-lint/rules/wording';

/** The uses of a fact in the project. */
type FactUses = {
  path: string;
  value: string;
  /** Places that cite the fact, as `file:line`: these update automatically. */
  cited: string[];
  /** Places that contain its value as text, as `file:line: text`: these must be checked when the fact changes. */
  typed: string[];
};

type Line = {place: string; text: string; visible: string};

/** Finds the uses of the fact `prefix`, and of all facts below it, in docs, blog, changelog, legal pages and data. */
export function factUses(root: string, prefix = ''): FactUses[] {
  const lines = readLines(root);
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

/**
 * Creates a function that tests whether a text includes the value: a number as a whole number, other text in any case.
 * Numbers of one digit and other values under three characters never match: they would match too much.
 */
export function createMatcher(value: string): (text: string) => boolean {
  const number = stripNumberFormat(value);
  if (/^\$?[\d,.]+[+%]?$/.test(value)) {
    return number.length < 2 ? () => false : (text) => numbersIn(text).some((found) => found.number === number);
  }
  const words = new RegExp(`(?<!\\w)${escapeRegExp(value)}(?!\\w)`, 'i');
  return value.length < 3 ? () => false : (text) => words.test(text);
}

/** The files that define the facts. */
const factFiles = ['design', 'facts', 'legal', 'monitoring', 'motion', 'plans', 'stats', 'tools'].map(
  (name) => `src/data/${name}.ts`,
);

function readLines(root: string): Line[] {
  const pages = ['docs', 'blog', 'src/changelog', 'src/pages'].flatMap((folder) => listFiles(root, folder, /\.mdx?$/));
  const data = listFiles(root, 'src/data', /^(?!.*\/schema\/).*\.ts$/).filter((file) => !factFiles.includes(file));
  return [...pages, ...data].flatMap((file) =>
    readText(root, file)
      .split('\n')
      .map((text, index) => ({
        place: `${file}:${index + 1}`,
        text,
        visible: file.endsWith('.ts') ? extractStrings(text) : text.replace(/<Fact\b[^>]*>/g, ' '),
      })),
  );
}

/** Returns the text of the strings in a line of TypeScript, without comments and `${…}`. */
function extractStrings(line: string): string {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return '';
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, ' ') ?? '')
    .join(' ');
}

/** `npm run facts -- [NAME]`: prints where facts are cited, and where their value is typed as text. */
function facts(): void {
  const [, , name = ''] = process.argv;
  const found = factUses(process.cwd(), name);
  if (found.length === 0) {
    process.stderr.write(
      `There is no fact "${name}". ${suggest(name, factPaths(), 'Run npm run facts to list all facts')}.\n`,
    );
    process.exitCode = 1;
    return;
  }
  for (const {path, value, cited, typed} of found) {
    const lines = [
      `${path} = ${value}`,
      ...formatPlaces('cited, updates automatically', cited),
      ...formatPlaces('typed as text, check each if the fact changes', typed),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

function formatPlaces(heading: string, places: readonly string[]): string[] {
  return places.length === 0 ? [] : [`  ${heading} (${places.length}):`, ...places.map((place) => `    ${place}`)];
}

if (require.main === module) facts();
