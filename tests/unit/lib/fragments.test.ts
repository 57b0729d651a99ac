import {decodableFragment, fragmentsIn} from '../../../src/lib/fragments';

test('headings, sections and list items of the main part, each once', () => {
  const html = `<h2 id=header>Header</h2><main id=main><section class=a id=agents aria-label="x"><h2 id="_R_1_">A</h2>
    <li id="free-trial">Q</li><h3 class="anchor" id=what-now>B</h3><p id=no>p</p><h3 id=what-now>again</h3></main>`;
  expect(fragmentsIn(html)).toEqual(['agents', 'free-trial', 'what-now']);
});

test('those of headings in any script, and of one that begins with a sign that addresses have not', () => {
  const html =
    '<main><h2 id=résumé-of-it>A</h2><h2 id="éclair">B</h2><h2 id=-party-time>C</h2><h2 id=価格>D</h2></main>';
  expect(fragmentsIn(html)).toEqual(['résumé-of-it', 'éclair', '-party-time', '価格']);
});

test('notes at the foot of a post have none that stays: they are numbered by their place', () => {
  const html = `<main><h2 id=what-changed>A</h2><section data-footnotes class=footnotes><h2 class=sr-only id=footnote-label>
    Footnotes</h2><ol><li class=target id=user-content-fn-1-a826fc>Note</li></ol></section><h2 id=footnotes>B</h2></main>`;
  expect(fragmentsIn(html)).toEqual(['what-changed', 'footnotes']);
});

test.each(['', '#', '#agents', '#caf%C3%A9', '#%2525'])('%j stays as it is', (hash) => {
  expect(decodableFragment(hash)).toBe(hash);
});

test.each(['#%', '#%FF', '#a%E0%A4%A', '#%C3%A9%zz'])('%s cannot be decoded, and comes out so that it can', (hash) => {
  expect(decodeURIComponent(decodableFragment(hash))).toBe(hash);
});
