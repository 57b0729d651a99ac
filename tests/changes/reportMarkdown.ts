import type {Element} from 'hast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** GitHub allows 65,536 characters in a comment. */
const maxLength = 60_000;

type Handlers = NonNullable<Options['handlers']>;

/** GitHub shows these elements; its own marks of removed text do not work within words. */
const asHtml =
  (tag: string): Handlers[string] =>
  (state, node: Element) =>
    [{type: 'html', value: `<${tag}>`}, ...state.all(node), {type: 'html', value: `</${tag}>`}] as never;

const handlers: Handlers = {
  div: (state, node: Element) => ('dataHtmlOnly' in node.properties ? undefined : state.toFlow(state.all(node))),
  details: (state, node: Element) => state.toFlow(state.all(node)),
  nav: () => undefined,
  ins: asHtml('ins'),
  del: asHtml('del'),
};

const converter = unified().use(rehypeRemark, {handlers}).use(remarkGfm).use(remarkStringify, {bullet: '-', rule: '-'});

/** Converts the report to Markdown, without pictures, for a comment. A long one ends at a whole block. */
export function reportMarkdown(report: Element): string {
  const markdown = converter.stringify(converter.runSync({type: 'root', children: [report]}) as never);
  if (markdown.length <= maxLength) return markdown;
  const note = '\n\nThe rest is in the whole report, `index.html`.\n';
  return markdown.slice(0, markdown.lastIndexOf('\n\n', maxLength - note.length)) + note;
}
