import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {imageSize} from 'image-size';
import {decodeUrl} from '../../../lib/paths';
import {type Problem, warning} from '../problem';
import {elementsOf, hasAttribute, nodesOf, startLine} from '../read/mdx';
import type {MdxPage} from '../read/pages';

/** Image types that the site serves. GIF is excluded: an animation must be pausable (WCAG 2.2, 2.2.2). */
export const imageTypes = ['png', 'jpg', 'jpeg', 'svg', 'webp', 'avif'];
const typeFix = 'Save it as PNG, JPEG, SVG, WebP or AVIF';

/** In bytes; the limit is for phones on slow networks. */
const maxBytes = 500_000;
/** In pixels; a decoded image takes four bytes of memory per pixel. */
const maxSidePx = 4000;

/**
 * Reports images without alternative text and image files that are too large or of an unsupported type. Docusaurus
 * reports missing files of Markdown images.
 */
export function imageProblems({file, tree}: MdxPage, root: string): Problem[] {
  return [
    ...nodesOf(tree, 'image').flatMap((image) => {
      const place = {file, line: startLine(image)};
      const message = `The image ${image.url} has no alternative text`;
      const alt = image.alt?.trim()
        ? []
        : [warning(place, message, 'Describe the image in the brackets: ![A diff](./diff.png)')];
      return [...alt, ...fileProblems(root, place, image.url)];
    }),
    ...elementsOf(tree)
      .filter((element) => element.name === 'img' && !hasAttribute(element, 'alt'))
      .map((element) => {
        const fix = 'Add alt="What it shows", or alt="" for a decorative image';
        return warning({file, line: startLine(element)}, '<img> has no alternative text', fix);
      }),
  ];
}

/** Checks the image file at `url`. Relative paths are resolved against the page's folder. */
function fileProblems(root: string, place: {file: string; line: number}, url: string): Problem[] {
  const warn = (message: string, fix: string) => [warning(place, message, fix)];
  // Docusaurus leaves a `pathname://` URL as it is, because another program may write the file.
  if (/^(?:data|pathname):/i.test(url)) return [];
  if (/^(?:[a-z]+:|\/\/)/i.test(url)) {
    return warn(
      `The Content Security Policy blocks the image ${url} of another site`,
      'Save the image next to the page and link to that file',
    );
  }
  const path = decodeUrl(url.replace(/[?#].*/, ''));
  const folder = path.startsWith('/') ? 'static' : posix.dirname(place.file);
  const file = posix.join(folder, path);
  if (!existsSync(join(root, file))) return [];
  const type = file.split('.').at(-1)?.toLowerCase() ?? '';
  if (!imageTypes.includes(type)) return warn(`The image ${url} has an unsupported type`, typeFix);
  const content = readFileSync(join(root, file));
  if (content.length > maxBytes) {
    const kilobytes = Math.ceil(content.length / 1000);
    return warn(`The image ${url} is too large (${kilobytes} kB)`, `Reduce it to at most ${maxBytes / 1000} kB`);
  }
  // An SVG has no pixel size.
  if (type === 'svg') return [];
  try {
    const {width, height} = imageSize(content);
    if (Math.max(width, height) <= maxSidePx) return [];
    return warn(
      `The image ${url} is too large (${width} × ${height} pixels)`,
      `Scale it to at most ${maxSidePx} × ${maxSidePx} pixels`,
    );
  } catch {
    return warn(`The image ${url} cannot be decoded`, typeFix);
  }
}
