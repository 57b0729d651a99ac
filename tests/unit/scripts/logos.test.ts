import {markAlone} from '../../../src/data/company/logos';
import {find, rawText, readHtmlFragment} from '../../../src/plugins/built-page/html';
import {logoFiles} from '../../../src/scripts/logos';

jest.mock('../../../src/data/brand', () => ({brand: {name: 'R&D <AI>', tagline: 'A name of many signs'}}));

test('a logo of a name with signs is SVG that says the name', () => {
  const [svg = ''] = Object.values(logoFiles([markAlone], {name: 'R&D <AI>', outlines: ''}));
  const title = find(readHtmlFragment(svg), ({tagName}) => tagName === 'title');
  expect(title && rawText(title)).toBe('R&D <AI>');
  // A browser reads a file of SVG as XML, which ends at such a sign.
  expect(svg).not.toMatch(/&(?!#?\w+;)|<AI/);
});
