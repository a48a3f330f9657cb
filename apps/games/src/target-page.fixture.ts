import { expect, it } from 'vitest'
import { modulesOf } from './frame/assets.ts'
import { gamePage } from './frame/game-page.ts'
import type { PageLanguage } from './frame/texts/texts.ts'
import type { AnyEngine } from '@playhouse/engines/all.ts'
import type { GameModel } from '@playhouse/engines/engine.ts'

interface TestedPage {
  engine: { readonly kind: string; readonly models: readonly GameModel[] }
  texts: Readonly<Record<PageLanguage, Readonly<Record<string, string>> & { ready: string }>>
  /** The model that is opened where none is named. */
  modelId: string
}

/**
 * Declares what holds for the page of every engine whose player names a target.
 * Out: the page of its model in a language, for what is its own.
 */
export function testTargetPage({ engine, texts, modelId }: TestedPage): (language: PageLanguage) => string {
  const languages = Object.keys(texts) as PageLanguage[]
  const pageOf = (language: PageLanguage, name = 'A game', model = engine.models.find(({ id }) => id === modelId)) => {
    if (!model) throw new Error('There is no such table.')
    return gamePage({
      playToken: 'token-1',
      session: {
        balance: '1000.00',
        currency: 'VND',
        openRound: null,
        serverSeedHash: 'ab'.repeat(32),
        lastRounds: [],
      },
      game: { nodeId: 4_711, name, engine: engine as unknown as AnyEngine, model },
      language,
      theme: 'dark',
      siteOrigin: 'https://site.example',
      mode: 'real',
      nonce: 'bm9uY2U=',
    })
  }

  it.each(engine.models)('is made for $id in every language, with nothing that its policy refuses', (model) => {
    for (const language of languages) {
      const html = pageOf(language, 'A game', model)
      expect(html).toContain(texts[language].ready)
      expect(html).not.toMatch(/\s(style|on\w+)="/)
      expect(html).not.toMatch(/undefined|NaN|\{\w+\}×/)
    }
  })

  it('lets no name break out of its place', () => {
    const html = pageOf('en', '</script><script>alert(1)</script><!--"\'&')
    expect(html).not.toContain('alert(1)</script>')
    expect(html.match(/<script/g)).toHaveLength(3)
  })

  it('has a stage that a browser can load, without what only the server needs', () => {
    const modules = modulesOf(`engines/${engine.kind}/page/stage.ts`)
    expect(modules).toContain(`engines/${engine.kind}/${engine.kind}.ts`)
    expect(modules.filter((path) => path.startsWith('zod/'))).toEqual([])
  })

  it.each(languages)('every text has the same values to fill in in %s as in English', (language) => {
    const values = (words: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
    expect(values(texts[language])).toEqual(values(texts.en))
  })

  return (language) => pageOf(language)
}
