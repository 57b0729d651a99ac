import {leadFields, readLead} from '../../../src/lib/lead';

const lead = {firstName: 'Ada Example', companyName: 'Example Ltd', workEmail: 'ada@example.com', pageUrl: 'prreview'};
const read = (body: string | Uint8Array) => readLead(Buffer.from(body));

test.each([
  ['', ''],
  ['blanks', '  '],
  ['right to left', 'עדה לאבלייס'],
  ['emoji', '👩‍💻'],
  ['markup', '"><script>alert(1)</script>'],
  ['NUL', 'a\u0000b'],
  ['line breaks', 'a\r\nb\u2028c\u0085d'],
  ['10 kB', 'x'.repeat(10_000)],
])('a lead has its strings exactly as typed: %s', (_, value) => {
  const typed = {...lead, firstName: value};
  expect(read(JSON.stringify(typed))).toEqual(typed);
});

test('fields other than the four of a lead are dropped', () => {
  const body = JSON.stringify({...lead, receivedAt: 'never', extra: {a: 1}});
  expect(Object.keys(read(body))).toEqual([...leadFields]);
  expect(read(body)).toEqual(lead);
});

test.each(['', 'firstName=Ada', '{', '{"firstName": "Ada",}', new Uint8Array([0x22, 0xff, 0x22])])(
  'a body that is not JSON is rejected: %j',
  (body) => {
    expect(() => read(body)).toThrow('The body is not JSON in UTF-8.');
  },
);

test.each(['null', '[]', '"Ada"', '1', 'true'])('a body that is not an object is rejected: %s', (body) => {
  expect(() => read(body)).toThrow('The body should be a JSON object.');
});

test.each([...leadFields])('%s is required, must be a string, and is not read from a prototype', (name) => {
  const {[name]: value, ...others} = lead;
  const inPrototype = `${JSON.stringify(others).slice(0, -1)},"__proto__":{"${name}":"${value}"}}`;
  for (const body of [JSON.stringify(others), inPrototype]) expect(() => read(body)).toThrow(`${name} is missing.`);
  for (const other of [null, 1, true, ['Ada'], {}]) {
    expect(() => read(JSON.stringify({...lead, [name]: other}))).toThrow(`${name} should be a string.`);
  }
});
