import { SPOTS } from '@playhouse/engines/baccarat/baccarat.ts'
import { coupChances } from '@playhouse/engines/baccarat/chances.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { getReturns } from '@playhouse/engines/baccarat/returns.ts'
import { decimal } from '@playhouse/engines/rational.ts'
import { describe, expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import pack from '@playhouse/shared/texts/games/EN/baccarat.json' with { type: 'json' }
import { BaccaratGame } from './baccarat-game.tsx'
import { declaredReturns } from './declared-returns.ts'

const CHANCES = coupChances()

describe.each(BACCARAT_MODELS)('page of $id', (model) => {
  it('shows every betting spot and the commission terms of the model', async () => {
    const html = await renderGame(BaccaratGame, getLaunch(model.id))
    for (const on of SPOTS) expect(html).toContain(`data-on="${on}"`)
    const isCommissionFree = model.id === 'baccarat-no-commission'
    const isShown = [pack.commission, pack.noCommission].map((text) => html.includes(`<p>${text}</p>`))
    expect(isShown).toEqual([!isCommissionFree, isCommissionFree])
    expect(html).toContain('Dealt by a program')
  })

  it('declares the exact return of each bet', () => {
    const exact = getReturns(model, CHANCES)
    const declared = declaredReturns(model)
    for (const on of SPOTS) {
      const { numerator, denominator } = exact[on]
      expect(declared[on]).toBe(decimal({ numerator: numerator * 100n, denominator }, 4))
    }
  })
})

it('shows the standard third-card table', async () => {
  const html = await renderGame(BaccaratGame, getLaunch('baccarat-classic'))
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
