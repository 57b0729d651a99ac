import {leadPath} from '../../src/lib/lead';
import {expect, test} from '../support/test';

// That leads are stored, and how, is shown in tests/unit/server: here none is, for the file is the developer's own.
test('the served site answers the demo form', async ({request}) => {
  const headers = {'Content-Type': 'application/json'};
  const bad = await request.post(leadPath, {headers, data: '{"firstName": "Ada Example"}'});
  expect(bad.status()).toBe(400);
  expect(await bad.text()).toBe('companyName is missing.\n');

  const large = await request.post(leadPath, {headers, data: JSON.stringify({firstName: 'x'.repeat(20_000)})});
  expect(large.status()).toBe(400);

  const wrong = await request.get(leadPath);
  expect(wrong.status()).toBe(405);
  expect(wrong.headers().allow).toBe('POST, OPTIONS');
});
