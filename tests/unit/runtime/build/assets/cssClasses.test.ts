import {classesInHtml, classesInStylesheet} from '../../../../../src/runtime/build/assets/cssClasses';

test('finds the classes of a stylesheet, including those in at-rules, and ignores numbers', () => {
  const css = '.card_a1-B:hover .x>p{margin:.5rem}@media (width>=40rem){.wide{opacity:.25}}';
  expect([...classesInStylesheet(css)]).toEqual(['card_a1-B', 'x', 'wide']);
});

test('finds the classes of HTML, quoted or not', () => {
  expect([...classesInHtml('<p class="a b"><i class=c></i><b title="class=d"></b>')]).toEqual(['a', 'b', 'c']);
});
