import { describe, expect, it } from 'vitest'
import { gamePage, type GamePageInput } from '../frame/game-page.ts'
import type { PageData } from '../frame/page-data.ts'
import { pagePolicy } from '../frame/policy.ts'
import { FRAME_TEXTS } from '../frame/texts/texts.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import { slotEngine } from '@playhouse/engines/slot/engine.ts'
import { SLOT_TEXTS } from './texts/texts.ts'

const model = slotEngine.models.find(({ id }) => id === 'river-market')
if (!model) throw new Error('There is no such slot.')
const INPUT: GamePageInput = {
  playToken: 'token-1',
  session: { balance: '1234567.80', currency: 'VND', openRound: null, serverSeedHash: 'ab'.repeat(32), lastRounds: [] },
  game: { nodeId: 4_711, name: 'Carp & Lantern', engine: slotEngine as unknown as AnyEngine, model },
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
    const html = gamePage(INPUT)
    expect(dataOf(html)).toMatchObject({
      playToken: 'token-1',
      siteOrigin: 'https://site.example',
      engine: 'slot',
      stage: { reels: model.slot.reels },
    })
    expect(html).toContain(`Return to player ${model.returnToPlayer}%`)
    expect(html).toContain('<html lang="en" data-theme="dark">')
    expect(html.match(/name="stake"/g)).toHaveLength(8)
  })

  it('speaks Vietnamese, and says when the balance is a demo one', () => {
    const html = gamePage({ ...INPUT, language: 'vi', mode: 'demo' })
    expect(html).toContain(`Tỷ lệ trả cho người chơi ${model.returnToPlayer.replace('.', ',')}%`)
    expect(html).toContain(`<footer class="foot">${FRAME_TEXTS.vi.ageAndMoneyDemo}</footer>`)
    expect(gamePage(INPUT)).toContain(`<footer class="foot">${FRAME_TEXTS.en.ageAndMoney}</footer>`)
  })

  it('publishes what becomes of a round that breaks off', () => {
    expect(gamePage(INPUT)).toContain(`<p>${FRAME_TEXTS.en.breakOffAtOnce}</p>`)
  })

  it('lets no name or token break out of its place', () => {
    const name = '</script><script>alert(1)</script><!--"\'&'
    const html = gamePage({ ...INPUT, playToken: name, game: { ...INPUT.game, name } })
    expect(html).not.toContain('alert(1)</script>')
    expect(html).not.toContain('<!--')
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(dataOf(html).playToken).toBe(name)
  })

  it('has no inline style or handler that its policy would refuse', () => {
    const html = gamePage(INPUT)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    const guarded = /<(style|script type="(module|importmap)"|link rel="modulepreload")[^>]*>/g
    for (const [tag] of html.matchAll(guarded)) expect(tag).toContain('nonce="bm9uY2U="')
    const policy = pagePolicy('bm9uY2U=', 'https://site.example')
    expect(policy).toContain("default-src 'none'; script-src 'nonce-bm9uY2U='")
    expect(policy).toContain('frame-ancestors https://site.example')
  })

  it('refuses an engine that has none', () => {
    const engine = { ...INPUT.game.engine, kind: 'none' }
    expect(() => gamePage({ ...INPUT, game: { ...INPUT.game, engine } })).toThrow(RangeError)
  })
})

it.each(Object.keys(FRAME_TEXTS) as (keyof typeof FRAME_TEXTS)[])(
  'every text has the same values to fill in in %s as in English',
  (language) => {
    const values = (words: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
    expect(values(FRAME_TEXTS[language])).toEqual(values(FRAME_TEXTS.en))
    expect(values(SLOT_TEXTS[language])).toEqual(values(SLOT_TEXTS.en))
  },
)
