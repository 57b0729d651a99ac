import {
  clientEntryUpstream,
  replacements,
  routeReplacements,
  routeTableUpstream,
  startReplacements,
} from '../../../src/runtime/build/replacements';
import {changedFile, hashOf} from '../../../src/runtime/build/upstream';
import hashes from '../../../src/runtime/upstream.json';

const files = [
  clientEntryUpstream,
  ...routeTableUpstream,
  ...[...replacements, ...startReplacements, ...routeReplacements].flatMap(({upstream = []}) => upstream),
];

test('the hashes are those of exactly the files that the runtime depends on, at most a dozen of Docusaurus', () => {
  expect(Object.keys(hashes).sort()).toEqual([...files].sort());
  expect(files.filter((file) => file.startsWith('@docusaurus/')).length).toBeLessThanOrEqual(12);
});

test.each(Object.entries(hashes))('%s has not changed', (file, hash) => {
  const now = hashOf(file, process.cwd());
  if (now === hash) return;
  throw new Error(
    `${file} has changed: a part of the runtime is off. Read the change, adapt what depends on it ` +
      `(src/runtime/build/replacements.ts), then set its hash in src/runtime/upstream.json to "${now}".`,
  );
});

test('a file that is missing or not known has changed', () => {
  expect(changedFile([...files, '@docusaurus/core/lib/missing.js'], process.cwd())).toBe(
    '@docusaurus/core/lib/missing.js',
  );
  expect(changedFile(files, process.cwd())).toBeUndefined();
});
