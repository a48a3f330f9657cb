import { expect, it } from 'vitest'
import { modulesOf } from '../../../vendor/page/assets.ts'
import { gamePage } from '../../../vendor/page/game-page.ts'
import type { PageLanguage } from '../../../vendor/page/texts/texts.ts'
import type { AnyEngine } from '../../all.ts'
import { diceEngine } from '../engine.ts'
import { DICE_TEXTS } from './texts/texts.ts'

const LANGUAGES = Object.keys(DICE_TEXTS) as PageLanguage[]

function pageOf(
  language: PageLanguage,
  name = 'A game',
  model = diceEngine.models.find(({ id }) => id === 'dice-97'),
): string {
  if (!model) throw new Error('There is no such table.')
  const engine = diceEngine as unknown as AnyEngine
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

it.each(diceEngine.models)('is made for $id in every language, with nothing that its policy refuses', (model) => {
  for (const language of LANGUAGES) {
    const html = pageOf(language, 'A game', model)
    expect(html).toContain(DICE_TEXTS[language].ready)
    expect(html).not.toMatch(/\s(style|on\w+)="/)
    expect(html).not.toMatch(/undefined|NaN|\{\w+\}×/)
  }
})

it('lets no name break out of its place', () => {
  const html = pageOf('en', '</script><script>alert(1)</script><!--"\'&')
  expect(html).not.toContain('alert(1)</script>')
  expect(html.match(/<script/g)).toHaveLength(3)
})

it('writes its figures as the language does', () => {
  const html = pageOf('vi')
  expect(html).toContain('<dd id="chance">50,00%</dd>')
  expect(html).toContain('<dd id="multiplier">1,94×</dd>')
  expect(pageOf('en')).toContain('<th scope="row">1.00%</th><td>97.00×</td>')
})

it('has a stage that a browser can load, without what only the server needs', () => {
  const modules = modulesOf('engines/dice/page/stage.ts')
  expect(modules).toContain('engines/dice/dice.ts')
  expect(modules.filter((path) => path.startsWith('zod/'))).toEqual([])
})

it.each(LANGUAGES)('every text has the same values to fill in in %s as in English', (language) => {
  const values = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(values(DICE_TEXTS[language])).toEqual(values(DICE_TEXTS.en))
})
