import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import sidebars from '../../sidebars';
import {capitalised, months} from '../lib/format';
import {listFiles, readText} from '../plugins/content-lint/files';
import {folderPage} from '../plugins/content-lint/pages';
import {publishedFile} from '../plugins/content-lint/publishedUrls';

const usage = `npm run new -- post|doc|changelog|landing|comparison "Title" [--section getting-started]
  post        a blog post, as a draft
  doc         a page of the docs, as a draft; --section names its folder in docs (guides-tutorials by default)
  changelog   a month, such as "October 2026"
  landing     a landing page, with its route
  comparison  a comparison page, with its route; the title is the product to compare with`;

type Options = {root: string; section?: string; today?: Date};

/**
 * Fills the templates of one kind of page and writes its files, which it returns as paths from `root`. Throws with the
 * fix where the title or the section cannot be used; never overwrites a file.
 */
export function scaffold(kind = '', title = '', options: Options): string[] {
  const {root, section = 'guides-tutorials', today = new Date()} = options;
  const day = today.toISOString().slice(0, 10);
  const slug = slugOf(title);
  const next = (folder: string, pattern: RegExp, published?: string) => nextNumber(root, folder, pattern, published);
  switch (kind) {
    case 'post': {
      const number = next('blog', /^slug: \/(\d+)$/m, '/blog/');
      const values = {title, number, today: day, author: firstKey(root, 'authors'), tag: firstKey(root, 'tags')};
      return write(root, {[`blog/${day}-${slug}/index.mdx`]: fill('post.mdx', values)});
    }
    case 'doc': {
      const sections = sidebars.docs.flatMap((entry) =>
        typeof entry === 'string' ? [] : entry.items.map((item) => item.dirName),
      );
      const file = `docs/${section}/${slug}`;
      if (!sections.includes(section))
        throw new Error(`There is no section ${section}. Use one of ${sections.join(', ')}, or add it to sidebars.ts.`);
      if (folderPage.test(file)) throw new Error(`${file}.mdx would be the page of its section. Choose another title.`);
      const number = next(`docs/${section}`, /^sidebar_position: (\d+)$/m);
      return write(root, {[`${file}.mdx`]: fill('doc.mdx', {title, number})});
    }
    case 'changelog': {
      const [name = '', year = ''] = title.split(' ');
      const index = months.findIndex((month) => month.toLowerCase() === name.toLowerCase());
      if (index < 0 || !/^\d{4}$/.test(year)) throw new Error(`"${title}" is not a month. Write it as "October 2026".`);
      const lastDay = new Date(Date.UTC(Number(year), index + 1, 0)).toISOString().slice(0, 10);
      const month = lastDay.slice(0, 7);
      const values = {title: `${months[index]} ${year}`, month, lastDay};
      return write(root, {[`src/changelog/${month}.mdx`]: fill('changelog.mdx', values)});
    }
    case 'landing': {
      const number = next('src/pages', /landingpage(\d+)\.tsx$/m, '/landingpage');
      const values = {title, number, name: nameOf(slug)};
      return writePage(root, 'landing', 'LandingPage', `landingpage${number}`, values);
    }
    case 'comparison':
      return writePage(root, 'comparisons', 'ComparisonPage', slug, {title, slug, today: day, name: nameOf(slug)});
    default:
      throw new Error(usage);
  }
}

/** The data of a page, and its route in `src/pages`. */
function writePage(
  root: string,
  folder: string,
  template: string,
  path: string,
  values: Record<string, string | number> & {name: string},
): string[] {
  const {name} = values;
  const data = `src/data/${folder}/${name}.ts`;
  const route = `import type {ReactNode} from 'react';
import {${template}} from '../components/templates/${template}';
import {${name}} from '../data/${folder}/${name}';

export default function ${capitalised(name)}Page(): ReactNode {
  return <${template} page={${name}} />;
}
`;
  const source = fill(folder === 'landing' ? 'landing.ts' : 'comparison.ts', values).replaceAll("'../../data/", "'../");
  const files = write(root, {[data]: source, [`src/pages/${path}.tsx`]: route});
  // A title changes which quotes and line breaks the formatter chooses.
  const biome = require.resolve('@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...files], {cwd: root});
  return files;
}

/** A template with its placeholders, such as `__title__`, replaced: escaped as YAML and TypeScript need it. */
function fill(template: string, values: Record<string, string | number>): string {
  const isCode = template.endsWith('.ts');
  const text = readFileSync(join(__dirname, 'templates', template), 'utf8');
  return Object.entries(values).reduce((filled, [name, value]) => {
    const escaped = isCode
      ? String(value).replace(/[\\'`]|\$(?=\{)/g, '\\$&')
      : JSON.stringify(String(value)).slice(1, -1);
    return filled.replaceAll(`__${name}__`, () => escaped);
  }, text);
}

function write(root: string, files: Record<string, string>): string[] {
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (existing) throw new Error(`${existing} exists. Choose another title, or change that file.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

/** The number after the highest that a page has, or had: the URL of a removed page is never given to another one. */
function nextNumber(root: string, folder: string, pattern: RegExp, published?: string): number {
  const taken = listFiles(root, folder).flatMap((file) => pattern.exec(`${file}\n${readText(root, file)}`)?.[1] ?? []);
  const urls = [publishedFile, 'src/site/redirects.ts'].map((file) => readText(root, file)).join();
  const known = published ? [...urls.matchAll(new RegExp(`['"]${published}(\\d+)['"]`, 'g'))] : [];
  return Math.max(0, ...[...taken, ...known.map(([, number = '0']) => number)].map(Number)) + 1;
}

function firstKey(root: string, list: 'authors' | 'tags'): string {
  return /^[\w-]+(?=:)/m.exec(readText(root, `blog/${list}.yml`))?.[0] ?? '';
}

/** `What’s new in É2E?` becomes `whats-new-in-e2e`. */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw new Error(usage);
  return slug;
}

/** Words that TypeScript does not accept as a name of a constant, of one part as these names may be. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** `data-agents` becomes `dataAgents`. */
function nameOf(slug: string): string {
  const name = slug.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) || reserved.test(name) ? `page${capitalised(name)}` : name;
}

function main(): void {
  try {
    const {values, positionals} = parseArgs({allowPositionals: true, options: {section: {type: 'string'}}});
    const [kind, ...words] = positionals;
    const files = scaffold(kind, words.join(' ').trim(), {root: '.', ...values});
    process.stdout.write(files.map((file) => `${file}\n`).join(''));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

if (require.main === module) main();
