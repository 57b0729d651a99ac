import {readFileSync} from 'node:fs';
import {fontCharacters} from '../../../../src/plugins/social-cards/fontCharacters';

test.each(['geist-latin', 'geist-mono-latin'])('of the font %s it is known what it has and what not', (name) => {
  const characters = fontCharacters(readFileSync(`static/fonts/${name}.woff2`));
  const has = (text: string) => [...text].filter((one) => characters?.has(one.codePointAt(0) ?? 0)).join('');
  const there = `${String.fromCharCode(...Array.from({length: 95}, (_, index) => 32 + index))}éßŒœ…€™−↑↓`;
  expect(has(there)).toBe(there);
  expect(has('ŁğşẞЯ≤→✓🚀')).toBe('');
});

test('of what is no such font nothing is known', () => {
  expect(fontCharacters(Buffer.from('\0\x01\0\0 a TrueType font'))).toBeUndefined();
});
