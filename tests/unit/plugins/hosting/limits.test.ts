import {hostingFiles} from '../../../../src/plugins/hosting/files';
import {checkLimits} from '../../../../src/plugins/hosting/limits';
import {smallPolicy} from '../../../support/smallPolicy';

/** Returns the files of a site with `count` redirects. */
const withRedirects = (count: number) =>
  hostingFiles({...smallPolicy, redirects: Array.from({length: count}, (_, n) => ({from: `/old-${n}`, to: '/'}))});

test('the files of a small site are within all limits', () => {
  expect(() => checkLimits(hostingFiles(smallPolicy), [])).not.toThrow();
});

test('a CloudFront function over 10 kB is an error that names the host, the size and the setting', () => {
  expect(() => checkLimits(withRedirects(500), [])).toThrow(
    /^CloudFront accepts at most 10,240 bytes in \.hosts\/cloudfront-function\.js, which has 1\d,\d{3}: .* UNUSED_HOSTS=cloudfront$/,
  );
});

test.each([
  [1024, undefined],
  [1025, 'Vercel accepts at most 1,024 redirects in vercel.json, which has 1,025'],
])('Vercel takes 1,024 redirects: %d', (count, message = 'none') => {
  const check = () => {
    checkLimits(withRedirects(count), ['cloudfront']);
    throw new Error('none');
  };
  expect(check).toThrow(message);
});

test('_redirects over 2,000 lines is an error for Cloudflare Pages', () => {
  expect(() => checkLimits(withRedirects(2001), ['cloudfront', 'vercel'])).toThrow(
    'Cloudflare Pages accepts at most 2,000 lines in _redirects, which has 2,001',
  );
});

test('a header line over 2,000 characters is an error for Cloudflare Pages', () => {
  const files = hostingFiles({...smallPolicy, links: 'x'.repeat(2000)});
  expect(() => checkLimits(files, ['vercel'])).toThrow(
    'Cloudflare Pages accepts at most 2,000 characters in a line in _headers',
  );
});

test('hosts that are not used are not checked', () => {
  expect(() => checkLimits(withRedirects(3000), ['cloudfront', 'cloudflare-pages', 'vercel'])).not.toThrow();
});
