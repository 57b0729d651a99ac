import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import sharp from 'sharp';
import {findAll, readHtml} from '../../src/plugins/built-page/html';

// Inside this project, to resolve its packages.
mkdirSync('.data', {recursive: true});
const site = mkdtempSync(resolve('.data/images-'));
afterAll(() => rmSync(site, {recursive: true}));

/** A drawing of a screenshot: panels, lines of text and an icon with a gradient. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <linearGradient id="g"><stop stop-color="#e86f1c"/><stop offset="1" stop-color="#d52211"/></linearGradient>
  <rect width="1600" height="1000" fill="#0a1020"/><rect x="40" y="40" width="400" height="920" fill="url(#g)"/>
  ${Array.from({length: 40}, (_, line) => `<text x="480" y="${60 + line * 23}" font-size="18" fill="#fff">${line} const total = items.reduce((sum, {price}) => sum + price, ${line * 7});</text>`).join('')}
</svg>`;

/** Writes a site with one page, which shows a PNG, a JPEG, an SVG and a remote image. */
async function writeSite(): Promise<void> {
  const pages = join(site, 'src/pages');
  mkdirSync(pages, {recursive: true});
  await sharp(Buffer.from(drawing)).png().toFile(join(pages, 'a screen.png'));
  await sharp(Buffer.from(drawing)).resize(500).jpeg({quality: 95}).toFile(join(pages, 'photo.jpg'));
  writeFileSync(join(pages, 'drawing.svg'), drawing);
  const images = ['![A screen](<./a screen.png>)', '![A photo](./photo.jpg)', '![A drawing](./drawing.svg)'];
  writeFileSync(join(pages, 'index.mdx'), [...images, '![Remote](https://ovam.test/b.png)'].join('\n\n'));
  writeFileSync(
    join(site, 'docusaurus.config.js'),
    `const {responsiveImages} = require(${JSON.stringify(resolve('src/plugins/image-variants/responsiveImages.ts'))});
    const {future} = require(${JSON.stringify(resolve('docusaurus.config.ts'))}).default;
    const pages = ${JSON.stringify(require.resolve('@docusaurus/plugin-content-pages'))};
    const theme = ${JSON.stringify(require.resolve('@docusaurus/theme-classic'))};
    module.exports = {
      title: 'Site', url: 'https://ovam.test', baseUrl: '/', future,
      plugins: [[pages, {rehypePlugins: [responsiveImages]}]], themes: [theme],
    };`,
  );
}

function build(): void {
  const command = [resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  // Without Jest's NODE_ENV: Docusaurus sets its own.
  const {NODE_ENV: _, ...env} = process.env;
  const {status, stderr, stdout} = spawnSync(process.execPath, command, {cwd: site, env, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

test('PNG and JPEG are served as smaller WebP in two widths; the original, SVG and remote images are unchanged', async () => {
  await writeSite();
  build();
  const page = readHtml(readFileSync(join(site, 'build/index.html'), 'utf8'));
  const images = findAll(page, ({tagName}) => tagName === 'img').map(({properties}) => properties);
  const [screen, photo, svg, remote] = ['A screen', 'A photo', 'A drawing', 'Remote'].map((name) =>
    images.find(({alt}) => alt === name),
  );
  expect(screen).toMatchObject({
    width: 1600,
    height: 1000,
    loading: 'lazy',
    sizes: '(max-width: 720px) calc(100vw - 32px), 688px',
  });
  expect(photo).toMatchObject({width: 500, loading: 'lazy', sizes: '(max-width: 532px) calc(100vw - 32px), 500px'});
  for (const image of [svg, remote]) expect(image).not.toHaveProperty('srcSet');

  const candidates = (image: typeof screen) =>
    [image?.srcSet]
      .flat()
      .join(', ')
      .split(', ')
      .map((candidate) => candidate.split(' ') as [url: string, width: string]);
  const file = (url: unknown) => join(site, 'build', decodeURI(String(url)));
  expect([candidates(screen), candidates(photo)].map((all) => all.map(([, width]) => width))).toEqual([
    ['688w', '1376w'],
    ['500w'],
  ]);
  for (const image of [screen, photo]) {
    expect(String(image?.src)).toMatch(/\.(png|jpg)$/);
    for (const [url, width] of candidates(image)) {
      expect(statSync(file(url)).size).toBeLessThan(statSync(file(image?.src)).size);
      expect(await sharp(file(url)).metadata()).toMatchObject({format: 'webp', width: Number.parseInt(width, 10)});
    }
  }
});
