import {hasGlyphs, missingGlyphsMessage} from '../../../../src/plugins/social-cards/cardGlyphs';

test.each(['What’s new in “Café”', 'Kraków, Poznań, ź × ÷ ß', 'Œuvre: 1⁄2 of 40 €', 'Cafe\u0301'])(
  'the card can show %s',
  (words) => {
    expect(hasGlyphs(words)).toBe(true);
  },
);

test.each([...'ŁŐğşệẞĀẅ≤→✓', 'Ещё', '🚀'])('the card would show a box for %s', (words) => {
  expect(hasGlyphs(words)).toBe(false);
});

test('a sign is named once, whole, and by its number where nobody sees it', () => {
  expect(missingGlyphsMessage({input: '🚀 and 👍🏽 and 🚀'})).toContain('without 🚀 and 👍🏽: the font');
  expect(missingGlyphsMessage({input: 'Two\u2009words'})).toContain('without U+2009: the font');
});
