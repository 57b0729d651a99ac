import {readFileSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {visit} from 'unist-util-visit';
import {type Document, lineOf, nodesOf} from '../documents';
import type {Fault, Mistake} from '../mistake';
import {svgFault} from '../svg';
import {withoutStatic} from './fileLinks';

/** How the names of pictures end. GIF is left out: it would move by itself, and nobody could pause it. */
export const pictureEndings = ['png', 'jpg', 'jpeg', 'svg', 'webp', 'avif'];

/** The same, as the check and the writers' guide call them. */
export const pictureKinds = 'PNG, JPEG, SVG, WebP or AVIF';

/** As much as a picture may weigh: a page is opened on a telephone, too. */
const heaviest = 500_000;

/** As many pixels as a side of a PNG may have: few bytes can be so many that a telephone has no room for them. */
const longest = 4000;

const pictures = new RegExp(`\\.(${pictureEndings.join('|')})$`, 'i');

/** How such a file begins; an SVG is text, which says so further down. */
const pictureBytes = /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftypavi[fs])|<svg[\s/>]/s;

/** Words that editors put into the brackets by themselves. */
const wordless = /^(alt|alt text|image|img|picture|screenshot|[\w-]+\.(png|jpe?g|gif|svg|webp|avif))?$/i;

/** Pictures must be there, on this site, of a size that can be loaded, and say in words what they show. */
export function pictureMistakes({file, tree}: Document, root: string): Mistake[] {
  const mistakes: Mistake[] = nodesOf(tree, 'imageReference').map((reference) => {
    const remedy = 'write the address in parentheses: ![What to see in it](./picture.png)';
    return {file, line: lineOf(reference), what: 'the picture is not looked after', remedy};
  });
  visit(tree, 'image', (image, _, parent) => {
    const line = lineOf(image);
    const told = (what: string, remedy: string) => mistakes.push({file, line, what, remedy});
    if (parent?.type === 'link' || parent?.type === 'linkReference') {
      told(`the picture ${image.url} is a link, and a press enlarges it`, 'write the link in words below the picture');
    }
    if (wordless.test(image.alt?.trim() ?? '')) {
      told(`${image.url} has no alternative text`, 'say in the brackets what to see in it');
    }
    if (/^[a-z]+:/i.test(image.url)) {
      told(`browsers do not load ${image.url} into this site`, 'put the picture beside the page');
      return;
    }
    // A stray percent sign would stop `decodeURI`, and the check with it; a space is the only sign that is written so.
    const name = image.url.replaceAll('%20', ' ');
    const path = name.startsWith('/') ? join('static', name) : join(dirname(file), name);
    const fault = pictureFault(root, path, image.url);
    if (fault) told(fault.what, fault.remedy);
  });
  return mistakes;
}

/** What is wrong with the file at `path` of the project in `root`, which is to be a picture, and is written as `address`. */
export function pictureFault(root: string, path: string, address: string): Fault | undefined {
  if (!pictures.test(address)) {
    return {what: `${address} is of no kind that pages show`, remedy: `save it as ${pictureKinds}`};
  }
  const size = statSync(join(root, path), {throwIfNoEntry: false})?.size;
  if (size === undefined) {
    const remedy = withoutStatic(address) ?? `put it at ${path}, or correct its name`;
    return {what: `the picture ${address} is not there`, remedy};
  }
  if (size > heaviest) {
    const what = `${address} weighs ${Math.ceil(size / 1000)} kB`;
    return {what, remedy: `make it smaller than ${heaviest / 1000} kB`};
  }
  const bytes = readFileSync(join(root, path));
  if (!pictureBytes.test(bytes.toString('latin1'))) {
    return {what: `there is no picture in ${address}`, remedy: `save it anew as ${pictureKinds}`};
  }
  const sides = pngSides(bytes);
  if (Math.max(...sides) > longest) {
    const what = `${address} is ${sides.join(' × ')} pixels large`;
    return {what, remedy: `let no side of it have more than ${longest} pixels`};
  }
  const fault = /\.svg$/i.test(path) ? svgFault(bytes.toString('utf8')) : undefined;
  return fault && {what: `${address} is not shown right, as ${fault.what}`, remedy: fault.remedy};
}

/** The width and the height that stand at a fixed place of a PNG; none of other kinds. */
function pngSides(bytes: Buffer): number[] {
  return bytes.subarray(12, 16).toString('latin1') === 'IHDR' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
}
