import { isIPv6 } from 'node:net';

/**
 * The name under which an internet address is counted: IPv4 as it is, IPv6 by its first 64 bits, since one person
 * commands all addresses below them.
 */
export function limitKeyOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  const plain = ip.replace(/%.*$/, '');
  if (!isIPv6(plain)) return ip;
  return `${expandGroups(plain).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandGroups(ip: string): readonly string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const zeros = Array.from({ length: missing }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
