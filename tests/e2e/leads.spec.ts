import {leadPath} from '../../src/lib/lead';
import {expect, test} from '../support/test';

// Storing of leads is tested in tests/unit/server. These requests store none, because the file is the developer's.
test('the served site responds to invalid leads with an error', async ({request}) => {
  const headers = {'Content-Type': 'application/json'};
  const bad = await request.post(leadPath, {headers, data: '{"firstName": "Ada Example"}'});
  expect(bad.status()).toBe(400);
  expect(await bad.text()).toBe('companyName is missing.\n');

  const large = await request.post(leadPath, {headers, data: JSON.stringify({firstName: 'x'.repeat(20_000)})});
  expect(large.status()).toBe(400);

  const wrongMethod = await request.get(leadPath);
  expect(wrongMethod.status()).toBe(405);
  expect(wrongMethod.headers().allow).toBe('POST, OPTIONS');
});
