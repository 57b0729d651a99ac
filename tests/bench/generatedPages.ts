import {randomFrom} from '../support/random';

/**
 * Generates a page from sentences of the real docs, with a realistic share of unique words, to measure how the search
 * index scales. The same number always gives the same page.
 */
export function generatedPage(number: number, sentences: readonly string[]): {path: string; html: string} {
  const next = randomFrom(number);
  const own = () => word(next, 40_000);
  const sentence = () => (sentences[Math.floor(next() * sentences.length)] ?? '').replace(/\b[a-z]{7,}\b/, () => own());
  const paragraph = () => `<p>${Array.from({length: 4}, sentence).join(' ')}</p>`;
  const section = (_: unknown, index: number) =>
    `<h2 id="part-${index}">${own()} ${own()}</h2>${paragraph()}${paragraph()}`;
  const title = `${own()} ${own()} ${number}`;
  const path = `/docs/generated/${number}`;
  const html =
    `<html lang="en"><head><title>${title} | Ovam AI</title><meta name="description" content="${sentence().replaceAll('"', '')}"></head>` +
    `<body><main><h1>${title}</h1>${paragraph()}${Array.from({length: 4}, section).join('')}</main></body></html>`;
  return {path, html};
}

const syllables = 'ba de fi go lu ma ne pi ro su ta ve xi zo ku le mi no pa ri'.split(' ');

/** Returns one of about `count` made-up words with a skewed, natural-looking frequency. */
function word(next: () => number, count: number): string {
  let remaining = Math.floor(count * next() ** 3);
  let made = '';
  do {
    made += syllables[remaining % syllables.length];
    remaining = Math.floor(remaining / syllables.length);
  } while (remaining > 0);
  return made.padEnd(4, 'n');
}
