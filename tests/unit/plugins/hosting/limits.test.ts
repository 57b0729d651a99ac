import {limitWarnings} from '../../../../src/plugins/hosting/limits';

const redirects = Array.from({length: 1025}, () => ({}));

test.each([
  ['_redirects', '/a /b 301\n'.repeat(2001), 'Cloudflare Pages accepts at most 2,000 lines in _redirects'],
  ['_headers', `/*\n  Content-Security-Policy: ${'a'.repeat(2000)}`, 'at most 2,000 characters in a line in _headers'],
  ['vercel.json', JSON.stringify({redirects}), 'Vercel accepts at most 1,024 redirects in vercel.json'],
  ['.hosts/cloudfront-function.js', 'é'.repeat(5121), 'at most 10,240 bytes'],
])('a %s that its host cannot take has a warning', (file, text, warning) => {
  expect(limitWarnings({[file]: text})).toEqual([expect.stringContaining(warning)]);
});

test('files within the limits have none', () => {
  expect(limitWarnings({_redirects: '/a /b 301\n'.repeat(2000), 'vercel.json': '{"redirects":[]}'})).toEqual([]);
});
