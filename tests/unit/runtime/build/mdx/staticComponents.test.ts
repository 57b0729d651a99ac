import {join} from 'node:path';
import {staticComponents} from '../../../../../src/runtime/build/mdx/staticComponents';
import {temporaryFolder} from '../../../../support/temporaryFolder';

const classic = (component: string) => `/site/node_modules/@docusaurus/theme-classic/lib/theme/${component}/index.js`;

/** The aliases of a site with the classic theme only. */
const aliases = Object.fromEntries(
  ['A', 'Code', 'Img', 'Li', 'Ul', 'Heading']
    .map((name) => `MDXComponents/${name}`)
    .concat('MDXComponents', 'Admonition', 'Admonition/Types', 'CodeInline', 'Heading')
    .flatMap((component) => [
      [`@theme/${component}`, classic(component)],
      [`@theme-original/${component}`, classic(component)],
    ]),
);

/** Returns the names of static components if the site's `MDXComponents` has this code. */
function namesWith(code: string): string[] {
  const file = join(temporaryFolder({'MDXComponents.tsx': code}), 'MDXComponents.tsx');
  return Object.keys(staticComponents({...aliases, '@theme/MDXComponents': file}).components);
}

const original = "import MDXComponents from '@theme-original/MDXComponents';\n";

test('elements that the classic theme renders as markup are static, those that need scripts are not', () => {
  const {components} = staticComponents(aliases);
  expect(Object.keys(components)).toEqual(expect.arrayContaining(['p', 'a', 'h2', 'admonition', 'wrapper']));
  for (const name of ['pre', 'details', 'mermaid', 'Head', 'Tabs']) expect(components).not.toHaveProperty(name);
});

test.each([
  ['@theme/Admonition', '/site/src/theme/Admonition/index.tsx', 'admonition'],
  ['@theme/Admonition/Types', '/site/src/theme/Admonition/Types.tsx', 'admonition'],
  ['@theme/Heading', '/site/node_modules/another-theme/lib/theme/Heading.js', 'h3'],
  ['@theme/MDXComponents/A', '/site/src/theme/MDXComponents/A.js', 'a'],
])('%s is not markup if %s replaces it, unless the site lists it', (request, file, name) => {
  const replaced = {...aliases, [request]: file};
  expect(staticComponents(replaced).components).not.toHaveProperty(name);
  expect(staticComponents(replaced).components).toHaveProperty('p');
  expect(staticComponents(replaced, {components: {[name]: []}}).components).toHaveProperty(name);
});

test.each([
  ['an object', `${original}export default {...MDXComponents, p: Paragraph, 'h2': Heading}`],
  [
    'a variable',
    `${original}const others = {a: 1}; const map: object = {...MDXComponents, p: 1, h2: 2}; export default map;`,
  ],
  ['an object with a type', `${original}export default {...MDXComponents, p: 1, h2: 2} satisfies object as object`],
])('elements that the site maps to components in %s are not static, others are', (_name, code) => {
  const names = namesWith(code);
  expect(names).toEqual(expect.arrayContaining(['li', 'h3', 'wrapper']));
  expect(names).not.toContain('p');
  expect(names).not.toContain('h2');
});

test.each([
  ['other components are spread', `${original}import mine from './mine'; export default {...MDXComponents, ...mine}`],
  ['a name is computed', `${original}export default {...MDXComponents, [name]: Paragraph}`],
  ['a function returns it', `${original}export default extend(MDXComponents)`],
  ['it is another module’s', "export {default} from './mine';"],
])('no element is static if the map of components cannot be read: %s', (_name, code) => {
  expect(namesWith(code)).toEqual([]);
});

test('a page has no wrapper that needs scripts', () => {
  expect(namesWith(`${original}export default {...MDXComponents, wrapper: Layout}`)).not.toContain('wrapper');
});

test('what a theme between the site’s and the classic one maps is not static', () => {
  const folder = temporaryFolder({
    'themeComponents.js':
      "import Original from '@theme-init/MDXComponents';\nexport default {...Original, em: Sparkle};",
    'siteComponents.js': `${original}export default {...MDXComponents, p: 1};`,
  });
  const [file, site] = ['themeComponents.js', 'siteComponents.js'].map((name) => join(folder, name));
  const others = {'@theme-init/MDXComponents': classic('MDXComponents'), '@theme-original/MDXComponents': file};
  const {components} = staticComponents({...aliases, ...others, '@theme/MDXComponents': site});
  expect(components).not.toHaveProperty('em');
  expect(components).not.toHaveProperty('p');
  expect(components).toHaveProperty('strong');
});
