import {spawn} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {freePort} from '../support/freePort';
import type {Row} from './rows';

const root = resolve(__dirname, '../..');
const bin = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A file of each project, at which tests can open the origin without scripts. */
export const emptyFile = 'empty.txt';

/** Which configuration a project has: this site's, or the classic preset alone. */
export type Kind = 'site' | 'plain';

/** Where the parts of a content go that are not in the root of a project. */
const places: Record<string, string> = {
  pages: 'src/pages',
  components: 'src/components/conformance',
  theme: 'src/theme',
  plugins: 'conformance/plugins',
  modules: 'conformance/modules',
  'settings.ts': 'conformance/settings.ts',
};

/** Writes a project with the content of these rows, which must be of one content, into a folder. */
export function writeProject(folder: string, kind: Kind, content: Row['content'], rows: readonly Row[]): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, 'src'), {recursive: true});
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (kind === 'site') copySite(folder);
  const source = join(__dirname, 'content', content);
  for (const name of readdirSync(source)) {
    cpSync(join(source, name), join(folder, places[name] ?? name), {recursive: true});
  }
  const features = rows.map(({feature}) => feature);
  writeFileSync(
    join(folder, 'conformance/chosen.ts'),
    `import {settings as create} from './settings';\n` +
      `const features = ${JSON.stringify(features)};\n` +
      `export const settings = create((feature) => features.includes(feature));\n` +
      `require('node:fs').writeFileSync(require('node:path').join(__dirname, '../sidebars.js'), 'export default ' + JSON.stringify(settings.sidebars));\n`,
  );
  cpSync(join(__dirname, `${kind}.config.ts`), join(folder, 'docusaurus.config.ts'));
  writeFileSync(join(folder, 'src/pages/index.tsx'), indexPage(rows));
  writeFileSync(join(folder, 'static', emptyFile), '');
}

/** Copies the project without its content, and with navigation that has no links to other pages. */
function copySite(folder: string): void {
  for (const name of ['src', 'static', '.cspell.json']) cpSync(join(root, name), join(folder, name), {recursive: true});
  cpSync(join(root, 'docusaurus.config.ts'), join(folder, 'docusaurus.site.config.ts'));
  for (const name of ['src/pages', 'src/changelog']) rmSync(join(folder, name), {recursive: true});
  mkdirSync(join(folder, 'src/pages'));
  mkdirSync(join(folder, 'src/changelog'));
  writeFileSync(
    join(folder, 'src/changelog/2024-01.mdx'),
    '---\ntitle: January 2024\n---\n\n## A change\n\nA change.\n',
  );
  for (const page of requiredPages) cpSync(join(root, 'src/pages', page), join(folder, 'src/pages', page));
  for (const name of emptyPages) writeFileSync(join(folder, `src/pages/${name}.tsx`), emptyPage);
  // The blog of some contents has another path.
  const siteContent = join(folder, 'src/data/marketing/siteContent.ts');
  writeFileSync(siteContent, readFileSync(siteContent, 'utf8').replace("to: '/blog'", "to: '/docs'"));
  for (const [name, code] of Object.entries(navigation)) writeFileSync(join(folder, 'src/data/navigation', name), code);
}

/** Pages that features of the site need. */
const requiredPages = ['site-content.tsx'];

/** Pages that the header, the footer and forms link to: without their content, which links to yet other pages. */
const emptyPages = ['privacypolicy', 'search', 'termsandconditions'];
const emptyPage = 'export default function Empty() {\n  return <main><h1>Empty</h1></main>;\n}\n';

const navigation = {
  'header.ts': `export const headerLinks = [{label: 'Docs', to: '/docs'}];
export const resourceLinks = [{label: 'First page', to: '/'}];
export const logIn = {label: 'Log In', to: 'login'};
export const startTrial = {label: 'Get a free trial', to: 'login'};
`,
  'footer.ts': `export const footerGroups = [{heading: 'Product', links: [{label: 'Docs', to: '/docs'}]}];
export const comparisonLinks = [{label: 'First page', to: '/'}];
`,
};

/** A page that links to all pages, in each language. */
function indexPage(rows: readonly Row[]): string {
  const links = new Map(
    rows.flatMap(({pages, withoutHtml}) =>
      pages.map((to) => [to, {to, 'data-noBrokenLinkCheck': withoutHtml !== undefined}]),
    ),
  );
  return `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

const links = ${JSON.stringify([...links.values()].filter(({to}) => !to.startsWith('/de/')))};

export default function Index() {
  return (
    <Layout title="All pages" description="Links to all pages.">
      <main>
        <h1>All pages</h1>
        <ul>{links.map((link) => <li key={link.to}><Link {...link}>{link.to}</Link></li>)}</ul>
      </main>
    </Layout>
  );
}
`;
}

/** Builds a project into its folder `build`. Returns the output if the build failed. */
export async function build(folder: string, env: Record<string, string> = {}): Promise<string | undefined> {
  const {status, output} = await run([bin, 'build', folder, '--no-minify', '--out-dir', join(folder, 'build')], env);
  writeFileSync(`${folder}.log`, output);
  appendFileSync(`${folder}.all.log`, `${output}\n`);
  return status === 0 && existsSync(join(folder, 'build/index.html')) ? undefined : output;
}

function run(args: string[], env: Record<string, string>): Promise<{status: number | null; output: string}> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=64', ...args], {
      cwd: root,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => done({status, output}));
  });
}

export type DevServer = {origin: string; close: () => Promise<void>};

/** Starts `npm start` of a project on a free port. Resolves once it has compiled. */
export async function startServer(folder: string): Promise<DevServer> {
  const port = freePort();
  const child = spawn(
    process.execPath,
    [bin, 'start', folder, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: root,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const closed = new Promise<void>((done) => child.on('close', () => done()));
  const close = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  await new Promise<void>((done, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        if (/compiled (successfully|with)/i.test(output)) done();
      });
    }
    child.on('error', reject);
    child.on('close', () => reject(new Error(`npm start failed:\n${output}`)));
  });
  writeFileSync(join(folder, 'start.log'), output);
  return {origin: `http://127.0.0.1:${port}`, close};
}
