import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Node, parse} from 'acorn';
import {transformSync} from 'esbuild';
import type {StaticComponents} from './proof';

/** Elements of Markdown that are markup in Docusaurus' theme, with the folders of the components that render them. */
const themeElements: Readonly<Record<string, readonly string[]>> = {
  a: ['MDXComponents/A'],
  admonition: ['Admonition'],
  code: ['MDXComponents/Code', 'CodeInline'],
  img: ['MDXComponents/Img'],
  li: ['MDXComponents/Li'],
  ul: ['MDXComponents/Ul'],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ['MDXComponents/Heading', 'Heading']])),
};

/** Elements that Docusaurus does not map to components. */
const plainElements =
  'abbr annotation article aside audio blockquote br cite dd del div dl dt em figcaption figure footer header hr iframe input ins kbd label main mark math mfrac mi mn mo mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover mover nav ol p path picture q s samp section semantics small source span strong sub sup svg table tbody td tfoot th thead time tr u var video'.split(
    ' ',
  );

const extensions = ['tsx', 'ts', 'jsx', 'js'];

/**
 * Returns the components that are static: those that the site lists, and the elements that Docusaurus' theme renders as
 * markup, except for those that the site maps to a component of its own without listing it.
 *
 * @param listed the site's list
 */
export function staticComponents(siteDir: string, listed: Partial<StaticComponents> = {}): StaticComponents {
  const theme = join(siteDir, 'src/theme');
  const ofTheme = Object.entries(themeElements).filter(([, folders]) =>
    folders.every((folder) => !existsSync(join(theme, folder)) && !moduleAt(join(theme, folder))),
  );
  const mapped = mappedNames(theme);
  const names = mapped ? [...ofTheme.map(([name]) => name), ...plainElements].filter((name) => !mapped.has(name)) : [];
  return {
    components: {...Object.fromEntries(names.map((name) => [name, []])), ...listed.components},
    imports: listed.imports ?? [],
  };
}

/** Returns the names that the site's `MDXComponents` adds or replaces; `undefined` if they cannot be read. */
function mappedNames(theme: string): Set<string> | undefined {
  const file = moduleAt(join(theme, 'MDXComponents')) ?? moduleAt(join(theme, 'MDXComponents/index'));
  if (!file) return new Set();
  const {code} = transformSync(readFileSync(file, 'utf8'), {loader: 'tsx', jsx: 'automatic'});
  const {body} = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const map = body.find(
    (statement) => statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration',
  );
  const value = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations.map(({init}) => init) : [],
  );
  const object = [(map as {declaration?: Node} | undefined)?.declaration, ...value].find(
    (node) => node?.type === 'ObjectExpression',
  ) as {properties: {type: string; key: {name?: string; value?: string}}[]} | undefined;
  if (!object) return undefined;
  const properties = object.properties.filter(({type}) => type === 'Property');
  return new Set(properties.map(({key}) => key.name ?? key.value ?? ''));
}

/** Returns the file of a module without its extension; `undefined` if there is none. */
function moduleAt(path: string): string | undefined {
  return extensions.map((extension) => `${path}.${extension}`).find((file) => existsSync(file));
}
