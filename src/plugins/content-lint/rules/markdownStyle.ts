import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.json';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {codeLanguages} from '../../../site/codeLanguages';
import {type Problem, suggest, warning} from '../problem';
import {nodesOf, startLine} from '../read/mdx';
import type {MdxPage} from '../read/pages';

/** Style-only rules, ignored because they do not change the rendered page. */
const styleOnly = new Set([
  'final-newline',
  'list-item-indent',
  'list-item-bullet-indent',
  'ordered-list-marker-style',
  'no-literal-urls',
]);

const linter = unified().use(remarkPresetLintRecommended).freeze();

/** Reports remark-lint messages and unknown code languages. */
export async function markdownProblems(page: MdxPage): Promise<Problem[]> {
  const {file, tree, text} = page;
  const report = new VFile({value: text, path: file});
  await linter.run(tree, report);
  const found = report.messages
    .filter(({ruleId}) => !styleOnly.has(String(ruleId)))
    .map(({line, reason, ruleId}) => warning({file, line: line ?? 1}, reason, `See the rule remark-lint-${ruleId}`));
  return [...found, ...codeProblems(page)];
}

/** The languages that the highlighter supports, aliases such as `sh` for `bash`, and names for plain text. */
const languages = new Set([
  ...Object.keys(Prism.languages),
  ...codeLanguages.flatMap((name) => [name, ...aliasesOf(name)]),
  ...['text', 'txt', 'plaintext', 'mdx'],
]);

function aliasesOf(name: string): string[] {
  const language = (components.languages as Record<string, {alias?: string | string[]}>)[name];
  return [language?.alias ?? []].flat();
}

function codeProblems({file, tree}: MdxPage): Problem[] {
  return nodesOf(tree, 'code').flatMap((code) => {
    if (!code.lang || languages.has(code.lang)) return [];
    const fix = suggest(code.lang, [...languages], 'Add it to src/site/codeLanguages.ts, or write "text"');
    return [warning({file, line: startLine(code)}, `Unknown code language "${code.lang}"`, fix)];
  });
}
