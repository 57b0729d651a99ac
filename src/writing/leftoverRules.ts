import type {Code} from 'mdast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {codeLanguages} from '../site/codeLanguages';
import {type Document, lineOf, type Mistake} from './documents';

/** Signs that should have become something, and stand on the page as they were typed instead. */
const leftovers: {pattern: RegExp; what: string; remedy: string}[] = [
  {
    pattern: /^:{3,} *\w/m,
    what: 'the note is not taken as one',
    remedy: 'write its kind without a space and its title in brackets: :::tip[What it is about]',
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
    pattern: /\]\[[^\]]*\]|\[\^[^\]]+\]/,
    what: 'the link or the footnote is not taken as one',
    remedy: 'write the address in parentheses, [words](address), or write below what it refers to',
  },
  {pattern: /\*\*/, what: 'bold type is not taken as such', remedy: 'write ** at both ends, without a space inside'},
  {pattern: /\uFFFD/, what: 'a letter cannot be read', remedy: 'save the file as UTF-8'},
];

/** Markdown that stays text, because something in it is missing. */
export function leftoverMistakes({file, tree}: Document): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'text', (text) => {
    for (const {pattern, what, remedy} of leftovers) {
      const match = pattern.exec(text.value);
      if (!match) continue;
      const line = lineOf(text) + text.value.slice(0, match.index).split('\n').length - 1;
      mistakes.push({file, line, what, remedy});
    }
  });
  return mistakes;
}

/** What the highlighter knows, and what is shown plain on purpose. */
const languages = new Set([...Object.keys(Prism.languages), ...codeLanguages, 'text', 'http', 'mdx']);

/** Code names its language, ends, and can be copied into a program. */
export function codeMistakes({file, tree, text}: Document): Mistake[] {
  const lines = text.split('\n');
  const mistakes: Mistake[] = [];
  visit(tree, 'code', (code) => {
    const line = lineOf(code);
    const told = (what: string, remedy: string, at = line) => mistakes.push({file, line: at, what, remedy});
    if (!/^[\s>]*(`{3,}|~{3,})\s*$/.test(lines[(code.position?.end.line ?? 0) - 1] ?? '')) {
      told('the code does not end', 'write ``` on a line of its own below it');
    } else if (!code.lang) {
      told('the code names no language', 'write it behind the ```; "text" if it is none');
    } else if (!languages.has(code.lang)) {
      told(`the highlighter does not know "${code.lang}"`, 'write "text", or add it to src/site/codeLanguages.ts');
    }
    const quote = quoteIn(code);
    if (quote !== undefined) told('a curly quote in code is no quote', 'write \' or "', line + quote + 1);
  });
  return mistakes;
}

/** The line of the code on which a curly quote opens, counted from 0. */
function quoteIn({lang, value}: Code): number | undefined {
  if (!lang || !languages.has(lang) || /^(text|mdx?|markdown|diff)$/.test(lang)) return undefined;
  const line = value.split('\n').findIndex((words) => /(^|[=(,: ])[‘“]/.test(words));
  return line < 0 ? undefined : line;
}
