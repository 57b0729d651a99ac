import {diffArrays, diffWords} from 'diff';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** A paragraph, heading, row of a table or code block, as visitors read it. */
export type Block = {text: string; isHeading: boolean};

/** Text that is in both versions, or in one of them only. */
export type Part = {text: string; in: 'both' | 'before' | 'after'};

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses a Markdown version: its headline, and all after the pointer to `llms.txt`. */
export function parseMarkdown(markdown: string): Root {
  const [lead = '', body] = markdown.split(/^All pages of this site.*\/llms\.txt$/m);
  return parser.parse(body === undefined ? lead : `${lead.split('\n')[0]}\n${body}`);
}

/** Returns the blocks of text in a Markdown tree, in order, without markup. */
export function textBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, ['heading', 'paragraph', 'tableRow', 'code', 'html'], (node) => {
    const text = node.type === 'tableRow' ? node.children.map((cell) => textOf(cell)).join(' | ') : textOf(node).trim();
    if (text !== '') blocks.push({text, isHeading: node.type === 'heading'});
    return SKIP;
  });
  return blocks;
}

/** Returns the links of a Markdown tree, as `text: URL`. */
export function linksIn(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, 'link', (node) => {
    links.push(`${textOf(node)}: ${node.url}`);
  });
  return links;
}

/** Compares two texts by words within blocks. Returns the places that differ, with the heading above each. */
export function compareBlocks(before: Block[], after: Block[]) {
  const edits: {heading: string; parts: Part[]}[] = [];
  let heading = '';
  let removed = '';
  const isEqual = (one: Block, other: Block) => one.text === other.text && one.isHeading === other.isHeading;
  const changes = diffArrays(before, after, {comparator: isEqual});
  for (const [index, change] of changes.entries()) {
    const text = change.value.map((block) => block.text).join('\n');
    if (!change.added && !change.removed) heading = change.value.findLast(({isHeading}) => isHeading)?.text ?? heading;
    else if (change.removed && changes[index + 1]?.added) removed = text;
    else {
      edits.push({heading, parts: change.removed ? compareWords(text, '') : compareWords(removed, text)});
      removed = '';
    }
  }
  return edits;
}

/** Compares two texts by words. Long text that is in both versions is shortened to its ends. */
export function compareWords(before: string, after: string): Part[] {
  const shorten = (text: string) => (text.length > 300 ? `${text.slice(0, 120)} … ${text.slice(-120)}` : text);
  return diffWords(before, after).map(({value, added, removed}) =>
    added || removed ? {text: value, in: added ? 'after' : 'before'} : {text: shorten(value), in: 'both'},
  );
}

/** Compares lines, such as those of structured data. Lines of both versions are left out. */
export function compareLines(before: string[], after: string[]): Part[] {
  return diffArrays(before, after).flatMap(({value, added, removed}) =>
    added || removed ? value.map((text): Part => ({text, in: added ? 'after' : 'before'})) : [],
  );
}
