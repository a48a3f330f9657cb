import { expect, test } from 'vitest'

import { findBetType, getBetTypes } from './bet-types.ts'
import { LOTTERIES, type Structure } from './games.ts'
import { getHits } from './hits.ts'
import { placesHit } from './places.ts'
import { randomNumbers, testDraw } from './random-lines.fixture.ts'

const STRUCTURES = [
  ...new Map(LOTTERIES.map((game) => [`${game.kind} ${game.region ?? ''}`, game as Structure])).entries(),
]

test.each(STRUCTURES)('finds a place for every hit of a complete result of %s', (name, structure) => {
  const draw = testDraw(name)
  for (let round = 0; round < 20; round += 1) {
    const numbers = randomNumbers(draw, structure)
    for (const type of getBetTypes(structure)) {
      const counted = new Map<number, number>()
      for (const { key } of placesHit(structure, type, numbers)) counted.set(key, (counted.get(key) ?? 0) + 1)
      expect([type.code, counted]).toEqual([type.code, new Map(getHits(structure, type, numbers))])
    }
  }
})

test('reads only what is shown: an ending of a prize to come is no 00', () => {
  const structure: Structure = { kind: 'VN', region: 'NORTH' }
  const lo = findBetType(structure, 'LO2')
  const de = findBetType(structure, 'DE')
  if (!lo || !de) throw new Error('No lo or de')
  expect(placesHit(structure, lo, ['76071', '08866'])).toEqual([
    { key: 71, slots: [0], from: 3, to: 5 },
    { key: 66, slots: [1], from: 3, to: 5 },
  ])
  expect(placesHit(structure, de, ['76071'])).toEqual([])
})
