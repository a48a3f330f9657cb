import { expect, test } from 'vitest'
import { getNetwork, isPrivateAddress, plainAddress, readAddress, UNREADABLE_ADDRESS } from './network-of.ts'

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
])('puts %s into the network %s', (address, network) => expect(getNetwork(address)).toBe(network))

test.each([
  ['203.0.113.8', '203.0.113.8'],
  ['203.0.113.8:20000', '203.0.113.8'],
  [' "203.0.113.8:20000" ', '203.0.113.8'],
  ['2001:DB8::77', '2001:db8::77'],
  ['[2001:db8::77]', '2001:db8::77'],
  ['[2001:db8::77]:4444', '2001:db8::77'],
  ['"[2001:db8::77]:4444"', '2001:db8::77'],
  ['[fe80::1%eth0]:4444', 'fe80::1'],
  ['[::ffff:203.0.113.8]:4444', '203.0.113.8'],
])('reads %s as %s', (text, address) => expect(readAddress(text)).toBe(address))

test.each([
  [undefined],
  [''],
  ['unknown'],
  ['_hidden'],
  ['203.0.113.8:'],
  ['203.0.113.8:123456'],
  ['203.0.113.8:http'],
  ['203.0.113.8:1:2'],
  ['203.0.113'],
  ['203.0.113.8/24'],
  ['[203.0.113.8]:80'],
  ['[2001:db8::77'],
  ['[2001:db8::77]x'],
  ['"203.0.113.8'],
  ['127.0.0.1 203.0.113.8'],
  ['::'],
])('cannot read %s', (text) => expect(readAddress(text)).toBe(UNREADABLE_ADDRESS))

test.each([
  ['127.0.0.1', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['fd00::1', true],
  ['2001:db8::1', false],
  ['', false],
  [UNREADABLE_ADDRESS, false],
])('%s is private: %s', (address, expected) => expect(isPrivateAddress(address)).toBe(expected))
