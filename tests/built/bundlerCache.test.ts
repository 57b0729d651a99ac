import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSmallSite, smallConfig, writeSmallSite} from '../support/smallSite';

/** Returns the code of a page with one sentence. */
const pageCode = (sentence: string) => `export default () => '${sentence}';\n`;

/** Edits the page after webpack has read it. */
const editCode = `
  const edit = () => require('node:fs').writeFileSync('src/pages/index.js', ${JSON.stringify(pageCode('New words'))});
  const editor = {apply: ({hooks}) => hooks.finishMake.tap('edit', edit)};
  module.exports = () => ({
    name: 'edit',
    configureWebpack: (_config, isServer) => (isServer ? {plugins: [editor]} : {}),
  });`;

test('an edit during a build is in the next build', () => {
  const site = writeSmallSite({
    'docusaurus.config.js': smallConfig("plugins: [pages, './edit.js']"),
    'edit.js': editCode,
    'src/pages/index.js': pageCode('Old words'),
  });
  for (const sentence of ['Old words', 'New words']) {
    buildSmallSite(site);
    expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toContain(sentence);
  }
});
