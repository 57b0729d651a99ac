import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {imageSize} from 'image-size';
import sharp from 'sharp';
import {fileCache} from '../built-page/fileCache';

/** Width of the text column in CSS pixels: 43rem (`src/css/prose.css`). */
export const columnWidthPx = 688;

/** In pixels: for standard and for high-density screens. */
const maxWidths = [columnWidthPx, 2 * columnWidthPx];

const options = {quality: 80, smartSubsample: true};

export const imageCache = fileCache(join(__dirname, '../../../node_modules/.cache/images'), 'webp');

type Variant = {width: number; content: Uint8Array};

/**
 * Converts a PNG or JPEG to WebP, scaled down to each width. Returns no variants if the image is animated, or if WebP
 * would not be smaller.
 */
export async function imageVariants(original: Buffer, cache = imageCache): Promise<Variant[]> {
  if (isAnimated(original)) return [];
  const hash = createHash('sha256').update(original).digest('hex');
  const variants = await Promise.all(
    maxWidths.map(async (maxWidth) => {
      const image = sharp(original).autoOrient().resize({width: maxWidth, withoutEnlargement: true}).webp(options);
      const dependencies = [hash, String(maxWidth), JSON.stringify(options), sharp.versions.sharp ?? ''];
      const content = await cache.get(dependencies, () => image.toBuffer());
      return {width: imageSize(content).width, content};
    }),
  );
  const [small, large] = variants;
  if (!small || !large || large.content.length >= original.length) return [];
  return small.width === large.width ? [small] : variants;
}

/** Whether a PNG has several frames: an `acTL` chunk before the image data. */
function isAnimated(image: Buffer): boolean {
  const control = image.indexOf('acTL');
  return control !== -1 && control < image.indexOf('IDAT');
}
