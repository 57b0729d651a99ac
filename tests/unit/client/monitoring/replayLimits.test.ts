import {readdirSync, readFileSync} from 'node:fs';

/*
 * Session replay uses the library's own limits (contract, "Where the world has moved since the specification"). These
 * tests read them from the installed package, so that an upgrade that changes one fails.
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

test('a replay segment waits for its first record, records, and is closed §4.24', () => {
  const [collection = ''] = /^function doStartSegmentCollection.*?^}/ms.exec(sources) ?? [];
  const states = [...collection.matchAll(/status: (\d)/g)].map(([, state]) => Number(state));
  // 0: waiting, 1: recording, 2: stopped. In source order: at the start, after a flush, after stopping, at a record.
  expect(states).toEqual([0, 0, 2, 1]);
});

test('a replay segment ends with a new view, by duration or size, and when the page is left or hidden §4.25', () => {
  const reasons = [...sources.matchAll(/flushSegment\("(\w+)"\)/g)].map(([, reason]) => reason);
  expect(reasons.sort()).toEqual(['segment_bytes_limit', 'segment_duration_limit', 'stop', 'view_change']);
  const core = readFileSync('node_modules/@datadog/browser-core/esm/browser/pageMayExitObservable.mjs', 'utf8');
  expect(sources).toContain('LifeCycleEventType.PREPARE_URGENT_FLUSH, (reason) =>');
  for (const reason of ['before_unload', 'visibility_hidden']) expect(core).toContain(`: "${reason}"`);
});
