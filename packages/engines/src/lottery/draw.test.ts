import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'

import { getCommitment, drawFromSeed, getDrawId, drawNumbers } from './draw.ts'
import { type LotteryGame, LOTTERIES, POOLS, getSlots } from './games.ts'
import { testDraw } from './random-lines.fixture.ts'

const SEEDS = { serverSeed: '0f'.repeat(32), beacon: 'round-4711', drawId: getDrawId('HA_NOI', '20250414') }
const structures = LOTTERIES.filter(({ code }) => /^HA_NOI$|^CA_MAU$|^[^V].*_1M$/.test(code))

/** The published construction, written anew. */
function words(): () => number {
  let next = 0
  let block = Buffer.alloc(0)
  return () => {
    if (next % 8 === 0) {
      const message = `${SEEDS.beacon}:0:${SEEDS.drawId}:${next / 8}`
      block = createHmac('sha256', Buffer.from(SEEDS.serverSeed, 'hex')).update(message).digest()
    }
    next += 1
    return block.readUInt32BE(((next - 1) % 8) * 4)
  }
}

test('recomputes a Vietnamese result from the published construction', () => {
  const word = words()
  const expected = getSlots({ kind: 'VN', region: 'NORTH' }).map(({ digits }) => {
    const size = 10 ** digits
    let drawn = word()
    while (drawn >= 2 ** 32 - (2 ** 32 % size)) drawn = word()
    return String(drawn % size).padStart(digits, '0')
  })
  expect(drawFromSeed({ kind: 'VN', region: 'NORTH' }, SEEDS)).toEqual(expected)
})

test('gives the same numbers for the same seeds and others for any other', () => {
  // A single digit is often the same by chance.
  for (const game of structures.filter(({ kind }) => kind !== 'COLOUR')) {
    const numbers = drawFromSeed(game, SEEDS)
    expect(drawFromSeed(game, SEEDS)).toEqual(numbers)
    expect(drawFromSeed(game, { ...SEEDS, beacon: 'round-4712' })).not.toEqual(numbers)
  }
})

test('commits to the seed by its SHA-256', () => {
  const hash = createHash('sha256').update(Buffer.from(SEEDS.serverSeed, 'hex')).digest('hex')
  expect(getCommitment(SEEDS.serverSeed)).toBe(hash)
  expect(() => getCommitment('short')).toThrow(RangeError)
})

/** Why numbers are no result of a game. */
function getFault(game: LotteryGame, numbers: readonly string[]): string | null {
  const slots = getSlots(game)
  if (numbers.length !== slots.length) return 'count'
  if (numbers.some((number, index) => !/^\d+$/.test(number) || number.length !== slots[index]?.digits)) return 'digits'
  if (game.kind === 'VN') return null
  const { from, to, repeats } = POOLS[game.kind]
  if (numbers.some((number) => Number(number) < from || Number(number) > to)) return 'range'
  return repeats || new Set(numbers).size === numbers.length ? null : 'repeats'
}

test.each(structures.map((game) => [game.code, game] as const))('draws only possible numbers of %s', (code, game) => {
  const draw = testDraw(code)
  const faults = Array.from({ length: 100 }, () => getFault(game, drawNumbers(game, draw)))
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})

test('draws every value of every position about equally often', () => {
  for (const game of structures.filter(({ kind }) => kind !== 'VN' && kind !== 'KENO')) {
    const draw = testDraw(`uniform-${game.code}`)
    const counts = new Map<string, number>()
    const rounds = 4_000
    for (let round = 0; round < rounds; round += 1) {
      for (const [position, number] of drawNumbers(game, draw).entries()) {
        counts.set(`${position}:${number}`, (counts.get(`${position}:${number}`) ?? 0) + 1)
      }
    }
    const share = 1 / new Set([...counts.keys()].map((key) => key.split(':')[1])).size
    const deviation = Math.sqrt(rounds * share * (1 - share))
    for (const count of counts.values()) expect(Math.abs(count - rounds * share)).toBeLessThan(5 * deviation)
  }
})
