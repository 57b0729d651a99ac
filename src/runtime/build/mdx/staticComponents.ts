import {readFileSync} from 'node:fs';
import {type Expression, type Literal, parse} from 'acorn';
import {transformSync} from 'esbuild';
import type {StaticComponents} from './proof';

/** Elements of Markdown that are markup in Docusaurus' theme, with the components that render them. */
const themeElements: Readonly<Record<string, readonly string[]>> = {
  a: ['MDXComponents/A'],
  admonition: ['Admonition'],
  code: ['MDXComponents/Code', 'CodeInline'],
  img: ['MDXComponents/Img'],
  li: ['MDXComponents/Li'],
  ul: ['MDXComponents/Ul'],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ['MDXComponents/Heading', 'Heading']])),
};

/** Elements that Docusaurus does not map to components, and the wrapper of a page, which it does not have. */
const plainElements =
  'abbr annotation article aside audio blockquote br cite dd del div dl dt em figcaption figure footer header hr iframe input ins kbd label main mark math mfrac mi mn mo mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover mover nav ol p path picture q s samp section semantics small source span strong sub sup svg table tbody td tfoot th thead time tr u var video wrapper'.split(
    ' ',
  );

/** The files of the theme's components, by request, such as `@theme/Heading`: the bundler's aliases. */
type Aliases = Readonly<Record<string, unknown>>;

/**
 * Returns the components that are static: those that the site lists, and the elements that Docusaurus' theme renders as
 * markup, except for those whose component the site or a plugin replaces without listing it.
 *
 * @param listed the site's list
 */
export function staticComponents(aliases: Aliases, listed: Partial<StaticComponents> = {}): StaticComponents {
  const replaced = Object.keys(aliases).filter((request) => !isClassic(aliases[request]));
  const isReplaced = (component: string) =>
    !aliases[`@theme/${component}`] || replaced.some((request) => `${request}/`.startsWith(`@theme/${component}/`));
  const ofTheme = Object.entries(themeElements).filter(([, components]) => !components.some(isReplaced));
  const mapped = mappedNames('@theme/MDXComponents', aliases);
  const names = [...ofTheme.map(([name]) => name), ...plainElements].filter((name) => mapped && !mapped.has(name));
  return {
    components: {...Object.fromEntries(names.map((name) => [name, []])), ...listed.components},
    imports: listed.imports ?? [],
  };
}

function isClassic(file: unknown): boolean {
  return typeof file === 'string' && /@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]/.test(file);
}

/** Returns the names that `MDXComponents` adds to the theme's or replaces; `undefined` if they cannot be read. */
function mappedNames(request: string, aliases: Aliases): Set<string> | undefined {
  const file = aliases[request];
  if (typeof file !== 'string') return undefined;
  if (isClassic(file)) return new Set();
  const {code} = transformSync(readFileSync(file, 'utf8'), {loader: 'tsx', jsx: 'automatic'});
  const {body} = parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  const imports = new Map<string, string>();
  const values = new Map<string, Expression | null | undefined>();
  let map: Expression | undefined;
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const {local} of statement.specifiers) imports.set(local.name, String(statement.source.value));
    } else if (statement.type === 'VariableDeclaration') {
      for (const {id, init} of statement.declarations) if (id.type === 'Identifier') values.set(id.name, init);
    } else if (statement.type === 'ExportDefaultDeclaration') map = statement.declaration as Expression;
    // As esbuild writes a default export of a variable.
    else if (statement.type === 'ExportNamedDeclaration') {
      const exported = statement.specifiers.find(
        ({exported: name}) => name.type === 'Identifier' && name.name === 'default',
      );
      if (exported && !statement.source) map = exported.local as Expression;
    }
  }
  if (map?.type === 'Identifier') map = values.get(map.name) ?? undefined;
  if (map?.type !== 'ObjectExpression') return undefined;
  const names = new Set<string>();
  for (const property of map.properties) {
    if (property.type === 'SpreadElement') {
      const {argument} = property;
      const source = argument.type === 'Identifier' ? imports.get(argument.name) : undefined;
      const others = /^@theme-(original|init)\/MDXComponents$/.test(source ?? '') && mappedNames(source ?? '', aliases);
      if (!others) return undefined;
      for (const name of others) names.add(name);
    } else if (property.computed) return undefined;
    else names.add(property.key.type === 'Identifier' ? property.key.name : String((property.key as Literal).value));
  }
  return names;
}
