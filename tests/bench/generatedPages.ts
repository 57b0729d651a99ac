import {randomFrom} from '../support/random';

/**
 * Pages such as a site of this kind grows by, for measuring how it grows: sentences of the real docs, with as many
 * words of their own as real pages bring along. The same number always gives the same page.
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

/** One of about `count` made-up words, some far commoner than others, as words are. */
function word(next: () => number, count: number): string {
  let rest = Math.floor(count * next() ** 3);
  let made = '';
  do {
    made += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return made.padEnd(4, 'n');
}
