import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import type {Site} from '../../../../src/plugins/built-page/pageProcessor';
import {markdownPages} from '../../../../src/plugins/markdown-pages/markdownPages';
import {temporaryFolder} from '../../../support/temporaryFolder';

test('llms-full.txt contains each page once after two builds into the same folder', async () => {
  const page = readBuiltPage('<title>One</title><main><h1>One</h1><p>Words.</p></main>', '/one');
  const outDir = temporaryFolder();
  const site: Site = {
    outDir,
    url: 'https://ovam.test',
    baseUrl: '/',
    otherLocales: [],
    openPaths: [],
    trustedTypes: true,
    integrity: true,
    config: {} as Site['config'],
    kindOf: () => 'Pages',
    articles: [],
    enqueue: (work) => work().then(() => {}),
  };
  const build = async () => {
    await markdownPages(site).page(page);
    return readFileSync(join(outDir, 'llms-full.txt'), 'utf8');
  };
  const first = await build();
  expect(first).toContain('Words.');
  expect(await build()).toBe(first);
});
