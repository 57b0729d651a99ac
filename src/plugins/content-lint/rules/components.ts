import {sceneNames} from '../../../data/agents/names';
import {factPaths, factText} from '../../../data/mdx/factText';
import {error, type Problem, suggest} from '../problem';
import {listFiles, readText} from '../read/files';
import {attribute, type Element, elementsOf, hasAttribute, nodesOf, startLine} from '../read/mdx';
import type {MdxPage} from '../read/pages';

/** Components of the theme and of this site that every MDX page can use without an import. */
const globalComponents = [
  'Admonition',
  'ContactLink',
  'Details',
  'Fact',
  'Figure',
  'Head',
  'Scene',
  'Steps',
  'TabItem',
  'Tabs',
];

/** Returns the components that every MDX page can use without an import: those above, and the project's own. */
export function readGlobalComponents(root: string): ReadonlySet<string> {
  const files = listFiles(root, 'src/theme', /^src\/theme\/MDXComponents(?:\/index)?\.[jt]sx?$/);
  // The exported map. Comments above it contain words that are no components.
  const maps = files.map((file) => /export default[\s\S]*/.exec(readText(root, file))?.[0] ?? '');
  return new Set([...globalComponents, ...maps.flatMap((map) => map.match(/\b[A-Z]\w*/g) ?? [])]);
}

/** Reports unknown components, facts and scenes. `globals` are the components that need no import. */
export function componentProblems({file, tree}: MdxPage, globals: ReadonlySet<string>): Problem[] {
  const own = declaredNames(tree);
  return elementsOf(tree).flatMap((element) => {
    const {name} = element;
    const place = {file, line: startLine(element)};
    const [first = ''] = name?.split('.') ?? [];
    // MDX treats lowercase names as HTML.
    if (!/^[A-Z]/.test(first) || own.has(first)) return [];
    if (!globals.has(first)) {
      const known = [...globals, ...own];
      const fix = suggest(first, known, 'Import it, use a known component, or escape a literal < as \\<');
      return [error(place, `Unknown component <${name}>`, fix)];
    }
    if (name === 'Fact') return factProblems(element, file);
    if (name === 'Scene') return sceneProblems(element, file);
    return [];
  });
}

function factProblems(element: Element, file: string): Problem[] {
  const path = attribute(element, 'of');
  if (path === undefined && hasAttribute(element, 'of')) return [];
  try {
    factText(path ?? '');
    return [];
  } catch {
    const fix = suggest(path ?? '', factPaths(), 'Run npm run facts to list all facts');
    return [error({file, line: startLine(element)}, `Unknown fact "${path ?? ''}"`, fix)];
  }
}

function sceneProblems(element: Element, file: string): Problem[] {
  const name = attribute(element, 'name');
  if (name === undefined ? hasAttribute(element, 'name') : sceneNames.some((known) => known === name)) return [];
  const fix = suggest(name ?? '', sceneNames, `Use one of ${sceneNames.join(', ')}`);
  return [error({file, line: startLine(element)}, `Unknown scene "${name ?? ''}"`, fix)];
}

type Pattern = {type: string; name?: string; properties?: {value: Pattern}[]; elements?: (Pattern | null)[]};
type Statement = {
  type: string;
  specifiers?: {local: Pattern}[];
  declaration?: {id?: Pattern; declarations?: {id: Pattern}[]} | null;
};

/** Returns the names that a page imports or exports. */
function declaredNames(tree: MdxPage['tree']): ReadonlySet<string> {
  const statements = nodesOf(tree, 'mdxjsEsm').flatMap(
    ({data}) => (data?.estree?.body ?? []) as unknown as Statement[],
  );
  const patterns = statements.flatMap(({specifiers = [], declaration}) => [
    ...specifiers.map(({local}) => local),
    ...(declaration?.id ? [declaration.id] : []),
    ...(declaration?.declarations ?? []).map(({id}) => id),
  ]);
  return new Set(patterns.flatMap(bindingNames));
}

function bindingNames({name, properties = [], elements = []}: Pattern): string[] {
  const inner = [...properties.flatMap(({value}) => value ?? []), ...elements.flatMap((element) => element ?? [])];
  return [...(name ? [name] : []), ...inner.flatMap(bindingNames)];
}
