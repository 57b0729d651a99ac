import {readdirSync, readFileSync} from 'node:fs';

/**
 * The limits of replays are the library's own (contract, "Where the world has moved since the specification").
 * They are read out of the installed package, so that an upgrade that changes one is seen.
 */
const library = 'node_modules/@datadog/browser-rum';
const sources = readdirSync(`${library}/esm`, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(`${library}/esm/${file}`, 'utf8'))
  .join('\n');

test.each([
  ['SEGMENT_DURATION_LIMIT', '5 * ONE_SECOND'],
  ['SEGMENT_BYTES_LIMIT', '6e4'],
  ['MOUSE_MOVE_OBSERVER_THRESHOLD', '50'],
  ['SCROLL_OBSERVER_THRESHOLD', '100'],
  ['VISUAL_VIEWPORT_OBSERVER_THRESHOLD', '200'],
  ['MUTATION_PROCESS_MAX_DELAY', '100'],
])('%s is %s', (name, value) => {
  const values = [...sources.matchAll(new RegExp(`\\b(?:const|let|var) ${name} = ([^;]+);`, 'g'))];
  expect(values.map(([, found]) => found)).toEqual([value]);
});

test('the version is the one whose behaviour the tests know', () => {
  const {version} = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
  expect(version).toBe('7.16.2');
});
