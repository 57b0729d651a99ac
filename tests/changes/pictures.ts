import {diffArrays} from 'diff';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** One changed area before and after, as data URLs. */
export type Picture = {before: string; after: string};

/** Rows of pixels: from `top` to before `bottom`. */
type Rows = {top: number; bottom: number};

/** An area that differs, with its rows in each version; one of them has no rows if something was added or removed. */
type Area = {before: Rows; after: Rows; left: number; right: number};

/** Pixels as red, green, blue and opacity. */
export type Bitmap = {data: Uint8Array; width: number; height: number};

const maxAreas = 4;
/** Areas that are closer than this are one area. */
const gapPx = 120;
/** What is shown around an area. */
const marginPx = 60;
const [minWidthPx, maxHeightPx] = [720, 1400];

/** Finds the areas that differ between two screenshots, and draws the first ones. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<{pictures: Picture[]; omitted: number}> {
  const [old, current] = [await decode(before), await decode(after)];
  const areas = changedAreas(old, current);
  const pictures: Picture[] = [];
  for (const area of areas.slice(0, maxAreas)) {
    pictures.push({before: await draw(old, area, area.before), after: await draw(current, area, area.after)});
  }
  return {pictures, omitted: areas.length - pictures.length};
}

async function decode(png: Buffer): Promise<Bitmap> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/** Finds the areas that differ. Rows are aligned first, so that content that has only moved down does not count. */
export function changedAreas(before: Bitmap, after: Bitmap): Area[] {
  const runs = before.width === after.width && alignRows(rowsOf(before), rowsOf(after));
  if (!runs) {
    const [rows, newRows] = [before, after].map(({height}) => ({top: 0, bottom: height})) as [Rows, Rows];
    return [{before: rows, after: newRows, left: 0, right: Math.max(before.width, after.width)}];
  }
  const areas: Area[] = [];
  let [y, newY] = [0, 0];
  for (const {rows, newRows, differs} of runs) {
    if (differs) {
      let area = areas.at(-1);
      if (!area || y - area.before.bottom >= gapPx || newY - area.after.bottom >= gapPx) {
        area = {before: {top: y, bottom: y}, after: {top: newY, bottom: newY}, left: 0, right: before.width};
        areas.push(area);
      }
      area.before.bottom = y + rows;
      area.after.bottom = newY + newRows;
    }
    y += rows;
    newY += newRows;
  }
  return areas.flatMap((area) => narrow(area, before, after));
}

function rowsOf({data, width, height}: Bitmap): string[] {
  const buffer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({length: height}, (_, y) => buffer.toString('latin1', y * width * 4, (y + 1) * width * 4));
}

/** Aligns rows by position if there are as many, otherwise by content. `undefined` if that takes too long. */
function alignRows(before: string[], after: string[]): {rows: number; newRows: number; differs: boolean}[] | undefined {
  if (before.length === after.length) return before.map((row, y) => ({rows: 1, newRows: 1, differs: row !== after[y]}));
  return diffArrays(before, after, {timeout: 5000})?.map(({count, added, removed}) => ({
    rows: added ? 0 : count,
    newRows: removed ? 0 : count,
    differs: added || removed,
  }));
}

/** Limits an area to the columns that differ. Returns nothing if only anti-aliasing differs. */
function narrow(area: Area, before: Bitmap, after: Bitmap): Area[] {
  const {width} = before;
  const crop = ({data}: Bitmap, {top, bottom}: Rows) => data.subarray(top * width * 4, bottom * width * 4);
  const crops = [crop(before, area.before), crop(after, area.after)] as const;
  const [longer, shorter] = crops[0].length > crops[1].length ? crops : [crops[1], crops[0]];
  // The background is taken from the first pixel.
  const padded = Buffer.alloc(longer.length, longer.subarray(0, 4));
  padded.set(shorter);
  const mask = Buffer.alloc(longer.length);
  const differing = pixelmatch(longer, padded, mask, width, longer.length / width / 4, {diffMask: true});
  if (differing === 0) return longer.length === shorter.length ? [] : [area];
  const narrowed = {...area, left: width, right: 0};
  for (let index = 0; index < mask.length / 4; index += 1) {
    if (mask[index * 4 + 3] === 0) continue;
    narrowed.left = Math.min(narrowed.left, index % width);
    narrowed.right = Math.max(narrowed.right, (index % width) + 1);
  }
  return [narrowed];
}

/** Draws an area with what is around it, as WebP, and marks it with a frame. Long areas are cut. */
async function draw(bitmap: Bitmap, {left, right}: Area, {top, bottom}: Rows): Promise<string> {
  const y = Math.min(Math.max(0, top - marginPx), bitmap.height - 1);
  const height = Math.min(bitmap.height - y, bottom - y + marginPx, maxHeightPx);
  const width = Math.min(Math.max(right - left + 2 * marginPx, minWidthPx), bitmap.width);
  const x = Math.min(Math.max(0, Math.round((left + right - width) / 2)), bitmap.width - width);
  const frame = {left: Math.max(left - x - 6, 2), top: Math.max(top - y - 6, 2)};
  const size = `width="${Math.min(right - x + 6, width - 2) - frame.left}" height="${Math.max(bottom - y + 6 - frame.top, 4)}"`;
  const box = `<rect x="${frame.left}" y="${frame.top}" ${size} rx="4" fill="none" stroke=`;
  const svg = `<svg width="${width}" height="${height}">${box}"#fff" stroke-width="5"/>${box}"#d4006a" stroke-width="3"/></svg>`;
  const webp = await sharp(bitmap.data, {raw: {width: bitmap.width, height: bitmap.height, channels: 4}})
    .extract({left: x, top: y, width, height})
    .composite([{input: Buffer.from(svg)}])
    .webp({quality: 75})
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
