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
const gapPx = 120;
/** What is shown around an area. */
const marginPx = 60;
const [minWidthPx, maxHeightPx] = [720, 1400];

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
  const changes = alignRows(rowsOf(before), rowsOf(after));
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

type Run = {count: number; added: boolean; removed: boolean};

/** Aligns rows of pictures of the same height by their position, and others by their content. */
function alignRows(before: string[], after: string[]): Run[] | undefined {
  if (before.length !== after.length) return diffArrays(before, after, {timeout: 5000});
  return before.flatMap((row, y): Run[] =>
    row === after[y]
      ? [{count: 1, added: false, removed: false}]
      : [
          {count: 1, added: false, removed: true},
          {count: 1, added: true, removed: false},
        ],
  );
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

/**
 * Limits an area to the columns that differ, or to those with content if its height differs. Returns nothing if only
 * anti-aliasing differs.
 */
function narrow(area: Area, before: Bitmap, after: Bitmap): Area[] {
  const crop = ({data, width}: Bitmap, {top, bottom}: Rows) => data.subarray(top * width * 4, bottom * width * 4);
  const {width} = before;
  const [old, current] = [crop(before, area.before), crop(after, area.after)];
  const hasContent = (data: Uint8Array, x: number, row: number) =>
    [0, 1, 2].some((channel) => data[row + x * 4 + channel] !== data[row + channel]);
  let isMarked = (x: number, row: number) => hasContent(old, x, row) || hasContent(current, x, row);
  if (old.length === current.length) {
    const mask = new Uint8Array(old.length);
    if (pixelmatch(old, current, mask, width, old.length / width / 4, {diffMask: true}) === 0) return [];
    isMarked = (x, row) => (mask[row + x * 4 + 3] ?? 0) > 0;
  }
  const columns: number[] = [];
  for (let x = 0; x < width; x += 1) {
    for (let row = 0; row < Math.max(old.length, current.length); row += width * 4) {
      if (!isMarked(x, row)) continue;
      columns.push(x);
      break;
    }
  }
  return [{...area, left: columns[0] ?? 0, right: (columns.at(-1) ?? width - 1) + 1}];
}

/** Draws an area with what is around it, as WebP, and marks it with a frame. Long areas are cut. */
export async function drawArea(png: Buffer, bitmap: Bitmap, {left, right}: Area, {top, bottom}: Rows): Promise<Buffer> {
  const y = Math.min(Math.max(0, top - marginPx), bitmap.height - 1);
  const height = Math.min(bitmap.height - y, bottom - y + marginPx, maxHeightPx);
  const width = Math.min(Math.max(right - left + 2 * marginPx, minWidthPx), bitmap.width);
  const x = Math.min(Math.max(0, Math.round((left + right - width) / 2)), bitmap.width - width);
  const frame = {left: Math.max(left - x - 6, 2), top: Math.max(top - y - 6, 2)};
  const size = `width="${Math.min(right - x + 6, width - 2) - frame.left}" height="${Math.max(bottom - y + 6 - frame.top, 4)}"`;
  const box = (stroke: string, strokeWidth: number) =>
    `<rect x="${frame.left}" y="${frame.top}" ${size} rx="4" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box('#fff', 5)}${box('#d4006a', 3)}</svg>`;
  return sharp(png)
    .extract({left: x, top: y, width, height})
    .composite([{input: Buffer.from(svg), top: 0, left: 0}])
    .webp({quality: 75})
    .toBuffer();
}
