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

describe('the big road', () => {
  it('runs down for one side and begins a column for the other', () => {
    expect(places('PPBPP')).toEqual(['0.0', '0.1', '1.0', '2.0', '2.1'])
  })

  it('counts ties on the win before them and leaves out those before the first', () => {
    expect(road('TPTTB').map(({ winner, ties }) => [winner, ties])).toEqual([
      ['player', 2],
      ['banker', 0],
    ])
  })

  it('turns right at the bottom and before a place that is taken', () => {
    expect(places('PPPPPPPP')).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.5', '2.5'])
    expect(places('PPPPPPPBBBBBBB').slice(7)).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '2.4', '3.4'])
  })

  it('never lays two results on one place', () => {
    const results = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 613 < 330 ? 'P' : 'B')).join('')
    expect(new Set(places(results)).size).toBe(400)
  })
})
