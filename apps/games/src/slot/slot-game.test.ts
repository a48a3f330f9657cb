import { CLASSIC_GAMES } from '@playhouse/engines/slot/games.ts'
import { describe, expect, it } from 'vitest'
import { getLaunch, renderGame } from '../frame/render-game.fixture.tsx'
import { SlotGame } from './slot-game.tsx'

describe.each(CLASSIC_GAMES)('cabinet of $id', ({ id, slot }) => {
  const render = () => renderGame(SlotGame, getLaunch(id))

  it('shows three reels and the number of each line at both ends', async () => {
    const html = await render()
    expect(html.match(/class="reel"/g)).toHaveLength(3)
    expect(html).toContain('viewBox="0 0 300 300"')
    const numbers = [...html.matchAll(/data-row="(\d)" data-line="(\d)"/g)].map(([, row, line]) => `${line} on ${row}`)
    const ends = slot.lines.map((line, index) => [`${index + 1} on ${line[0]}`, `${index + 1} on ${line[2]}`])
    expect(numbers.toSorted()).toEqual(ends.flat().toSorted())
  })

  it('shows payouts for two and three symbols as multiples of the stake', async () => {
    const html = await render()
    const { wild, scatter, paytable, lines } = slot
    const shown = (symbol: string, pay = 0) => `data-pays="${symbol} 3">${pay.toLocaleString('en')}</td>`
    expect(html).toContain(shown(wild, (paytable[wild]?.[1] ?? 0) / lines.length))
    expect(html).toContain(shown(scatter, paytable[scatter]?.[1]))
    expect(html.match(/data-pays=/g)).toHaveLength(Object.keys(paytable).length * 2)
  })

  it('maps five lines in the rules', async () => {
    const html = await render()
    expect(html).toContain('5 lines, read from the left')
    expect(html.match(/viewBox="0 0 36 36"/g)).toHaveLength(5)
    expect(html).toContain('Your stake is spread over 5 lines.')
  })
})
