import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Below this project, where it finds this project's packages. */
mkdirSync('.data', {recursive: true});
const site = mkdtempSync(resolve('.data/bundler-cache-'));
const page = join(site, 'src/pages/index.js');
afterAll(() => rmSync(site, {recursive: true}));

/** A page of one sentence. */
const saying = (sentence: string) => `export default () => '${sentence}';\n`;

/** A site of one page with this site's settings for the bundler; the page is edited once the bundler has read it. */
function writeSite(): void {
  const config = `
    const {future} = require(${JSON.stringify(resolve('docusaurus.config.ts'))}).default;
    const pages = ${JSON.stringify(require.resolve('@docusaurus/plugin-content-pages'))};
    module.exports = {title: 'Site', url: 'https://ovam.test', baseUrl: '/', future, plugins: [pages, './edit.js']};`;
  const edit = `
    const edit = () => require('node:fs').writeFileSync(${JSON.stringify(page)}, ${JSON.stringify(saying('New words'))});
    const editor = {apply: ({hooks}) => hooks.finishMake.tap('edit', edit)};
    module.exports = () => ({
      name: 'edit',
      configureWebpack: (_config, isServer) => (isServer ? {plugins: [editor]} : {}),
    });`;
  mkdirSync(join(page, '..'), {recursive: true});
  writeFileSync(join(site, 'docusaurus.config.js'), config);
  writeFileSync(join(site, 'edit.js'), edit);
  writeFileSync(page, saying('Old words'));
}

/** Builds the site and returns the sentence on its page. */
function build(): string | undefined {
  const command = [resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  // Docusaurus sets the mode itself, and Jest another one.
  const {NODE_ENV: _, ...env} = process.env;
  const {status, stderr, stdout} = spawnSync(process.execPath, command, {cwd: site, env, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return /\w+ words/.exec(readFileSync(join(site, 'build/index.html'), 'utf8'))?.[0];
}

test('what is saved during a build is published by the next one', () => {
  writeSite();
  expect(build()).toBe('Old words');
  expect(build()).toBe('New words');
});
