import type {Element, ElementContent, Root} from 'hast';
import type {BuiltPage} from './builtPage';
import {classesOf, find, findAll, hasClass, paragraph, rawText, textOf} from './html';
import {flattenTabs, isTabs, isTaskCheckbox} from './withoutControls';

/** URL of a page, to resolve its relative links. */
type PageUrl = {siteUrl: string; path: string};

/**
 * Extracts a page's readable content as plain HTML: with collapsed answers expanded, product scenes (`role="img"`)
 * replaced by a line with their label, and absolute links; without the `h1`, controls, and elements that are hidden from
 * assistive technology or have `data-markdown-ignore`, as graders of agent readiness know it. Headings have the id by which they are linked: their own, or that of the section they begin.
 */
export function extractContent({content, path}: BuiltPage, siteUrl: string): ElementContent[] {
  return clean(content.children, {siteUrl, path});
}

/** Elements without readable content: controls, navigation, scripts and drawings; and the `h1`. */
const dropped = new Set([
  ...['button', 'dialog', 'footer', 'form', 'iframe', 'nav', 'noscript', 'script', 'style', 'svg', 'template', 'h1'],
  ...['input', 'label', 'select', 'textarea'],
]);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const lists = new Set(['ul', 'ol', 'li']);
const inline = new Set(['a', 'b', 'code', 'em', 's', 'small', 'span', 'strong', 'time']);

/** Prefix of the line that replaces a product scene; images stay images. */
const sceneLinePrefix = 'Picture: ';

/** Whether a node of `extractContent` replaces a product scene. */
export function isPictureLine(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'p' && textOf(node).startsWith(sceneLinePrefix);
}

function clean(nodes: readonly (ElementContent | Root['children'][number])[], pageUrl: PageUrl): ElementContent[] {
  const content = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    return cleanElement(node, pageUrl);
  });
  return content.flatMap((node, index) =>
    isSpaceMissing(content[index - 1], node) ? [{type: 'text', value: ' '}, node] : [node],
  );
}

function cleanElement(node: Element, pageUrl: PageUrl): ElementContent[] {
  const {tagName, properties} = node;
  if (properties.role === 'img' && properties.ariaLabel) return [paragraph(sceneLinePrefix + properties.ariaLabel)];
  if (isHiddenFromAssistiveTech(node) || 'dataMarkdownIgnore' in properties) return [];
  if (properties.role === 'tablist' || hasClass(node, 'hash-link')) return [];
  if (isTabs(node)) return clean(flattenTabs(node), pageUrl);
  if (isTaskCheckbox(node)) return [node];
  if (tagName === 'label' && findAll(node, isTaskCheckbox).length > 0) return clean(node.children, pageUrl);
  if (tagName === 'pre') return [codeBlock(node)];
  if (headings.has(tagName)) {
    // The heading of an FAQ question contains a button: use its text only.
    const text = textOf(withoutHashLinks(node));
    return [{...node, properties: {id: stableId(node)}, children: [{type: 'text', value: text}]}];
  }
  if (dropped.has(tagName) || (tagName === 'img' && !properties.alt)) return [];
  if (tagName === 'img')
    return [{...node, properties: {alt: properties.alt, src: absolute(String(properties.src), pageUrl)}}];
  if (tagName === 'dl') return [definitions(node)];
  const children = clean(node.children, pageUrl);
  // Drops lists that contained only controls.
  if (lists.has(tagName) && children.every(isBlank)) return [];
  if (tagName === 'section') addIdToFirstHeading(children, stableId(node));
  return [
    {
      ...node,
      properties: tagName === 'a' ? {href: absolute(String(properties.href ?? ''), pageUrl)} : properties,
      children,
    },
  ];
}

/** Gives the first heading of a section the section's id if it has none of its own. */
function addIdToFirstHeading(children: ElementContent[], id: string | undefined): void {
  const heading = find({type: 'root', children}, ({tagName}) => headings.has(tagName));
  if (heading) heading.properties.id ??= id;
}

/** Returns the element's id unless React generated it (`_R_…`): such ids change from build to build. */
function stableId({properties: {id}}: Element): string | undefined {
  return typeof id === 'string' && !id.startsWith('_R_') ? id : undefined;
}

/** Converts a highlighted code block to plain text, with the language of its `pre`. */
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

/** Converts a definition list to a list of `term: definition`; a term may have several definitions. */
function definitions(list: Element): Element {
  const entries: {term: string; meanings: string[]}[] = [];
  for (const part of findAll(list, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt') entries.push({term: readableText(part), meanings: []});
    else entries.at(-1)?.meanings.push(readableText(part));
  }
  return {
    type: 'element',
    tagName: 'ul',
    properties: {},
    children: entries.map(({term, meanings}) => ({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [{type: 'text', value: `${term}${/[.?!]$/.test(term) ? '' : ':'} ${meanings.join('. ')}`}],
    })),
  };
}

/** Returns an element's text without its children that are hidden from assistive technology. */
function readableText(element: Element): string {
  return textOf({
    ...element,
    children: element.children.filter((child) => child.type !== 'element' || !isHiddenFromAssistiveTech(child)),
  });
}

function withoutHashLinks(heading: Element): Element {
  return {
    ...heading,
    children: heading.children.filter((child) => child.type !== 'element' || !hasClass(child, 'hash-link')),
  };
}

function absolute(href: string, {siteUrl, path}: PageUrl): string {
  return /^[a-z]+:/i.test(href) ? href : new URL(href, siteUrl + path).href;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isHiddenFromAssistiveTech({properties}: Element): boolean {
  return String(properties.ariaHidden) === 'true' || 'inert' in properties;
}

/** Whether two nodes that are separated on the page would become one word as text. */
function isSpaceMissing(before: ElementContent | undefined, node: ElementContent): boolean {
  if (!isInline(node) || /^[\s.,;:!?)]/.test(rawText(node))) return false;
  return isInline(before) || (before?.type === 'text' && /\w$/.test(before.value) && node.tagName === 'span');
}

function isInline(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && inline.has(node.tagName);
}
