import { describe, expect, it } from 'vitest';
import { addressBlock } from './address-block';

describe('the block that we count for an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:198.51.100.23', '198.51.100.23'],
    ['2001:db8::ffff:203.0.113.7', '2001:db8:0:0::/64'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is for %s the block %s', (ip, block) => expect(addressBlock(ip)).toBe(block));
});
