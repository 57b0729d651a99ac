import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** Where a page stands, for its links. */
export type Place = {siteUrl: string; path: string};

/**
 * A built page as Markdown: its title, its description and address, and the words of its main part, with closed
 * answers open, pictures as a line that says what they show, absolute links, and without controls.
 */
export function pageMarkdown(html: string, {siteUrl, path}: Place): string {
  const page = unified().use(rehypeParse).parse(html);
  const main = find(page, ({tagName}) => tagName === 'main');
  if (!main) throw new Error(`${path} has no main part`);
  const content = find(main, isArticleOfDocs) ?? main;
  const title = textOf(find(main, ({tagName}) => tagName === 'h1'));
  const root: Root = {type: 'root', children: cleaned(content.children, {siteUrl, path})};
  const body = toMarkdown.stringify(toMarkdown.runSync(root) as never).trim();
  const description = descriptionOf(page);
  return [`# ${title}`, description && `> ${description}`, siteUrl + path, body]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});

/** What is not read: controls, what moves about the site, and what is there for the eye only. */
const dropped = new Set([
  ...['button', 'dialog', 'footer', 'form', 'iframe', 'nav', 'noscript', 'script', 'style', 'svg', 'template', 'h1'],
  ...['input', 'label', 'select', 'textarea'],
]);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const inline = new Set(['a', 'b', 'code', 'em', 's', 'small', 'span', 'strong', 'time']);

function cleaned(nodes: readonly (ElementContent | Root['children'][number])[], place: Place): ElementContent[] {
  const kept = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    return cleanedElement(node, place);
  });
  return kept.flatMap((node, index) =>
    areRunTogether(kept[index - 1], node) ? [{type: 'text', value: ' '}, node] : [node],
  );
}

function cleanedElement(node: Element, place: Place): ElementContent[] {
  const {tagName, properties} = node;
  if (properties.role === 'img' && properties.ariaLabel) return [paragraph(`Picture: ${String(properties.ariaLabel)}`)];
  if (isForTheEye(node) || properties.role === 'tablist' || hasClass(node, 'hash-link')) return [];
  if (tagName === 'pre') return [codeBlock(node)];
  if (headings.has(tagName)) {
    // A question's heading is a button.
    return [{...node, properties: {}, children: [{type: 'text', value: textOf(withoutHashLinks(node))}]}];
  }
  if (dropped.has(tagName) || (tagName === 'img' && !properties.alt)) return [];
  if (tagName === 'img')
    return [{...node, properties: {alt: properties.alt, src: absolute(String(properties.src), place)}}];
  if (tagName === 'dl') return [definitions(node)];
  return [
    {
      ...node,
      properties: tagName === 'a' ? {href: absolute(String(properties.href ?? ''), place)} : properties,
      children: cleaned(node.children, place),
    },
  ];
}

/** A highlighted block of code as its text, with the language that its frame names. */
function codeBlock(pre: Element): Element {
  const code = find(pre, ({tagName}) => tagName === 'code') ?? pre;
  const lines = code.children.filter(
    (child): child is Element => child.type === 'element' && hasClass(child, 'token-line'),
  );
  const text = lines.length > 0 ? lines.map((line) => rawText(line).replace(/\n$/, '')).join('\n') : rawText(code);
  const language = classesOf(pre).find((name) => name.startsWith('language-'));
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: language ? {className: [language]} : {},
        children: [{type: 'text', value: text}],
      },
    ],
  };
}

/** A list of terms as a list of `term: definition`. */
function definitions(list: Element): Element {
  const terms = all(list, ({tagName}) => tagName === 'dt');
  const meanings = all(list, ({tagName}) => tagName === 'dd');
  return {
    type: 'element',
    tagName: 'ul',
    properties: {},
    children: terms.map((term, index) => ({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [{type: 'text', value: `${seen(term)}: ${seen(meanings[index])}`}],
    })),
  };
}

/** What is left of an element's words without what is there for the eye only. */
function seen(element: Element | undefined): string {
  if (!element) return '';
  return textOf({
    ...element,
    children: element.children.filter((child) => child.type !== 'element' || !isForTheEye(child)),
  });
}

function withoutHashLinks(heading: Element): Element {
  return {
    ...heading,
    children: heading.children.filter((child) => child.type !== 'element' || !hasClass(child, 'hash-link')),
  };
}

function absolute(href: string, {siteUrl, path}: Place): string {
  return /^[a-z]+:/i.test(href) ? href : new URL(href, siteUrl + path).href;
}

function isForTheEye({properties}: Element): boolean {
  return String(properties.ariaHidden) === 'true' || 'inert' in properties;
}

/** In the docs the article is what is read; around it stand breadcrumbs and the table of contents. */
function isArticleOfDocs(element: Element): boolean {
  return element.tagName === 'div' && hasClass(element, 'theme-doc-markdown');
}

/** Whether two things that stand apart on the page would run into one word as text. */
function areRunTogether(before: ElementContent | undefined, node: ElementContent): boolean {
  if (!isInline(node) || /^[\s.,;:!?)]/.test(rawText(node))) return false;
  return isInline(before) || (before?.type === 'text' && /\w$/.test(before.value) && node.tagName === 'span');
}

function isInline(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && inline.has(node.tagName);
}

function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

function paragraph(value: string): Element {
  return {type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value}]};
}

/** The text as it stands in the HTML, blanks and all. */
function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

function textOf(element: Element | undefined): string {
  return element ? toText(element).trim() : '';
}

function descriptionOf(page: Root): string {
  const meta = find(page, ({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
  return String(meta?.properties.content ?? '');
}

/** The first element, in the order of the page, that is what is looked for. */
function find(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  return all(node, wanted)[0];
}

/** Every such element, in the order of the page. */
function all(node: Nodes, wanted: (element: Element) => boolean): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => all(child, wanted)) : [];
  return node.type === 'element' && wanted(node) ? [node, ...below] : below;
}
