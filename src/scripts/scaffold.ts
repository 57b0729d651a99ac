import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import sidebars from '../../sidebars';
import {months} from '../lib/date';
import {capitalize} from '../lib/format';
import {listFiles, readText} from '../plugins/content-lint/read/files';
import {folderPage} from '../plugins/content-lint/read/pages';
import {publishedFile} from '../plugins/content-lint/rules/publishedUrls';

const usage = `npm run new -- post|doc|changelog|landing|comparison "Title" [--section getting-started]
  post        a blog post, as a draft
  doc         a page of the docs, as a draft; --section names its folder in docs (guides-tutorials by default)
  changelog   a month, such as "October 2026"
  landing     a landing page, with its route
  comparison  a comparison page, with its route; the title is the product to compare with`;

type Options = {root: string; section?: string; today?: Date};

/**
 * Fills the templates of one kind of page, writes the files and returns their paths relative to `root`. Throws with a
 * fix if the title or the section is invalid; never overwrites a file.
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
      return writeFiles(root, {[`blog/${day}-${slug}/index.mdx`]: fillTemplate('post.mdx', values)});
    }
    case 'doc': {
      const sections = sidebars.docs.flatMap((entry) =>
        typeof entry === 'string' ? [] : entry.items.map((item) => item.dirName),
      );
      const file = `docs/${section}/${slug}`;
      if (!sections.includes(section))
        throw new Error(`There is no section ${section}. Use one of ${sections.join(', ')}, or add it to sidebars.ts.`);
      if (folderPage.test(file))
        throw new Error(`${file}.mdx would be the index page of its section. Choose another title.`);
      const number = next(`docs/${section}`, /^sidebar_position: (\d+)$/m);
      return writeFiles(root, {[`${file}.mdx`]: fillTemplate('doc.mdx', {title, number})});
    }
    case 'changelog': {
      const [name = '', year = ''] = title.split(' ');
      const index = months.findIndex((month) => month.toLowerCase() === name.toLowerCase());
      if (index < 0 || !/^\d{4}$/.test(year)) throw new Error(`"${title}" is not a month. Write it as "October 2026".`);
      const lastDay = new Date(Date.UTC(Number(year), index + 1, 0)).toISOString().slice(0, 10);
      const month = lastDay.slice(0, 7);
      const values = {title: `${months[index]} ${year}`, month, lastDay};
      return writeFiles(root, {[`src/changelog/${month}.mdx`]: fillTemplate('changelog.mdx', values)});
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

/** Writes the data of a page, and its route in `src/pages`. */
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

export default function ${capitalize(name)}Page(): ReactNode {
  return <${template} page={${name}} />;
}
`;
  const source = fillTemplate(folder === 'landing' ? 'landing.ts' : 'comparison.ts', values).replaceAll(
    "'../../data/",
    "'../",
  );
  const files = writeFiles(root, {[data]: source, [`src/pages/${path}.tsx`]: route});
  // The length and quotes of a title affect the formatting.
  const biome = require.resolve('@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...files], {cwd: root});
  return files;
}

/** Replaces the placeholders of a template, such as `__title__`, with values escaped for YAML or TypeScript. */
function fillTemplate(template: string, values: Record<string, string | number>): string {
  const isCode = template.endsWith('.ts');
  const text = readFileSync(join(__dirname, 'templates', template), 'utf8');
  return Object.entries(values).reduce((filled, [name, value]) => {
    const escaped = isCode
      ? String(value).replace(/[\\'`]|\$(?=\{)/g, '\\$&')
      : JSON.stringify(String(value)).slice(1, -1);
    return filled.replaceAll(`__${name}__`, () => escaped);
  }, text);
}

function writeFiles(root: string, files: Record<string, string>): string[] {
  const existing = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (existing) throw new Error(`${existing} already exists. Choose another title, or edit that file.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

/** Returns the highest number of existing and removed pages, plus 1: URLs of removed pages are never reused. */
function nextNumber(root: string, folder: string, pattern: RegExp, published?: string): number {
  const taken = listFiles(root, folder).flatMap((file) => pattern.exec(`${file}\n${readText(root, file)}`)?.[1] ?? []);
  const urls = [publishedFile, 'src/site/redirects.ts'].map((file) => readText(root, file)).join();
  const known = published ? [...urls.matchAll(new RegExp(`['"]${published}(\\d+)['"]`, 'g'))] : [];
  return Math.max(0, ...[...taken, ...known.map(([, number = '0']) => number)].map(Number)) + 1;
}

function firstKey(root: string, list: 'authors' | 'tags'): string {
  return /^[\w-]+(?=:)/m.exec(readText(root, `blog/${list}.yml`))?.[0] ?? '';
}

/** Converts a title to a slug: `What’s new in É2E?` to `whats-new-in-e2e`. */
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

/** Reserved words, which are invalid as names of constants. */
const reservedWords =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Converts a slug to the name of a constant: `data-agents` to `dataAgents`. */
function nameOf(slug: string): string {
  const name = slug.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) || reservedWords.test(name) ? `page${capitalize(name)}` : name;
}

/** `npm run new`: writes the files of a new page and prints their paths. */
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
