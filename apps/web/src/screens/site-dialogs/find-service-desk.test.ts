import { expect, test } from 'vitest'
import { findServiceDesk } from './find-service-desk.ts'

const open = { type: 1, url: 'https://desk.test/' }
const vip = { type: 2, url: 'https://vip.test/' }
const chat = { type: 3, url: 'https://chat.test/' }
const broken = { type: 1, url: null }

test.each([
  ['everyone', [vip, open], false, open.url],
  ['a high rank', [open, vip], true, vip.url],
  ['a high rank without a VIP desk', [open], true, open.url],
  ['everyone, where the link is broken', [broken, chat], false, chat.url],
  ['everyone, never the VIP desk', [vip], false, undefined],
  ['nobody', [], true, undefined],
])('%s is served by its own desk', (_, desks, isVip, address) => {
  expect(findServiceDesk(desks, { vip: isVip })).toBe(address)
})
