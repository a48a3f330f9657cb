import { describe, expect, it } from 'vitest'
import { eventAnswer } from '../../../simulators/src/vendor/markets/answers.ts'
import { FRAME_TEXTS, type PageLanguage } from '../frame/texts/texts.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { marketsPage, type MarketsPageInput } from './page.ts'
import { MARKETS_TEXTS } from './texts/texts.ts'

const [model] = MARKETS_MODELS
if (!model) throw new Error('There is no book.')
const [starts, ends] = [new Date(1_800_000_000_000), new Date(1_800_000_060_000)]
const row = { id: 'event-1', modelId: model.id, serverSeed: Buffer.alloc(32, 7), opensAt: starts, startsAt: starts }
const event = eventAnswer({ ...row, endsAt: ends, nowMs: starts.getTime() - 1_000, phase: 'open' })
const INPUT: MarketsPageInput = {
  playToken: 'token-1',
  board: { now: starts.getTime() - 1_000, events: [event], bets: [] },
  balance: '1234567.80',
  currency: 'VND',
  game: { nodeId: 4_711, name: 'Harbour & Field', model },
  language: 'en',
  theme: 'dark',
  siteOrigin: 'https://site.example',
  mode: 'real',
  nonce: 'bm9uY2U=',
}

describe('the page of a book', () => {
  it.each(MARKETS_MODELS)('of $sport says that its events are simulated, and when stakes are given back', (book) => {
    const html = marketsPage({ ...INPUT, game: { ...INPUT.game, model: book } })
    expect(html).toContain(`<p>${MARKETS_TEXTS.en.simulated}</p>`)
    expect(html).toContain(MARKETS_TEXTS.en.ruleVoid)
    expect(html).toContain(`<footer class="foot">${FRAME_TEXTS.en.ageAndMoney}</footer>`)
  })

  it('lets no name or token break out of its place', () => {
    const name = '</script><script>alert(1)</script><!--"\'&'
    const html = marketsPage({ ...INPUT, playToken: name, game: { ...INPUT.game, name } })
    expect(html).not.toContain('alert(1)</script>')
    expect(html).not.toContain('<!--')
    expect(html.match(/<script/g)).toHaveLength(3)
  })

  it('has no inline style or handler that its policy would refuse', () => {
    const html = marketsPage(INPUT)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    const guarded = /<(style|script type="(module|importmap)"|link rel="modulepreload")[^>]*>/g
    for (const [tag] of html.matchAll(guarded)) expect(tag).toContain('nonce="bm9uY2U="')
  })

  it('does not carry the seed of an event that takes bets', () => {
    expect(marketsPage(INPUT)).not.toContain(Buffer.alloc(32, 7).toString('hex'))
    expect(marketsPage(INPUT)).toContain(event.fairness.serverSeedHash)
  })
})

it.each(Object.keys(MARKETS_TEXTS) as PageLanguage[])('every text has the same values to fill in in %s', (language) => {
  const values = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(values(MARKETS_TEXTS[language])).toEqual(values(MARKETS_TEXTS.en))
})
