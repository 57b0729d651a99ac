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
])('%s is %s §9.19 §9.20', (name, value) => {
  const values = [...sources.matchAll(new RegExp(`\\b(?:const|let|var) ${name} = ([^;]+);`, 'g'))];
  expect(values.map(([, found]) => found)).toEqual([value]);
});

test('a segment waits for its first record, records, and is closed §4.24', () => {
  const [collection = ''] = /^function doStartSegmentCollection.*?^}/ms.exec(sources) ?? [];
  const states = [...collection.matchAll(/status: (\d)/g)].map(([, state]) => Number(state));
  // 0 waits, 1 records, 2 has ended: at first, after a flush, after the end, at a record.
  expect(states).toEqual([0, 0, 2, 1]);
});

test('what closes a segment: another view, its length, its size, and the page being left or hidden §4.25', () => {
  const reasons = [...sources.matchAll(/flushSegment\("(\w+)"\)/g)].map(([, reason]) => reason);
  expect(reasons.sort()).toEqual(['segment_bytes_limit', 'segment_duration_limit', 'stop', 'view_change']);
  const core = readFileSync('node_modules/@datadog/browser-core/esm/browser/pageMayExitObservable.mjs', 'utf8');
  expect(sources).toContain('LifeCycleEventType.PREPARE_URGENT_FLUSH, (reason) =>');
  for (const reason of ['before_unload', 'visibility_hidden']) expect(core).toContain(`: "${reason}"`);
});

test('the version is the one whose behaviour the tests know', () => {
  const {version} = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
  expect(version).toBe('7.16.2');
});
