import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {brand} from '../../../../src/data/brand';
import {lightLogo, logos, markAlone} from '../../../../src/data/company/logos';
import {logoFiles} from '../../../../src/scripts/logos';

const folder = 'static/img/brand';

test('the logos match the brand’s mark and colors; otherwise run npm run generate:logos', () => {
  for (const [name, svg] of Object.entries(logoFiles())) expect(readFileSync(`${folder}/${name}`, 'utf8')).toBe(svg);
});

test('the owner’s own logo is not overwritten', () => {
  const files = logoFiles([
    {...lightLogo, own: true},
    {...markAlone, own: false},
  ]);
  expect(Object.keys(files)).toEqual([`${markAlone.file}.svg`]);
});

test('each logo is an SVG of its size without fonts, and a PNG of twice that size', () => {
  expect(readdirSync(folder).sort()).toEqual(logos.flatMap(({file}) => [`${file}.png`, `${file}.svg`]).sort());
  for (const {file, width, height} of logos) {
    const svg = readFileSync(`${folder}/${file}.svg`, 'utf8');
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toMatch(/<text|font-family|<style|href=/);
    const png = readFileSync(`${folder}/${file}.png`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
  }
});

test('a brand name without traced letters is reported in one line, and no logo is written', () => {
  const project = mkdtempSync(join(tmpdir(), 'logos-'));
  for (const path of ['src', 'tests/support']) cpSync(path, join(project, path), {recursive: true});
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const renamed = readFileSync('src/data/brand.ts', 'utf8').replace(`name: '${brand.name}'`, "name: 'Other'");
  writeFileSync(join(project, 'src/data/brand.ts'), renamed);
  const generated = readFileSync('src/data/company/logos.ts', 'utf8').replaceAll('own: true', 'own: false');
  writeFileSync(join(project, 'src/data/company/logos.ts'), generated);
  const args = ['--import', require.resolve('tsx'), join(project, 'src/scripts/generateLogos.ts')];
  const {stderr, status} = spawnSync(process.execPath, args, {cwd: project, encoding: 'utf8'});
  const entries = readdirSync(project);
  rmSync(project, {recursive: true});
  expect(stderr).toBe(`src/scripts/logos.ts has the outlines of "${brand.name}": trace "Other" and replace them\n`);
  expect(status).toBe(1);
  expect(entries).not.toContain('static');
});
