import { SPOTS } from '@playhouse/engines/baccarat/baccarat.ts'
import { coupChances } from '@playhouse/engines/baccarat/chances.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { returnsOf } from '@playhouse/engines/baccarat/returns.ts'
import { decimal } from '@playhouse/engines/slot/rational.ts'
import { describe, expect, it } from 'vitest'
import { launchOf, renderGame } from '../frame/render-game.fixture.tsx'
import { pack } from '../i18n/packs/EN/baccarat.ts'
import { BaccaratGame } from './baccarat-game.tsx'
import { returnsShown } from './returns-shown.ts'

const CHANCES = coupChances()

describe.each(BACCARAT_MODELS)('the page of $id', (model) => {
  it('has every place, and says how the house takes its part', async () => {
    const html = await renderGame(BaccaratGame, launchOf(model.id))
    for (const on of SPOTS) expect(html).toContain(`data-on="${on}"`)
    const isFree = model.id === 'baccarat-no-commission'
    const said = [pack.commission, pack.noCommission].map((text) => html.includes(`<p>${text}</p>`))
    expect(said).toEqual([!isFree, isFree])
    expect(html).toContain('Dealt by a program')
  })

  it('declares the returns that the count of every coup gives', () => {
    const counted = returnsOf(model, CHANCES)
    const shown = returnsShown(model)
    for (const on of SPOTS) {
      const { numerator, denominator } = counted[on]
      expect(shown[on]).toBe(decimal({ numerator: numerator * 100n, denominator }, 4))
    }
  })
})

it('writes the third-card table as the rules have it', async () => {
  const html = await renderGame(BaccaratGame, launchOf('baccarat-classic'))
  const table = /<caption>.*?<\/table>/s.exec(html)?.[0] ?? ''
  const rows = [...table.matchAll(/<tr><th scope="row">(\d)<\/th>(.*?)<\/tr>/gs)].map(([, total, cells = '']) => {
    return [Number(total), [...cells.matchAll(/<td[^>]*>(.)<\/td>/g)].map(([, mark]) => mark).join('')]
  })
  expect(rows).toEqual([
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
