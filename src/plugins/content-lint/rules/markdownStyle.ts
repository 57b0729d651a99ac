import type {Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.json';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {type Problem, suggest} from '../problem';
import {nodesOf, type ParseOptions, startLine} from '../read/mdx';

/** Style-only rules, ignored because they do not change the rendered page. */
const styleOnly = new Set([
  'final-newline',
  'list-item-indent',
  'list-item-bullet-indent',
  'ordered-list-marker-style',
  'no-literal-urls',
]);

const linter = unified().use(remarkPresetLintRecommended).freeze();

/** A warning about the Markdown of a page, without its file. */
export type MarkdownMessage = Pick<Problem, 'line' | 'message' | 'fix'>;

/**
 * Returns remark-lint messages, table cells that are not rendered, unknown code languages and admonitions, and colons
 * outside admonitions. `text` is that of the file.
 */
export function markdownMessages(
  tree: Root,
  text: string,
  {codeLanguages, admonitions}: Pick<ParseOptions, 'admonitions'> & {codeLanguages: readonly string[]},
): MarkdownMessage[] {
  const report = new VFile({value: text});
  linter.runSync(tree, report);
  const found = report.messages
    .filter(({ruleId}) => !styleOnly.has(String(ruleId)))
    .map(({line, reason, ruleId}) => ({line: line ?? 1, message: reason, fix: `See the rule remark-lint-${ruleId}`}));
  return [
    ...found,
    ...tableMessages(tree),
    ...codeMessages(tree, codeLanguages),
    ...nodesOf(tree, 'containerDirective').flatMap((directive) => {
      if (admonitions.includes(directive.name)) return [];
      const fix = suggest(directive.name, admonitions, `Use one of ${admonitions.join(', ')}`);
      return [{line: startLine(directive), message: `Unknown admonition :::${directive.name}`, fix}];
    }),
    ...visibleColonMessages(tree, text),
  ];
}

/** Reports rows with more cells than the header: GitHub Flavored Markdown drops the extra cells. */
function tableMessages(tree: Root): MarkdownMessage[] {
  const message = 'The row has more cells than the header: the extra cells are not shown';
  const fix = 'Add cells to the header, or escape a literal | as \\|, also in code';
  return nodesOf(tree, 'table').flatMap(({children: [header, ...rows]}) =>
    rows
      .filter((row) => row.children.length > (header?.children.length ?? 0))
      .map((row) => ({line: startLine(row), message, fix})),
  );
}

function aliasesOf(name: string): string[] {
  const language = (components.languages as Record<string, {alias?: string | string[]}>)[name];
  return [language?.alias ?? []].flat();
}

/** Knows the languages that the highlighter supports, aliases such as `sh` for `bash`, and names for plain text. */
function codeMessages(tree: Root, codeLanguages: readonly string[]): MarkdownMessage[] {
  const languages = new Set([
    ...Object.keys(Prism.languages),
    ...codeLanguages.flatMap((name) => [name, ...aliasesOf(name)]),
    ...['text', 'txt', 'plaintext', 'mdx'],
  ]);
  return nodesOf(tree, 'code').flatMap((code) => {
    if (!code.lang || languages.has(code.lang)) return [];
    const fix = suggest(code.lang, [...languages], 'Add it to src/site/codeLanguages.ts, or write "text"');
    return [{line: startLine(code), message: `Unknown code language "${code.lang}"`, fix}];
  });
}

/** Reports `:::` and lines of `::` in visible text, such as the end of an admonition with fewer colons than its start. */
function visibleColonMessages(tree: Root, text: string): MarkdownMessage[] {
  const source = text.split('\n');
  const found = nodesOf(tree, 'text').flatMap((node) =>
    node.value.split('\n').flatMap((value, index) => {
      const line = startLine(node) + index;
      const written = source[line - 1] ?? '';
      const isEscaped = written.includes('\\:');
      return (value.includes(':::') && !isEscaped) || /^[\s>]*::\s*$/.test(written) ? [line] : [];
    }),
  );
  const message = 'These colons do not belong to an admonition, so readers see them';
  const fix = 'Write :::note to open one, and as many colons to close it; mark other colons as code';
  return found.map((line) => ({line, message, fix}));
}
