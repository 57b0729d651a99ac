import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {imageSize} from 'image-size';
import {decodeUrl} from '../../../lib/paths';
import {type Problem, problemAt, warning} from '../problem';
import {hasAttribute, type MdxPage} from '../read/pages';
import type {ContentSettings} from '../read/settings';

/** Image types that the site serves. GIF is excluded: an animation must be pausable (WCAG 2.2, 2.2.2). */
export const imageTypes = ['png', 'jpg', 'jpeg', 'svg', 'webp', 'avif'];
const typeFix = 'Save it as PNG, JPEG, SVG, WebP or AVIF';

/** In bytes; the limit is for phones on slow networks. */
const maxBytes = 500_000;
/** In pixels; a decoded image takes four bytes of memory per pixel. */
const maxSidePx = 4000;

type Settings = Pick<ContentSettings, 'onBrokenMarkdownImages' | 'staticFolders'>;

/** Reports images without alternative text and image files that are missing, too large or of an unsupported type. */
export function imageProblems({file, images, elements}: MdxPage, root: string, settings: Settings): Problem[] {
  return [
    ...images.flatMap(({line, url, alt}) => {
      const message = `The image ${url} has no alternative text`;
      const fix = 'Describe the image in the brackets: ![A diff](./diff.png)';
      return [
        ...(alt.trim() ? [] : [warning({file, line}, message, fix)]),
        ...fileProblems(root, {file, line}, url, settings),
      ];
    }),
    ...elements.flatMap((element) => {
      const {name, line} = element;
      const {src} = element.attributes;
      if (name !== 'img') return [];
      const fix = 'Add alt="What it shows", or alt="" for a decorative image';
      const alt = hasAttribute(element, 'alt') ? [] : [warning({file, line}, '<img> has no alternative text', fix)];
      // Docusaurus does not resolve `src` attributes.
      const unchecked: Settings = {...settings, onBrokenMarkdownImages: 'warn'};
      return [...alt, ...(src?.startsWith('/') ? fileProblems(root, {file, line}, src, unchecked) : [])];
    }),
  ];
}

/** Checks the image file at `url`. Relative paths are resolved against the page's folder. */
function fileProblems(
  root: string,
  place: {file: string; line: number},
  url: string,
  {onBrokenMarkdownImages, staticFolders}: Settings,
): Problem[] {
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
  const folders = path.startsWith('@site/') ? [''] : path.startsWith('/') ? staticFolders : [posix.dirname(place.file)];
  const names = folders.map((folder) => posix.join(folder, path.replace(/^@site\//, '')));
  const name = names.find((candidate) => existsSync(join(root, candidate))) ?? names[0] ?? path;
  const type = name.split('.').at(-1)?.toLowerCase() ?? '';
  let content: Buffer;
  try {
    content = readFileSync(join(root, name));
  } catch {
    const fix = `Add ${name}, or correct the path`;
    return problemAt(onBrokenMarkdownImages, place, `The image ${url} does not exist`, fix);
  }
  if (!imageTypes.includes(type)) return warn(`The image ${url} has an unsupported type`, typeFix);
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
