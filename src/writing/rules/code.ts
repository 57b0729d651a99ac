import type {Code} from 'mdast';
import {Prism} from 'prism-react-renderer';
import {meantWord} from '../../lib/search/spelling';
import {codeLanguages} from '../../site/codeLanguages';
import {type Document, lineOf, nodesOf} from '../documents';
import {lineAt} from '../files';
import type {Mistake} from '../mistake';

/** Code that lacks the sign at one of its ends; of one that a table's bar has cut in two, its row tells. */
export function tickMistakes({file, tree}: Document): Mistake[] {
  return nodesOf(tree, 'paragraph', 'heading')
    .flatMap((part) => nodesOf(part, 'text'))
    .filter(({value}) => value.includes('`'))
    .map((text) => {
      const line = lineAt(text.value, text.value.indexOf('`'), lineOf(text));
      return {file, line, what: 'code is not taken as such', remedy: 'write ` at both ends'};
    });
}

/** Code that is only set in: Markdown takes it for text. */
export function indentedMistakes({file, tree, text}: Document): Mistake[] {
  const lines = text.split('\n');
  const remedy = 'put it between two lines of ```, the first with its language';
  return tree.children
    .filter((node) => node.type === 'paragraph' && /^ {4}|^\t/.test(lines[lineOf(node) - 1] ?? ''))
    .map((node) => ({file, line: lineOf(node), what: 'code is not taken as such', remedy}));
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
];

function isProgram({lang}: Code): boolean {
  return Boolean(lang && languages.has(lang) && !/^(text|mdx?|markdown|diff)$/.test(lang));
}
