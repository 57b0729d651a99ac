import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {searchDocument, searchRecords} from '../../../../src/plugins/search-index/records';

const siteUrl = 'https://example.com';
const page = (main: string) =>
  readBuiltPage(
    `<html><head><title>FAQ | Ovam AI</title><meta name="description" content="Short answers."></head>
    <body><nav>Home</nav><main><h1>Asked often</h1>${main}</main><footer>Footer</footer></body></html>`,
    '/faq',
  );

test('a record has the page’s title without the site name, and its main content', () => {
  const [record] = searchRecords(page('<p>One.</p>'), siteUrl, 'Pages');
  expect(record).toEqual({
    url: '/faq',
    kind: 'Pages',
    title: 'FAQ',
    description: 'Short answers.',
    html: '<p>One.</p>',
  });
});

test('headings have their own id or that of their section, never one that React generated', () => {
  const [record] = searchRecords(
    page('<section id="a"><h2 id="_R_1_">A</h2><h3>B</h3></section><section id="_R_2_"><h2>C</h2></section>'),
    siteUrl,
    'Pages',
  );
  expect(record?.html).toContain('<h2 id="a">A</h2><h3>B</h3>');
  expect(record?.html).toContain('<h2>C</h2>');
});

test('source numbers are left out', () => {
  const [record] = searchRecords(page('<p>Roles: yes <a href="#source-2">2</a></p>'), siteUrl, 'Pages');
  expect(record?.html).toBe('<p>Roles: yes </p>');
});

test('the date line of a post is left out, a date within a sentence is not', () => {
  const [record] = searchRecords(
    page('<p><time>3 May</time> · 4 min read</p><p>In force from <time>4 May</time>.</p>'),
    siteUrl,
    'Pages',
  );
  expect(record?.html).toBe('<p>In force from <time>4 May</time>.</p>');
});

test('sub-records are separate, and their content is not repeated in the page’s record', () => {
  const subRecords = {kind: 'Questions', ids: ['why'], title: (heading: string) => `${heading}!`} as const;
  const [pageRecord, question] = searchRecords(
    page('<ul><li id="why"><h3><button>Why?</button></h3><div hidden><p>So.</p></div></li></ul><p>Rest.</p>'),
    siteUrl,
    'Pages',
    subRecords,
  );
  expect(pageRecord?.html).not.toContain('So.');
  expect(pageRecord?.html).toContain('Rest.');
  expect(question).toMatchObject({url: '/faq#why', kind: 'Questions', title: 'Why?!'});
  expect(question?.html).toContain('So.');
});

test('a missing sub-record fails the build with its id', () => {
  expect(() => searchRecords(page(''), siteUrl, 'Pages', {kind: 'Plans', ids: ['gone']})).toThrow(
    '/faq has no element with id "gone"',
  );
});

test('column headings do not run together', () => {
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

test('the document for Pagefind escapes its texts', () => {
  const [record] = searchRecords(page('<p>One.</p>'), siteUrl, 'Pages');
  const html = record && searchDocument({...record, title: 'A "b" <c>'}, {also: 'also & so'});
  expect(html).toContain('content="A &#x22;b&#x22; <c>"');
  expect(html).toContain('kind:Pages');
});
