import {llmsTxt} from '../../../../src/plugins/markdown-pages/llmsTxt';

test('llms.txt lists every page by content type, with its Markdown URL and description', () => {
  const text = llmsTxt(
    [
      {path: '/', name: 'Home', description: 'All of it.', kind: 'Pages'},
      {path: '/docs/a', name: 'A', description: 'About a.', kind: 'Docs'},
      {path: '/pricing', name: 'Pricing', description: 'Four plans.', kind: 'Pages'},
    ],
    {name: 'Site', tagline: 'What it is', siteUrl: 'https://example.com'},
  );
  expect(text.split('\n').filter((line) => /^[#>-]/.test(line))).toEqual([
    '# Site',
    '> What it is',
    '## Pages',
    '- [Home](https://example.com/index.md): All of it.',
    '- [Pricing](https://example.com/pricing.md): Four plans.',
    '## Docs',
    '- [A](https://example.com/docs/a.md): About a.',
  ]);
});
