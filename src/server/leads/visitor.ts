import {createHmac} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {isIP, isIPv6} from 'node:net';

/**
 * Returns the visitor's IP address. Behind proxies, it is the entry of `X-Forwarded-For` that the first of them added:
 * earlier entries can be forged.
 */
export function visitorAddress({headers, socket}: IncomingMessage, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return socket.remoteAddress;
  const addresses = String(headers['x-forwarded-for'] ?? '').split(',');
  return addresses.at(-trustedProxies)?.trim() || socket.remoteAddress;
}

/**
 * Returns a keyed hash of an IP address, of which the address cannot be computed without the key. All IPv6 addresses of
 * a network (/64) have one hash, because one visitor can use all of them.
 */
export function visitorHash(address: string | undefined, key: string): string | undefined {
  if (!address || isIP(address) === 0) return undefined;
  return createHmac('sha256', key).update(network(address)).digest('base64url');
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  // The URL parser normalizes the notation; the zone of a link-local address is not part of it.
  const [start = '', end] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = end === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
