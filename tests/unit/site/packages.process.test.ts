import {readdirSync, readFileSync} from 'node:fs';
import {bundledFiles, leadPackages, readSbom, type Sbom, sbomOfLeads, sbomOfSite} from '../../../src/scripts/sbom';

type Package = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

const {dependencies, devDependencies, overrides}: Package = JSON.parse(readFileSync('package.json', 'utf8'));

test('every package is pinned to an exact version', () => {
  const all = Object.entries({...overrides, ...dependencies, ...devDependencies});
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('Docusaurus is installed once', () => {
  const duplicates = Object.keys(lockedPackages()).filter((path) =>
    /node_modules\/.+\/node_modules\/@docusaurus\//.test(path),
  );
  if (duplicates.length > 0) throw new Error(`An upgrade left a duplicate, ${duplicates[0]}: run npm dedupe.`);
});

test('install scripts of packages are disabled', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

/** The packages that the site's code imports, each with the importing file; for developers' commands apart. */
function importedPackages(): {file: string; name: string}[] {
  // Only developers, who have all packages, draw logos, scaffold pages and open the component examples of `npm start`.
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter(
      (name) =>
        /\.(ts|tsx|mdx)$/.test(name) &&
        !/^(scripts\/(generateLogos|scaffold)\.ts|components\/templates\/ComponentExamples\.tsx)$/.test(name),
    )
    .map((name) => `src/${name}`);
  return [...files, 'docusaurus.config.ts', 'sidebars.ts'].flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^(import|export) type\b[^;]*;/gm, '');
    const names = code.matchAll(
      /(?:\bfrom |^import |\bimport\(|\brequire(?:\.resolve)?\()'((?:@[^/']+\/)?[^/'.][^/']*)/gm,
    );
    return [...names].map(([, name = '']) => ({file, name}));
  });
}

test('the build and operator commands import no development dependencies', () => {
  const used = importedPackages();
  expect(used).toContainEqual({file: 'src/plugins/content-lint/rules/images.ts', name: 'image-size'});
  expect(used.filter(({name}) => name in devDependencies)).toEqual([]);
});

test('the packages that the bill of materials of the site leaves out are imported by the lead service only', () => {
  const files = importedPackages().filter(({name}) => leadPackages.includes(name));
  expect([...new Set(files.map(({name}) => name))].sort()).toEqual(leadPackages);
  expect(files.filter(({file}) => !file.startsWith('src/server/leads/'))).toEqual([]);
});

test('the bills of materials of the site and of the lead service list all packages but development dependencies', async () => {
  const expected = Object.entries(lockedPackages())
    .filter(([, {dev}]) => !dev)
    .map(([path, {name, version}]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
  const all = readSbom();
  const [site, leads] = [sbomOfSite(all), sbomOfLeads(all, await bundledFiles())];
  const namesOf = ({components}: Sbom) =>
    components.map(({group, name, version}) => `${group ? `${group}/` : ''}${name}@${version}`);
  const [siteNames, leadNames] = [namesOf(site), namesOf(leads)];
  expect([...new Set([...siteNames, ...leadNames])].sort()).toEqual([...new Set(expected)].sort());

  const some = ['nodemailer', 'pg', 'pg-protocol', 'react', 'etag'];
  const inSome = ({components}: Sbom) => some.filter((name) => components.some((component) => component.name === name));
  expect(inSome(site)).toEqual(['react', 'etag']);
  expect(inSome(leads)).toEqual(['nodemailer', 'pg', 'pg-protocol', 'etag']);
  expect([site, leads].map(({metadata}) => metadata.component.name)).toEqual(['ovamai-site', 'ovamai-leads']);
  for (const sbom of [site, leads]) {
    expect(sbom).toMatchObject({bomFormat: 'CycloneDX'});
    // Without these, the same packages give the same file.
    expect(sbom).not.toHaveProperty('serialNumber');
    expect(sbom.metadata).not.toHaveProperty('timestamp');
  }
});

/** Licenses that permit what this project does with packages: to use them in builds, and to publish what they produce. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
];

/** Packages whose license is not in the list, or not stated in the lock file as an SPDX expression. */
const reviewedPackages: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: a list of misspellings, which the content check reads and the site does not contain',
  '@img/sharp-': 'LGPL-3.0-or-later: libvips, a library of the build that the site does not contain',
  eval: 'MIT, in the older field `licenses`',
  format: 'MIT, in the older field `licenses`',
  jsesc: 'MIT, in the older field `licenses`; a tool for tests',
  khroma: 'MIT, in its readme; a package of tests',
  'parse-cache-control': 'BSD, in the older field `licenses`; a package of tests',
  'require-like': 'MIT, in its file `License`',
};

test('each package has a license that is allowed, or was reviewed', () => {
  const others = Object.entries(lockedPackages()).flatMap(([path, {version, license = ''}]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return isAllowed(license) ? [] : [{name, entry: `${name}@${version}: ${license || 'no license field'}`}];
  });
  const reviewed = Object.keys(reviewedPackages);
  const isReviewed = (name: string) =>
    reviewed.some((known) => name === known || (known.endsWith('-') && name.startsWith(known)));
  expect(others.filter(({name}) => !isReviewed(name)).map(({entry}) => entry)).toEqual([]);
  // A package that is gone, or that states its license now, needs no review.
  expect(reviewed.filter((known) => !others.some(({name}) => name.startsWith(known)))).toEqual([]);
});

/** Whether an SPDX expression is satisfied by the allowed licenses. Those of packages do not nest AND and OR. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((license) => allowedLicenses.includes(license)));
}

type LockedPackage = {version: string; dev?: boolean; name?: string; license?: string};

/** The packages of the lock file, by path. */
function lockedPackages(): Record<string, LockedPackage> {
  const {packages}: {packages: Record<string, LockedPackage>} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const {'': _project, ...others} = packages;
  return others;
}
