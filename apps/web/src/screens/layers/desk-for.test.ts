import { expect, test } from 'vitest'
import { deskFor } from './desk-for.ts'

const open = { type: 1, address: 'https://desk.test/' }
const vip = { type: 2, address: 'https://vip.test/' }
const chat = { type: 3, address: 'https://chat.test/' }
const broken = { type: 1, address: null }

test.each([
  ['everyone', [vip, open], false, open.address],
  ['a high rank', [open, vip], true, vip.address],
  ['a high rank without a VIP desk', [open], true, open.address],
  ['everyone, where the link is broken', [broken, chat], false, chat.address],
  ['everyone, never the VIP desk', [vip], false, undefined],
  ['nobody', [], true, undefined],
])('%s is served by its own desk', (_, desks, isVip, address) => {
  expect(deskFor(desks, { vip: isVip })).toBe(address)
})
