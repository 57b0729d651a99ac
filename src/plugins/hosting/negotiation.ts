/*
 * Content negotiation of pages: a client that prefers Markdown gets the Markdown version at the page's URL. The header
 * must name Markdown, because every browser and HTTP library accepts any type. If HTML has the same q-value, by its name
 * or a wildcard, the client gets Markdown.
 */

/** Media ranges as regular expressions, the most specific first. */
const markdownRanges = ['text/markdown'];
const htmlRanges = ['text/html', 'text/[*]', '[*]/[*]'];

/** Whether an `Accept` header prefers Markdown to HTML. */
export function prefersMarkdown(accept: string): boolean {
  const markdown = qualityOf(patterns.markdown, accept);
  return markdown > 0 && markdown >= qualityOf(patterns.html, accept);
}

/** Returns the q-value of the first range that is in an `Accept` header; 0 if none is. */
function qualityOf(ranges: readonly AcceptPatterns[], accept: string): number {
  for (const {named, quality} of ranges) {
    const [, value] = new RegExp(quality, 'i').exec(accept) ?? [];
    if (value !== undefined) return Math.min(1, Number(value));
    if (new RegExp(named, 'i').test(accept)) return 1;
  }
  return 0;
}

/** Regular expressions for an `Accept` header, without case, that JavaScript, nginx and Caddy can run. */
type AcceptPatterns = {
  /** Matches if the range is in the header. */
  named: string;
  /** Captures the q-value of the range; does not match if the range has none. */
  quality: string;
};

function acceptPatterns(range: string): AcceptPatterns {
  const start = `(?:^|,)[ \\t]*${range}[ \\t]*`;
  return {named: `${start}(?:[;,]|$)`, quality: `${start}(?:;[^,]*)?;[ \\t]*q=([01](?:\\.[0-9]{1,3})?)`};
}

/** The patterns of both types, also for the configuration of servers: the first range in the header applies. */
export const patterns = {markdown: markdownRanges.map(acceptPatterns), html: htmlRanges.map(acceptPatterns)};

/**
 * `prefersMarkdown` for the functions of hosts, in the JavaScript that CloudFront runs. A test compares the two.
 */
export const prefersMarkdownSource = `function prefersMarkdown(accept) {
  var markdown = quality(accept, ${JSON.stringify(markdownRanges)});
  return markdown > 0 && markdown >= quality(accept, ${JSON.stringify(htmlRanges)});
}

function quality(accept, ranges) {
  for (var i = 0; i < ranges.length; i++) {
    var range = new RegExp('(?:^|,)[ \\\\t]*' + ranges[i] + '[ \\\\t]*(;[^,]*)?(?:,|$)', 'i').exec(accept);
    if (!range) continue;
    var value = /;[ \\t]*q=([01](?:\\.[0-9]{1,3})?)/i.exec(range[1] || '');
    return value ? Math.min(1, Number(value[1])) : 1;
  }
  return 0;
}
`;
