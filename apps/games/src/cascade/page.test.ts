import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../frame/markup.ts'
import type { EngineView } from '../frame/engine-page.ts'
import { FRAME_TEXTS, type PageLanguage } from '../frame/texts/texts.ts'
import { winsOf } from '@playhouse/engines/cascade/wins.ts'
import type { CascadeModel } from '@playhouse/engines/cascade/contract.ts'
import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { cascadePage } from './page.ts'
import type { StageData } from './stage-data.ts'
import type { CascadeTexts } from './texts/en.ts'
import { CASCADE_TEXTS } from './texts/texts.ts'

const LANGUAGES = Object.keys(FRAME_TEXTS) as PageLanguage[]
const viewOf = (
  model: CascadeModel,
  language: PageLanguage = 'en',
  nodeId = 17,
): EngineView<CascadeModel, CascadeTexts> => ({
  model,
  texts: CASCADE_TEXTS[language],
  language,
  currency: 'VND',
  nodeId,
})

describe.each(CASCADE_MODELS)('the page of $id', (model) => {
  it('draws a grid and a ladder of the model, without inline styles or handlers', () => {
    const html = cascadePage.stage(viewOf(model))
    expect(html.match(/class="cell"/g)).toHaveLength(model.columns * model.rows)
    expect(html.match(/<li>/g)).toHaveLength(model.ladder.length)
    expect(html.match(/<symbol /g)).toHaveLength(model.symbols.length)
    expect(html + cascadePage.rules(viewOf(model))).not.toMatch(/\s(style|on\w+)="/)
  })

  it('shows nothing that would win before the first round, whatever game it is', () => {
    const ids = model.symbols.map(({ id }) => id)
    for (let nodeId = 1; nodeId <= 20; nodeId += 1) {
      const { grid } = cascadePage.data(viewOf(model, 'en', nodeId)) as StageData
      const indices = grid.map((id) => ids.indexOf(id))
      expect(winsOf(model, indices)).toEqual([])
    }
  })

  it('tells every tier, the ladder and the highest payout', () => {
    const rules = cascadePage.rules(viewOf(model))
    expect(rules.match(/<td>/g)).toHaveLength(model.symbols.flatMap(({ tiers }) => tiers).length)
    for (const { tiers } of model.symbols)
      for (const { pays } of tiers)
        expect(rules).toContain(`<td>${(pays / 100).toLocaleString('en', { minimumFractionDigits: 2 })}</td>`)
    expect(rules.match(/<dd>×\d+<\/dd>/g)).toEqual(model.ladder.map((multiplier) => `<dd>×${multiplier}</dd>`))
    expect(rules).toContain('at most 5,000 times the stake')
    expect(rules).toContain(model.pays === 'anywhere' ? '<th scope="col">8–9</th>' : '<th scope="col">5–6</th>')
  })
})

it('tells how a symbol pays, as the model does', () => {
  const [anywhere, clusters] = (['anywhere', 'clusters'] as const).map((pays) =>
    CASCADE_MODELS.find((model) => model.pays === pays),
  )
  if (!anywhere || !clusters) throw new Error('There is no such model.')
  expect(cascadePage.ready(viewOf(anywhere))).toBe('8 or more of one symbol win, anywhere on the grid.')
  expect(cascadePage.ready(viewOf(clusters))).toBe('5 or more of one symbol win where they touch.')
  expect(cascadePage.rules(viewOf(anywhere))).toContain(escapeHtml(CASCADE_TEXTS.en.anywhere))
  expect(cascadePage.rules(viewOf(clusters))).toContain(escapeHtml(CASCADE_TEXTS.en.clusters))
})

it.each(LANGUAGES)('every text has the same values to fill in in %s as in English', (language) => {
  const values = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(values(CASCADE_TEXTS[language])).toEqual(values(CASCADE_TEXTS.en))
})
