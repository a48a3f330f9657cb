import { describe, expect, it } from 'vitest'
import { gamePage } from '../frame/game-page.ts'
import { type PageLanguage } from '../frame/texts/texts.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import { fishingEngine } from '@playhouse/engines/fishing/engine.ts'
import { FISHING_MODELS } from '@playhouse/engines/fishing/models.ts'
import { DRAWN_FISH, fishSheet } from './fish-drawings.ts'
import { catchPercent, prizeTable } from './markup.ts'
import { FISHING_TEXTS, fishKey } from './texts/texts.ts'

const LANGUAGES = Object.keys(FISHING_TEXTS) as PageLanguage[]
const page = (modelId: string, language: PageLanguage) => {
  const model = FISHING_MODELS.find(({ id }) => id === modelId)
  if (!model) throw new Error(`There is no ${modelId}`)
  return gamePage({
    playToken: 'token-1',
    session: { balance: '1000.00', currency: 'VND', openRound: null, serverSeedHash: 'ab'.repeat(32), lastRounds: [] },
    game: { nodeId: 7, name: 'Net & Tide', engine: fishingEngine as unknown as AnyEngine, model },
    language,
    theme: 'dark',
    siteOrigin: 'https://site.example',
    mode: 'real',
    nonce: 'bm9uY2U=',
  })
}

describe.each(FISHING_MODELS)('the page of $id', ({ id, fish }) => {
  it.each(LANGUAGES)('is made in %s, without anything that its policy would refuse', (language) => {
    const html = page(id, language)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    expect(html).not.toMatch(/undefined|NaN/)
    expect(html.match(/name="fish"/g)).toHaveLength(fish.length)
  })
})

it('every class is drawn under 4 kB and has a name of its own in every language', () => {
  const classes = FISHING_MODELS.flatMap(({ fish }) => fish.map(({ id }) => id))
  expect(DRAWN_FISH.toSorted()).toEqual(classes.toSorted())
  for (const drawing of fishSheet(classes).match(/<symbol.*?<\/symbol>/gs) ?? []) {
    expect(drawing.length).toBeLessThan(4_096)
    expect(drawing).not.toMatch(/NaN|undefined/)
  }
  for (const texts of Object.values(FISHING_TEXTS)) {
    expect(new Set(classes.map((id) => texts[fishKey(id)])).size).toBe(classes.length)
  }
  expect(() => fishSheet(['none'])).toThrow(RangeError)
  expect(() => fishKey('none')).toThrow(RangeError)
})

it('says how often a class is caught, and how often a boss pays which prize', () => {
  const [water] = FISHING_MODELS
  const [minnow, boss] = [water?.fish[0], water?.fish.at(-1)]
  if (!water || !minnow || !boss) throw new Error('There is no water')
  // 96.5 in a hundred come back over an average pay of 2 and of 40.
  expect([catchPercent(water, minnow, 'en'), catchPercent(water, boss, 'en')]).toEqual(['48.25%', '2.4125%'])
  const rows = [...prizeTable(water, boss, FISHING_TEXTS.en, 'en').matchAll(/<tr><th scope="row">.*?<\/tr>/g)]
  expect(rows.map(([row]) => row.replaceAll(/(<[^>]+>)+/g, ' ').trim())).toEqual([
    '×20 50.00% 1.2063%',
    '×40 30.00% 0.7238%',
    '×90 20.00% 0.4825%',
  ])
})

it.each(LANGUAGES)('every text has the same values to fill in in %s as in English', (language) => {
  const values = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(values(FISHING_TEXTS[language])).toEqual(values(FISHING_TEXTS.en))
})
