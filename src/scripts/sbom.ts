import {execFileSync} from 'node:child_process';
import {build} from 'esbuild';

/** The parts of a CycloneDX document that are read here. */
export type Sbom = {
  metadata: {component: {name: string; 'bom-ref': string}};
  components: Component[];
  dependencies: {ref: string; dependsOn?: string[]}[];
};

export type Component = {
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  properties?: {name: string; value: string}[];
};

/** Packages that only the lead service imports. */
export const leadPackages = ['ipaddr.js', 'nodemailer', 'pg'];

const options = ['--package-lock-only', '--omit', 'dev', '--flatten-components', '--mc-type', 'application'];

/**
 * `npm run -s sbom` prints the software bill of materials of the site: the packages that build it. With `-- leads` it
 * prints that of the lead service: the packages in its bundle. Both are without packages that only tests use.
 */
async function main(part = 'site'): Promise<void> {
  if (part !== 'site' && part !== 'leads') throw new Error(`Unknown part ${part}: write site or leads`);
  const all = readSbom();
  const sbom = part === 'site' ? sbomOfSite(all) : sbomOfLeads(all, await bundledFiles());
  process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
}

/** Returns the bill of materials of all packages but development dependencies. */
export function readSbom(): Sbom {
  const text = execFileSync('npx', ['--no-install', 'cyclonedx-npm', ...options, '--output-reproducible'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(text);
}

/** Keeps the packages that the site's own packages depend on: all but `leadPackages`, directly or indirectly. */
export function sbomOfSite(sbom: Sbom): Sbom {
  const root = sbom.metadata.component['bom-ref'];
  const leads = sbom.components
    .filter(
      (component) => leadPackages.includes(component.name) && pathOf(component) === `node_modules/${component.name}`,
    )
    .map((component) => component['bom-ref']);
  const dependsOn = new Map(sbom.dependencies.map((entry) => [entry.ref, entry.dependsOn ?? []]));
  const reached = new Set([root]);
  // A set also visits what is added to it during the loop.
  for (const ref of reached) {
    for (const to of dependsOn.get(ref) ?? []) if (ref !== root || !leads.includes(to)) reached.add(to);
  }
  return withOnly(sbom, (component) => reached.has(component['bom-ref']));
}

/** Keeps the packages that have one of the files, which are paths such as `node_modules/pg/lib/index.js`. */
export function sbomOfLeads(sbom: Sbom, files: readonly string[]): Sbom {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  const leads = withOnly(sbom, (component) => packages.has(pathOf(component)));
  return {...leads, metadata: {...leads.metadata, component: {...leads.metadata.component, name: 'ovamai-leads'}}};
}

function withOnly(sbom: Sbom, isIncluded: (component: Component) => boolean): Sbom {
  const components = sbom.components.filter(isIncluded);
  const refs = new Set([sbom.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = sbom.dependencies
    .filter(({ref}) => refs.has(ref))
    .map((entry) => ({...entry, ...(entry.dependsOn && {dependsOn: entry.dependsOn.filter((to) => refs.has(to))})}));
  return {...sbom, components, dependencies};
}

function pathOf({properties = []}: Component): string {
  return properties.find(({name}) => name === 'cdx:npm:package:path')?.value ?? '';
}

/** Lists the files of the lead service's bundle, as its Dockerfile builds it (src/plugins/hosting/leads.ts). */
export async function bundledFiles(): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: ['src/server/leads/main.ts'],
    bundle: true,
    platform: 'node',
    external: ['pg-native'],
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

if (require.main === module) void main(process.argv[2]);
