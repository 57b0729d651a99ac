import {readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import sharp from 'sharp';
import {findAll, readHtml} from '../../src/plugins/built-page/html';
import {buildSmallSite, smallConfig, writeSmallSite} from '../support/smallSite';

/** A drawing of a screenshot: panels, lines of text and an icon with a gradient. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <linearGradient id="g"><stop stop-color="#e86f1c"/><stop offset="1" stop-color="#d52211"/></linearGradient>
  <rect width="1600" height="1000" fill="#0a1020"/><rect x="40" y="40" width="400" height="920" fill="url(#g)"/>
  ${Array.from({length: 40}, (_, line) => `<text x="480" y="${60 + line * 23}" font-size="18" fill="#fff">${line} const total = items.reduce((sum, {price}) => sum + price, ${line * 7});</text>`).join('')}
</svg>`;

/** Writes a site with one page, which shows a PNG, a JPEG, an SVG and a remote image. */
async function writeSite(): Promise<string> {
  const images = ['![A screen](<./a screen.png>)', '![A photo](./photo.jpg)', '![A drawing](./drawing.svg)'];
  const plugin = JSON.stringify(resolve('src/plugins/image-variants/responsiveImages.ts'));
  const theme = JSON.stringify(require.resolve('@docusaurus/theme-classic'));
  return writeSmallSite({
    'docusaurus.config.js': smallConfig(
      `plugins: [[pages, {rehypePlugins: [require(${plugin}).responsiveImages]}]], themes: [${theme}]`,
    ),
    'src/pages/index.mdx': [...images, '![Remote](https://ovam.test/b.png)'].join('\n\n'),
    'src/pages/a screen.png': await sharp(Buffer.from(drawing)).png().toBuffer(),
    'src/pages/photo.jpg': await sharp(Buffer.from(drawing)).resize(500).jpeg({quality: 95}).toBuffer(),
    'src/pages/drawing.svg': drawing,
  });
}

test('PNG and JPEG are served as smaller WebP in two widths; the original, SVG and remote images are unchanged', async () => {
  const site = await writeSite();
  buildSmallSite(site);
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
