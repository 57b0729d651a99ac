import {existsSync, readFileSync} from 'node:fs';

test.each(['README.md', 'docs/guides-tutorials/write-for-this-site.mdx'])(
  'the files that %s names are there',
  (guide) => {
    const named = [...readFileSync(guide, 'utf8').matchAll(/`((?:blog|docs|src|static|tests)\/[\w./-]+\.\w+)`/g)];
    const files = named.map(([, file = '']) => file).filter((file) => !file.includes('YYYY'));
    expect(files).toContain('src/data/facts.ts');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
