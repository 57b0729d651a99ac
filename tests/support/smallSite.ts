import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {resolve} from 'node:path';
import {writeFiles} from './writeFiles';

/** Writes a Docusaurus site inside this project, whose packages it uses, until the end of the test file. */
export function writeSmallSite(files: Readonly<Record<string, string | Buffer>>): string {
  mkdirSync('.data', {recursive: true});
  const site = mkdtempSync(resolve('.data/small-site-'));
  sites.push(site);
  writeFiles(site, files);
  return site;
}

const sites: string[] = [];
afterAll(() => {
  for (const site of sites) rmSync(site, {recursive: true});
});

/** Builds the site in a folder. Throws if that fails. */
export function buildSmallSite(site: string): void {
  const command = [resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  // Without Jest's NODE_ENV: Docusaurus sets its own.
  const {NODE_ENV: _, ...env} = process.env;
  const {status, stderr, stdout} = spawnSync(process.execPath, command, {cwd: site, env, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** The code of a configuration with this site's bundler settings and these other ones. */
export function smallConfig(others: string): string {
  return `
    const {future} = require(${JSON.stringify(resolve('docusaurus.config.ts'))}).default;
    const pages = ${JSON.stringify(require.resolve('@docusaurus/plugin-content-pages'))};
    module.exports = {title: 'Site', url: 'https://ovam.test', baseUrl: '/', future, ${others}};`;
}
