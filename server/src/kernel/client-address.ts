import { isIP, isIPv6 } from 'node:net';

/**
 * The name under which an internet address is counted: IPv4 as it is, IPv6 by its first 64 bits, since one person
 * commands all addresses below them. What is no address at all has one name, however it is spelt.
 */
export function limitKeyOf(ip: string): string {
  const address = plainAddress(ip);
  if (address === null) return 'no address';
  return isIPv6(address) ? `${firstGroups(address, 4)}::/64` : address;
}

/** The network above an IPv6 address, which one subscriber can own as a whole; null for other addresses. */
export function networkKeyOf(ip: string): string | null {
  const address = plainAddress(ip);
  return address !== null && isIPv6(address) ? `${firstGroups(address, 3)}::/48` : null;
}

/** An address without port and zone, IPv4 in its own form; null for anything else. Some proxies add the port. */
function plainAddress(ip: string): string | null {
  const bare = ip.replace(/^\[(.*)\](?::\d{1,5})?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1');
  const plain = bare.replace(/%.*$/, '').replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1');
  return isIP(plain) === 0 ? null : plain;
}

/** The first of the eight groups of an IPv6 address, without leading zeros. */
function firstGroups(ip: string, count: number): string {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const zeros = Array.from({ length: missing }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return groups.slice(0, count).join(':');
}
