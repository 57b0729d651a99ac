import {splitPage} from '../../../../../src/runtime/build/mdx/splitPage';

const requests = {body: './page.mdx?body', chunkName: '0a1b2c3d'};

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
function _createMdxContent(props) { return _jsx(Part, {children: offers.days}); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }
`;

const importOfPage = expect.stringMatching(/^import \{createPage\} from ".*staticPage\.tsx";$/);

test('a page has its data and what the data refers to, and imports its body dynamically', () => {
  expect(splitPage(code, requests).split('\n')).toEqual([
    importOfPage,
    "import Part, {toc as __tocPart} from './_part.mdx';",
    "export const frontMatter = {title: 'Page'};",
    'export const contentTitle = undefined;',
    "export {default as metadata} from '@site/metadata.json';",
    "export const assets = {image: require('./a.png').default};",
    "export const toc = [...__tocPart, {value: 'offers', id: 'offers', level: 2}];",
    'export default createPage(() => import(/* webpackChunkName: "0a1b2c3d", webpackExports: ["default"] */ "./page.mdx?body"));',
  ]);
});

test('an entry of a list page that does not read it has no data', () => {
  expect(splitPage(code, {...requests, withoutData: true}).split('\n')).toEqual([
    importOfPage,
    'export default createPage(() => import(/* webpackChunkName: "0a1b2c3d", webpackExports: ["default"] */ "./page.mdx?body"));',
  ]);
});
