import {isChunkLoadError} from '../../../src/lib/chunkLoadError';

const named = (name: string) => Object.assign(new Error('Loading failed'), {name});

test.each([
  ['a script that did not come', named('ChunkLoadError'), true],
  [
    'a style sheet that did not come',
    Object.assign(new Error('Loading failed'), {code: 'CSS_CHUNK_LOAD_FAILED'}),
    true,
  ],
  ['a fault in the code', named('TypeError'), false],
  ['what is no error', 'ChunkLoadError', false],
])('%s', (_what, error, missing) => {
  expect(isChunkLoadError(error)).toBe(missing);
});
