import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {temporaryFolder} from '../support/temporaryFolder';
import {writeFiles} from '../support/writeFiles';

/** A module of each layer, in `src`. */
const modules = {
  lib: 'lib/format',
  data: 'data/facts',
  site: 'site/env',
  'runtime/browser': 'runtime/browser/Island',
  'runtime/build': 'runtime/build/replacements',
  hosting: 'plugins/hosting/policy',
  plugins: 'plugins/feeds/feedHtml',
  server: 'server/serve',
  scripts: 'scripts/facts',
  hooks: 'hooks/useInView',
  client: 'client/settings',
  ui: 'components/ui/Icon',
  scenes: 'components/scenes/Scene',
  forms: 'components/forms/Form',
  search: 'components/search/SearchBox',
  shell: 'components/shell/Shell',
  mdx: 'components/mdx/Fact',
  sections: 'components/sections/shared/Faq',
  templates: 'components/templates/LandingPage',
  pages: 'pages/index',
  theme: 'theme/Root',
};
type Layer = keyof typeof modules;

const browser: Layer[] = ['lib', 'data', 'runtime/browser', 'hooks', 'client'];
const parts: Layer[] = [...browser, 'ui', 'scenes', 'forms', 'search', 'shell', 'mdx'];
const components: Layer[] = [...parts, 'sections', 'templates'];

/** A file of each layer, the layers that it may import (src/README.md, "Layers"), and other imports that it may not. */
const layers: [file: string, allowed: Layer[], forbidden?: string[]][] = [
  ['lib/a.ts', ['lib'], ['node:fs', 'react', 'parse5', 'postcss', 'unified', 'remark-parse', 'hast-util-to-text']],
  ['data/faq/a.ts', ['lib', 'data'], ['@site/src/lib/format', 'node:fs', 'react']],
  ['site/a.ts', ['lib', 'data', 'site'], ['@site/src/data/facts', 'react']],
  ['runtime/a.ts', ['runtime/browser', 'runtime/build'], ['@site/src/data/facts']],
  ['runtime/browser/routes/a.ts', ['runtime/browser', 'runtime/build'], ['@site/src/data/facts']],
  ['plugins/feeds/a.ts', ['lib', 'data', 'site', 'runtime/build', 'hosting', 'plugins']],
  ['server/a.ts', ['lib', 'data', 'site', 'hosting', 'server']],
  ['hooks/a.ts', browser],
  ['client/a.ts', browser],
  ['components/ui/a.tsx', ['lib', 'runtime/browser', 'hooks', 'ui']],
  ...['scenes', 'forms', 'search', 'shell', 'mdx'].map((name): [string, Layer[]] => [
    `components/${name}/a.tsx`,
    parts,
  ]),
  ['components/sections/home/a.tsx', [...parts, 'sections']],
  ['components/templates/a.tsx', components],
  ['pages/a.tsx', [...components, 'pages', 'theme'], ['./a.module.css', '../components/ui/Icon.module.css']],
  ['theme/Root/a.tsx', [...components, 'pages', 'theme']],
];

/** Imports of packages that look like imports of a layer. */
const packages = ['@docusaurus/core/lib/client/App', '@theme/Root'];

const importsOf = (file: string) =>
  Object.values(modules).map((module) => relative(dirname(file), module).replace(/^(?!\.)/, './'));

/** Returns the imports of each file that the linter rejects. */
function rejectedImports(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const config = JSON.parse(readFileSync('.biome.json', 'utf8'));
  const folder = temporaryFolder({'biome.json': JSON.stringify({...config, vcs: {enabled: false}})});
  for (const [file, names] of files) {
    const code = names.map((name, at) => `export * as m${at} from '${name}';\n`).join('');
    writeFiles(join(folder, 'src'), {[file]: code});
  }
  const command = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github'];
  const {stdout} = spawnSync(resolve('node_modules/.bin/biome'), command, {cwd: folder, encoding: 'utf8'});
  const found = [...stdout.matchAll(/noRestrictedImports,file=[^,]*?src\/([^,]+),line=(\d+)/g)];
  return new Map(
    [...files].map(([file, names]) => [
      file,
      names.filter((_, at) => found.some(([, name, line]) => name === file && Number(line) === at + 1)),
    ]),
  );
}

const rejected = rejectedImports(
  new Map(
    layers.map(([file, , forbidden = []]) => [
      file,
      [...importsOf(file), ...forbidden, ...(file.startsWith('runtime') ? packages : [])],
    ]),
  ),
);

test.each(layers)('src/%s may import only lower layers', (file, allowed, forbidden = []) => {
  const names = Object.keys(modules) as Layer[];
  const higher = importsOf(file).filter((_, at) => !allowed.includes(names[at] as Layer));
  expect(rejected.get(file)).toEqual([...higher, ...forbidden]);
});
