import {readdirSync, readFileSync} from 'node:fs';
import {logos} from '../../../src/data/logos';
import {logoFiles} from '../../../src/drawing/logos';

const folder = 'static/img/brand';
const again = 'draw them anew: npm run logos';

test(`the logos are drawn from the brand's mark and colours; otherwise ${again}`, () => {
  for (const [name, svg] of Object.entries(logoFiles())) expect(readFileSync(`${folder}/${name}`, 'utf8')).toBe(svg);
});

test('each logo is there as SVG of its size, without a font, and as PNG of twice its size', () => {
  expect(readdirSync(folder).sort()).toEqual(logos.flatMap(({file}) => [`${file}.png`, `${file}.svg`]).sort());
  for (const {file, width, height} of logos) {
    const svg = readFileSync(`${folder}/${file}.svg`, 'utf8');
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toMatch(/<text|font-family|<style|href=/);
    const png = readFileSync(`${folder}/${file}.png`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
  }
});
