/** Strings that forms meet sooner or later, and that have broken forms before. */
export const hostileTexts = [
  '',
  ' ',
  '\t\n ',
  'Ada Lovelace',
  ' padded ',
  '<script>window.broken=1</script>',
  '"><img src=x onerror="window.broken=1">',
  "'; DROP TABLE leads; --",
  '{"firstName":"x"}',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'half\udc00',
  'مرحبا بالعالم',
  '\u202eright to left',
  '👩‍💻🏳️‍🌈',
  'e\u0301',
  'x'.repeat(10_000),
  `a@${'.'.repeat(10_000)} `,
  'a@b.c',
  'a b@c.d',
  'a@b',
  '@b.c',
  'a@.c',
  'a@b.',
  'a@b@c.d',
  'ada@example.co.uk',
  '__proto__',
  '%00%ff',
  '\r\nBcc: everybody@example.com',
];

/** Those, and as many again made of their pieces: the same ones in every run. */
export function hostileStrings(): string[] {
  const next = numbers(20_250_813);
  const letters = [...hostileTexts.join('')];
  const made = hostileTexts.map(() =>
    Array.from({length: next() % 40}, () => letters[next() % letters.length] ?? '').join(''),
  );
  return [...hostileTexts, ...made];
}

/** Numbers without end that look random and are not: a linear congruential generator. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
