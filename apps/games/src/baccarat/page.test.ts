import { describe, expect, it } from 'vitest'
import { gamePage, type GamePageInput } from '../frame/game-page.ts'
import { type PageLanguage } from '../frame/texts/texts.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import { decimal } from '@playhouse/engines/slot/rational.ts'
import { SPOTS } from '@playhouse/engines/baccarat/baccarat.ts'
import { coupChances } from '@playhouse/engines/baccarat/chances.ts'
import { baccaratEngine } from '@playhouse/engines/baccarat/engine.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { returnsOf } from '@playhouse/engines/baccarat/returns.ts'
import { thirdCardTable } from './markup.ts'
import { returnsShown } from './returns-shown.ts'
import { BACCARAT_TEXTS } from './texts/texts.ts'

const LANGUAGES = Object.keys(BACCARAT_TEXTS) as PageLanguage[]
const inputOf = (modelId: string, language: PageLanguage): GamePageInput => {
  const model = BACCARAT_MODELS.find(({ id }) => id === modelId)
  if (!model) throw new Error(`There is no ${modelId}`)
  return {
    playToken: 'token-1',
    session: { balance: '1000.00', currency: 'VND', openRound: null, serverSeedHash: 'ab'.repeat(32), lastRounds: [] },
    game: { nodeId: 7, name: 'Table & Lamp', engine: baccaratEngine as unknown as AnyEngine, model },
    language,
    theme: 'dark',
    siteOrigin: 'https://site.example',
    mode: 'real',
    nonce: 'bm9uY2U=',
  }
}

describe.each(BACCARAT_MODELS.map(({ id }) => id))('the page of %s', (modelId) => {
  it.each(LANGUAGES)('is made in %s, without anything that its policy would refuse', (language) => {
    const html = gamePage(inputOf(modelId, language))
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    for (const on of SPOTS) expect(html).toContain(`data-on="${on}"`)
    expect(html).not.toContain('undefined')
  })

  it('declares the returns that the count of every coup gives', () => {
    const { model } = inputOf(modelId, 'en').game
    const table = BACCARAT_MODELS.find(({ id }) => id === model.id)
    const counted = table && returnsOf(table, CHANCES)
    const shown = table && returnsShown(table)
    for (const on of SPOTS) {
      const { numerator, denominator } = counted?.[on] ?? { numerator: 0n, denominator: 1n }
      expect(shown?.[on]).toBe(decimal({ numerator: numerator * 100n, denominator }, 4))
    }
  })

  it('says how the house takes its part', () => {
    const html = gamePage(inputOf(modelId, 'en'))
    const { commission, noCommission } = BACCARAT_TEXTS.en
    const free = modelId === 'baccarat-no-commission'
    expect([commission, noCommission].map((text) => html.includes(`<p>${text}</p>`))).toEqual([!free, free])
    expect(html).toContain('Dealt by a program')
  })
})

const CHANCES = coupChances()

it('writes the third-card table as the rules have it', () => {
  const rows = [...thirdCardTable(BACCARAT_TEXTS.en).matchAll(/<tr><th scope="row">(\d)<\/th>(.*?)<\/tr>/gs)]
  const drawn = rows.map(([, total, cells = '']) => [
    Number(total),
    [...cells.matchAll(/<td[^>]*>(.)<\/td>/g)].map(([, mark]) => mark).join(''),
  ])
  expect(drawn).toEqual([
    [0, 'DDDDDDDDDDD'],
    [1, 'DDDDDDDDDDD'],
    [2, 'DDDDDDDDDDD'],
    [3, 'DDDDDDDD–DD'],
    [4, '––DDDDDD––D'],
    [5, '––––DDDD––D'],
    [6, '––––––DD–––'],
    [7, '–––––––––––'],
  ])
})

it.each(LANGUAGES)('every text has the same values to fill in in %s as in English', (language) => {
  const values = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(values(BACCARAT_TEXTS[language])).toEqual(values(BACCARAT_TEXTS.en))
})
