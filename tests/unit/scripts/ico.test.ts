import {readFileSync} from 'node:fs';

test('favicon.ico contains the icon at 16, 32 and 48 px', () => {
  const file = readFileSync('static/favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const images = Array.from({length: file.readUInt16LE(4)}, (_, index) => {
    const at = 6 + 16 * index;
    const start = file.readUInt32LE(at + 12);
    const png = file.subarray(start, start + file.readUInt32LE(at + 8));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.subarray(-8, -4).toString()).toBe('IEND');
    // The sizes in the directory of the ICO file match those of the PNG images.
    expect([file.readUInt8(at), file.readUInt8(at + 1)]).toEqual([png.readUInt32BE(16), png.readUInt32BE(20)]);
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(images).toEqual([16, 32, 48].map((size) => [size, size]));
});
