import { expect, it } from 'vitest'
import { modulesOf } from '../../../vendor/page/assets.ts'
import { gamePage } from '../../../vendor/page/game-page.ts'
import type { PageLanguage } from '../../../vendor/page/texts/texts.ts'
import type { AnyEngine } from '../../all.ts'
import { crashEngine } from '../engine.ts'
import { CRASH_TEXTS } from './texts/texts.ts'

const LANGUAGES = Object.keys(CRASH_TEXTS) as PageLanguage[]

function pageOf(
  language: PageLanguage,
  name = 'A game',
  model = crashEngine.models.find(({ id }) => id === 'crash-96'),
): string {
  if (!model) throw new Error('There is no such table.')
  const engine = crashEngine as unknown as AnyEngine
  return gamePage({
    playToken: 'token-1',
    session: { balance: '1000.00', currency: 'VND', openRound: null, serverSeedHash: 'ab'.repeat(32), lastRounds: [] },
    game: { nodeId: 4_711, name, engine, model },
    language,
    theme: 'dark',
    siteOrigin: 'https://site.example',
    mode: 'real',
    nonce: 'bm9uY2U=',
  })
}

it.each(crashEngine.models)('is made for $id in every language, with nothing that its policy refuses', (model) => {
  for (const language of LANGUAGES) {
    const html = pageOf(language, 'A game', model)
    expect(html).toContain(CRASH_TEXTS[language].ready)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    expect(html).not.toMatch(/undefined|NaN|\{\w+\}×/)
  }
})

it('lets no name break out of its place', () => {
  const html = pageOf('en', '</script><script>alert(1)</script><!--"\'&')
  expect(html).not.toContain('alert(1)</script>')
  expect(html.match(/<script/g)).toHaveLength(3)
})

it('tells the chances and the time of each multiplier, up to the highest', () => {
  const html = pageOf('en')
  expect(html).toContain('<th scope="row">2.00×</th><td>48%</td><td>6.9 s</td>')
  expect(html).toContain('In 4.95% of rounds')
  expect(html).toContain('paid at 100.00×')
  expect(html).not.toContain('1,000.00×')
})

it('has a stage that a browser can load, without what only the server needs', () => {
  const modules = modulesOf('engines/crash/page/stage.ts')
  expect(modules).toContain('engines/crash/crash.ts')
  expect(modules.filter((path) => path.startsWith('zod/'))).toEqual([])
})

it.each(LANGUAGES)('every text has the same values to fill in in %s as in English', (language) => {
  const values = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(values(CRASH_TEXTS[language])).toEqual(values(CRASH_TEXTS.en))
})
