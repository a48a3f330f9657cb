import { CLASSIC_GAMES } from '@playhouse/engines/slot/games.ts'
import { describe, expect, it } from 'vitest'
import { launchOf, renderGame } from '../frame/render-game.fixture.tsx'
import { SlotGame } from './slot-game.tsx'

describe.each(CLASSIC_GAMES)('the cabinet of $id', ({ id, slot }) => {
  const render = () => renderGame(SlotGame, launchOf(id))

  it('has three reels, and each line’s number where it begins and where it ends', async () => {
    const html = await render()
    expect(html.match(/class="reel"/g)).toHaveLength(3)
    expect(html).toContain('viewBox="0 0 300 300"')
    const numbers = [...html.matchAll(/data-row="(\d)" data-line="(\d)"/g)].map(([, row, line]) => `${line} on ${row}`)
    const ends = slot.lines.map((line, index) => [`${index + 1} on ${line[0]}`, `${index + 1} on ${line[2]}`])
    expect(numbers.toSorted()).toEqual(ends.flat().toSorted())
  })

  it('shows on its glass what three and two pay in stakes', async () => {
    const html = await render()
    const { wild, scatter, paytable, lines } = slot
    const shown = (symbol: string, pay = 0) => `data-pays="${symbol} 3">${pay.toLocaleString('en')}</td>`
    expect(html).toContain(shown(wild, (paytable[wild]?.[1] ?? 0) / lines.length))
    expect(html).toContain(shown(scatter, paytable[scatter]?.[1]))
    expect(html.match(/data-pays=/g)).toHaveLength(Object.keys(paytable).length * 2)
  })

  it('maps five lines in its rules', async () => {
    const html = await render()
    expect(html).toContain('5 lines, read from the left')
    expect(html.match(/viewBox="0 0 36 36"/g)).toHaveLength(5)
    expect(html).toContain('Your stake is spread over 5 lines.')
  })
})
