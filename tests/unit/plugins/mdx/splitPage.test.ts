import {splitPage} from '../../../../src/plugins/mdx/splitPage';

const requests = {body: './page.mdx?body', chunkName: '0a1b2c3d', mdxPage: '/src/mdxPage'};

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
    'import {mdxPage} from "/src/mdxPage";',
    "import Part, {toc as __tocPart} from './_part.mdx';",
    "export const frontMatter = {title: 'Page'};",
    'export const contentTitle = undefined;',
    "export {default as metadata} from '@site/metadata.json';",
    "export const assets = {image: require('./a.png').default};",
    "export const toc = [...__tocPart, {value: 'offers', id: 'offers', level: 2}];",
    'export default mdxPage(() => import(/* webpackChunkName: "0a1b2c3d", webpackExports: ["default"] */ "./page.mdx?body"));',
  ]);
});
