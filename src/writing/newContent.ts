import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {namesIn, textOf} from './files';
import {publishedFile} from './published';
import {sections} from './sections';
import {templates} from './templates';
import {kinds, type Place, type TemplateKind} from './templates/template';

const usage = `npm run new -- ${kinds.join('|')} "Title" [--section getting-started]
  post        an article of the blog, a draft until you say otherwise
  doc         a page of the docs; --section names its folder in docs (guides-tutorials otherwise)
  changelog   a month, such as "October 2026"
  landing     a landing page, with its route
  comparison  a comparison page, with its route; the title is what it compares with`;

/**
 * `npm run new`: makes a file from a title, complete and in its place, ready to fill in. It never writes over a file.
 * It works in the current folder.
 */
function newContent(): void {
  const {section, words: typed} = whatWasTyped();
  const [kind, ...words] = typed;
  const title = words.join(' ').trim();
  if (!isKind(kind) || !title) throw new Error(usage);
  const files = templates[kind](title, {...placeOf(section), today: new Date()});
  const taken = files.find(({path}) => existsSync(path));
  if (taken) throw new Error(`${taken.path} is there already: choose another title, or change that file`);
  for (const {path, text} of files) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    process.stdout.write(`${path}\n`);
  }
}

/** The section that is named, and the words beside it; any other option is told in our words, not in those of Node. */
function whatWasTyped(): {section: string; words: string[]} {
  const options = {section: {type: 'string', default: 'guides-tutorials'}} as const;
  const {values, positionals} = parseArgs({strict: false, allowPositionals: true, options});
  const unknown = Object.keys(values).find((name) => !(name in options));
  if (unknown)
    throw new Error(`there is no option "${unknown}": the only one is --section, as in --section integrations`);
  if (typeof values.section !== 'string') throw new Error('--section names no folder: write --section integrations');
  return {section: values.section, words: positionals};
}

function isKind(text: string | undefined): text is TemplateKind {
  return kinds.some((kind) => kind === text);
}

/** What is there already, which new files have to come after. */
function placeOf(section: string): Place {
  return {
    section,
    sections,
    postNumbers: [...numbers('blog', /^slug: \/(\d+)$/m), ...givenNumbers('/blog/')],
    author: firstName('blog/authors.yml'),
    tag: firstName('blog/tags.yml'),
    docPositions: numbers(join('docs', section), /^sidebar_position: (\d+)$/m),
    landingNumbers: [
      ...namesIn('.', 'src/pages')
        .flatMap((name) => /^landingpage(\d+)\.tsx$/.exec(name)?.[1] ?? [])
        .map(Number),
      ...givenNumbers('/landingpage'),
    ],
  };
}

/** What the first group of `pattern` matches in each MDX file below a folder. */
function numbers(folder: string, pattern: RegExp): number[] {
  return namesIn('.', folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => pattern.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [])
    .map(Number);
}

/**
 * The numbers behind `address` in what was published or leads on. A page that was taken down keeps its own: who has a
 * link to it would come to another page.
 */
function givenNumbers(address: string): number[] {
  const texts = [publishedFile, 'src/site/redirects.ts'].map((file) => textOf('.', file)).join();
  return [...texts.matchAll(new RegExp(`['"]${address}(\\d+)['"]`, 'g'))].map(([, number]) => Number(number));
}

/** The first name of a list that posts take theirs from. */
function firstName(file: string): string {
  return /^[\w-]+(?=:)/m.exec(textOf('.', file))?.[0] ?? '';
}

try {
  newContent();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
