import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {shimmedUpstreamFiles} from '../../../src/plugins/bundle/plugin';
import ledger from '../../../src/theme/ledger.json';

type Entry = {upstream: string; sha256: string};

const entries: Record<string, Entry> = ledger.overrides;
const theme = resolve('src/theme');
const overrides = readdirSync(theme, {recursive: true, encoding: 'utf8'})
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /(^|\/)index\.tsx?$/.test(path))
  .map((path) => `src/theme/${path}`);

const head = (file: string) => readFileSync(resolve(file), 'utf8').split(/^(?!\/\/)/m)[0] ?? '';

/** Where Docusaurus keeps what `file` stands in for. */
function upstreamOf(file: string): string | undefined {
  const module = relative('src/theme', file)
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '.js');
  return ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback']
    .map((folder) => `${folder}/${module}`)
    .find((path) => existsSync(join('node_modules', path)));
}

const hashOf = (upstream: string) =>
  createHash('sha256')
    .update(readFileSync(join('node_modules', upstream)))
    .digest('hex');

test.each(overrides)('%s says what kind it is, why, and when to remove it', (file) => {
  expect(head(file)).toMatch(/^\/\/ Kind: (wrap|eject \(safe\)|eject \(unsafe\)|our own)/);
  expect(head(file)).toMatch(/Why: /);
  expect(head(file)).toMatch(/Remove when: /);
});

test.each(overrides.filter((file) => !head(file).startsWith('// Kind: our own')))('%s is in the ledger', (file) => {
  if (entries[file]) return;
  const upstream = upstreamOf(file);
  const entry = upstream && {upstream, sha256: hashOf(upstream)};
  throw new Error(
    entry
      ? `Add to the overrides in src/theme/ledger.json:\n"${file}": ${JSON.stringify(entry, null, 2)}`
      : `${file} overrides nothing that Docusaurus has: it was renamed or removed there. Follow it, or say "Kind: our own".`,
  );
});

test.each(Object.entries(entries))('%s stands in for what it was written against', (file, {upstream, sha256}) => {
  if (!existsSync(file)) throw new Error(`${file} is gone: take its entry out of src/theme/ledger.json.`);
  if (!existsSync(join('node_modules', upstream))) {
    throw new Error(`${upstream} is gone: Docusaurus renamed or removed it, and ${file} may be without effect.`);
  }
  const now = hashOf(upstream);
  if (now === sha256) return;
  throw new Error(
    `${upstream} has changed since ${file} was written. Read what changed there, adapt the override, ` +
      `then write "sha256": "${now}" for it into src/theme/ledger.json.`,
  );
});

const shims: Record<string, string> = ledger.shims;

test('what src/plugins/bundle/plugin.ts was written against is in the ledger, and nothing else', () => {
  expect(Object.keys(shims).sort()).toEqual([...shimmedUpstreamFiles].sort());
});

test.each(Object.entries(shims))('%s is what a shim was written against', (upstream, sha256) => {
  if (!existsSync(join('node_modules', upstream))) {
    throw new Error(`${upstream} is gone: find what took its place and mend src/plugins/bundle/plugin.ts.`);
  }
  const now = hashOf(upstream);
  if (now === sha256) return;
  throw new Error(
    `${upstream} has changed. Read what it does now, adapt its shim in src/plugins (bundle/plugin.ts names it), ` +
      `then write "${now}" for it into src/theme/ledger.json.`,
  );
});
