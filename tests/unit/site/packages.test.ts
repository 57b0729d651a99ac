import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

type Package = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

const {dependencies, devDependencies, overrides}: Package = JSON.parse(readFileSync('package.json', 'utf8'));

test('every package is pinned to an exact version', () => {
  const all = Object.entries({...overrides, ...dependencies, ...devDependencies});
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('Docusaurus is installed once', () => {
  const {packages}: {packages: object} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const duplicates = Object.keys(packages).filter((path) => /node_modules\/.+\/node_modules\/@docusaurus\//.test(path));
  if (duplicates.length > 0) throw new Error(`An upgrade left a duplicate, ${duplicates[0]}: run npm dedupe.`);
});

test('install scripts of packages are disabled', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('the build and operator commands import no development dependencies', () => {
  // Only developers, who have all packages, draw logos and scaffold pages.
  const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(ts|tsx|mdx)$/.test(name) && !/^scripts\/(generateLogos|scaffold)\.ts$/.test(name))
    .map((name) => `src/${name}`);
  const used = [...files, 'docusaurus.config.ts', 'sidebars.ts'].flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^(import|export) type\b[^;]*;/gm, '');
    const names = code.matchAll(
      /(?:\bfrom |^import |\bimport\(|\brequire(?:\.resolve)?\()'((?:@[^/']+\/)?[^/'.][^/']*)/gm,
    );
    return [...names].map(([, name = '']) => ({file, name}));
  });
  expect(used).toContainEqual({file: 'src/plugins/content-lint/rules/images.ts', name: 'image-size'});
  expect(used.filter(({name}) => name in devDependencies)).toEqual([]);
});

test('the bill of materials lists all packages of the build, and no development dependencies', () => {
  const {packages}: {packages: Record<string, {version: string; dev?: boolean; name?: string}>} = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const buildPackages = Object.entries(packages).filter(([path, {dev}]) => path && !dev);
  const expected = buildPackages.map(
    ([path, {name, version}]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`,
  );

  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {encoding: 'utf8', maxBuffer: 2 ** 24});
  const sbom: {metadata: object; components: Component[]} = JSON.parse(text);
  expect(sbom).toMatchObject({bomFormat: 'CycloneDX', metadata: {component: {name: 'ovamai-site'}}});
  expect([...new Set(namesOf(sbom.components))].sort()).toEqual([...new Set(expected)].sort());
  // Without these, the same packages give the same file.
  expect(sbom).not.toHaveProperty('serialNumber');
  expect(sbom.metadata).not.toHaveProperty('timestamp');
});

type Component = {group?: string; name: string; version: string; components?: Component[]};

/** Lists the packages and those nested in them, such as `@scope/name@1.0.0`. */
function namesOf(components: readonly Component[]): string[] {
  return components.flatMap(({group, name, version, components: nested = []}) => [
    `${group ? `${group}/` : ''}${name}@${version}`,
    ...namesOf(nested),
  ]);
}
