import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {title} from './report';

/** GitHub allows 65,536 characters in a comment. */
const maxLength = 60_000;

/** Returns the report as one HTML document with its styles and pictures. */
export function reportHtml(report: Element): string {
  const head = h('head', [
    h('meta', {charSet: 'utf-8'}),
    h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
    h('title', title),
    h('style', readFileSync(join(__dirname, 'report.css'), 'utf8')),
  ]);
  return `<!doctype html>\n${toHtml(h('html', {lang: 'en'}, head, h('body', report)))}\n`;
}

type Handlers = NonNullable<Options['handlers']>;

/** GitHub shows these elements; its own marks of removed text do not work within words. */
const asHtml: Handlers[string] = (state, node: Element) =>
  [
    {type: 'html', value: `<${node.tagName}>`},
    ...state.all(node),
    {type: 'html', value: `</${node.tagName}>`},
  ] as never;

const asFlow: Handlers[string] = (state, node: Element) =>
  'dataHtmlOnly' in node.properties ? undefined : state.toFlow(state.all(node));

const handlers: Handlers = {
  div: asFlow,
  details: asFlow,
  summary: asFlow,
  nav: () => undefined,
  ins: asHtml,
  del: asHtml,
};

const converter = unified().use(rehypeRemark, {handlers}).use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/** Returns the report as Markdown, without pictures, for a comment. A long one ends at a whole block. */
export function reportMarkdown(report: Element): string {
  const markdown = converter.stringify(converter.runSync({type: 'root', children: [report]}) as never);
  if (markdown.length <= maxLength) return markdown;
  const note = '\n\nThe rest is in the whole report, `index.html`.\n';
  return markdown.slice(0, markdown.lastIndexOf('\n\n', maxLength - note.length)) + note;
}
