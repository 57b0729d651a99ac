import type {Element} from 'hast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {find, readHtml} from '../../src/plugins/built-page/html';
import {htmlOnly} from './reportHtml';

/** GitHub allows 65,536 characters in a comment. */
const maxLength = 60_000;

const isHtmlOnly = ({properties}: Element) =>
  htmlOnly.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) in properties;

type Handlers = NonNullable<Options['handlers']>;

/** GitHub shows these elements; its own marks of removed text do not work within words. */
const asHtml =
  (tag: string): Handlers[string] =>
  (state, node: Element) =>
    [{type: 'html', value: `<${tag}>`}, ...state.all(node), {type: 'html', value: `</${tag}>`}] as never;

const handlers: Handlers = {
  div: (state, node: Element) => (isHtmlOnly(node) ? undefined : state.toFlow(state.all(node))),
  details: (state, node: Element) => (isHtmlOnly(node) ? undefined : state.toFlow(state.all(node))),
  nav: () => undefined,
  ins: asHtml('ins'),
  del: asHtml('del'),
};

const converter = unified().use(rehypeRemark, {handlers}).use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/** Converts the report to Markdown, without pictures, for a comment. A long one ends at a whole block. */
export function reportMarkdown(html: string): string {
  const main = find(readHtml(html), ({tagName}) => tagName === 'main');
  const root = {type: 'root' as const, children: main?.children ?? []};
  const markdown = converter.stringify(converter.runSync(root) as never);
  if (markdown.length <= maxLength) return markdown;
  const note = '\n\nThe rest is in the whole report, `index.html`.\n';
  return markdown.slice(0, markdown.lastIndexOf('\n\n', maxLength - note.length)) + note;
}
