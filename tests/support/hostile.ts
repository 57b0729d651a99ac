import {randomFrom} from './random';

/** Inputs that commonly break forms: blanks, markup, control characters, Unicode edge cases, long strings. */
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

/** Returns `hostileTexts` and as many random strings of their characters. The fixed seed gives the same ones each run. */
export function hostileStrings(): string[] {
  const random = randomFrom(20_250_813);
  const below = (end: number) => Math.floor(random() * end);
  const characters = [...hostileTexts.join('')];
  const mixtures = hostileTexts.map(() =>
    Array.from({length: below(40)}, () => characters[below(characters.length)] ?? '').join(''),
  );
  return [...hostileTexts, ...mixtures];
}
