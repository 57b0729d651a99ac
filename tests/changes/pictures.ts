import {diffArrays} from 'diff';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Rows of pixels: from `top` to before `bottom`. */
type Rows = {top: number; bottom: number};

/** An area that differs, with its rows in each version; one of them has no rows if something was added or removed. */
export type Area = {before: Rows; after: Rows; left: number; right: number};

/** Pixels as red, green, blue and opacity. */
export type Bitmap = {data: Uint8Array; width: number; height: number};

/** Areas that are closer than this are one area. */
const gapPx = 24;
/** What is shown around an area. */
const marginPx = 60;
const maxHeightPx = 1400;

export async function decode(png: Buffer): Promise<Bitmap> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/**
 * Finds the areas that differ between two pictures of the same width. Rows are aligned first, so that content that has
 * only moved down does not count.
 */
export function changedAreas(before: Bitmap, after: Bitmap): Area[] {
  if (before.width !== after.width) return [wholeOf(before, after)];
  const changes = diffArrays(rowsOf(before), rowsOf(after), {timeout: 5000});
  if (!changes) return [wholeOf(before, after)];
  const areas: Area[] = [];
  let [y, newY] = [0, 0];
  for (const {count, added, removed} of changes) {
    const [top, newTop] = [y, newY];
    if (!added) y += count;
    if (!removed) newY += count;
    if (!added && !removed) continue;
    const last = areas.at(-1);
    const isNear = last && top - last.before.bottom < gapPx && newTop - last.after.bottom < gapPx;
    if (isNear) Object.assign(last, {before: {...last.before, bottom: y}, after: {...last.after, bottom: newY}});
    else areas.push({before: {top, bottom: y}, after: {top: newTop, bottom: newY}, left: 0, right: before.width});
  }
  return areas.flatMap((area) => narrow(area, before, after));
}

function wholeOf(before: Bitmap, after: Bitmap): Area {
  const rows = ({height}: Bitmap) => ({top: 0, bottom: height});
  return {before: rows(before), after: rows(after), left: 0, right: Math.max(before.width, after.width)};
}

function rowsOf(bitmap: Bitmap): string[] {
  const buffer = Buffer.from(bitmap.data.buffer, bitmap.data.byteOffset, bitmap.data.byteLength);
  return Array.from({length: bitmap.height}, (_, y) =>
    buffer.toString('latin1', y * bitmap.width * 4, (y + 1) * bitmap.width * 4),
  );
}

/** Limits an area to the columns that differ, without differences of anti-aliasing; returns nothing if none is left. */
function narrow(area: Area, before: Bitmap, after: Bitmap): Area[] {
  const height = area.after.bottom - area.after.top;
  if (area.before.bottom - area.before.top !== height) return [area];
  const {width} = before;
  const crop = ({data}: Bitmap, {top}: Rows) => data.slice(top * width * 4, (top + height) * width * 4);
  const mask = new Uint8Array(width * height * 4);
  if (pixelmatch(crop(before, area.before), crop(after, area.after), mask, width, height, {diffMask: true}) === 0)
    return [];
  const isDifferent = (x: number) => {
    for (let y = 0; y < height; y += 1) if (mask[(y * width + x) * 4 + 3]) return true;
    return false;
  };
  const columns = Array.from({length: width}, (_, x) => x).filter(isDifferent);
  return [{...area, left: columns[0] ?? 0, right: (columns.at(-1) ?? width) + 1}];
}

/** Draws an area with what is around it, as WebP, and marks it with a frame. Long areas are cut. */
export async function drawArea(png: Buffer, bitmap: Bitmap, {left, right}: Area, {top, bottom}: Rows): Promise<Buffer> {
  const start = Math.max(0, top - marginPx);
  const height = Math.min(bitmap.height - start, bottom - start + marginPx, maxHeightPx);
  const frame = {x: Math.max(left - 6, 1), y: Math.max(top - start - 6, 1)};
  const size = {
    width: Math.min(right + 6, bitmap.width - 1) - frame.x,
    height: Math.max(bottom - start + 6 - frame.y, 4),
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${bitmap.width}" height="${height}"><g fill="none">
    <rect x="${frame.x}" y="${frame.y}" width="${size.width}" height="${size.height}" rx="4" stroke="#fff" stroke-width="5"/>
    <rect x="${frame.x}" y="${frame.y}" width="${size.width}" height="${size.height}" rx="4" stroke="#d4006a" stroke-width="3"/>
  </g></svg>`;
  const marked = await sharp(png)
    .extract({left: 0, top: Math.min(start, bitmap.height - 1), width: bitmap.width, height: Math.max(height, 1)})
    .composite([{input: Buffer.from(svg), top: 0, left: 0}])
    .png()
    .toBuffer();
  return sharp(marked).resize({width: 960, withoutEnlargement: true}).webp({quality: 70}).toBuffer();
}
