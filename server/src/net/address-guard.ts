import { BlockList, isIP } from 'node:net';

/** Addresses of internal networks, which are asked only where the operator named them (RFC 6890 and its registries). */
const internal: readonly string[] = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // All of IPv6 but what is given out to the internet (2000::/3), and what is special within that.
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
];

/**
 * Addresses that no endpoint answers at, whatever was named: this network, link-local, multicast, reserved, and where a cloud
 * tells a machine its secrets (AWS, Azure, Google, Oracle at 169.254.169.254; beside it Alibaba, Azure and AWS over IPv6).
 */
const never: readonly string[] = [
  '0.0.0.0/8',
  '169.254.0.0/16',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '::/128',
  'fe80::/10',
  'ff00::/8',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
];

const internalList = listOf(internal);
const neverList = listOf(never);

/** Says whether an endpoint may be asked at an address that its name led to. */
export interface AddressGuard {
  allows(address: string): boolean;
}

/** @param named addresses and CIDR ranges of internal networks that the operator named */
export function createAddressGuard(named: readonly string[]): AddressGuard {
  const granted = listOf(named);
  return {
    allows(address) {
      const plain = plainAddress(address);
      if (plain === null || has(neverList, plain)) return false;
      return !has(internalList, plain) || has(granted, plain);
    },
  };
}

/** One list for each family: a range of IPv6 would otherwise match the IPv4 addresses that IPv6 has a place for. */
interface Ranges {
  readonly ipv4: BlockList;
  readonly ipv6: BlockList;
}

function familyOf(address: string): keyof Ranges {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

function listOf(ranges: readonly string[]): Ranges {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const range of ranges) {
    const [address = '', length] = range.split('/');
    const family = familyOf(address);
    if (length === undefined) lists[family].addAddress(address, family);
    else lists[family].addSubnet(address, Number(length), family);
  }
  return lists;
}

function has(lists: Ranges, address: string): boolean {
  const family = familyOf(address);
  return lists[family].check(address, family);
}

/** The IPv4 address that an IPv6 one leads to where it does, else the address; null for what is none, and IPv4-compatible. */
function plainAddress(address: string): string | null {
  if (isIP(address) === 4) return address;
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return null;
  const groups = groupsOf(bare);
  const low = [groups[6] ?? 0, groups[7] ?? 0];
  const head = groups.slice(0, 6).join(':');
  // Mapped (RFC 4291), translated (RFC 2765), NAT64 (RFC 6052), 6to4 (RFC 3056).
  if (head === '0:0:0:0:0:65535' || head === '0:0:0:0:65535:0' || head === '100:65435:0:0:0:0') return dotted(low);
  if (groups[0] === 0x2002) return dotted(groups.slice(1, 3));
  if (head === '0:0:0:0:0:0' && !(low[0] === 0 && (low[1] ?? 0) <= 1)) return null;
  return bare;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_whole, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const first = read(head);
  const last = read(tail ?? '');
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0), ...last];
}

const dotted = ([high = 0, low = 0]: readonly number[]): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');
