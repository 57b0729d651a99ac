import type {Element, ElementContent, Root} from 'hast';
import {markdownPath} from '../../lib/markdownPath';
import type {BuiltPage} from './builtPage';
import {classesOf, find, findAll, hasClass, paragraph, rawText, textOf} from './html';
import {flattenTabs, isTabs, isTaskCheckbox} from './withoutControls';

/** Where a page stands, for its links. */
type Place = {siteUrl: string; path: string};

/**
 * What is read of a page, as plain HTML: with closed answers open, pictures as a line that says what they show,
 * absolute links, and without the largest heading, controls, and what is there for the eye only. Headings have the id
 * by which they are linked: their own, or that of the section that they open.
 */
export function extractContent({content, path}: BuiltPage, siteUrl: string): ElementContent[] {
  return cleaned(content.children, {siteUrl, path});
}

/** What is not read: controls, what moves about the site, and what is there for the eye only. */
const dropped = new Set([
  ...['button', 'dialog', 'footer', 'form', 'iframe', 'nav', 'noscript', 'script', 'style', 'svg', 'template', 'h1'],
  ...['input', 'label', 'select', 'textarea'],
]);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const lists = new Set(['ul', 'ol', 'li']);
const inline = new Set(['a', 'b', 'code', 'em', 's', 'small', 'span', 'strong', 'time']);

/** How the line begins that stands for a picture which is drawn, not one that is shown. */
const pictureLine = 'Picture: ';

/** Whether a node of `readableContent` stands for a drawn picture. */
export function isPictureLine(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'p' && textOf(node).startsWith(pictureLine);
}

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
  if (properties.role === 'img' && properties.ariaLabel) return [paragraph(pictureLine + properties.ariaLabel)];
  if (isForTheEye(node) || properties.role === 'tablist' || hasClass(node, 'hash-link')) return [];
  if (isTabs(node)) return cleaned(flattenTabs(node), place);
  if (isTaskCheckbox(node)) return [node];
  if (tagName === 'label' && findAll(node, isTaskCheckbox).length > 0) return cleaned(node.children, place);
  if (tagName === 'pre') return [codeBlock(node)];
  if (headings.has(tagName)) {
    // A question's heading is a button.
    const text = textOf(withoutHashLinks(node));
    return [{...node, properties: {id: lastingId(node)}, children: [{type: 'text', value: text}]}];
  }
  if (dropped.has(tagName) || (tagName === 'img' && !properties.alt)) return [];
  if (tagName === 'img')
    return [{...node, properties: {alt: properties.alt, src: absolute(String(properties.src), place)}}];
  if (tagName === 'dl') return [definitions(node)];
  if (tagName === 'details' && leadsToOwnMarkdown(node, place)) return [];
  const children = cleaned(node.children, place);
  // A list of buttons has nothing left to read.
  if (lists.has(tagName) && children.every(isBlank)) return [];
  if (tagName === 'section') nameFirstHeading(children, lastingId(node));
  return [
    {
      ...node,
      properties: tagName === 'a' ? {href: absolute(String(properties.href ?? ''), place)} : properties,
      children,
    },
  ];
}

/** Gives a section's id to the heading that opens it, when that has none by which it can be linked. */
function nameFirstHeading(children: ElementContent[], id: string | undefined): void {
  const heading = find({type: 'root', children}, ({tagName}) => headings.has(tagName));
  if (heading) heading.properties.id ??= id;
}

/** The element's id, unless React made it up: those change from build to build. */
function lastingId({properties: {id}}: Element): string | undefined {
  return typeof id === 'string' && !id.startsWith('_R_') ? id : undefined;
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

/** A list of terms as a list of `term: definition`, where a term may have more than one. */
function definitions(list: Element): Element {
  const entries: {term: string; meanings: string[]}[] = [];
  for (const part of findAll(list, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt') entries.push({term: seen(part), meanings: []});
    else entries.at(-1)?.meanings.push(seen(part));
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

/** What is left of an element's words without what is there for the eye only. */
function seen(element: Element): string {
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

/** Whether this is the menu by which the page can be taken along as Markdown. */
function leadsToOwnMarkdown(node: Element, {path}: Place): boolean {
  return find(node, ({tagName, properties}) => tagName === 'a' && properties.href === markdownPath(path)) !== undefined;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isForTheEye({properties}: Element): boolean {
  return String(properties.ariaHidden) === 'true' || 'inert' in properties;
}

/** Whether two things that stand apart on the page would run into one word as text. */
function areRunTogether(before: ElementContent | undefined, node: ElementContent): boolean {
  if (!isInline(node) || /^[\s.,;:!?)]/.test(rawText(node))) return false;
  return isInline(before) || (before?.type === 'text' && /\w$/.test(before.value) && node.tagName === 'span');
}

function isInline(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && inline.has(node.tagName);
}
