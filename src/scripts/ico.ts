/** Creates an ICO file from square PNG images below 256 px. */
export function icoFile(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length + 16 * pngs.length;
  const entries = pngs.map((png) => {
    const entry = Buffer.alloc(16);
    // Width and height as one byte each: the last of the four bytes in the PNG header, enough below 256 px.
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
