import {sceneNames} from '../../../data/agents/names';
import {factPaths, factText} from '../../../data/mdx/factText';
import {error, type Problem, suggest} from '../problem';
import {listFiles, readText} from '../read/files';
import type {Element} from '../read/mdx';
import {hasAttribute, type MdxPage} from '../read/pages';

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
export function componentProblems({file, elements, ownNames}: MdxPage, globals: ReadonlySet<string>): Problem[] {
  return elements.flatMap((element) => {
    const {name, line} = element;
    const place = {file, line};
    const [first = ''] = name?.split('.') ?? [];
    // MDX treats lowercase names as HTML.
    if (!/^[A-Z]/.test(first) || ownNames.includes(first)) return [];
    if (!globals.has(first)) {
      const known = [...globals, ...ownNames];
      const fix = suggest(first, known, 'Import it, use a known component, or escape a literal < as \\<');
      return [error(place, `Unknown component <${name}>`, fix)];
    }
    if (name === 'Fact') return factProblems(element, file);
    if (name === 'Scene') return sceneProblems(element, file);
    return [];
  });
}

function factProblems(element: Element, file: string): Problem[] {
  const {line} = element;
  const {of: path} = element.attributes;
  if (typeof path !== 'string' && hasAttribute(element, 'of')) return [];
  try {
    factText(path ?? '');
    return [];
  } catch {
    const fix = suggest(path ?? '', factPaths(), 'Run npm run facts to list all facts');
    return [error({file, line}, `Unknown fact "${path ?? ''}"`, fix)];
  }
}

function sceneProblems(element: Element, file: string): Problem[] {
  const {line} = element;
  const {name} = element.attributes;
  if (typeof name === 'string' ? sceneNames.some((known) => known === name) : hasAttribute(element, 'name')) return [];
  const fix = suggest(name ?? '', sceneNames, `Use one of ${sceneNames.join(', ')}`);
  return [error({file, line}, `Unknown scene "${name ?? ''}"`, fix)];
}
