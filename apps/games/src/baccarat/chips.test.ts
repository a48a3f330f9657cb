import { expect, it } from 'vitest'
import { getBets, chipTotal, withoutLastChip } from './chips.ts'

const CHIPS = [
  { on: 'player', minor: 10_000_000n },
  { on: 'tie', minor: 20_000_000n },
  { on: 'player', minor: 50_000_000n },
]

it('adds up the chips of each spot into one bet', () => {
  expect(getBets(CHIPS)).toEqual([
    { on: 'player', stake: '6000.00' },
    { on: 'tie', stake: '2000.00' },
  ])
  expect([chipTotal(CHIPS), chipTotal(CHIPS, 'player'), chipTotal(CHIPS, 'banker')]).toEqual([
    80_000_000n,
    60_000_000n,
    0n,
  ])
})

it('removes the last chip of the table or of a spot', () => {
  expect(withoutLastChip(CHIPS)).toEqual(CHIPS.slice(0, 2))
  expect(withoutLastChip(CHIPS, 'tie')).toEqual([CHIPS[0], CHIPS[2]])
  expect(withoutLastChip(CHIPS, 'banker')).toEqual(CHIPS)
  expect(withoutLastChip([])).toEqual([])
})
