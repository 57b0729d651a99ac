import {extractFragments} from '../../../../src/plugins/built-page/fragments';

test('finds the ids of headings, sections and list items in <main>, each once', () => {
  const html = `<h2 id=header>Header</h2><main id=main><section class=a id=agents aria-label="x"><h2 id="_R_1_">A</h2>
    <li id="free-trial">Q</li><h3 class="anchor" id=what-now>B</h3><p id=no>p</p><h3 id=what-now>again</h3></main>`;
  expect(extractFragments(html)).toEqual(['agents', 'free-trial', 'what-now']);
});

test('finds ids of headings in any script, and ids that start with a hyphen', () => {
  const html =
    '<main><h2 id=résumé-of-it>A</h2><h2 id="éclair">B</h2><h2 id=-party-time>C</h2><h2 id=価格>D</h2></main>';
  expect(extractFragments(html)).toEqual(['résumé-of-it', 'éclair', '-party-time', '価格']);
});

test('ignores ids of footnotes, because their numbers change', () => {
  const html = `<main><h2 id=what-changed>A</h2><section data-footnotes class=footnotes><h2 class=sr-only id=footnote-label>
    Footnotes</h2><ol><li class=target id=user-content-fn-1-a826fc>Note</li></ol></section><h2 id=footnotes>B</h2></main>`;
  expect(extractFragments(html)).toEqual(['what-changed', 'footnotes']);
});
