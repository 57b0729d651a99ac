import {findIn} from '../../../../src/client/search/find';
import {brand} from '../../../../src/data/brand';
import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {searchIndex} from '../../../../src/plugins/search-index/searchIndex';
import {runFeature} from '../../../support/runFeature';
import {openSearchIndex} from '../../../support/searchIndex';
import {temporaryFolder} from '../../../support/temporaryFolder';

// Pagefind is an ES module, which Jest's sandbox cannot import.
jest.mock('../../../../src/plugins/search-index/pagefind.cjs', () => ({
  pagefind: async () => require('../../../../node_modules/pagefind/lib/index.js'),
}));

const pages = {
  '/trust': '<h1>Trust center</h1><p>C-level answers: certificates, compliance and code in the cloud.</p>',
  '/compare': '<h1>Compare</h1><p>Code, costs and changes, side by side, on any network.</p>',
  '/c': '<h1>C</h1><p>Reviews of C. Not of C++, nor of C#.</p>',
  '/cpp': '<h1>C++</h1><p>Reviews of C++, templates and headers included.</p>',
  '/c-sharp': '<h1>C#</h1><p>Reviews of C#, properties and events included.</p>',
  '/net': '<h1>.NET</h1><p>Reviews of assemblies.</p>',
  '/languages': '<h1>Languages</h1><h2 id="f-sharp">F#</h2><p>Functions.</p><h2 id="rust">Rust</h2><p>Crates.</p>',
};

test('a programming language is found by its name, including characters such as + and #', async () => {
  const outDir = temporaryFolder();
  const built = Object.entries(pages).map(([path, main]) => {
    const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(main) ?? [];
    return readBuiltPage(`<title>${title} | Ovam AI</title><main>${main}</main>`, path);
  });
  await runFeature(searchIndex, {outDir}, built);
  const index = await openSearchIndex(outDir);
  const firstFor = async (query: string) => {
    const [first] = (await findIn(index, query, {atMost: 12})).results;
    return [first?.url, ...(first?.headings.map(({url}) => url) ?? [])];
  };
  expect(await firstFor('C')).toEqual(['/c']);
  expect(await firstFor('c++')).toEqual(['/cpp']);
  expect(await firstFor('Do you review C++?')).toEqual(['/cpp']);
  expect(await firstFor(`${brand.name} C++`)).toEqual(['/cpp']);
  expect(await firstFor('C#')).toEqual(['/c-sharp']);
  expect(await firstFor('.NET')).toEqual(['/net']);
  expect(await firstFor('F#')).toEqual(['/languages', '/languages#f-sharp']);
});
