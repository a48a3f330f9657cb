import { expect, test } from 'vitest'
import { findSupportDesk } from './find-support-desk.ts'

const open = { type: 1, url: 'https://desk.test/' }
const vip = { type: 2, url: 'https://vip.test/' }
const chat = { type: 3, url: 'https://chat.test/' }
const broken = { type: 1, url: null }

test.each([
  ['the first open desk for everyone', [vip, open], false, open.url],
  ['the VIP desk for a high rank', [open, vip], true, vip.url],
  ['an open desk for a high rank without a VIP desk', [open], true, open.url],
  ['the next desk after one without a URL', [broken, chat], false, chat.url],
  ['no VIP desk for everyone', [vip], false, undefined],
  ['nothing without desks', [], true, undefined],
])('finds %s', (_, desks, isVip, address) => {
  expect(findSupportDesk(desks, { vip: isVip })).toBe(address)
})
