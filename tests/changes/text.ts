import {diffArrays, diffWordsWithSpace} from 'diff';
import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A paragraph, heading, list item, row of a table or code block, as visitors read it. */
export type Block = {text: string; isHeading: boolean};

/** Text that is in both versions, or in one of them only. */
export type Part = {text: string; in: 'both' | 'before' | 'after'};

/** A place where a text differs, with the heading above it. */
export type Edit = {heading: string; parts: Part[]};

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the content of a Markdown version: its headline, and all after the pointer to `llms.txt`. */
export function parseMarkdown(markdown: string): Root {
  const [lead = '', body] = markdown.split(/^All pages of this site.*\/llms\.txt$/m);
  return parser.parse(body === undefined ? lead : `${lead.split('\n')[0]}\n${body}`);
}

/** Returns the blocks of text in a Markdown tree, in order, without markup. */
export function textBlocks(node: Nodes): Block[] {
  switch (node.type) {
    case 'root':
    case 'list':
    case 'listItem':
    case 'table':
    case 'blockquote':
      return node.children.flatMap(textBlocks);
    case 'tableRow':
      return [{text: node.children.map((cell) => textOf(cell)).join(' | '), isHeading: false}];
    case 'heading':
      return [{text: textOf(node), isHeading: true}];
    default: {
      const text = textOf(node).trim();
      return text === '' ? [] : [{text, isHeading: false}];
    }
  }
}

/** Returns the links of a Markdown tree: their texts by URL. */
export function linksIn(tree: Root): Map<string, string> {
  const links = new Map<string, string>();
  visit(tree, 'link', (node) => {
    links.set(node.url, textOf(node));
  });
  return links;
}

/** Compares two texts by words within blocks. Long text that is in both versions is shortened to its ends. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Edit[] {
  const edits: Edit[] = [];
  let heading = '';
  let removed: string[] = [];
  let added: string[] = [];
  const finishEdit = () => {
    if (removed.length + added.length > 0)
      edits.push({heading, parts: compareWords(removed.join('\n'), added.join('\n'))});
    removed = [];
    added = [];
  };
  const isEqual = (one: Block, other: Block) => one.text === other.text && one.isHeading === other.isHeading;
  for (const change of diffArrays([...before], [...after], {comparator: isEqual})) {
    for (const {text, isHeading} of change.value) {
      if (change.removed) removed.push(text);
      else if (change.added) added.push(text);
      else {
        finishEdit();
        if (isHeading) heading = text;
      }
    }
  }
  finishEdit();
  return edits;
}

/** Compares two texts by words. Changed words with only spaces between them are one change. */
export function compareWords(before: string, after: string): Part[] {
  const parts: Part[] = [];
  let [old, current] = ['', ''];
  const finishChange = () => {
    if (old.trim() !== '') parts.push({text: old, in: 'before'});
    if (current.trim() !== '') parts.push({text: current, in: 'after'});
    [old, current] = ['', ''];
  };
  for (const {value, added, removed} of diffWordsWithSpace(before, after)) {
    const isSpaceInChange = value.trim() === '' && old + current !== '';
    if (!added && !removed && !isSpaceInChange) {
      finishChange();
      parts.push({text: shorten(value), in: 'both'});
    } else {
      if (!added) old += value;
      if (!removed) current += value;
    }
  }
  finishChange();
  return parts;
}

/** Compares lines, such as those of structured data. Lines of both versions are left out. */
export function compareLines(before: readonly string[], after: readonly string[]): Part[] {
  return diffArrays([...before], [...after]).flatMap(({value, added, removed}) =>
    added || removed ? value.map((text): Part => ({text, in: added ? 'after' : 'before'})) : [],
  );
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 120)} … ${text.slice(-120)}` : text;
}
