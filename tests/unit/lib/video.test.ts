import {embedAddress, watchAddress} from '../../../src/lib/video';

test('a film is shown in our pages from the host’s mode without cookies §7.6', () => {
  expect(embedAddress('dQw4w9WgXcQ')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
});

test('a film is watched on the host’s own site', () => {
  expect(watchAddress('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});

test('an id cannot leave its place in the address', () => {
  expect(embedAddress('../a?b#c')).toBe('https://www.youtube-nocookie.com/embed/..%2Fa%3Fb%23c');
  expect(watchAddress('a&list=b')).toBe('https://www.youtube.com/watch?v=a%26list%3Db');
});
