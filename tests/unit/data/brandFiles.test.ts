import {existsSync, readFileSync} from 'node:fs';
import {brand} from '../../../src/data/brand';
import {logos} from '../../../src/data/company/logos';
import {brandColours} from '../../../src/data/design';
import {tokenValue} from '../../../src/site/design';

const tokens = readFileSync('src/css/tokens.css', 'utf8');

test.each(brandColours)('the color $name on /brand matches src/css/tokens.css', ({name, hex}) => {
  expect(tokenValue(tokens, `--brand-${name.toLowerCase()}`).toLowerCase()).toBe(hex.toLowerCase());
});

test('each font of src/css/tokens.css exists in static', () => {
  const fonts = [...tokens.matchAll(/url\('(\/[^']+)'\)/g)].map(([, path = '']) => `static${path}`);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(logos)(
  'the logo $file exists, shows the brand name and has only design colors; otherwise run npm run generate:logos',
  ({file, own}) => {
    const svg = readFileSync(`static/img/brand/${file}.svg`, 'utf8');
    expect(existsSync(`static/img/brand/${file}.png`)).toBe(true);
    const [, title] = /<title[^>]*>([^<]*)<\/title>/.exec(svg) ?? [];
    expect(title ?? brand.name).toBe(brand.name);
    const colors = svg.match(/#[0-9a-f]{6}\b/gi) ?? [];
    expect(own ? [] : colors.filter((color) => !tokens.toLowerCase().includes(color.toLowerCase()))).toEqual([]);
  },
);
