import {chooseEncoding} from '../../../src/server/encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=1.0, gzip; q=1.0', 'br'],
  ['gzip;q=nonsense', 'identity'],
] as const)('Accept-Encoding %j: %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
