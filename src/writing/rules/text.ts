import {createSlugger} from '@docusaurus/utils';
import {toString as wordsOf} from 'mdast-util-to-string';
import {noteKinds} from '../../data/names';
import {type Document, lineOf, nodesOf} from '../documents';
import type {Mistake} from '../mistake';

/** A heading may stand at most one level below the one before it; the first one below the page's title. */
export function headingMistakes({file, kind, text, headings}: Document): Mistake[] {
  const lines = text.split('\n');
  return headings.flatMap(({depth, line, words}, index) => {
    if (!words) return [{file, line, what: 'the heading has no words', remedy: 'write them, or take the signs out'}];
    if (!lines[line - 1]?.includes('#')) {
      const remedy = 'leave a blank line above the dashes, or begin the heading with "##"';
      return [{file, line, what: 'the line below makes a heading of this text', remedy}];
    }
    const above = headings[index - 1]?.depth ?? (kind === 'page' ? 0 : 1);
    if (kind !== 'page' && depth === 1) {
      return [{file, line, what: 'a second title', remedy: 'begin with "##": the title stands in the front matter'}];
    }
    if (depth <= above + 1) return [];
    const marks = '#'.repeat(above + 1);
    return [
      {file, line, what: `a heading level is skipped`, remedy: `write "${marks}" here, or add the level between`},
    ];
  });
}

/** Two headings of a page may not share a fragment that somebody has written. */
export function fragmentMistakes({file, headings}: Document): Mistake[] {
  return headings.flatMap(({id, line}, index) =>
    headings.findIndex((other) => other.id === id) === index
      ? []
      : [{file, line, what: `the fragment #${id} is taken`, remedy: 'give one of the two headings another one'}],
  );
}

/**
 * A comment in a heading is its fragment. Of any other one Docusaurus makes a part of the fragment, or takes its first
 * word; months have a rule of their own.
 */
export function fragmentCommentMistakes({file, kind, tree}: Document): Mistake[] {
  if (kind === 'month') return [];
  return nodesOf(tree, 'heading').flatMap((heading) =>
    nodesOf(heading, 'mdxTextExpression').flatMap((comment) => {
      const [, words] = /^\s*\/\*(.*)\*\/\s*$/s.exec(comment.value) ?? [];
      if (words === undefined) return [];
      const [, own] = /^\s*#([\w-]+)\s*$/.exec(words) ?? [];
      if (own && heading.children.at(-1) === comment) return [];
      const meant = own ?? createSlugger().slug(words.replaceAll('#', '').trim());
      const remedy = `write {/* #${meant || 'fragment'} */} at its end, or take the comment out`;
      return [{file, line: lineOf(comment), what: 'the comment in the heading is not taken as its fragment', remedy}];
    }),
  );
}

/** A note that stands out is of a known kind, ends, and says in its title what it is about. */
export function noteMistakes({file, tree, text}: Document): Mistake[] {
  const lines = text.split('\n');
  return nodesOf(tree, 'containerDirective', 'leafDirective').flatMap((note) => {
    const told = (what: string, remedy: string) => [{file, line: lineOf(note), what, remedy}];
    if (note.type === 'leafDirective') return told('the note is not taken as one', 'write three colons');
    const [first] = note.children;
    const titled = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data && wordsOf(first).trim();
    if (!noteKinds.some((kind) => kind === note.name)) {
      return told(`there is no kind of note "${note.name}"`, `use one of ${noteKinds.join(', ')}`);
    }
    if (!titled) return told(`the ${note.name} has no title`, `give it one: :::${note.name}[What it is about]`);
    const ends = /^[\s>]*:{3,}\s*$/.test(lines[(note.position?.end.line ?? 0) - 1] ?? '');
    return ends ? [] : told(`the ${note.name} does not end`, 'write ::: on a line of its own below it');
  });
}

/** Of many notes none stands out. A page that only writers find, such as their guide, may show every kind. */
export function noteCountMistakes({file, frontMatter, tree}: Document): Mistake[] {
  const [, , third] = nodesOf(tree, 'containerDirective');
  if (!third || frontMatter.unlisted === true) return [];
  const remedy = 'let two on a page do so at most, and write the others as text';
  return [{file, line: lineOf(third), what: 'a third note stands out', remedy}];
}

/** No row of a table has more cells than its head: pages leave those out. */
export function tableMistakes({file, tree}: Document): Mistake[] {
  const remedy = 'give the head as many, or write \\| for a bar that is meant as text, in code, too';
  return nodesOf(tree, 'table').flatMap(({children: [head, ...rows]}) =>
    rows
      .filter((row) => row.children.length > (head?.children.length ?? 0))
      .map((row) => ({file, line: lineOf(row), what: 'the row has more cells than the head of its table', remedy})),
  );
}

/** Each footnote is asked for, says something, and is there once: pages leave out the others, or show a number alone. */
export function footnoteMistakes({file, tree}: Document): Mistake[] {
  const asked = new Set(nodesOf(tree, 'footnoteReference').map(({identifier}) => identifier));
  const notes = nodesOf(tree, 'footnoteDefinition');
  return notes.flatMap((note, index) => {
    const {identifier} = note;
    const told = (what: string, remedy: string) => [{file, line: lineOf(note), what, remedy}];
    if (!note.children.length) return told(`the footnote [^${identifier}] says nothing`, 'write it behind the colon');
    if (notes.findIndex((other) => other.identifier === identifier) < index) {
      return told(`there are two footnotes [^${identifier}]`, 'give one of the two another name');
    }
    if (asked.has(identifier)) return [];
    return told(`no text asks for the footnote [^${identifier}]`, `write [^${identifier}] where it belongs`);
  });
}

/** A page says something below its front matter. */
export function textMistakes({file, tree, lineOf: lineOfKey}: Document): Mistake[] {
  if (tree.children.some(({type}) => type !== 'yaml' && type !== 'mdxjsEsm')) return [];
  return [{file, line: lineOfKey('title'), what: 'the page has no text', remedy: 'write it below the front matter'}];
}

/** A post says where its beginning ends, once. */
export function postMistakes({file, kind, text, tree}: Document): Mistake[] {
  if (kind !== 'post') return [];
  const [, again] = nodesOf(tree, 'mdxFlowExpression').filter(({value}) => /^\/\*\s*truncate\s*\*\/$/.test(value));
  if (again) return [{file, line: lineOf(again), what: 'its beginning ends twice', remedy: 'take one of the two out'}];
  const remedy = 'write {/* truncate */} on a line of its own below the first paragraph';
  const [, above] = /^---$.*?^---$(.*?)\{\/\*\s*truncate\s*\*\/\}/ms.exec(text.replaceAll('\r', '')) ?? [];
  if (above?.trim()) return [];
  if (above !== undefined) return [{file, line: 1, what: 'an author’s page would show nothing of it', remedy}];
  return [{file, line: 1, what: 'an author’s page would show all of it', remedy}];
}
