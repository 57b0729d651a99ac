/** An ICO file of square PNG pictures. */
export function icoFile(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length + 16 * pngs.length;
  const entries = pngs.map((png) => {
    const entry = Buffer.alloc(16);
    // Width and height, one byte each: PNG has them as four bytes, of which the last is enough below 256.
    entry.writeUInt8(png.readUInt8(19), 0);
    entry.writeUInt8(png.readUInt8(23), 1);
    // Color planes, bits per pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}
