import {chooseDeviceId, cookieValue, serializeCookie} from '../../../src/client/deviceId';

const create = () => 'new';

test.each<[string, (string | undefined)[], string]>([
  ['neither store holds one', [undefined, undefined], 'new'],
  ['both hold the same', ['a1', 'a1'], 'a1'],
  ['only local storage has it', ['a1', undefined], 'a1'],
  ['only the cookie has it', [undefined, 'a1'], 'a1'],
  ['they differ', ['a1', 'b2'], 'a1'],
  ['local storage holds nonsense', ['<script>', 'b2'], 'b2'],
  ['local storage is empty', ['', 'b2'], 'b2'],
  ['both hold nonsense', ['a; Path=/', 'x'.repeat(129)], 'new'],
])('when %s', (_case, held, id) => {
  expect(chooseDeviceId(held, create)).toBe(id);
});

test.each([
  ['', undefined],
  ['ovamai_device_id=a1', 'a1'],
  ['other=1; ovamai_device_id=a1; more=2', 'a1'],
  ['my_ovamai_device_id=a1', undefined],
  ['ovamai_device_id=', ''],
])('reads it from %j', (cookies, value) => {
  expect(cookieValue(cookies, 'ovamai_device_id')).toBe(value);
});

test('the cookie holds for the whole site, and only travels safely', () => {
  const text = serializeCookie('ovamai_device_id', 'a1', {path: '/', maxAge: 31_536_000, secure: true});
  expect(text).toBe('ovamai_device_id=a1; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
