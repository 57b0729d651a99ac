import {feedHtml} from '../../../../src/plugins/feeds/feedHtml';

test.each([
  [
    'retains links and removes classes',
    '<p class="a">A <a class="" href="https://example.com">b</a></p>',
    '<p>A <a href="https://example.com">b</a></p>',
  ],
  [
    'removes the anchor links of headings',
    '<h2 class="anchor" id="x"><span id="x-words">X</span><a class="hash-link" href="#x">\u200b</a></h2>',
    '<h2>X</h2>',
  ],
  [
    'removes controls and comments',
    '<p>A <!-- -->14<!-- -->-day<button>Copy</button></p><script>a()</script>',
    '<p>A 14-day</p>',
  ],
  [
    'replaces a scene by a line with its label',
    '<figure><div role="img" aria-label="A scan."><b>cell</b></div></figure>',
    '<figure><p>Picture: A scan.</p></figure>',
  ],
  [
    'retains tables and images',
    '<table class="t"><tr><th scope="col">A</th></tr></table><img src="https://e.com/a.png" alt="A" loading="lazy">',
    '<table><tbody><tr><th scope="col">A</th></tr></tbody></table><img src="https://e.com/a.png" alt="A">',
  ],
  [
    'replaces the checkbox of a task by a character',
    '<li><input type="checkbox" disabled> A</li><li><input type="checkbox" disabled checked> B</li>',
    '<li>☐ A</li><li>☑ B</li>',
  ],
  [
    'shows tabs one below the other, each after its label',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden><p>b</p></div></div></div>',
    '<div><p><strong>A</strong></p><p>a</p></div><div><p><strong>B</strong></p><p>b</p></div>',
  ],
])('feed HTML %s', (_what, html, clean) => {
  expect(feedHtml(html)).toBe(clean);
});
