import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {changedOverrides} from '../../../src/plugins/own-parts/changedOverrides';
import {hashOf} from '../../../src/runtime/build/upstream';
import ledger from '../../../src/theme/ledger.json';

type Entry = {upstream: string; sha256: string};

const entries: Record<string, Entry> = ledger.overrides;
const theme = resolve('src/theme');
const overrides = readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /(^|\/)index\.tsx?$/.test(path))
  .map((path) => `src/theme/${path}`);

const readHeader = (file: string) => readFileSync(resolve(file), 'utf8').split(/^(?!\/\/)/m)[0] ?? '';

/** Returns the Docusaurus file that `file` overrides. */
function findUpstream(file: string): string | undefined {
  const module = relative('src/theme', file)
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '.js');
  return ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback']
    .map((folder) => `${folder}/${module}`)
    .find((path) => existsSync(join('node_modules', path)));
}

test.each(overrides)('%s states its kind, its reason and when to remove it', (file) => {
  expect(readHeader(file)).toMatch(/^\/\/ Kind: (wrap|eject \(safe\)|eject \(unsafe\)|our own)/);
  expect(readHeader(file)).toMatch(/Why: /);
  expect(readHeader(file)).toMatch(/Remove when: /);
});

test.each(overrides.filter((file) => !readHeader(file).startsWith('// Kind: our own')))(
  '%s is in the ledger',
  (file) => {
    if (entries[file]) return;
    const upstream = findUpstream(file);
    const entry = upstream && {upstream, sha256: hashOf(upstream, process.cwd())};
    throw new Error(
      entry
        ? `Add to the overrides in src/theme/ledger.json:\n"${file}": ${JSON.stringify(entry, null, 2)}`
        : `${file} overrides no Docusaurus component, which may have been renamed or removed: move the override, or set "Kind: our own".`,
    );
  },
);

test('the ledger has only overrides that exist, whose files of Docusaurus have not changed', () => {
  expect(Object.keys(entries).filter((file) => !existsSync(file))).toEqual([]);
  expect(changedOverrides(process.cwd())).toEqual([]);
});
