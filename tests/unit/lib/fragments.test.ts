import {fragmentsIn} from '../../../src/lib/fragments';

test('headings, sections and list items of the main part, each once', () => {
  const html = `<h2 id=header>Header</h2><main id=main><section class=a id=agents aria-label="x"><h2 id="_R_1_">A</h2>
    <li id="free-trial">Q</li><h3 class="anchor" id=what-now>B</h3><p id=no>p</p><h3 id=what-now>again</h3></main>`;
  expect(fragmentsIn(html)).toEqual(['agents', 'free-trial', 'what-now']);
});
