import { describe, expect, it } from 'vitest'
import { SLOT_MODELS } from '../models.ts'
import type { PageData } from './page-data.ts'
import { type SlotPageInput, slotPage, slotPagePolicy } from './page.ts'
import { DRAWN_SYMBOLS, symbolSheet } from './symbols.ts'
import { PAGE_TEXTS, symbolKey } from './texts.ts'

const INPUT: SlotPageInput = {
  session: 'token-1',
  game: { nodeId: 4_711, name: 'Carp & Lantern', returnToPlayer: '96.2983', modelId: 'river-market' },
  balance: '1234567.80',
  currency: 'VND',
  language: 'en',
  theme: 'dark',
  siteOrigin: 'https://site.example',
  mode: 'real',
  nonce: 'bm9uY2U=',
}

function dataOf(html: string): PageData {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as PageData
}

describe('the page', () => {
  it('hands over what its script needs', () => {
    const html = slotPage(INPUT)
    const model = SLOT_MODELS.find(({ id }) => id === 'river-market')
    expect(dataOf(html)).toMatchObject({ session: 'token-1', siteOrigin: 'https://site.example', reels: model?.reels })
    expect(html).toContain('Return to player 96.2983%')
    expect(html).toContain('<html lang="en" data-theme="dark">')
    expect(html.match(/name="stake"/g)).toHaveLength(8)
  })

  it('speaks Vietnamese, and says when the balance is a demo one', () => {
    const html = slotPage({ ...INPUT, language: 'vi', mode: 'demo' })
    expect(html).toContain('Tỷ lệ trả cho người chơi 96,2983%')
    expect(html).toContain(`<footer class="foot">${PAGE_TEXTS.vi.ageAndMoneyDemo}</footer>`)
    expect(slotPage(INPUT)).toContain(`<footer class="foot">${PAGE_TEXTS.en.ageAndMoney}</footer>`)
  })

  it('lets no name or session break out of its place', () => {
    const name = '</script><script>alert(1)</script><!--"\'&'
    const html = slotPage({ ...INPUT, session: name, game: { ...INPUT.game, name } })
    expect(html).not.toContain('alert(1)</script>')
    expect(html).not.toContain('<!--')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(dataOf(html).session).toBe(name)
  })

  it('has no inline style or handler that its policy would refuse', () => {
    const html = slotPage(INPUT)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    for (const [tag] of html.matchAll(/<(style|script type="module")[^>]*>/g)) expect(tag).toContain('nonce="bm9uY2U="')
    const policy = slotPagePolicy('bm9uY2U=', 'https://site.example')
    expect(policy).toContain("default-src 'none'; script-src 'nonce-bm9uY2U='")
    expect(policy).toContain('frame-ancestors https://site.example')
  })

  it('refuses a model that does not exist', () => {
    expect(() => slotPage({ ...INPUT, game: { ...INPUT.game, modelId: 'none' } })).toThrow(RangeError)
  })
})

describe('the symbols', () => {
  it('are drawn and named for every model, each under 4 kB', () => {
    for (const model of SLOT_MODELS) {
      expect(DRAWN_SYMBOLS.toSorted()).toEqual(Object.keys(model.paytable).toSorted())
    }
    for (const texts of Object.values(PAGE_TEXTS)) {
      const names = DRAWN_SYMBOLS.map((symbol) => texts[symbolKey(symbol)])
      expect(new Set(names).size).toBe(DRAWN_SYMBOLS.length)
    }
    const drawings = symbolSheet().match(/<symbol.*?<\/symbol>/gs) ?? []
    expect(drawings).toHaveLength(DRAWN_SYMBOLS.length)
    for (const drawing of drawings) expect(drawing.length).toBeLessThan(4_096)
  })
})

it.each(Object.entries(PAGE_TEXTS))(
  'every text has the same values to fill in in %s as in English',
  (_language, texts) => {
    const values = (words: typeof texts) =>
      Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()])
    expect(Object.fromEntries(values(texts))).toEqual(Object.fromEntries(values(PAGE_TEXTS.en)))
  },
)
