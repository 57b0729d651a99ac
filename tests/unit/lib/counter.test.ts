import {motion} from '../../../src/data/motion';
import {abbreviate, counterValue} from '../../../src/lib/counter';

describe('counterValue', () => {
  test.each([12, 50, 6300, 29_100])('counts from 0 to %i in 2000 ms §4.4', (target) => {
    expect(counterValue(target, 0, motion.counterMs)).toBe(0);
    expect(counterValue(target, 1999, motion.counterMs)).toBeLessThan(target);
    expect(counterValue(target, 2000, motion.counterMs)).toBe(target);
    expect(counterValue(target, 60_000, motion.counterMs)).toBe(target);
  });

  test('shows only whole numbers and never decreases', () => {
    const shown = Array.from({length: 401}, (_, step) => counterValue(29_100, step * 5, motion.counterMs));
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(shown.every(Number.isInteger)).toBe(true);
  });
});

describe('abbreviate', () => {
  test.each([
    [0, '0'],
    [12, '12'],
    [999, '999'],
    [1000, '1K'],
    [1049, '1K'],
    [1999, '1.9K'],
    [6300, '6.3K'],
    [29_100, '29.1K'],
  ])('%i is abbreviated to %s §4.5', (value, text) => {
    expect(abbreviate(value)).toBe(text);
  });
});
