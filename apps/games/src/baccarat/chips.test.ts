import { expect, it } from 'vitest'
import { betsOf, totalLaid, withoutLast } from './chips.ts'

const CHIPS = [
  { on: 'player', minor: 10_000_000n },
  { on: 'tie', minor: 20_000_000n },
  { on: 'player', minor: 50_000_000n },
]

it('adds chips up to one bet a place', () => {
  expect(betsOf(CHIPS)).toEqual([
    { on: 'player', stake: '6000.00' },
    { on: 'tie', stake: '2000.00' },
  ])
  expect([totalLaid(CHIPS), totalLaid(CHIPS, 'player'), totalLaid(CHIPS, 'banker')]).toEqual([
    80_000_000n,
    60_000_000n,
    0n,
  ])
})

it('takes the last chip back, of the table or of a place', () => {
  expect(withoutLast(CHIPS)).toEqual(CHIPS.slice(0, 2))
  expect(withoutLast(CHIPS, 'tie')).toEqual([CHIPS[0], CHIPS[2]])
  expect(withoutLast(CHIPS, 'banker')).toEqual(CHIPS)
  expect(withoutLast([])).toEqual([])
})
