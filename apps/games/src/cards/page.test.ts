import { expect, test } from 'vitest'
import { modulesOf } from '../frame/assets.ts'
import { CARDS_MODELS } from '@playhouse/engines/cards/models.ts'
import { type RoomPageInput, roomPage } from './room-page.ts'
import { CARDS_TEXTS } from './texts/texts.ts'

const LANGUAGES = ['en', 'vi', 'zh', 'id', 'th'] as const
const input = (change: Partial<RoomPageInput> = {}): RoomPageInput => ({
  playToken: 'a-token',
  game: { nodeId: 7, name: '<b>Three & cards</b>', model: CARDS_MODELS[0] as (typeof CARDS_MODELS)[number] },
  language: 'en',
  theme: 'dark',
  siteOrigin: 'https://site.test',
  mode: 'real',
  currency: 'VND',
  balance: '1000.00',
  roomId: null,
  table: { balance: null, hand: null, lastHands: [] },
  nonce: 'nonce',
  ...change,
})

test.each(CARDS_MODELS)('the page of $id is made in every language, without inline style or script', (model) => {
  for (const language of LANGUAGES) {
    const page = roomPage(input({ language, game: { nodeId: 7, name: 'Room', model } }))
    expect(page).not.toMatch(/\sstyle=|\son\w+=/)
    expect(page).toContain(CARDS_TEXTS[language].sit)
    expect(page).not.toMatch(/\{\w+\}<\/p>/)
  }
})

test('nothing of the game’s name becomes markup', () => {
  expect(roomPage(input())).not.toContain('<b>Three')
})

test('texts of all languages have the same values', () => {
  const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(CARDS_TEXTS.en)) {
      const other = CARDS_TEXTS[language][key as keyof typeof CARDS_TEXTS.en]
      expect([language, key, valuesOf(other)]).toEqual([language, key, valuesOf(text)])
    }
  }
})

test('its script loads no schema reader and no rules of the server', () => {
  const modules = modulesOf('engines/cards/page/stage-main.ts')
  expect(modules.filter((path) => path.startsWith('zod/') || path.includes('rooms/hand'))).toEqual([])
})
