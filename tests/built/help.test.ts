import {helpEntries} from '../../src/lib/findHelp';
import {hasPage, htmlOf} from '../support/build';

test.each(helpEntries.map(({to, title}) => [to, title]))('%s, where the help leads to for "%s", is there', (to) => {
  const [path = '', fragment] = to.split('#');
  expect(hasPage(path)).toBe(true);
  if (fragment) expect(htmlOf(path)).toMatch(new RegExp(`\\sid=["']?${fragment}["'\\s>]`));
});
