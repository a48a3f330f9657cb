import { WAYS_MODELS } from '@playhouse/engines/ways/models.ts'
import { waysIn } from '@playhouse/engines/ways/ways.ts'
import { describe, expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import { SymbolGame } from '../symbols/symbol-game.tsx'

describe.each(WAYS_MODELS)('page of $id', (model) => {
  const render = () => renderGame(SymbolGame, getLaunch(model.id))

  it('shows each reel with its rows and the number of ways', async () => {
    const html = await render()
    expect([...html.matchAll(/--rows:(\d)/g)].map(([, rows]) => Number(rows))).toEqual(model.rows)
    expect(html.match(/class="cell"/g)).toHaveLength(model.rows.reduce((sum, rows) => sum + rows, 0))
    expect(html).toContain(`${waysIn(model).toLocaleString('en')} ways to win`)
  })

  it('explains ways, the wild and all payouts in the rules', async () => {
    const html = await render()
    expect(html).toContain('2 × 1 × 3 = 6 ways')
    expect(html).toContain('Gold seal is wild')
    for (const hundredths of model.symbols.flatMap(({ pays }) => pays)) {
      const shown = (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 })
      expect(html).toContain(`<td>${shown}</td>`)
    }
    expect(html).toContain(`Volatility ${model.volatility} of 5`)
  })
})
