import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
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

test.each(Object.entries(entries))('the upstream file of %s has not changed', (file, {upstream, sha256}) => {
  if (!existsSync(file)) throw new Error(`${file} does not exist: remove its entry from src/theme/ledger.json.`);
  if (!existsSync(join('node_modules', upstream))) {
    throw new Error(
      `${upstream} does not exist: Docusaurus renamed or removed it. Move or remove ${file}, which may have no effect.`,
    );
  }
  const now = hashOf(upstream, process.cwd());
  if (now === sha256) return;
  throw new Error(
    `${upstream} has changed since ${file} was written. Read the change, adapt the override, ` +
      `then set its "sha256" in src/theme/ledger.json to "${now}".`,
  );
});
