import {partCount, partOf} from '../../../../../src/runtime/protocol';

test('parts of 10,000 pages have at most 400 pages', () => {
  const sizes = Array.from({length: partCount}, () => 0);
  for (let page = 0; page < 10_000; page += 1) {
    const part = partOf(`/docs/part-${page % 40}/page-${page}`);
    sizes[part] = (sizes[part] ?? 0) + 1;
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});
