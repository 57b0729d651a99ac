import {contrastRatio, legibility} from '../../../../../src/components/sections/company/contrast';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#E86F1C', '#E86F1C', 1],
  ['#0000FF', '#ffffff', 8.59],
])('%s and %s: %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test.each([
  [4.5, 'any size'],
  [4.49, 'large text only'],
  [3, 'large text only'],
  [2.99, 'not for text'],
])('a contrast of %d allows %s', (ratio, text) => {
  expect(legibility(ratio)).toBe(text);
});
