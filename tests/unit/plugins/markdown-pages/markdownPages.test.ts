import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteContentAttribute} from '../../../../src/lib/markdownPath';
import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {markdownPages} from '../../../../src/plugins/markdown-pages/markdownPages';
import {runFeature} from '../../../support/runFeature';
import {temporaryFolder} from '../../../support/temporaryFolder';
import {writeFiles} from '../../../support/writeFiles';

test('llms-full.txt contains each page once after two builds into the same folder', async () => {
  const page = readBuiltPage('<title>One</title><main><h1>One</h1><p>Words.</p></main>', '/one');
  const outDir = temporaryFolder();
  const build = async () => {
    writeFiles(outDir, {'site-content.html': `<div ${siteContentAttribute}></div>`});
    await runFeature(markdownPages, {outDir}, [page]);
    return readFileSync(join(outDir, 'llms-full.txt'), 'utf8');
  };
  const first = await build();
  expect(first).toContain('Words.');
  expect(await build()).toBe(first);
});
