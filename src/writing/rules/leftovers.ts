import {toString as wordsOf} from 'mdast-util-to-string';
import {type Document, lineOf, nodesOf} from '../documents';
import {lineAt} from '../files';
import type {Mistake} from '../mistake';
import {encodingRemedy} from '../remedies';

const noNote = 'the note is not taken as one';
const noOpenNote = 'nothing is open that ::: could end';
const unevenBold = {
  what: 'bold type is not taken as such',
  remedy: 'write ** at both ends, without a space inside',
};

const unlinked = {
  what: 'the link or the picture is not taken as one',
  remedy: 'write the words in brackets and the address right behind them in parentheses: [words](/address)',
};

/** Cells of a table that was copied from elsewhere have one between them, in each of its lines. */
const tab = '\\S\\t+\\S';

/** Signs that should have become something, and stand on the page as they were typed instead. */
const leftovers: {pattern: RegExp; what: string; remedy: string}[] = [
  {
    pattern: /^:{3,} *\w|^\[!\w+\]/m,
    what: noNote,
    remedy: 'write its kind without a space and its title in brackets: :::tip[What it is about]',
  },
  {pattern: /^:{3,}\s*$/m, what: noOpenNote, remedy: 'take it out, and nest no notes'},
  {
    pattern: /^import (.*['"]|$)/m,
    what: 'the import is not taken as one',
    remedy: 'leave a blank line above it',
  },
  {pattern: /^#{2,6}[^\s#]/m, what: 'the heading is not taken as one', remedy: 'leave a space behind the "#"'},
  {
    pattern: /^ *\|.*\|/m,
    what: 'the table is not taken as one',
    remedy: 'give the line of dashes as many cells as the line above it, and leave a blank line before the table',
  },
  {
    pattern: new RegExp(`${tab}.*\\n.*${tab}`),
    what: 'the table is not taken as one',
    remedy: 'put | around its cells, and | --- | with as many cells below its first line',
  },
  {
    pattern: new RegExp(`(?<!${tab}.*\\n.*)${tab}(?!.*\\n.*${tab})`),
    what: 'there is a tab in the text',
    remedy: 'write a space',
  },
  {
    pattern: /\]\(([^)\s]+ |$)/,
    what: 'the link or the picture is not taken as one',
    remedy: 'there is a space in its address: give the file a name without one',
  },
  {pattern: /\] \((\/|\.)|\)\[(\/|\.)/, ...unlinked},
  {
    pattern: /\]\[[^\]]*\]|\[\^[^\]]+\]/,
    what: 'the link or the footnote is not taken as one',
    remedy: 'write the address in parentheses, [words](address), or write below what it refers to',
  },
  {
    pattern: /\$\$[^$]+\$\$|\$[^\s$]*[\^\\][^\s$]*\$/,
    what: 'formulas are not drawn',
    remedy: 'say it in words, or as code: `x²`',
  },
  {pattern: /\*\*/, ...unevenBold},
  {
    pattern: /(?:^|\s)([*_])\p{L}[^*_]* \1(?!\w)/mu,
    what: 'emphasis is not taken as such',
    remedy: 'write * at both ends, without a space inside',
  },
  {
    pattern: /~~/,
    what: 'what is struck out is not taken as such',
    remedy: 'write ~~ at both ends, without a space inside',
  },
  {
    pattern: /(?:^|\s):[a-z]\w+:(?!\w)/,
    what: 'the emoji is not taken as one',
    remedy: 'write the emoji itself, or take its name out',
  },
  {
    pattern: /\b(the|an?|and|of|our|your)\s\1\b/i,
    what: 'a word stands there twice',
    remedy: 'take one of the two out',
  },
  {pattern: /==\S[^=]*==/, what: 'the mark is not taken as one', remedy: 'write **bold type**, or <mark> around it'},
  {pattern: /\[\[[^\]]+\]\]/, what: 'the link is not taken as one', remedy: 'write it as [words](address)'},
  {pattern: /\uFFFD/, what: 'a letter cannot be read', remedy: encodingRemedy},
];

/** Markdown that stays text, because something in it is missing, or becomes what nobody meant. */
export function leftoverMistakes(document: Document): Mistake[] {
  return [...leftInText(document), ...brokenLinks(document), ...struckOut(document)];
}

function leftInText({file, tree}: Document): Mistake[] {
  const mistakes = nodesOf(tree, 'text').flatMap((text) =>
    leftovers.flatMap(({pattern, what, remedy}) => {
      const match = pattern.exec(text.value);
      if (!match) return [];
      const line = lineAt(text.value, match.index, lineOf(text));
      return [{file, line, what, remedy}];
    }),
  );
  // A note that did not begin leaves its end behind, which is no mistake of its own.
  return mistakes.some(({what}) => what === noNote) ? mistakes.filter(({what}) => what !== noOpenNote) : mistakes;
}

/** An address is a link by itself, also behind the brackets of one that is written wrong. */
function brokenLinks({file, tree}: Document): Mistake[] {
  return nodesOf(tree, 'paragraph', 'heading', 'tableCell').flatMap((block) =>
    block.children.flatMap((child, index, children) => {
      const before = children[index - 1];
      const isAddress = child.type === 'link' && wordsOf(child) === child.url;
      const isBroken = isAddress && before?.type === 'text' && /\] \($|\)\[$/.test(before.value);
      // Where the parser has made the link of a text, it does not say where that stands.
      return isBroken ? [{file, line: lineOf(child.position ? child : block), ...unlinked}] : [];
    }),
  );
}

/** A small digit in other dialects of Markdown. */
function struckOut({file, tree, text}: Document): Mistake[] {
  const remedy = 'write ~~ at both ends where that is meant, and <sub>2</sub> for a small digit';
  return nodesOf(tree, 'delete')
    .filter(({position}) => !text.startsWith('~~', position?.start.offset))
    .map((node) => ({file, line: lineOf(node), what: 'the words between ~ and ~ are struck out', remedy}));
}

/** Bold type of which one end has a sign less than the other: Markdown makes emphasis of it, and a star is left. */
export function boldMistakes({file, tree}: Document): Mistake[] {
  return nodesOf(tree, 'paragraph', 'heading').flatMap(({children}) =>
    children
      .filter((child, index) => {
        const [before, after] = [children[index - 1], children[index + 1]];
        if (child.type !== 'emphasis') return false;
        return (
          (before?.type === 'text' && /\*$/.test(before.value)) || (after?.type === 'text' && /^\*/.test(after.value))
        );
      })
      .map((child) => ({file, line: lineOf(child), ...unevenBold})),
  );
}

/** How lines begin that should have begun a heading, a list or a quotation. */
const notBegun = [
  {
    pattern: /^\s*(?:[-*+>]|#{1,6}|\d+[.)])\u00a0/,
    what: 'the heading, the list or the quotation is not taken as one',
    remedy: 'type the space behind its sign anew: this one is a no-break space',
  },
  {
    pattern: /^\s*(?:[-+]\p{L}|\d+\.\p{L}|[•▪◦‣·\p{Co}])/u,
    what: 'the list is not taken as one',
    remedy: 'begin each of its lines with "- " or "1. ", with the space',
  },
];

/** Paragraphs that were to be something else, each told once. */
export function paragraphMistakes({file, tree, text}: Document): Mistake[] {
  const written = text.split('\n');
  return nodesOf(tree, 'paragraph').flatMap((paragraph) => {
    const first = lineOf(paragraph);
    const lines = written.slice(first - 1, paragraph.position?.end.line);
    return notBegun.flatMap(({pattern, what, remedy}) => {
      const at = lines.findIndex((line) => pattern.test(line));
      return at < 0 ? [] : [{file, line: first + at, what, remedy}];
    });
  });
}
