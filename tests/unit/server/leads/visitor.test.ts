import type {IncomingMessage} from 'node:http';
import {visitorAddress, visitorHash} from '../../../../src/server/leads/visitor';

const hash = (address: string | undefined, key = 'key') => visitorHash(address, key);

test('the hash depends on the address and the key, and does not contain the address', () => {
  expect(hash('192.0.2.1')).toBe(hash('192.0.2.1'));
  expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.2'));
  expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.1', 'other key'));
  expect(hash('192.0.2.1')).not.toContain('192');
});

test('all addresses of an IPv6 network have one hash, in any notation', () => {
  const first = hash('2001:db8:1:2::1');
  expect(hash('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(first);
  expect(hash('2001:0DB8:0001:0002:0000:0000:0000:0001')).toBe(first);
  expect(hash('2001:db8:1:3::1')).not.toBe(first);
  expect(hash('2001:db8::1')).toBe(hash('2001:db8:0:0:1::'));
  expect(hash('fe80::1%eth0')).toBe(hash('fe80::2'));
  expect(hash('::1')).toBe(hash('::2'));
});

test('an IPv4 address in IPv6 notation has the hash of the IPv4 address', () => {
  expect(hash('::ffff:192.0.2.1')).toBe(hash('192.0.2.1'));
});

test.each([undefined, '', 'unknown', '192.0.2.1:8080', "'; drop table leads"])('%s is not an address', (address) => {
  expect(hash(address)).toBeUndefined();
});

test.each([
  [0, '198.51.100.9', '127.0.0.1'],
  [1, '203.0.113.5, 198.51.100.9', '198.51.100.9'],
  [2, '203.0.113.5, 198.51.100.9', '203.0.113.5'],
  [1, '', '127.0.0.1'],
  [3, '203.0.113.5, 198.51.100.9', '127.0.0.1'],
])('behind %i proxies, the address of "X-Forwarded-For: %s" is %s', (proxies, forwarded, address) => {
  const request = {headers: {'x-forwarded-for': forwarded}, socket: {remoteAddress: '127.0.0.1'}};
  expect(visitorAddress(request as unknown as IncomingMessage, proxies)).toBe(address);
});
