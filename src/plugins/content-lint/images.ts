import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {imageSize} from 'image-size';
import type {Image} from 'mdast';
import {decodeUrl} from './files';
import {attribute, elementsOf, hasAttribute, nodesOf, startLine} from './mdx';
import type {MdxPage} from './pages';
import {error, type Problem} from './problem';

/** The types that the site serves. GIF is left out: it moves, and nothing can pause it (WCAG 2.2, 2.2.2). */
export const imageTypes = ['png', 'jpg', 'jpeg', 'svg', 'webp', 'avif'];
const typeFix = 'Save it as PNG, JPEG, SVG, WebP or AVIF';

/** Bytes: a page is opened on phones, too. */
const maxBytes = 500_000;
/** Pixels: a phone keeps a decoded image in memory, four bytes a pixel. */
const maxSide = 4000;

/** Images without alternative text, and files that are missing, too large or of a type that is not served. */
export function imageProblems({file, tree}: MdxPage, root: string): Problem[] {
  const definitions = new Map(nodesOf(tree, 'definition').map(({identifier, url}) => [identifier, url]));
  const images = [
    ...nodesOf(tree, 'image'),
    ...nodesOf(tree, 'imageReference').flatMap((reference) => {
      const url = definitions.get(reference.identifier);
      return url === undefined ? [] : [{...reference, type: 'image', url} as Image];
    }),
  ];
  const elements = elementsOf(tree).filter(({name}) => name === 'img');
  return [
    ...images.flatMap((image) => {
      const place = {file, line: startLine(image)};
      const message = `The image ${image.url} has no alternative text`;
      const alt = image.alt?.trim()
        ? []
        : [error(place, message, 'Say in the brackets what it shows: ![A diff](./diff.png)')];
      return [...alt, ...fileProblems(root, place, image.url)];
    }),
    ...elements.flatMap((element) => {
      const place = {file, line: startLine(element)};
      const fix = 'Write alt="What it shows", or alt="" for decoration';
      const alt = hasAttribute(element, 'alt') ? [] : [error(place, '<img> has no alternative text', fix)];
      const src = attribute(element, 'src');
      return [...alt, ...(src?.startsWith('/') ? fileProblems(root, place, src) : [])];
    }),
  ];
}

/** What is wrong with the image that a page names as `url`; relative paths begin at the page. */
function fileProblems(root: string, place: {file: string; line: number}, url: string): Problem[] {
  const fail = (message: string, fix: string) => [error(place, message, fix)];
  const local = url.replace(/^pathname:\/\//, '');
  if (/^data:/i.test(local)) return [];
  if (/^(?:[a-z]+:|\/\/)/i.test(local)) {
    return fail(
      `Browsers refuse the image ${url} of another site`,
      'Save it beside the page: the policy (CSP) allows only own images',
    );
  }
  const path = decodeUrl(local.replace(/[?#].*/, ''));
  const name = path.startsWith('@site/')
    ? path.slice('@site/'.length)
    : join(path.startsWith('/') ? 'static' : dirname(place.file), path);
  const type = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!imageTypes.includes(type)) return fail(`Images of the type of ${url} are not served`, typeFix);
  let content: Buffer;
  try {
    content = readFileSync(join(root, name));
  } catch {
    return fail(`The image ${url} is missing`, `Put it at ${name}, or correct the name`);
  }
  if (content.length > maxBytes) {
    const kilobytes = Math.ceil(content.length / 1000);
    return fail(`The image ${url} has ${kilobytes} kB`, `Make it smaller than ${maxBytes / 1000} kB`);
  }
  // An SVG has no pixels of its own.
  if (type === 'svg') return [];
  try {
    const {width, height} = imageSize(content);
    if (Math.max(width, height) <= maxSide) return [];
    return fail(`The image ${url} has ${width} × ${height} pixels`, `Make each side at most ${maxSide} pixels`);
  } catch {
    return fail(`The image ${url} cannot be read`, typeFix);
  }
}
