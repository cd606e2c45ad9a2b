import { describe, expect, it } from 'vitest';
import { limitKeyOf, networkKeyOf } from './client-address.ts';

describe('the name under which an address is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, key) => {
    expect(limitKeyOf(ip)).toBe(key);
  });

  it.each(['', 'unknown', '_hidden', '999.1.1.1', '1.2.3.4, 5.6.7.8', '<script>', `1.2.3.4${'0'.repeat(5000)}`])(
    'is one and the same for what is no address: %j',
    (ip) => {
      expect(limitKeyOf(ip)).toBe('no address');
      expect(networkKeyOf(ip)).toBeNull();
    },
  );
});

describe('the network above an address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
  ])('of %s is %s', (ip, key) => {
    expect(networkKeyOf(ip)).toBe(key);
  });

  it('is none for IPv4', () => {
    expect(networkKeyOf('192.0.2.7')).toBeNull();
    expect(networkKeyOf('::ffff:192.0.2.7')).toBeNull();
  });
});
