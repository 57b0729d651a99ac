import {withEndTags} from '../../../../src/plugins/built-page/endTags';

test.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>a<div>b</div>', '<p>a</p><div>b</div>'],
  ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['<table><tr><td>a<td>b<tr><td>c</table>', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>'],
  ['<p>a<br><img src=b>', '<p>a<br><img src=b></p>'],
  ['<svg><path d="M0 0"/></svg><p>a</p>', '<svg><path d="M0 0"/></svg><p>a</p>'],
])('%s gets its end tags', (fragment, expected) => {
  const html = (body: string) => `<!doctype html><html><head><title>a</title></head><body>${body}</body></html>`;
  expect(withEndTags(html(fragment))).toBe(html(expected));
});
