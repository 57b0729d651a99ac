import {resolve} from 'node:path';
import config from '../../../../docusaurus.config';
import {datedSitemap} from '../../../../src/plugins/sitemap/sitemap';

const fileOf: Record<string, string | undefined> = {
  '/': 'src/pages/index.tsx',
  '/pricing': 'src/pages/pricing.tsx',
  '/careers': 'src/pages/careers.tsx',
  '/docs/jira': 'docs/integrations/jira.mdx',
  '/changelog/2025-09': 'src/changelog/2025-09.mdx',
  '/blog/1': 'blog/1/index.mdx',
  '/blog': undefined,
  '/site-content': 'src/pages/site-content.tsx',
  '/docs/new': 'docs/new.mdx',
};
const paths = Object.keys(fileOf);

/** Returns `lastmod` by path if all files changed on 2026-01-01, except `changed`; `undefined` means no history. */
async function daysOf(changed: Record<string, string> | undefined): Promise<Record<string, unknown>> {
  const history = changed && {
    get: (file: string) => changed[file] ?? (/^(src|docs|blog)\/(?!new)/.test(file) ? '2026-01-01' : undefined),
  };
  const create = datedSitemap(resolve('.'), () => history as ReadonlyMap<string, string> | undefined);
  const items = await create({
    routes: paths.map((path) => ({path, component: '', metadata: {sourceFilePath: fileOf[path]}})),
    siteConfig: config as Parameters<typeof create>[0]['siteConfig'],
    defaultCreateSitemapItems: async () => paths.map((path) => ({url: `https://ovam.test${path}`})),
  });
  return Object.fromEntries(items.map(({url, lastmod}) => [new URL(url).pathname, lastmod]));
}

const changedBy = async (file: string) => {
  const days = await daysOf({[file]: '2026-02-02'});
  return paths.filter((path) => days[path] === '2026-02-02');
};

test('the day of a page depends on its content, not on its design', async () => {
  expect(await changedBy('src/data/plans.ts')).toEqual(['/pricing', '/site-content']);
  expect(await changedBy('src/data/agents/agents.ts')).toEqual(['/', '/site-content']);
  expect(await changedBy('docs/integrations/jira.mdx')).toEqual(['/docs/jira']);
  expect(await changedBy('src/components/sections/pricing/PlanTable.tsx')).toEqual([]);
  expect(await changedBy('src/data/pricing/schema.ts')).toEqual([]);
});

test('the day of a changelog month depends on its text, not on facts that it cites', async () => {
  expect(await changedBy('src/changelog/2025-09.mdx')).toEqual(['/changelog/2025-09']);
  expect(await changedBy('src/data/facts.ts')).not.toContain('/changelog/2025-09');
});

test('a new post changes the day of the list page', async () => {
  expect(await changedBy('blog/1/index.mdx')).toEqual(['/blog/1', '/blog']);
});

test('an uncommitted file has no day, and without a history no page has one', async () => {
  const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await daysOf({})).toMatchObject({'/pricing': '2026-01-01', '/docs/new': null});
  expect(print).not.toHaveBeenCalled();
  expect(new Set(Object.values(await daysOf(undefined)))).toEqual(new Set([null]));
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^The pages have no "Last updated" .*\n$/)]]);
});
