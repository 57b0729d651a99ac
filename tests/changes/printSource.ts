import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Source} from './site';

/**
 * Prints the `Source` of the project in the current folder as JSON. A separate process for each version, because
 * modules are loaded once. Facts are left out if the version has them elsewhere.
 */
function readSource(): Source {
  const load = (path: string) => (existsSync(path) ? require(resolve(path)) : {});
  const {factPaths = () => [], factText} = load('src/data/mdx/factText.ts');
  const facts = Object.fromEntries(factPaths().map((name: string) => [name, factText(name)]));
  const {budgets = {}} = JSON.parse(readFileSync('package.json', 'utf8'));
  return {facts, redirects: load('src/site/redirects.ts').redirects ?? [], budgets};
}

process.stdout.write(JSON.stringify(readSource()));
