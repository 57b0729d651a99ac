import {contentDependencies, latest, parseHistory} from '../../../../src/plugins/sitemap/sitemapDays';

const files: Record<string, string> = {
  'src/pages/plans.tsx': `
    import type {Plan} from '../data/kinds';
    import {
      prices,
      taxes,
    } from '../data/prices';
    import {Shell} from '../components/shell/Shell';
    import styles from './plans.module.css';
    const rest = island(async () => (await import('../components/Rest')).Rest);`,
  'src/pages/terms.mdx': `import {facts} from '@site/src/data/facts';\n\n# Terms`,
  'src/components/Rest.tsx': `import {rest} from '../data/rest';`,
  'src/components/shell/Shell.tsx': `import {footer} from '../../data/footer';`,
  'src/data/prices.ts': `import {facts} from './facts';\nimport * as z from './schema/price';\nexport {more} from './more';`,
  'src/data/facts.ts': `import {prices} from './prices';`,
  'src/data/kinds.ts': '',
  'src/data/more.ts': '',
  'src/data/rest.ts': '',
  'src/data/footer.ts': '',
  'src/data/schema/price.ts': '',
};
const read = (file: string) => files[file]?.replaceAll(/^ {4}/gm, '');

test('a page depends on its file and on all data that it imports, also dynamically and through components', () => {
  expect(contentDependencies('src/pages/plans.tsx', read).sort()).toEqual([
    'src/data/facts.ts',
    'src/data/more.ts',
    'src/data/prices.ts',
    'src/data/rest.ts',
    'src/pages/plans.tsx',
  ]);
  expect(contentDependencies('src/pages/terms.mdx', read)).toContain('src/data/facts.ts');
});

test('a file has the UTC day of its last commit, whatever order branches were merged in', () => {
  const at = (time: string) => Date.parse(time) / 1000;
  const log = [
    `\0${at('2026-03-01T23:30:00-05:00')}\n\na.ts\nb c.ts\n`,
    `\0${at('2026-03-05T10:00:00Z')}\n\na.ts\n`,
    `\0${at('2026-03-04T10:00:00Z')}\n\na.ts\n`,
    `\0${at('2026-03-03T10:00:00Z')}\n`,
  ].join('');
  expect(Object.fromEntries(parseHistory(log))).toEqual({'a.ts': '2026-03-05', 'b c.ts': '2026-03-02'});
});

test('a page has the day of its newest file, and none if a file was never committed', () => {
  const days = new Map([
    ['old.ts', '2026-01-01'],
    ['new.ts', '2026-02-01'],
  ]);
  expect(latest(['new.ts', 'old.ts'], days)).toBe('2026-02-01');
  expect(latest(['new.ts', 'unknown.ts'], days)).toBeUndefined();
});
