import {createHash} from 'node:crypto';
import {columnWidthPx, imageVariants} from './variants';

/** Margins of the text on a phone, in CSS pixels. */
const marginPx = 32;

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {
  async: () => (error: unknown, code?: string) => void;
  emitFile: (path: string, content: Uint8Array) => void;
};

/** Loader for the bundler: emits the variants of an image, and exports `srcSet` and `sizes` as props for `<img>`. */
export function variantLoader(this: LoaderContext, original: Buffer): void {
  const done = this.async();
  imageVariants(original).then((variants) => {
    const images = variants.map(({width, content}) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const path = `assets/images/${hash}.webp`;
      this.emitFile(path, content);
      return {candidate: `${path} ${width}w`, width};
    });
    const width = Math.min(columnWidthPx, Math.max(...images.map((image) => image.width)));
    const srcSet = images.map(({candidate}) => `__webpack_public_path__ + ${JSON.stringify(candidate)}`);
    const sizes = `(max-width: ${width + marginPx}px) calc(100vw - ${marginPx}px), ${width}px`;
    const props = `{srcSet: [${srcSet}].join(', '), sizes: ${JSON.stringify(sizes)}}`;
    done(undefined, `export default ${images.length > 0 ? props : '{}'}`);
  }, done);
}
