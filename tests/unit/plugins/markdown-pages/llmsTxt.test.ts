import {type ListedPage, llmsFiles} from '../../../../src/plugins/markdown-pages/llmsTxt';

const site = {name: 'Site', tagline: 'What it is', siteUrl: 'https://example.com'};

test('a list that is too long is divided by section, and each file is short enough for agents', () => {
  const listed = (path: string, kind: ListedPage['kind'], count: number): ListedPage[] =>
    Array.from({length: count}, (_, n) => ({path: `${path}/${n}`, name: `${n}`, description: 'x'.repeat(90), kind}));
  const files = llmsFiles(
    [
      {path: '/pricing', name: 'Pricing', description: 'Four plans.', kind: 'Pages'},
      {path: '/docs', name: 'Docs', description: 'All docs.', kind: 'Docs'},
      ...listed('/docs/core-features', 'Docs', 100),
      ...listed('/docs/core-features/deep', 'Docs', 100),
      ...listed('/blog', 'Blog', 400),
    ],
    site,
  );
  expect(files['llms.txt']?.split('\n').filter((line) => /^[#-]/.test(line))).toEqual([
    '# Site',
    '## Pages',
    '- [Pricing](https://example.com/pricing.md): Four plans.',
    '## Docs',
    '- [Docs](https://example.com/llms/docs.txt): 1 page',
    '- [Docs: core features](https://example.com/llms/docs/core-features.txt): 200 pages',
    '## Blog',
    expect.stringMatching(/^- \[Blog\]\(https:\/\/example\.com\/llms\/blog\.txt\): \d+ pages$/),
    expect.stringMatching(/^- \[Blog 2\]\(https:\/\/example\.com\/llms\/blog-2\.txt\): \d+ pages$/),
  ]);
  const links = Object.values(files)
    .join('')
    .match(/\/\d+\.md/g);
  expect(links).toHaveLength(600);
  for (const text of Object.values(files)) expect(text.length).toBeLessThan(40_000);
});
