import {readdirSync} from 'node:fs';
import sharp from 'sharp';
import {fileCache} from '../../../../src/plugins/built-page/fileCache';
import {imageVariants} from '../../../../src/plugins/image-variants/variants';
import {temporaryFolder} from '../../../support/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const variantsOf = (image: Buffer) => imageVariants(image, fileCache(folder, 'webp'));
const widthsOf = async (image: Buffer) => (await variantsOf(image)).map(({width}) => width);

/** Creates an image with noise, which PNG compresses badly. */
const noise = (width: number, height = 40) =>
  sharp({create: {width, height, channels: 3, background: '#000', noise: {type: 'gaussian', mean: 120, sigma: 40}}});

test.each([
  [2000, [688, 1376]],
  [1000, [688, 1000]],
  [300, [300]],
])('an image of %i pixels is scaled down to %j, never up', async (width, expected) => {
  expect(await widthsOf(await noise(width).png().toBuffer())).toEqual(expected);
});

test('a photo is rotated as its metadata says', async () => {
  const photo = await noise(1000, 2000).withMetadata({orientation: 6}).jpeg().toBuffer();
  const [small] = await variantsOf(photo);
  expect(await sharp(small?.content).metadata()).toMatchObject({width: 688, height: 344});
});

test('an image that WebP does not make smaller has no variants', async () => {
  expect(await widthsOf(await noise(600).jpeg({quality: 10}).toBuffer())).toEqual([]);
});

test('an animated PNG has no variants', async () => {
  const still = await noise(1000).png().toBuffer();
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  // After the header, which ends at byte 33.
  expect(await widthsOf(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toEqual([]);
});

test('an unchanged image is not scaled again', async () => {
  const image = await noise(1000).png().toBuffer();
  const [first] = await variantsOf(image);
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  const scaled = jest.spyOn(sharp.prototype, 'toBuffer');
  expect((await variantsOf(image))[0]).toEqual(first);
  expect(scaled).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual(files);
});
