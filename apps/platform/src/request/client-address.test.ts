import { UNREADABLE_ADDRESS } from '@playhouse/server/network-of.ts'
import { expect, test } from 'vitest'
import { clientAddress, maskAddress } from './client-address.ts'

test.each([
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.1.2.3', '2001:db8::7', '2001:db8::7'],
  ['::ffff:a01:203', '2001:DB8:0:0::7', '2001:db8::7'],
  ['127.0.0.1', '::ffff:cb00:7109', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9:20000', '203.0.113.9'],
  ['127.0.0.1', 'not an address', UNREADABLE_ADDRESS],
  ['127.0.0.1', '', UNREADABLE_ADDRESS],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['198.51.100.4', 'not an address', '198.51.100.4'],
  ['198.51.100.4', '203.0.113.9', '198.51.100.4'],
])('from %s, header %s: %s', (ip, header, expected) => {
  expect(clientAddress({ ip, headers: { 'x-real-ip': header } })).toBe(expected)
})

test('masks an address to its network', () => {
  expect(maskAddress('203.0.113.9')).toBe('203.0.*.*')
  expect(maskAddress('2001:db8::7')).toBe('2001:db8:*')
})
