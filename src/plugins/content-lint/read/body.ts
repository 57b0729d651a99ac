import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {type MarkdownMessage, markdownMessages} from '../rules/markdownStyle';
import {type Element, elementsOf, nodesOf, type ParseOptions, parseMdx, startLine} from './mdx';

/** A visible text, such as a paragraph's or an image's alternative text. */
export type Passage = {line: number; text: string};

/** What the rules read of a page below its front matter. It is valid JSON, because it is cached. */
export type Body = {
  headings: readonly {id: string; explicit: boolean; depth: number; line: number; text: string}[];
  /** Valid URL fragments: ids of headings, elements and footnotes. */
  anchors: readonly string[];
  /** Markdown links, `href` attributes, and `to` attributes with a path. */
  links: readonly {line: number; url: string}[];
  /** Markdown images. */
  images: readonly {line: number; url: string; alt: string}[];
  elements: readonly Element[];
  /** Code of imports and exports. */
  modules: readonly string[];
  /** The names that it imports or exports. */
  ownNames: readonly string[];
  passages: readonly Passage[];
  messages: readonly MarkdownMessage[];
};

/** Options of the configuration that change a body. */
export type BodyOptions = Omit<ParseOptions, 'remarkPlugins'> & {codeLanguages: readonly string[]};

/**
 * Parses a page. Throws a `VFileMessage` with line, column and reason.
 *
 * @param source the text of the page after the configuration's preprocessor
 * @param written the text in the file
 */
export function readBody(
  source: string,
  written: string,
  options: BodyOptions & Pick<ParseOptions, 'remarkPlugins'>,
): Body {
  const tree = parseMdx(source, options);
  const headings = headingsOf(tree, options.markdown.maintainCase);
  const elements = elementsOf(tree);
  const images = imagesOf(tree);
  const footnotes = nodesOf(tree, 'footnoteDefinition').flatMap(({identifier}) => [
    `user-content-fn-${identifier}`,
    `user-content-fnref-${identifier}`,
  ]);
  return {
    headings,
    anchors: [...headings.map(({id}) => id), ...elements.flatMap(({attributes}) => attributes.id ?? []), ...footnotes],
    links: [...markdownLinks(tree), ...elements.flatMap(elementLinks)],
    images,
    elements,
    modules: nodesOf(tree, 'mdxjsEsm').map(({value}) => value),
    ownNames: declaredNames(tree),
    passages: [
      ...nodesOf(tree, 'text').map((node) => ({line: startLine(node), text: node.value})),
      ...nodesOf(tree, 'image').map((image) => ({line: startLine(image), text: image.alt ?? ''})),
      ...elements.flatMap(({line, attributes: {caption, label}}) =>
        [caption, label].map((text) => ({line, text: text ?? ''})),
      ),
    ],
    messages: markdownMessages(tree, written, options),
  };
}

/** Collects headings. The id is the explicit one, or Docusaurus' slug of the text. */
function headingsOf(tree: Root, maintainCase: boolean): Body['headings'] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((heading) => {
    const comment = explicitId(heading);
    const content = textOf(heading, {includeHtml: false});
    const classic = parseMarkdownHeadingId(content);
    const explicit = comment ?? classic.id;
    const text = (comment === undefined ? classic.text : content.replace(/\/\*.*\*\//, '')).trim();
    const id = explicit ?? slugger.slug(text, {maintainCase});
    return {id, explicit: explicit !== undefined, depth: heading.depth, line: startLine(heading), text};
  });
}

/** Returns the id in the comment at the end of a heading. */
function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'html') return /^<!--\s*#(\S+)/.exec(last.value)?.[1];
  return last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)/.exec(last.value)?.[1] : undefined;
}

function markdownLinks(tree: Root): Body['links'] {
  const images = new Set(nodesOf(tree, 'imageReference').map(({identifier}) => identifier));
  return nodesOf(tree, 'link', 'definition')
    .filter((node) => node.type === 'link' || !images.has(node.identifier))
    .map((node) => ({line: startLine(node), url: node.url}));
}

function elementLinks({name, line, attributes: {href, to}}: Element): Body['links'] {
  const url = href ?? (/^[./#]/.test(to ?? '') ? to : undefined);
  // Docusaurus does not resolve files in `<link>` and `<a>`; the build may generate them.
  const isFile = name === 'link' || (name === 'a' && /\.(?!mdx?$)\w+$/.test(url ?? ''));
  return typeof url !== 'string' || isFile ? [] : [{line, url}];
}

function imagesOf(tree: Root): Body['images'] {
  const definitions = new Map(nodesOf(tree, 'definition').map(({identifier, url}) => [identifier, url]));
  return [
    ...nodesOf(tree, 'image').map((image) => ({line: startLine(image), url: image.url, alt: image.alt ?? ''})),
    ...nodesOf(tree, 'imageReference').flatMap((image) => {
      const url = definitions.get(image.identifier);
      return url === undefined ? [] : [{line: startLine(image), url, alt: image.alt ?? ''}];
    }),
  ];
}

type Pattern = {type: string; name?: string; properties?: {value: Pattern}[]; elements?: (Pattern | null)[]};
type Statement = {
  type: string;
  specifiers?: {local: Pattern}[];
  declaration?: {id?: Pattern; declarations?: {id: Pattern}[]} | null;
};

function declaredNames(tree: Root): string[] {
  const statements = nodesOf(tree, 'mdxjsEsm').flatMap(
    ({data}) => (data?.estree?.body ?? []) as unknown as Statement[],
  );
  const patterns = statements.flatMap(({specifiers = [], declaration}) => [
    ...specifiers.map(({local}) => local),
    ...(declaration?.id ? [declaration.id] : []),
    ...(declaration?.declarations ?? []).map(({id}) => id),
  ]);
  return patterns.flatMap(bindingNames);
}

function bindingNames({name, properties = [], elements = []}: Pattern): string[] {
  const inner = [...properties.flatMap(({value}) => value ?? []), ...elements.flatMap((element) => element ?? [])];
  return [...(name ? [name] : []), ...inner.flatMap(bindingNames)];
}
