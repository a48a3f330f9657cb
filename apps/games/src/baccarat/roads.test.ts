import { describe, expect, it } from 'vitest'
import { bigRoad } from './roads.ts'

const WINNERS = { P: 'player', B: 'banker', T: 'tie' } as const
const road = (text: string) =>
  bigRoad(
    [...text].map((letter) => ({
      winner: WINNERS[letter as keyof typeof WINNERS],
      playerPair: false,
      bankerPair: false,
    })),
  )
const places = (text: string) => road(text).map(({ column, row }) => `${column}.${row}`)

describe('big road', () => {
  it('continues down a column for one side and starts a new one for the other', () => {
    expect(places('PPBPP')).toEqual(['0.0', '0.1', '1.0', '2.0', '2.1'])
  })

  it('counts ties on the preceding win and ignores those before the first win', () => {
    expect(road('TPTTB').map(({ winner, ties }) => [winner, ties])).toEqual([
      ['player', 2],
      ['banker', 0],
    ])
  })

  it('turns right at the bottom and above an occupied cell', () => {
    expect(places('PPPPPPPP')).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.5', '2.5'])
    expect(places('PPPPPPPBBBBBBB').slice(7)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '2.4', '3.4'])
  })

  it('never puts two results in one cell', () => {
    const results = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 613 < 330 ? 'P' : 'B')).join('')
    expect(new Set(places(results)).size).toBe(400)
  })
})
