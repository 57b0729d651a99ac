import {hasGlyphs, missingGlyphsMessage} from '../../../../src/plugins/social-cards/cardGlyphs';

test.each(['What’s new in “Café”', 'Kraków, Poznań, ź × ÷ ß', 'Œuvre: 1⁄2 of 40 €', 'Cafe\u0301'])(
  'the font of social cards has all characters of %s',
  (text) => {
    expect(hasGlyphs(text)).toBe(true);
  },
);

test.each([...'ŁŐğşệẞĀẅ≤→✓', 'Ещё', '🚀'])('the font of social cards lacks %s', (text) => {
  expect(hasGlyphs(text)).toBe(false);
});

test('the message names each missing character once, and invisible ones by code point', () => {
  expect(missingGlyphsMessage({input: '🚀 and 👍🏽 and 🚀'})).toContain('without 🚀 and 👍🏽: missing in the font');
  expect(missingGlyphsMessage({input: 'Two\u2009words'})).toContain('without U+2009: missing in the font');
});
