import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {brand} from '../../../../src/data/brand';
import {lightLogo, logos, markAlone} from '../../../../src/data/company/logos';
import {logoFiles} from '../../../../src/scripts/logos';

const folder = 'static/img/brand';
const again = 'draw them anew: npm run logos';

test(`the logos are drawn from the brand's mark and colours; otherwise ${again}`, () => {
  for (const [name, svg] of Object.entries(logoFiles())) expect(readFileSync(`${folder}/${name}`, 'utf8')).toBe(svg);
});

test('a logo of the owner’s own is not drawn over', () => {
  const files = logoFiles([
    {...lightLogo, own: true},
    {...markAlone, own: false},
  ]);
  expect(Object.keys(files)).toEqual([`${markAlone.file}.svg`]);
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

test('a name whose letters were not traced is told in one line, and no logo is drawn', () => {
  const project = mkdtempSync(join(tmpdir(), 'logos-'));
  for (const path of ['src', 'tests/support']) cpSync(path, join(project, path), {recursive: true});
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const renamed = readFileSync('src/data/brand.ts', 'utf8').replace(`name: '${brand.name}'`, "name: 'Other'");
  writeFileSync(join(project, 'src/data/brand.ts'), renamed);
  const drawnByUs = readFileSync('src/data/company/logos.ts', 'utf8').replaceAll('own: true', 'own: false');
  writeFileSync(join(project, 'src/data/company/logos.ts'), drawnByUs);
  const draw = ['--import', require.resolve('tsx'), join(project, 'src/scripts/writeLogos.ts')];
  const {stderr, status} = spawnSync(process.execPath, draw, {cwd: project, encoding: 'utf8'});
  const drawn = readdirSync(project);
  rmSync(project, {recursive: true});
  expect(stderr).toBe(`the letters in src/scripts/logos.ts are those of ${brand.name}: trace Other anew\n`);
  expect(status).toBe(1);
  expect(drawn).not.toContain('static');
});
