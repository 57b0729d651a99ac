import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {jsonlStore} from '../../../../src/server/leads/jsonlStore';

const lead = {firstName: 'Ada', companyName: 'Example', workEmail: 'ada@example.com', pageUrl: 'prreview'};
const minuteMs = 60_000;
let folder: string;
let file: string;
let time: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jsonl-'));
  file = join(folder, 'leads.jsonl');
  time = 1_000 * minuteMs;
});
afterEach(() => rmSync(folder, {recursive: true}));

const open = (perMinute = 0, path = file) => {
  const store = jsonlStore({file: path, perMinute, now: () => time});
  return (values: Partial<typeof lead> = {}, visitor: string | undefined = 'a') =>
    store.save({...lead, ...values, marks: ['no-origin'], visitor});
};
const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

test('the same values within ten minutes are one lead', async () => {
  const save = open();
  expect(await save()).toBe('stored');
  time += 10 * minuteMs - 1;
  expect(await save()).toBe('duplicate');
  expect(await save({pageUrl: 'SecurityScan'})).toBe('stored');
  time += 1;
  expect(await save()).toBe('stored');
  expect(lines()).toBe(3);
});

test('an attribution is stored with the lead, and does not make a new lead', async () => {
  const save = (attribution?: object) =>
    jsonl.save({...lead, marks: [], visitor: 'a', ...(attribution && {attribution})});
  const jsonl = jsonlStore({file, perMinute: 0, now: () => time});
  expect(await save({utm_source: 'ads'})).toBe('stored');
  expect(await save()).toBe('duplicate');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...lead,
    attribution: {utm_source: 'ads'},
    receivedAt: new Date(time).toISOString(),
  });
});

test('a clock that was set back does not turn new leads into duplicates for long', async () => {
  const save = open();
  await save();
  time -= 24 * 60 * minuteMs;
  expect(await save()).toBe('stored');
});

test('requests of an address above the limit are rejected until the next minute', async () => {
  const save = open(2);
  const results = [];
  for (const firstName of ['a', 'b', 'c']) results.push(await save({firstName}));
  expect(results).toEqual(['stored', 'stored', 'limited']);
  expect(await save({firstName: 'c'}, 'b')).toBe('stored');
  time += minuteMs;
  expect(await save({firstName: 'd'})).toBe('stored');
});

test('a line has the four values and the time', async () => {
  await open()();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({...lead, receivedAt: new Date(time).toISOString()});
});

(existsSync('/dev/full') ? test : test.skip)(
  'on a full disk the lead is not stored, and can be sent again',
  async () => {
    const save = open(0, '/dev/full');
    await expect(save()).rejects.toThrow('ENOSPC');
    await expect(save()).rejects.toThrow('ENOSPC');
  },
);
