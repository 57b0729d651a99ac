import {type Bitmap, changedAreas} from '../../changes/pictures';

const width = 100;

/** Creates a white picture with black rectangles: left, top, width, height. */
function picture(height: number, ...rectangles: [number, number, number, number][]): Bitmap {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [left, top, columns, rows] of rectangles) {
    for (let y = top; y < top + rows; y += 1) {
      for (let x = left; x < left + columns; x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return {data, width, height};
}

test('equal pictures have no changed area', () => {
  expect(changedAreas(picture(300, [10, 10, 20, 20]), picture(300, [10, 10, 20, 20]))).toEqual([]);
});

test('a change is limited to its rows and columns', () => {
  expect(changedAreas(picture(300), picture(300, [10, 40, 20, 5]))).toEqual([
    {before: {top: 40, bottom: 45}, after: {top: 40, bottom: 45}, left: 10, right: 30},
  ]);
});

test('content that only moves down below an insertion is no change', () => {
  const areas = changedAreas(picture(300, [10, 200, 20, 20]), picture(310, [50, 20, 20, 10], [10, 210, 20, 20]));
  expect(areas).toEqual([{before: {top: 20, bottom: 20}, after: {top: 20, bottom: 30}, left: 50, right: 70}]);
});
