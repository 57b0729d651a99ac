import {readFileSync} from 'node:fs';
import {splitDocsSidebars} from '../../../../../src/runtime/build/routes/docsSidebars';
import type {Route} from '../../../../../src/runtime/protocol';
import {temporaryFolder} from '../../../../support/temporaryFolder';

type Items = {type: string; href: string}[];

const items = (...paths: string[]): Items => paths.map((href) => ({type: 'link', href}));

/** The routes of a doc: those of its version, and its own. */
const doc = (version: string, path: string, sidebar?: string): [string, Route[]] => [
  path,
  [
    {key: '0', path: '/docs', modules: {__comp: 'root'}},
    {key: '0', path: version === 'next' ? '/docs/next' : '/docs', modules: {__props: version}},
    {key: '0', path, exact: true, modules: {content: path}, ...(sidebar !== undefined && {sidebar})},
  ],
];

/** Splits the docs of a site with these pages and versions, by the name of their module. */
function split(pages: [string, Route[]][], versions: Record<string, Record<string, Items>>) {
  const request = (name: string) => `docusaurus-plugin-content-docs/default/p/${name}.json`;
  const requests = new Map(Object.keys(versions).map((name) => [name, `@generated/${request(name)}`]));
  const read = (file: string) => {
    const name = Object.keys(versions).find((version) => request(version) === file) ?? '';
    return JSON.stringify({version: {docsSidebars: versions[name], docs: {intro: {id: 'intro'}}}});
  };
  const docs = splitDocsSidebars({pages: new Map(pages), open: []}, requests, temporaryFolder(), read);
  /** Returns the code of the module with the sidebar of a page. */
  const sidebarCode = (chain: Route[], isWhole = false) => {
    const {modules} = docs.withSidebar(chain, isWhole).at(-1) as {modules: {sidebar?: string}};
    return readFileSync(docs.modules.get(modules.sidebar ?? '') ?? '', 'utf8');
  };
  const full = docs.replacements.find(({module}) => module.test('./loadFullSidebar'));
  return {...docs, sidebarCode, fullCode: readFileSync(full?.by ?? '', 'utf8')};
}

test('a doc gets the sidebar of its own version, section and set', () => {
  const pages = [
    doc('1.0', '/docs/a/one', 'guide'),
    doc('1.0', '/docs/a/two', 'guide'),
    doc('1.0', '/docs/b/one', 'api'),
    doc('next', '/docs/next/a/one', 'guide'),
  ];
  const {withSidebar, sidebarCode, modules} = split(pages, {
    '1.0': {guide: items('/docs/a/one', '/docs/a/two'), api: items('/docs/b/one')},
    next: {guide: items('/docs/next/a/one')},
  });
  const [first, second, api, next] = pages.map(([, chain]) => chain) as [Route[], Route[], Route[], Route[]];
  expect(withSidebar(first, false).at(-1)?.sidebar).toBe(withSidebar(second, false).at(-1)?.sidebar);
  expect(sidebarCode(first)).toContain(JSON.stringify(items('/docs/a/one', '/docs/a/two')));
  expect(sidebarCode(api)).toContain(JSON.stringify(items('/docs/b/one')));
  expect(sidebarCode(next)).toContain(JSON.stringify(items('/docs/next/a/one')));
  expect(modules.size).toBe(2 + 3);
});

test('names that differ in non-Latin letters or in case do not share a file', () => {
  const pages = [
    doc('v', '/docs/基础/一', '教程'),
    doc('v', '/docs/进阶/一', '教程'),
    doc('v', '/docs/api/a', '参考'),
    doc('v', '/docs/API/a', '参考'),
  ];
  const {modules, fullCode} = split(pages, {v: {教程: items('/docs/基础/一'), 参考: items('/docs/api/a')}});
  const files = [...modules.values(), ...[...fullCode.matchAll(/import\("([^"]*)"\)/g)].map(([, file]) => file ?? '')];
  expect(files).toHaveLength(5 + 2);
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
});

test('the complete sidebar is found by the name that a page’s own sidebar has, whatever characters it has', () => {
  const [page] = [doc('v', '/docs/a', 'api:v1')];
  const {withSidebar, fullCode} = split([page], {v: {'api:v1': items('/docs/a')}});
  const name = String(withSidebar(page[1], false).at(-1)?.sidebar);
  // As useFullSidebar.ts and loadFullSidebar.ts do.
  expect(fullCode).toContain(`${JSON.stringify(name.split(':', 2).join(':'))}: () => import(`);
});

test('a doc that is hydrated gets the whole version, also if it has no sidebar; a static one needs none', () => {
  const pages = [doc('v', '/docs/a', 'guide'), doc('v', '/docs/alone'), doc('v', '/docs/other', 'missing')];
  const {withSidebar, sidebarCode} = split(pages, {v: {guide: items('/docs/a')}});
  for (const [, chain] of pages) {
    expect(sidebarCode(chain, true)).toContain('{"intro":{"id":"intro"}}');
    expect(withSidebar(chain, true).at(-1)?.sidebar).toBe(chain.at(-1)?.sidebar);
  }
  const alone = (pages[1] as [string, Route[]])[1];
  expect(withSidebar(alone, false)).toBe(alone);
});
