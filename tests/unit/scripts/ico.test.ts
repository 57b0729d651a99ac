import {readFileSync} from 'node:fs';

test('favicon.ico holds the icon at the sizes that browsers, bookmarks and shortcuts show', () => {
  const file = readFileSync('static/favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const pictures = Array.from({length: file.readUInt16LE(4)}, (_, index) => {
    const at = 6 + 16 * index;
    const from = file.readUInt32LE(at + 12);
    const png = file.subarray(from, from + file.readUInt32LE(at + 8));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.subarray(-8, -4).toString()).toBe('IEND');
    // What the file says of each picture is what the picture says of itself.
    expect([file.readUInt8(at), file.readUInt8(at + 1)]).toEqual([png.readUInt32BE(16), png.readUInt32BE(20)]);
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(pictures).toEqual([16, 32, 48].map((size) => [size, size]));
});
