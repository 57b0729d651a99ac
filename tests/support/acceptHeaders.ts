/** `Accept` headers as clients send them, with whether the client should get Markdown. */
export const acceptHeaders: [client: string, accept: string, isMarkdown: boolean][] = [
  ['Chrome', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8', false],
  ['curl', '*/*', false],
  ['a feed reader', 'application/atom+xml, application/rss+xml;q=0.9, application/xml;q=0.8, text/html;q=0.7', false],
  ['Claude Code', 'text/markdown, text/html, */*', true],
  ['Cursor', 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,*/*;q=0.7', true],
  ['OpenCode', 'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', true],
  ['a client that prefers HTML', 'text/html, text/markdown;q=0.9', false],
];

/** Unusual `Accept` headers. */
export const unusualAcceptHeaders: typeof acceptHeaders = [
  ['an empty header', '', false],
  ['Markdown alone', 'text/markdown', true],
  ['Markdown and any type', 'text/markdown, */*', true],
  ['a low q-value, and any type', 'text/markdown;q=0.1, */*', false],
  ['a q-value higher than that of any type', 'text/markdown;q=0.5, */*;q=0.1', true],
  ['a low q-value, and any text', 'text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', false],
  ['a q-value higher than that of any text', 'text/markdown;q=0.5, text/*;q=0.4, */*', true],
  ['HTML with a lower q-value than any type', '*/*, text/*;q=0.9, text/html;q=0.1, text/markdown;q=0.2', true],
  ['HTML with a q-value of 0, and any type', 'text/html;q=0, text/markdown;q=0.1, */*', true],
  ['a low q-value alone', 'text/markdown;q=0.1', true],
  ['any text', 'text/*', false],
  ['a q-value of 0', 'text/markdown;q=0', false],
  ['a q-value of 0.000', 'text/markdown;q=0.000, */*', false],
  ['a tie', 'text/html;q=0.5, text/markdown;q=0.50', true],
  ['three digits, lower', 'text/markdown;q=0.899, text/html;q=0.9', false],
  ['three digits, higher', 'text/markdown;q=0.901, text/html;q=0.9', true],
  ['a parameter before the q-value', 'text/markdown;variant=GFM;q=0.2, text/html;q=0.3', false],
  ['a parameter without a q-value', 'text/markdown;charset=utf-8,text/html;q=0.9', true],
  ['upper case and spaces', 'Text/HTML ; Q=0.3 , TEXT/MARKDOWN ;q=0.4', true],
  ['an invalid q-value', 'text/markdown;q=high, text/html', true],
  ['a longer type', 'text/markdownish, application/text/markdown', false],
];
