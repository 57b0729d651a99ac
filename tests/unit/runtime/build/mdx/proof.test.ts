import {reasonToHydrate} from '../../../../../src/runtime/build/mdx/proof';

const isStatic = {components: {p: [], Note: [], Tabs: ['queryString']}, imports: ['@site/src/markup/']};

/** A page as compiled by Docusaurus, with this content. */
const page = (content: string, statements = '') => `
export const frontMatter = {title: 'Page'};
export {default as metadata} from '@site/metadata.json';
import {Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
${statements}
export const toc = [];
function _createMdxContent(props) {
  const _components = {p: "p", ..._provideComponents(), ...props.components}, {Note, Tabs} = _components;
  if (!Note) _missingMdxReference("Note", true);
  return _jsxs(_Fragment, {children: [${content}]});
}
export default function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = {..._provideComponents(), ...props.components};
  return MDXLayout ? _jsx(MDXLayout, {...props, children: _jsx(_createMdxContent, {...props})}) : _createMdxContent(props);
}
function _missingMdxReference(id, component) {
  throw new Error(id);
}
`;

test.each([
  ['a paragraph', '_jsx(_components.p, {children: "Text"})', ''],
  ['an element of HTML', '_jsx("video", {src: "/a.mp4", controls: true})', ''],
  ['a listed component', '_jsx(Note, {children: _jsx(_components.p, {children: 1 + 1})})', ''],
  ['a component of a listed folder', '_jsx(Card, {of: "x"})', "import {Card} from '@site/src/markup/Card';"],
  ['a list of elements', '[1, 2].map(n => _jsx(_components.p, {children: n}, n))', ''],
])('%s is static', (_name, content, statements) => {
  expect(reasonToHydrate(page(content, statements), isStatic)).toBeUndefined();
});

test.each([
  ['an unknown component', '_jsx(Chart, {})', '', 'it has <Chart>'],
  ['an element that is mapped to an unknown component', '_jsx(_components.mermaid, {})', '', 'it has <mermaid>'],
  ['a handler', '_jsx("button", {onClick: act})', '', 'it has an element with onClick'],
  ['a ref', '_jsx("p", {ref: box})', '', 'it has an element with ref'],
  ['a function as a property', '_jsx(Note, {render: () => 1})', '', 'it passes a function as render'],
  ['unknown properties', '_jsx("p", {...others})', '', 'it has an element with unknown properties'],
  ['a property that needs scripts', '_jsx(Tabs, {queryString: true})', '', 'it has an element with queryString'],
  ['a hook', 'useState(0)[0]', '', 'it calls useState'],
  ['an import from a relative path', '_jsx(Card, {})', "import Card from './Card';", 'it imports ./Card'],
  ['an import from a package', '"text"', "import {thing} from 'package';", 'it imports package'],
  ['an import of a theme component', '_jsx(Card, {})', "import Card from '@theme/Card';", 'it imports @theme/Card'],
  ['a partial', '_jsx(Part, {})', "import Part from './_part.mdx';", 'it imports ./_part.mdx'],
  [
    'a component of its own',
    '_jsx(_components.p, {})',
    'export const Counter = () => 1;',
    'it defines more than its text',
  ],
  ['a default layout', '_jsx(_components.p, {})', 'function Other() {}', 'it defines more than its text'],
])('%s is hydrated', (_name, content, statements, reason) => {
  expect(reasonToHydrate(page(content, statements), isStatic)).toBe(reason);
});
