import {visit} from 'unist-util-visit';
import {type Document, lineOf, type Mistake, readDocument} from './documents';
import {linesOf} from './files';
import type {Kind} from './pageFolders';
import {askedDescription, type Kind as TemplateKind, templates} from './templates';

/** The sentences that `npm run new` puts where a writer's own will stand, by the kind of page. */
const placeholders: Partial<Record<Kind, ReadonlySet<string>>> = {
  doc: sentencesOf('doc', 'A title'),
  post: sentencesOf('post', 'A title'),
  month: sentencesOf('changelog', 'January 2026'),
};

/** A page that is no draft says nothing of what the template said. */
export function unfinishedMistakes({file, kind, tree, frontMatter, lineOf: lineOfKey}: Document): Mistake[] {
  const sentences = placeholders[kind];
  if (!sentences || frontMatter.draft === true) return [];
  const remedy = 'write your own, or draft: true into the front matter';
  const told = (line: number, words: string) => ({file, line, what: `"${words}" is the template’s`, remedy});
  const description = String(frontMatter.description);
  const mistakes = description.startsWith(askedDescription) ? [told(lineOfKey('description'), description)] : [];
  visit(tree, 'text', (text) => {
    if (sentences.has(text.value)) mistakes.push(told(lineOf(text), text.value.trim()));
  });
  return mistakes;
}

/** Nor does a page whose text stands in `src/data`, once it is no sample any more. */
export function unfinishedDataMistakes({file, text}: {file: string; text: string}): Mistake[] {
  if (!/^src\/data\/(landing|comparisons)\//.test(file) || /^ {2}sample: true,$/m.test(text)) return [];
  return linesOf(text).flatMap(({line, words}) =>
    asked
      .filter((sentence) => words.includes(sentence === askedDescription ? sentence : `'${sentence}'`))
      .map((sentence) => ({
        file,
        line,
        what: `"${sentence}" is the template’s`,
        remedy: 'write your own, or leave sample: true in until you have',
      })),
  );
}

/** What the templates ask for; what else they say may stay. */
const asked = [...filesOf('landing', 'A title'), ...filesOf('comparison', 'A title')]
  .flatMap(({text}) => [...text.matchAll(/'((?:say|what somebody|what do people|answer it)\b[^']*|https:[^']*)'/gi)])
  .flatMap(([, sentence = '']) => (sentence.startsWith(askedDescription) ? askedDescription : sentence))
  .filter((sentence, index, all) => all.indexOf(sentence) === index);

function filesOf(template: TemplateKind, title: string): ReturnType<(typeof templates)[TemplateKind]> {
  const place = {
    section: '',
    sections: [''],
    postNumbers: [],
    author: '',
    tag: '',
    docPositions: [],
    landingNumbers: [],
    today: new Date(),
  };
  return templates[template](title, place);
}

function sentencesOf(template: 'doc' | 'post' | 'changelog', title: string): ReadonlySet<string> {
  const sentences = new Set<string>();
  for (const {text} of filesOf(template, title)) {
    const page = readDocument('', 'doc', text);
    if (!('tree' in page)) continue;
    // Shorter texts are headings and names that a page may keep.
    visit(page.tree, 'text', ({value}) => {
      if (value.trim().split(/\s+/).length > 3) sentences.add(value);
    });
  }
  return sentences;
}
