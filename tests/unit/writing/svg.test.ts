import {svgFault} from '../../../src/writing/svg';

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"';

/** What an editor writes around its drawing. */
const exported = `<?xml version="1.0" encoding="utf-8"?>
<!-- Made by an editor: <g> & more -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
${head} data-note='a > b'
  width="8" >
  <style><![CDATA[ .a > .b { fill: red } ]]></style>
  <title>Ours &amp; theirs &#8594; &ns_svg;</title>
  <g><path d="M0 0"/><text x="1">Words</text></g>
</svg>
`;

test.each([
  ['a drawing of one tag', `${head}/>`],
  ['a drawing with width and height', `${head.replace('viewBox="0 0 8 4"', 'width="80" height="40px"')}></svg>`],
  ['what an editor exports, with a mark at its beginning', `\uFEFF${exported}`],
])('%s is right', (_, svg) => {
  expect(svgFault(svg)).toBeUndefined();
});

test.each([
  ['</svg>', '', 'its <svg> of line 6 does not end'],
  ['</g>', '', 'its <g> of line 10 does not end'],
  ['</svg>', '</svg></g>', 'its </g> of line 11 ends nothing'],
  ['<path d="M0 0"/>', '<path d="M0 0/>', 'its tag of line 10 cannot be read'],
  ['&amp;', '&', 'its & of line 9 cannot be read'],
  ['</svg>', `</svg>\n${head}/>`, 'a second picture begins in its line 12'],
  [' xmlns=', ' data-xmlns=', 'its <svg> does not say that it is SVG'],
  [' viewBox="0 0 8 4"', '', 'it does not say how large it is'],
])('with %s made to “%s” it is told: %s', (was, is, what) => {
  const svg = exported.replace(was, is);
  expect(svgFault(svg)?.what).toBe(what);
});

test('a size in parts of the page is none', () => {
  const svg = head.replace('viewBox="0 0 8 4"', 'width="100%" height="100%"');
  expect(svgFault(`${svg}/>`)?.remedy).toBe('write width and height into its <svg>, or viewBox="0 0 800 450"');
});
