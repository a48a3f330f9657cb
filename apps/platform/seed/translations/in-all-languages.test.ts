import { describe, expect, test } from 'vitest'
import { bannerRows } from '../banner-rows.ts'
import { siteRows } from '../site.ts'
import { inAllLanguages, getTexts } from './in-all-languages.ts'

const WORLD = { seed: 1, end: new Date('2026-11-20T00:00:00Z'), games: [] }

const rows = siteRows(WORLD)
  .flatMap(({ rows: ofTable }) => ofTable as Record<string, unknown>[])
  .filter((row) => 'language' in row)

const tags = (html: string) => html.match(/<[^>]+>/g) ?? []
/** Amounts of a text, ascending, without digit grouping. */
const amounts = (text: string) =>
  (text.replaceAll(/(?<=\d)[.,](?=\d{3})/g, '').match(/\d{4,}/g) ?? []).map(Number).toSorted((a, b) => a - b)

test('translates known texts into all languages at any depth', () => {
  const texts = {
    EN: { title: 'Slots', terms: ['New players'] },
    VI: { title: 'Nổ hũ', terms: ['Thành viên mới'] },
  }
  expect(inAllLanguages(texts)).toEqual([
    ['EN', texts.EN],
    ['VI', texts.VI],
    ['CN', { title: '老虎机', terms: ['新玩家'] }],
    ['ID', { title: 'Slot', terms: ['Pemain baru'] }],
    ['TH', { title: 'สล็อต', terms: ['ผู้เล่นใหม่'] }],
  ])
})

test('omits languages without a translation', () => {
  const languages = inAllLanguages({ EN: ['Slots', 'Nobody translated this.'], VI: ['a', 'b'] }).map(
    ([language]) => language,
  )
  expect(languages).toEqual(['EN', 'VI'])
})

describe('seeded texts', () => {
  const counts = Object.groupBy(rows, ({ language }) => String(language))

  test('exist in every language', () => {
    const written = counts['EN']?.length ?? 0
    expect(written).toBeGreaterThan(60)
    const missing = Object.entries(counts).map(([language, of]) => [language, written - (of?.length ?? 0)])
    expect(missing).toEqual(['EN', 'VI', 'CN', 'ID', 'TH'].map((language) => [language, 0]))
  })

  test('keep their links, emphasis and amounts in translation', () => {
    const ofLanguage = (language: string) =>
      (counts[language] ?? []).map((row) => getTexts(Object.values(row)).join(' '))
    const english = ofLanguage('EN')
    for (const language of ['CN', 'ID', 'TH']) {
      const translated = ofLanguage(language)
      expect(translated.map(tags)).toEqual(english.map(tags))
      expect(translated.map(amounts)).toEqual(english.map(amounts))
    }
  })
})

test('gives banners of house games texts in every language', () => {
  const game = { nodeId: 1, name: 'Lotus', category: 'INHOUSE', maintenance: false, popularity: 1 }
  const own = bannerRows([game as never]).filter(({ groupName }) => groupName === 'w_inhouse')
  expect(own.map(({ language }) => language)).toEqual(['EN', 'VI', 'CN', 'ID', 'TH'])
})
