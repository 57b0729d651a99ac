import {factPaths, factText} from '../../../data/mdx/factText';
import {plans} from '../../../data/plans';
import {formerNames} from '../../../data/search/formerNames';
import {currentNames} from '../../../lib/formerNames';
import {escapeRegExp} from '../../../lib/regExp';
import {type Problem, warning} from '../problem';
import type {Passage} from '../read/body';
import {lineAt, listFiles, readText} from '../read/files';
import type {MdxPage} from '../read/pages';
import {factWords} from './factWords';

/** Warns about placeholders, former names, and typed numbers that equal a fact. Skips code. */
export function wordingProblems(page: MdxPage): Problem[] {
  return passagesOf(page).flatMap((passage) => [
    ...placeholderProblems(page, passage),
    ...formerNameProblems(page, passage),
    ...typedFactProblems(page, passage),
  ]);
}

/** Returns the visible text: body text, title, description, sidebar label, alternative texts, captions and labels. */
function passagesOf({passages, frontMatter, keyLine}: MdxPage): Passage[] {
  return [
    ...['title', 'description', 'sidebar_label'].map((key) => ({
      line: keyLine(key),
      text: String(frontMatter[key] ?? ''),
    })),
    ...passages,
  ];
}

const placeholders = /\b(?:TODO|FIXME|TBD|tbd|[Ll]orem ipsum)\b/;

function placeholderProblems({file, unpublished}: MdxPage, {line, text}: Passage): Problem[] {
  const found = unpublished ? null : placeholders.exec(text);
  if (!found) return [];
  const place = {file, line: line + lineAt(text, found.index) - 1};
  return [warning(place, `Placeholder "${found[0]}"`, 'Replace it with the final text, or mark it as code')];
}

/** Skips posts and months: they may use the names of their time. */
function formerNameProblems({file, kind}: Pick<MdxPage, 'file' | 'kind'>, {line, text}: Passage): Problem[] {
  if (kind === 'post' || kind === 'month') return [];
  return currentNames(formerNames).flatMap(({formerName, currentName}) => {
    if (!wholeWord(formerName).test(currentName ? text.replaceAll(currentName, '') : text)) return [];
    const place = {file, line: line + lineAt(text, text.indexOf(formerName)) - 1};
    return [warning(place, `${formerName} is a former name`, currentName ? `Write ${currentName}` : 'Remove it')];
  });
}

/** Warns about former names in data, site configuration, components, pages and the blog's YAML. Skips comments. */
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

/** A fact with a number. The same number in a sentence with one of `words` is probably this fact. */
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

/** Compares numbers literally, without grammar; hence only warnings. */
function typedFactProblems({file, kind}: MdxPage, {line, text}: Passage): Problem[] {
  // A changelog page keeps the numbers of its month.
  if (kind === 'month') return [];
  return sentencesOf(text).flatMap(({sentence, offset}) => {
    const seen = new Set<string>();
    return numbersIn(sentence).flatMap(({number, index}) => {
      const fact = numberFacts.find(
        ({value, words}) => stripNumberFormat(value) === number && words.some((word) => wholeWord(word).test(sentence)),
      );
      if (!fact || seen.has(fact.path)) return [];
      seen.add(fact.path);
      const place = {file, line: line + lineAt(text, offset + index) - 1};
      const fix = `If it is this fact, write <Fact of="${fact.path}" />; in front matter, update it when the fact changes`;
      return [warning(place, `The typed number "${number}" equals the fact ${fact.path}`, fix)];
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

/** Returns the numbers in a text, without thousands separators, with their positions. */
export function numbersIn(text: string): {number: string; index: number}[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(({0: written, index}) => ({
    number: stripNumberFormat(written),
    index,
  }));
}

export function stripNumberFormat(value: string): string {
  return value.replace(/[^\d.]/g, '').replace(/\.$/, '');
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${escapeRegExp(word)}(?![\\w-])`);
}
