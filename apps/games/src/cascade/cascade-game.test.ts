import { CASCADE_MODELS } from '@playhouse/engines/cascade/models.ts'
import { getWins } from '@playhouse/engines/cascade/wins.ts'
import { describe, expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import { CascadeGame, firstGrid } from './cascade-game.tsx'

describe.each(CASCADE_MODELS)('page of $id', (model) => {
  it('draws the grid, the ladder and the symbols of the model', async () => {
    const html = await renderGame(CascadeGame, getLaunch(model.id))
    expect(html.match(/class="cell"/g)).toHaveLength(model.columns * model.rows)
    expect(html.match(/<li><b>×/g)).toHaveLength(model.ladder.length)
    expect(html.match(/<symbol /g)).toHaveLength(model.symbols.length)
  })

  it('shows a grid without wins before the first round of any game', () => {
    const ids = model.symbols.map(({ id }) => id)
    for (let nodeId = 1; nodeId <= 20; nodeId += 1) {
      expect(
        getWins(
          model,
          firstGrid(model, nodeId).map((id) => ids.indexOf(id)),
        ),
      ).toEqual([])
    }
  })

  it('lists every tier, the ladder and the maximum payout in the rules', async () => {
    const html = await renderGame(CascadeGame, getLaunch(model.id))
    for (const { tiers } of model.symbols) {
      for (const { pays } of tiers) {
        expect(html).toContain(`<td>${(pays / 100).toLocaleString('en', { minimumFractionDigits: 2 })}</td>`)
      }
    }
    expect(html.match(/<dd>×\d+<\/dd>/g)).toEqual(model.ladder.map((multiplier) => `<dd>×${multiplier}</dd>`))
    expect(html).toContain('at most 5,000 times the stake')
    const isAnywhere = model.pays === 'anywhere'
    expect(html).toContain(isAnywhere ? '<th scope="col">8–9</th>' : '<th scope="col">5–6</th>')
    expect(html).toContain(
      isAnywhere
        ? '8 or more of one symbol win, anywhere on the grid.'
        : '5 or more of one symbol win where they touch.',
    )
  })
})
