/*
 * Content negotiation of pages: a client that prefers Markdown gets the Markdown version at the page's URL. `*` ranges
 * are ignored, because every browser and HTTP library sends them. If HTML and Markdown have the same q-value, or HTML
 * is not in the header, the client gets Markdown.
 */

const markdownType = 'text/markdown';
const htmlType = 'text/html';

/** Whether an `Accept` header prefers Markdown to HTML. */
export function prefersMarkdown(accept: string): boolean {
  const markdown = qualityOf(markdownType, accept);
  return markdown > 0 && markdown >= qualityOf(htmlType, accept);
}

/** Returns the q-value of a media type in an `Accept` header; 0 if the type is not in it. */
function qualityOf(type: string, accept: string): number {
  const {named, quality} = acceptPatterns(type);
  const [, value] = new RegExp(quality, 'i').exec(accept) ?? [];
  if (value !== undefined) return Math.min(1, Number(value));
  return new RegExp(named, 'i').test(accept) ? 1 : 0;
}

/** Regular expressions for an `Accept` header, without case, that JavaScript, nginx and Caddy can run. */
type AcceptPatterns = {
  /** Matches if the type is in the header. */
  named: string;
  /** Captures the q-value of the type; does not match if the type has none. */
  quality: string;
};

function acceptPatterns(type: string): AcceptPatterns {
  const start = `(?:^|,)[ \\t]*${type}[ \\t]*`;
  return {named: `${start}(?:[;,]|$)`, quality: `${start}(?:;[^,]*)?;[ \\t]*q=([01](?:\\.[0-9]{1,3})?)`};
}

/** The patterns of both types, for the configuration of servers. */
export const patterns = {markdown: acceptPatterns(markdownType), html: acceptPatterns(htmlType)};

/**
 * `prefersMarkdown` for the functions of hosts, in the JavaScript that CloudFront runs. A test compares the two.
 */
export const prefersMarkdownSource = `function prefersMarkdown(accept) {
  var markdown = quality(accept, '${markdownType}');
  return markdown > 0 && markdown >= quality(accept, '${htmlType}');
}

function quality(accept, type) {
  var range = new RegExp('(?:^|,)[ \\\\t]*' + type + '[ \\\\t]*(;[^,]*)?(?:,|$)', 'i').exec(accept);
  if (!range) return 0;
  var value = /;[ \\t]*q=([01](?:\\.[0-9]{1,3})?)/i.exec(range[1] || '');
  return value ? Math.min(1, Number(value[1])) : 1;
}
`;
