import {splitPage} from '../../../../src/plugins/mdx/splitPage';

const requests = {body: './page.mdx?body', chunkName: '0a1b2c3d', pageModule: '/src/mdxPage'};

/** A page as compiled by Docusaurus. */
const code = `
export const frontMatter = {title: 'Page'};
export const contentTitle = undefined;
export {default as metadata} from '@site/metadata.json';
export const assets = {image: require('./a.png').default};
import {jsx as _jsx} from 'react/jsx-runtime';
import {useMDXComponents as _provideComponents} from '@mdx-js/react';
import {offers} from '@site/src/data/facts';
import Part, {toc as __tocPart} from './_part.mdx';
export const toc = [...__tocPart, {value: 'offers', id: 'offers', level: 2}];
export const limit = offers.days;
function _createMdxContent(props) { return _jsx(Part, {children: limit}); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }
`;

test('a page has its data and what the data refers to, and imports its body dynamically', () => {
  expect(splitPage(code, requests).split('\n')).toEqual([
    'import {createPage} from "/src/mdxPage";',
    "import Part, {toc as __tocPart} from './_part.mdx';",
    "export const frontMatter = {title: 'Page'};",
    'export const contentTitle = undefined;',
    "export {default as metadata} from '@site/metadata.json';",
    "export const assets = {image: require('./a.png').default};",
    "export const toc = [...__tocPart, {value: 'offers', id: 'offers', level: 2}];",
    'export default createPage(() => import(/* webpackChunkName: "0a1b2c3d", webpackExports: ["default"] */ "./page.mdx?body"));',
  ]);
});

test('an entry of a list page has no data', () => {
  expect(splitPage(code, {...requests, isListed: true}).split('\n')).toEqual([
    'import {createPage} from "/src/mdxPage";',
    'export default createPage(() => import(/* webpackChunkName: "0a1b2c3d", webpackExports: ["default"] */ "./page.mdx?body"));',
  ]);
});

test('without a chunk of its own, the body is imported with the page', () => {
  const page = splitPage(code, {body: './page.mdx?body', pageModule: '/src/interactivePage'});
  expect(page).toContain('import Body from "./page.mdx?body";');
  expect(page).toContain('export default createPage(Body);');
  expect(page).not.toContain('import(');
});
