import {isChunkLoadError} from '../../../../src/runtime/browser/chunkLoadError';

const errorNamed = (name: string) => Object.assign(new Error('Loading failed'), {name});

test.each([
  ['a script that failed to load is a chunk load error', errorNamed('ChunkLoadError'), true],
  [
    'a stylesheet that failed to load is a chunk load error',
    Object.assign(new Error('Loading failed'), {code: 'CSS_CHUNK_LOAD_FAILED'}),
    true,
  ],
  ['a bug in the code is not a chunk load error', errorNamed('TypeError'), false],
  ['a string is not a chunk load error', 'ChunkLoadError', false],
])('%s', (_title, error, expected) => {
  expect(isChunkLoadError(error)).toBe(expected);
});
