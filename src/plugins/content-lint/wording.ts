import {factPaths, factText} from '../../data/mdx/factText';
import {plans} from '../../data/plans';
import {formerNames} from '../../data/search/formerNames';
import {currentNames} from '../../lib/formerNames';
import {escapeRegExp} from '../../lib/regExp';
import {factWords} from './factWords';
import {lineAt, listFiles, readText} from './files';
import {attribute, elementsOf, nodesOf, startLine} from './mdx';
import type {MdxPage} from './pages';
import {type Problem, warning} from './problem';

type Passage = {line: number; text: string};

/** Placeholders, former names, and typed numbers that equal a fact. Code is not read. */
export function wordingProblems(page: MdxPage): Problem[] {
  return passagesOf(page).flatMap((passage) => [
    ...placeholderProblems(page, passage),
    ...formerNameProblems(page, passage),
    ...typedFactProblems(page, passage),
  ]);
}

/** What readers see: running text, title and description, alternative texts, captions and labels. */
function passagesOf({tree, frontMatter, keyLine}: MdxPage): Passage[] {
  return [
    ...['title', 'description', 'sidebar_label'].map((key) => ({
      line: keyLine(key),
      text: String(frontMatter[key] ?? ''),
    })),
    ...nodesOf(tree, 'text').map((node) => ({line: startLine(node), text: node.value})),
    ...nodesOf(tree, 'image').map((image) => ({line: startLine(image), text: image.alt ?? ''})),
    ...elementsOf(tree).flatMap((element) =>
      ['caption', 'label'].map((name) => ({line: startLine(element), text: attribute(element, name) ?? ''})),
    ),
  ];
}

const placeholders = /\b(?:TODO|FIXME|TBD|tbd|[Ll]orem ipsum)\b/;

function placeholderProblems({file, unpublished}: MdxPage, {line, text}: Passage): Problem[] {
  const found = unpublished ? null : placeholders.exec(text);
  if (!found) return [];
  const place = {file, line: line + lineAt(text, found.index) - 1};
  return [warning(place, `"${found[0]}" says that something is missing`, 'Write it, or mark the word as code')];
}

/** Posts and months may keep former names: they say what was so then. */
function formerNameProblems({file, kind}: Pick<MdxPage, 'file' | 'kind'>, {line, text}: Passage): Problem[] {
  if (kind === 'post' || kind === 'month') return [];
  return currentNames(formerNames).flatMap(({was, is}) => {
    if (!wholeWord(was).test(is ? text.replaceAll(is, '') : text)) return [];
    const place = {file, line: line + lineAt(text, text.indexOf(was)) - 1};
    return [warning(place, `${was} is a former name`, is ? `Write ${is}` : 'Leave it out')];
  });
}

/** Former names in data, components and the lists of the blog, which no page cites; comments are not read. */
export function formerNameProblemsInCode(root: string): Problem[] {
  const code = ['src/data', 'src/site', 'src/components', 'src/pages'].flatMap((folder) =>
    listFiles(root, folder, /^(?!src\/data\/(?:search\/formerNames\.ts|schema\/)).*\.tsx?$/),
  );
  return [...code, ...listFiles(root, 'blog', /\.yml$/)].flatMap((file) =>
    readText(root, file)
      .split('\n')
      .map((text, index) => ({line: index + 1, text: /^\s*(?:\/\/|\/?\*)/.test(text) ? '' : text}))
      .flatMap((passage) => formerNameProblems({file, kind: 'page'}, passage)),
  );
}

/** A number of a fact. In a sentence with one of these words, the same number is likely to be this fact. */
type NumberFact = {path: string; value: string; words: readonly string[]};

const numberFacts: readonly NumberFact[] = [
  ...Object.entries(factWords)
    .filter(([path]) => factPaths().includes(path))
    .map(([path, words]) => ({path, value: factText(path), words})),
  ...plans.flatMap((plan) =>
    (['monthly', 'yearly'] as const).flatMap((billing) =>
      Object.entries(plan[billing])
        .filter(([, value]) => typeof value === 'number' && value > 0)
        .map(([key]) => `plans.${plan.id}.${billing}.${key}`)
        .map((path) => ({path, value: factText(path), words: [plan.name]})),
    ),
  ),
];

/** Literal comparison, no grammar: a warning is for a person to judge. */
function typedFactProblems({file, kind}: MdxPage, {line, text}: Passage): Problem[] {
  // A month says what held on its day.
  if (kind === 'month') return [];
  return sentencesOf(text).flatMap(({sentence, offset}) => {
    const seen = new Set<string>();
    return numbersIn(sentence).flatMap(({number, index}) => {
      const fact = numberFacts.find(
        ({value, words}) => bare(value) === number && words.some((word) => wholeWord(word).test(sentence)),
      );
      if (!fact || seen.has(fact.path)) return [];
      seen.add(fact.path);
      const place = {file, line: line + lineAt(text, offset + index) - 1};
      const fix = `If it is ours, write <Fact of="${fact.path}" />; in front matter, check it when the fact changes`;
      return [warning(place, `"${number}" is typed and equals ${fact.path}`, fix)];
    });
  });
}

function sentencesOf(text: string): {sentence: string; offset: number}[] {
  let offset = 0;
  return text.split(/(?<=[.!?]\s)/).map((sentence) => {
    const start = offset;
    offset += sentence.length;
    return {sentence, offset: start};
  });
}

/** Numbers as they are written, without separators of thousands. */
export function numbersIn(text: string): {number: string; index: number}[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(({0: written, index}) => ({number: bare(written), index}));
}

export function bare(value: string): string {
  return value.replace(/[^\d.]/g, '').replace(/\.$/, '');
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${escapeRegExp(word)}(?![\\w-])`);
}
