import { FREE_SPINS_MODELS } from '@playhouse/engines/free-spins/models.ts'
import { describe, expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import { SymbolGame } from '../symbols/symbol-game.tsx'

describe.each(FREE_SPINS_MODELS)('page of $id', (model) => {
  const render = () => renderGame(SymbolGame, getLaunch(model.id))

  it('shows above the reels how many free spins the scatters award', async () => {
    const html = await render()
    expect(html.match(/class="reel"/g)).toHaveLength(5)
    expect(html).toContain(`3 / 4 / 5 × Lantern: ${model.spins.join(' / ')} free spins`)
  })

  it('explains free spins, multipliers and interrupted rounds in the rules', async () => {
    const html = await render()
    for (const [index, count] of model.spins.entries()) {
      expect(html).toContain(`<th scope="row">${index + 3} ×</th><td>${count}</td>`)
    }
    const { multipliers } = model
    const sorted = multipliers.toSorted((a, b) => a - b).map((multiplier) => `×${multiplier}`)
    expect(html).toContain(
      multipliers.length === 1
        ? `All wins of the free spins are multiplied by ${multipliers[0]}.`
        : `one of ${multipliers.length} covers. Under them lie ${sorted.join(', ')}, shuffled.`,
    )
    expect(html).toContain('they wait for you for 30 minutes')
    expect(html).toContain('They bring no further free spins.')
  })
})
