import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

// Inside this project, to resolve its packages.
mkdirSync('.data', {recursive: true});
const site = mkdtempSync(resolve('.data/bundler-cache-'));
const page = join(site, 'src/pages/index.js');
afterAll(() => rmSync(site, {recursive: true}));

/** Returns the code of a page with one sentence. */
const pageCode = (sentence: string) => `export default () => '${sentence}';\n`;

/** Writes a site with one page and this site's bundler settings; a plugin edits the page after webpack has read it. */
function writeSite(): void {
  const config = `
    const {future} = require(${JSON.stringify(resolve('docusaurus.config.ts'))}).default;
    const pages = ${JSON.stringify(require.resolve('@docusaurus/plugin-content-pages'))};
    module.exports = {title: 'Site', url: 'https://ovam.test', baseUrl: '/', future, plugins: [pages, './edit.js']};`;
  const edit = `
    const edit = () => require('node:fs').writeFileSync(${JSON.stringify(page)}, ${JSON.stringify(pageCode('New words'))});
    const editor = {apply: ({hooks}) => hooks.finishMake.tap('edit', edit)};
    module.exports = () => ({
      name: 'edit',
      configureWebpack: (_config, isServer) => (isServer ? {plugins: [editor]} : {}),
    });`;
  mkdirSync(join(page, '..'), {recursive: true});
  writeFileSync(join(site, 'docusaurus.config.js'), config);
  writeFileSync(join(site, 'edit.js'), edit);
  writeFileSync(page, pageCode('Old words'));
}

/** Builds the site and returns the sentence on its page. */
function build(): string | undefined {
  const command = [resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  // Without Jest's NODE_ENV: Docusaurus sets its own.
  const {NODE_ENV: _, ...env} = process.env;
  const {status, stderr, stdout} = spawnSync(process.execPath, command, {cwd: site, env, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return /\w+ words/.exec(readFileSync(join(site, 'build/index.html'), 'utf8'))?.[0];
}

test('an edit during a build is in the next build', () => {
  writeSite();
  expect(build()).toBe('Old words');
  expect(build()).toBe('New words');
});
