import {latest, parseHistory} from '../../../../src/plugins/sitemap/sitemapDays';

test('a file has the UTC day of its last commit, whatever order branches were merged in', () => {
  const at = (time: string) => Date.parse(time) / 1000;
  const log = [
    `\0${at('2026-03-01T23:30:00-05:00')}\n\na.ts\nb c.ts\n`,
    `\0${at('2026-03-05T10:00:00Z')}\n\na.ts\n`,
    `\0${at('2026-03-04T10:00:00Z')}\n\na.ts\n`,
    `\0${at('2026-03-03T10:00:00Z')}\n`,
  ].join('');
  expect(Object.fromEntries(parseHistory(log))).toEqual({'a.ts': '2026-03-05', 'b c.ts': '2026-03-02'});
});

test('a page has the day of its newest file, and none if a file was never committed', () => {
  const days = new Map([
    ['old.ts', '2026-01-01'],
    ['new.ts', '2026-02-01'],
  ]);
  expect(latest(['new.ts', 'old.ts'], days)).toBe('2026-02-01');
  expect(latest(['new.ts', 'unknown.ts'], days)).toBeUndefined();
});
