import { describe, expect, it } from 'vitest'
import { DROP_STREAM, drawDropPoint, dropSeeds } from './drop-point.ts'
import { newServerSeed, seededDraw } from './server-random.ts'

const getPoint = (serverSeed: string, pot: number, above: bigint, upTo: bigint) =>
  drawDropPoint(seededDraw(dropSeeds(serverSeed, 'comet', pot), DROP_STREAM), above, upTo)

/** A draw that returns these words in order. */
const words = (...given: number[]) => {
  const left = given.values()
  return () => left.next().value ?? 0
}

describe('drop point', () => {
  it('is uniform above the start of the pot up to the published limit', () => {
    const counts = new Map<bigint, number>()
    for (let pot = 0; pot < 8_000; pot += 1) {
      const point = getPoint(newServerSeed(), pot, 100n, 104n)
      counts.set(point, (counts.get(point) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([101n, 102n, 103n, 104n])
    // Each of the four values has an expected count of 2,000 with a standard deviation of 39.
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(320)
  })

  it('includes both ends and skips integers that would bias low amounts', () => {
    const largest = 2 ** 32 - 1
    expect(drawDropPoint(words(0, 0), 5n, 8n)).toBe(6n)
    expect(drawDropPoint(words(0, 2), 5n, 8n)).toBe(8n)
    // 2^64 is no multiple of 3: the last integer is skipped.
    expect(drawDropPoint(words(largest, largest, 0, 1), 5n, 8n)).toBe(7n)
    expect(drawDropPoint(words(1, 0), 0n, 1n << 40n)).toBe((1n << 32n) + 1n)
  })

  it('covers ranges beyond one word', () => {
    const upTo = 10n ** 15n
    const points = Array.from({ length: 64 }, (_, pot) => getPoint(newServerSeed(), pot, 0n, upTo))
    expect(points.some((point) => point > 1n << 40n)).toBe(true)
    for (const point of points) expect(point > 0n && point <= upTo).toBe(true)
  })

  it('differs by pot of the same seed and is reproducible', () => {
    const seed = newServerSeed()
    expect(getPoint(seed, 1, 0n, 1n << 60n)).toBe(getPoint(seed, 1, 0n, 1n << 60n))
    expect(getPoint(seed, 1, 0n, 1n << 60n)).not.toBe(getPoint(seed, 2, 0n, 1n << 60n))
  })

  it('rejects an empty range', () => {
    expect(() => getPoint(newServerSeed(), 1, 7n, 7n)).toThrow(RangeError)
  })
})
