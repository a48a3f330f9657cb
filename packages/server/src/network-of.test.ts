import { expect, test } from 'vitest'
import { networkOf, plainAddress } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['not an address', 'not an address'],
])('writes %s as %s', (address, plain) => expect(plainAddress(address)).toBe(plain))

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
])('puts %s into the network %s', (address, network) => expect(networkOf(address)).toBe(network))
