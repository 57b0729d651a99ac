import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Pluggable, unified} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {defaultSettings, type MarkdownSettings} from './settings';

/** A parser for each list of plugins and each format. */
const parsers = new Map<readonly Pluggable[], Partial<Record<Format, {parse: (text: string) => Root}>>>();

export type Format = 'mdx' | 'md';

/** Only the syntax of remark plugins is used, such as that of formulas: their transformers do not run. */
function parserOf(plugins: readonly Pluggable[], format: Format): {parse: (text: string) => Root} {
  const known = parsers.get(plugins) ?? {};
  const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
  const parser = known[format] ?? (format === 'mdx' ? markdown.use(remarkMdx) : markdown).use([...plugins]).freeze();
  parsers.set(plugins, {...known, [format]: parser});
  return parser;
}

/** Docusaurus compiles the content of ```mdx-code-block. The fences become empty lines, so line numbers stay. */
const mdxCodeBlock = /^(`{3,4})mdx-code-block[ \t]*\n([\s\S]*?)^\1[ \t]*$/gm;

/** A comment of HTML, which MDX refuses. */
const htmlComment = /<!--([\s\S]*?)-->/g;

/** How a page is parsed: the settings of the configuration, of its folder, and of its front matter. */
export type ParseOptions = {
  markdown: MarkdownSettings;
  remarkPlugins: readonly Pluggable[];
  admonitions: readonly string[];
  format: Format;
};

const noPlugins: readonly Pluggable[] = [];

/** Parses Markdown as Docusaurus does. Throws a `VFileMessage` with line, column and reason. */
export function parseMdx(text: string, options: Partial<ParseOptions> = {}): Root {
  const {markdown = defaultSettings.markdown, remarkPlugins = noPlugins, format = 'mdx'} = options;
  const {admonitions = defaultSettings.folders[0]?.admonitions ?? []} = options;
  const {mdx1Compat} = markdown;
  let source = text.replace(mdxCodeBlock, '\n$2');
  if (format === 'mdx' && mdx1Compat.comments) source = source.replace(htmlComment, '{/*$1*/}');
  if (mdx1Compat.headingIds) source = escapeMarkdownHeadingIds(source);
  if (mdx1Compat.admonitions && admonitions.length > 0)
    source = admonitionTitleToDirectiveLabel(source, [...admonitions]);
  return parserOf(remarkPlugins, format).parse(source);
}

/** Returns all nodes of these types in document order. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): Extract<Nodes, {type: Type}>[] {
  const nodes: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, types, (node) => {
    nodes.push(node as Extract<Nodes, {type: Type}>);
  });
  return nodes;
}

/** An inline or block MDX element such as `<Fact of="…" />`. */
export type Element = {
  name: string | null;
  line: number;
  /** Values of text; `null` for those of `{expressions}` and without a value. */
  attributes: Readonly<Record<string, string | null>>;
  /** Whether other attributes may be in `{...props}`. */
  spread: boolean;
};

export function elementsOf(tree: Nodes): Element[] {
  return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').map((node) => ({
    name: node.name,
    line: startLine(node),
    // The first of two attributes with the same name applies.
    attributes: Object.fromEntries(
      node.attributes
        .flatMap((one) =>
          one.type === 'mdxJsxAttribute' ? [[one.name, typeof one.value === 'string' ? one.value : null]] : [],
        )
        .reverse(),
    ),
    spread: node.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute'),
  }));
}

export function startLine({position}: Pick<Node, 'position'>): number {
  return position?.start.line ?? 1;
}
