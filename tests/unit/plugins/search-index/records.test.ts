import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {searchDocument, searchRecords} from '../../../../src/plugins/search-index/records';

const siteUrl = 'https://example.com';
const page = (main: string) =>
  readBuiltPage(
    `<html><head><title>FAQ | Ovam AI</title><meta name="description" content="Short answers."></head>
    <body><nav>Home</nav><main><h1>Asked often</h1>${main}</main><footer>Footer</footer></body></html>`,
    '/faq',
  );

test('a page is called what its tab says, and is its main part', () => {
  const [record] = searchRecords(page('<p>One.</p>'), siteUrl, 'Pages');
  expect(record).toEqual({
    url: '/faq',
    kind: 'Pages',
    title: 'FAQ',
    description: 'Short answers.',
    html: '<p>One.</p>',
  });
});

test('headings can be linked: by their own id or by that of their section, never by one that React made up', () => {
  const [record] = searchRecords(
    page('<section id="a"><h2 id="_R_1_">A</h2><h3>B</h3></section><section id="_R_2_"><h2>C</h2></section>'),
    siteUrl,
    'Pages',
  );
  expect(record?.html).toContain('<h2 id="a">A</h2><h3>B</h3>');
  expect(record?.html).toContain('<h2>C</h2>');
});

test('the number of a source is not a part of what is found', () => {
  const [record] = searchRecords(page('<p>Roles: yes <a href="#source-2">2</a></p>'), siteUrl, 'Pages');
  expect(record?.html).toBe('<p>Roles: yes </p>');
});

test('the day of a post does not begin what is found of it, and a day within a sentence stays', () => {
  const [record] = searchRecords(
    page('<p><time>3 May</time> · 4 min read</p><p>In force from <time>4 May</time>.</p>'),
    siteUrl,
    'Pages',
  );
  expect(record?.html).toBe('<p>In force from <time>4 May</time>.</p>');
});

test('parts are found by themselves, and not with the page', () => {
  const parts = {kind: 'Questions', ids: ['why'], title: (heading: string) => `${heading}!`} as const;
  const [whole, part] = searchRecords(
    page('<ul><li id="why"><h3><button>Why?</button></h3><div hidden><p>So.</p></div></li></ul><p>Rest.</p>'),
    siteUrl,
    'Pages',
    parts,
  );
  expect(whole?.html).not.toContain('So.');
  expect(whole?.html).toContain('Rest.');
  expect(part).toMatchObject({url: '/faq#why', kind: 'Questions', title: 'Why?!'});
  expect(part?.html).toContain('So.');
});

test('a part that is not there stops the build with its name', () => {
  expect(() => searchRecords(page(''), siteUrl, 'Pages', {kind: 'Plans', ids: ['gone']})).toThrow(
    '/faq has no part #gone',
  );
});

test('the headings of columns do not run together', () => {
  const [record] = searchRecords(page('<table><thead><tr><th>A</th></tr></thead></table>'), siteUrl, 'Pages');
  expect(record && searchDocument(record, {also: ''})).toContain('<table><thead><tr><td>A</td></tr></thead></table>');
});

test('the last item of a list does not run into what follows', () => {
  const [record] = searchRecords(
    page('<ul><li>\n<!-- -->Not stored<!-- -->\n</li></ul><p>People.</p>'),
    siteUrl,
    'Pages',
  );
  expect(record && searchDocument(record, {also: ''})).toContain('Not stored</li></ul><p>People.');
});

test('the indexer’s document quotes what it is given', () => {
  const [record] = searchRecords(page('<p>One.</p>'), siteUrl, 'Pages');
  const html = record && searchDocument({...record, title: 'A "b" <c>'}, {also: 'also & so'});
  expect(html).toContain('content="A &#x22;b&#x22; <c>"');
  expect(html).toContain('kind:Pages');
});
