import {embedUrl, watchUrl} from '../../../src/lib/video';

test('videos are embedded from YouTube’s domain without cookies §7.6', () => {
  expect(embedUrl('dQw4w9WgXcQ')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
});

test('an id cannot change other parts of the URL', () => {
  expect(embedUrl('../a?b#c')).toBe('https://www.youtube-nocookie.com/embed/..%2Fa%3Fb%23c');
  expect(watchUrl('a&list=b')).toBe('https://www.youtube.com/watch?v=a%26list%3Db');
});
