import type {DataFile} from '../dataFiles';
import {type Document, lineOf, nodesOf, readDocument} from '../documents';
import {lineAt, linesOf} from '../files';
import type {Mistake} from '../mistake';
import type {WritingKind} from '../pageFolders';
import {templates} from '../templates';
import {askedDescription, type TemplateKind} from '../templates/template';

/** The sentences that `npm run new` puts where a writer's own will stand, by the kind of page. */
const placeholders: Partial<Record<WritingKind, ReadonlySet<string>>> = {
  doc: sentencesOf('doc', 'A title'),
  post: sentencesOf('post', 'A title'),
  month: sentencesOf('changelog', 'January 2026'),
};

/** What writers put where something is missing yet; whoever means such a word writes it as code. */
const missing = /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)\b|\[[Ii]nsert [^\]]+\]/;

/** A page that is no draft says nothing of what the template said, and leaves nothing to be written later. */
export function unfinishedMistakes({file, kind, tree, frontMatter, lineOf: lineOfKey}: Document): Mistake[] {
  const sentences = placeholders[kind];
  if (!sentences || frontMatter.draft === true) return [];
  const remedy = 'write your own, or draft: true into the front matter';
  const told = (line: number, words: string) => ({file, line, what: `"${words}" is the template’s`, remedy});
  const description = String(frontMatter.description);
  return [
    ...(description.startsWith(askedDescription) ? [told(lineOfKey('description'), description)] : []),
    ...nodesOf(tree, 'text')
      .filter(({value}) => sentences.has(value))
      .map((text) => told(lineOf(text), text.value.trim())),
    ...nodesOf(tree, 'text').flatMap((text) => {
      const found = missing.exec(text.value);
      if (!found) return [];
      const [words] = found;
      const toDo = `write it, or draft: true into the front matter; as code, \`${words}\`, if the word is meant`;
      return [
        {
          file,
          line: lineAt(text.value, found.index, lineOf(text)),
          what: `"${words}" says that something is missing`,
          remedy: toDo,
        },
      ];
    }),
  ];
}

/** Nor does a page whose text stands in `src/data`, once it is no sample any more. */
export function unfinishedDataMistakes({file, text}: DataFile): Mistake[] {
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
  const texts = filesOf(template, title).flatMap(({text}) => {
    const page = readDocument('', 'doc', text);
    return 'tree' in page ? nodesOf(page.tree, 'text').map(({value}) => value) : [];
  });
  // Shorter ones are headings and names that a page may keep.
  return new Set(texts.filter((text) => text.trim().split(/\s+/).length > 3));
}
