import type {Element, ElementContent, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'mdast-util-to-string';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {codeLanguages} from '../../site/codeLanguages';
import {codeTheme} from '../../site/codeTheme';

/** Docusaurus' class of lines that are highlighted by their numbers. */
const highlightedLine = 'theme-code-block-highlighted-line';

/**
 * Replaces the text of each code block by the property `highlighted`: HTML with the markup of Docusaurus' code blocks,
 * for `theme/CodeBlock`. Supports highlighted lines, as in `{2,4-5}`, but not Docusaurus' line numbers and comments that
 * highlight lines.
 */
export function highlightCode(): (tree: Root) => void {
  registerLanguages();
  return (tree) => {
    visit(tree, {tagName: 'pre'}, (pre) => {
      const [code] = (pre as Element).children;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const {className = [], metastring = ''} = code.properties;
      const language = /^language-(.*)/.exec(String((className as string[])[0] ?? ''))?.[1] ?? 'text';
      const text = textOf(code).replace(/\n$/, '');
      code.properties.highlighted = highlight(text, language, highlightedLines(String(metastring)));
      code.children = [];
    });
  };
}

/** Prism's language modules extend the global `Prism`. */
function registerLanguages(): void {
  const globals = globalThis as {Prism?: typeof Prism};
  globals.Prism = Prism;
  for (const language of codeLanguages) require(`prismjs/components/prism-${language}`);
  delete globals.Prism;
}

/** Lists the line numbers of a range, such as `{2,4-5}`. */
function highlightedLines(metastring: string): Set<number> {
  const [, range = ''] = /\{([\d,-]+)\}/.exec(metastring) ?? [];
  const lines = new Set<number>();
  for (const part of range.split(',').filter(Boolean)) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}

function highlight(code: string, language: string, highlighted: ReadonlySet<number>): string {
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return toHtml(
    lines.map((tokens, index) =>
      element(
        'div',
        {
          className: ['token-line', ...(highlighted.has(index + 1) ? [highlightedLine] : [])],
          style: `color:${codeTheme.plain.color}`,
        },
        [...tokens.map(highlightToken), element('br', {}, [])],
      ),
    ),
  );
}

function highlightToken({types, content, empty}: ReturnType<typeof normalizeTokens>[0][0]): Element {
  const colors = types.map((type) => codeTheme.styles.find((entry) => entry.types.includes(type))?.style.color);
  const color = colors.filter(Boolean).at(-1);
  const style = [...(empty ? ['display:inline-block'] : []), ...(color ? [`color:${color}`] : [])].join(';');
  // The only token of an empty line is its line break, which `<br>` replaces.
  const value = content === '\n' ? '' : content;
  return element('span', {className: ['token', ...types], ...(style && {style})}, [{type: 'text', value}]);
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
