import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.json';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {type Problem, suggest, warning} from '../problem';
import {nodesOf, startLine} from '../read/mdx';
import type {MdxPage} from '../read/pages';
import type {ContentSettings} from '../read/settings';

/** Style-only rules, ignored because they do not change the rendered page. */
const styleOnly = new Set([
  'final-newline',
  'list-item-indent',
  'list-item-bullet-indent',
  'ordered-list-marker-style',
  'no-literal-urls',
]);

const linter = unified().use(remarkPresetLintRecommended).freeze();

/**
 * Reports remark-lint messages, table cells that are not rendered, unknown code languages and admonitions, and colons
 * outside admonitions.
 */
export async function markdownProblems(
  page: MdxPage,
  {codeLanguages}: Pick<ContentSettings, 'codeLanguages'>,
): Promise<Problem[]> {
  const {file, tree, text} = page;
  const report = new VFile({value: text, path: file});
  await linter.run(tree, report);
  const found = report.messages
    .filter(({ruleId}) => !styleOnly.has(String(ruleId)))
    .map(({line, reason, ruleId}) => warning({file, line: line ?? 1}, reason, `See the rule remark-lint-${ruleId}`));
  return [...found, ...tableProblems(page), ...codeProblems(page, codeLanguages), ...admonitionProblems(page)];
}

/** Reports rows with more cells than the header: GitHub Flavored Markdown drops the extra cells. */
function tableProblems({file, tree}: MdxPage): Problem[] {
  const fix = 'Add cells to the header, or escape a literal | as \\|, also in code';
  return nodesOf(tree, 'table').flatMap(({children: [header, ...rows]}) =>
    rows
      .filter((row) => row.children.length > (header?.children.length ?? 0))
      .map((row) =>
        warning(
          {file, line: startLine(row)},
          'The row has more cells than the header: the extra cells are not shown',
          fix,
        ),
      ),
  );
}

function aliasesOf(name: string): string[] {
  const language = (components.languages as Record<string, {alias?: string | string[]}>)[name];
  return [language?.alias ?? []].flat();
}

/** Knows the languages that the highlighter supports, aliases such as `sh` for `bash`, and names for plain text. */
function codeProblems({file, tree}: MdxPage, codeLanguages: readonly string[]): Problem[] {
  const languages = new Set([
    ...Object.keys(Prism.languages),
    ...codeLanguages.flatMap((name) => [name, ...aliasesOf(name)]),
    ...['text', 'txt', 'plaintext', 'mdx'],
  ]);
  return nodesOf(tree, 'code').flatMap((code) => {
    if (!code.lang || languages.has(code.lang)) return [];
    const fix = suggest(code.lang, [...languages], 'Add it to src/site/codeLanguages.ts, or write "text"');
    return [warning({file, line: startLine(code)}, `Unknown code language "${code.lang}"`, fix)];
  });
}

function admonitionProblems(page: MdxPage): Problem[] {
  const {
    file,
    folder: {admonitions},
    tree,
  } = page;
  const unknown = nodesOf(tree, 'containerDirective').flatMap((directive) => {
    if (admonitions.includes(directive.name)) return [];
    const fix = suggest(directive.name, admonitions, `Use one of ${admonitions.join(', ')}`);
    return [warning({file, line: startLine(directive)}, `Unknown admonition :::${directive.name}`, fix)];
  });
  return [...unknown, ...visibleColonProblems(page)];
}

/** Reports `:::` and lines of `::` in visible text, such as the end of an admonition with fewer colons than its start. */
function visibleColonProblems({file, tree, text}: MdxPage): Problem[] {
  const source = text.split('\n');
  const found = nodesOf(tree, 'text').flatMap((node) =>
    node.value.split('\n').flatMap((value, index) => {
      const line = startLine(node) + index;
      const written = source[line - 1] ?? '';
      const isEscaped = written.includes('\\:');
      return (value.includes(':::') && !isEscaped) || /^[\s>]*::\s*$/.test(written) ? [line] : [];
    }),
  );
  return found.map((line) =>
    warning(
      {file, line},
      'These colons do not belong to an admonition, so readers see them',
      'Write :::note to open one, and as many colons to close it; mark other colons as code',
    ),
  );
}
