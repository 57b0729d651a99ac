import {chooseDeviceId, cookieValue, serializeCookie} from '../../../../src/client/monitoring/deviceId';

const create = () => 'new';

test.each<[string, (string | undefined)[], string]>([
  ['neither local storage nor the cookie has one', [undefined, undefined], 'new'],
  ['only local storage has one', ['a1', undefined], 'a1'],
  ['only the cookie has one', [undefined, 'a1'], 'a1'],
  ['they differ', ['a1', 'b2'], 'a1'],
  ['that of local storage is invalid', ['<script>', 'b2'], 'b2'],
  ['both are invalid', ['a; Path=/', 'x'.repeat(129)], 'new'],
])('the identifier is valid and preferably from local storage if %s', (_case, stored, id) => {
  expect(chooseDeviceId(stored, create)).toBe(id);
});

test.each([
  ['', undefined],
  ['ovamai_device_id=a1', 'a1'],
  ['other=1; ovamai_device_id=a1; more=2', 'a1'],
  ['my_ovamai_device_id=a1', undefined],
])('the identifier is read from the cookies %j', (cookies, value) => {
  expect(cookieValue(cookies, 'ovamai_device_id')).toBe(value);
});

test('the cookie applies to the whole site and is sent over HTTPS only', () => {
  const text = serializeCookie('ovamai_device_id', 'a1', {path: '/', maxAge: 31_536_000, secure: true});
  expect(text).toBe('ovamai_device_id=a1; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
