import type {Code} from 'mdast';
import {Prism} from 'prism-react-renderer';
import {meantWord} from '../lib/search/spelling';
import {codeLanguages} from '../site/codeLanguages';
import {type Document, lineOf, type Mistake, nodesOf} from './documents';

const noNote = 'the note is not taken as one';
const noOpenNote = 'nothing is open that ::: could end';

/** Signs without width, which some programs leave in what is copied out of them: words that hold one are not found. */
const invisible = /[\u200B\uFEFF]/;

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
    pattern: /\]\([^)\s]+ /,
    what: 'the link or the picture is not taken as one',
    remedy: 'there is a space in its address: give the file a name without one',
  },
  {
    pattern: /\] \((\/|\.|https?:)|\)\[(\/|\.|https?:)/,
    what: 'the link or the picture is not taken as one',
    remedy: 'write the words in brackets and the address right behind them in parentheses: [words](/address)',
  },
  {
    pattern: /\]\[[^\]]*\]|\[\^[^\]]+\]/,
    what: 'the link or the footnote is not taken as one',
    remedy: 'write the address in parentheses, [words](address), or write below what it refers to',
  },
  {pattern: /\*\*/, what: 'bold type is not taken as such', remedy: 'write ** at both ends, without a space inside'},
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
  {pattern: /==\S[^=]*==/, what: 'the mark is not taken as one', remedy: 'write **bold type**, or <mark> around it'},
  {pattern: /\[\[[^\]]+\]\]/, what: 'the link is not taken as one', remedy: 'write it as [words](address)'},
  {pattern: invisible, what: 'there is a sign that nobody sees', remedy: 'type the words around it anew'},
  {pattern: /\uFFFD/, what: 'a letter cannot be read', remedy: 'save the file as UTF-8'},
];

/** Markdown that stays text, because something in it is missing. */
export function leftoverMistakes({file, tree}: Document): Mistake[] {
  const mistakes = nodesOf(tree, 'text').flatMap((text) =>
    leftovers.flatMap(({pattern, what, remedy}) => {
      const match = pattern.exec(text.value);
      if (!match) return [];
      const line = lineOf(text) + text.value.slice(0, match.index).split('\n').length - 1;
      return [{file, line, what, remedy}];
    }),
  );
  // A note that did not begin leaves its end behind, which is no mistake of its own.
  return mistakes.some(({what}) => what === noNote) ? mistakes.filter(({what}) => what !== noOpenNote) : mistakes;
}

/** Code that lacks the sign at one of its ends; of one that a table's bar has cut in two, its row tells. */
export function tickMistakes({file, tree}: Document): Mistake[] {
  return nodesOf(tree, 'paragraph', 'heading')
    .flatMap((part) => nodesOf(part, 'text'))
    .filter(({value}) => value.includes('`'))
    .map((text) => {
      const line = lineOf(text) + text.value.slice(0, text.value.indexOf('`')).split('\n').length - 1;
      return {file, line, what: 'code is not taken as such', remedy: 'write ` at both ends'};
    });
}

/** How lines begin that should have begun a heading, a list or a quotation. */
const notBegun = [
  {
    pattern: /^\s*(?:[-*+>]|#{1,6}|\d+[.)])\u00a0/,
    what: 'the heading, the list or the quotation is not taken as one',
    remedy: 'type the space behind its sign anew: this one is a no-break space',
  },
  {
    pattern: /^\s*(?:[-+]\p{L}|\d+\.\p{L}|[•▪◦‣])/u,
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

/** What the highlighter knows, and what is shown plain on purpose. */
const languages = new Set([...Object.keys(Prism.languages), ...codeLanguages, 'text', 'http', 'mdx']);

/** Code names its language, ends, and can be copied into a program. */
export function codeMistakes({file, tree, text}: Document): Mistake[] {
  const written = text.split('\n');
  const mistakes: Mistake[] = [];
  for (const code of nodesOf(tree, 'code')) {
    const line = lineOf(code);
    const told = (what: string, remedy: string, at = line) => mistakes.push({file, line: at, what, remedy});
    if (!/^[\s>]*(`{3,}|~{3,})\s*$/.test(written[(code.position?.end.line ?? 0) - 1] ?? '')) {
      told('the code does not end', 'write ``` on a line of its own below it');
    } else if (!code.lang) {
      told('the code names no language', 'write it behind the ```; "text" if it is none');
    } else if (!languages.has(code.lang)) {
      const meant = languageMeant(code.lang);
      const remedy = `${meant ? `did you mean "${meant}"? Else ` : ''}write "text", or add it to src/site/codeLanguages.ts`;
      told(`the highlighter does not know "${code.lang}"`, remedy);
    } else if (/title=(?!(["']).*\1)/.test(code.meta ?? '')) {
      told('the title of the code is not taken as one', 'write it in quotes: title="src/session.ts"');
    }
    const lines = code.value.split('\n');
    for (const {pattern, what, remedy} of isProgram(code) ? typeset : []) {
      const at = lines.findIndex((words) => pattern.test(words));
      if (at >= 0) told(what, remedy, line + at + 1);
    }
    const [, marked = ''] = /\{([\d,-]+)\}/.exec(code.meta ?? '') ?? [];
    const last = Math.max(...(marked.match(/\d+/g) ?? []).map(Number));
    if (last > lines.length) told(`the code has no line ${last} to mark`, `it ends with line ${lines.length}`);
  }
  return mistakes;
}

/** What a language is called here that other sites know by another name. */
function languageMeant(lang: string): string | undefined {
  const name = lang.toLowerCase();
  if (/^(sh|shell|console|terminal|zsh)$/.test(name)) return 'bash';
  return languages.has(name) ? name : meantWord(name, [...languages]);
}

/** Signs that editors make of those that programs know. */
const typeset = [
  {pattern: /(^|[=(,: ])[‘“]/, what: 'a curly quote in code is no quote', remedy: 'write \' or "'},
  {pattern: /(^| )[–—]+[a-z]/i, what: 'a long dash in code begins no option', remedy: 'write - or --'},
  {pattern: /\u00a0/, what: 'a no-break space in code is no space', remedy: 'write a plain one'},
  {pattern: invisible, what: 'there is a sign in code that nobody sees', remedy: 'type the words around it anew'},
];

function isProgram({lang}: Code): boolean {
  return Boolean(lang && languages.has(lang) && !/^(text|mdx?|markdown|diff)$/.test(lang));
}
