import {monthOf} from '../../../../src/writing/rules/months';

const file = 'src/changelog/2025-10.mdx';
const frontMatter = {title: 'Oct 2025', slug: '/2025-09', date: '2025-09-30'};

test('a month is of the month that most of its places say', () => {
  expect(monthOf({file, frontMatter}, new Set([file]))).toBe('2025-09');
  expect(monthOf({file: 'src/changelog/next.mdx', frontMatter: {}}, new Set())).toBeUndefined();
});

test('one that began as a copy of another is of the month that its file is called', () => {
  expect(monthOf({file, frontMatter}, new Set([file, 'src/changelog/2025-09.mdx']))).toBe('2025-10');
});
