import {markAlone} from '../../../src/data/company/logos';
import {find, rawText, readHtmlFragment} from '../../../src/plugins/built-page/html';
import {logoFiles} from '../../../src/scripts/logos';

jest.mock('../../../src/data/brand', () => ({brand: {name: 'R&D <AI>', tagline: 'A name with special characters'}}));

test('special characters of the name are escaped in the SVG logos', () => {
  const [svg = ''] = Object.values(logoFiles([markAlone], {name: 'R&D <AI>', outlines: ''}));
  const title = find(readHtmlFragment(svg), ({tagName}) => tagName === 'title');
  expect(title && rawText(title)).toBe('R&D <AI>');
  // Browsers parse SVG files as XML, where unescaped characters are errors.
  expect(svg).not.toMatch(/&(?!#?\w+;)|<AI/);
});
