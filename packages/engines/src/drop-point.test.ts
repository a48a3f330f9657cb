import { describe, expect, it } from 'vitest'
import { DROP_STREAM, drawDropPoint, dropSeeds } from './drop-point.ts'
import { newServerSeed, seededDraw } from './server-random.ts'

const pointOf = (serverSeed: string, pot: number, above: bigint, upTo: bigint) =>
  drawDropPoint(seededDraw(dropSeeds(serverSeed, 'comet', pot), DROP_STREAM), above, upTo)

/** A draw that gives these words in their order. */
const words = (...given: number[]) => {
  const left = given.values()
  return () => left.next().value ?? 0
}

describe('a drop point', () => {
  it('is above what the pot starts with, at most what is published, and each amount between is as likely', () => {
    const counts = new Map<bigint, number>()
    for (let pot = 0; pot < 8_000; pot += 1) {
      const point = pointOf(newServerSeed(), pot, 100n, 104n)
      counts.set(point, (counts.get(point) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([101n, 102n, 103n, 104n])
    // Of 8,000 uniform ones each of the four has 2,000, give or take 39: eight times that is never seen.
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(320)
  })

  it('takes both ends, and skips integers that would favour the low ones', () => {
    const largest = 2 ** 32 - 1
    expect(drawDropPoint(words(0, 0), 5n, 8n)).toBe(6n)
    expect(drawDropPoint(words(0, 2), 5n, 8n)).toBe(8n)
    // 2^64 is no multiple of 3: the last integer is skipped.
    expect(drawDropPoint(words(largest, largest, 0, 1), 5n, 8n)).toBe(7n)
    expect(drawDropPoint(words(1, 0), 0n, 1n << 40n)).toBe((1n << 32n) + 1n)
  })

  it('reaches beyond what one word could', () => {
    const upTo = 10n ** 15n
    const points = Array.from({ length: 64 }, (_, pot) => pointOf(newServerSeed(), pot, 0n, upTo))
    expect(points.some((point) => point > 1n << 40n)).toBe(true)
    for (const point of points) expect(point > 0n && point <= upTo).toBe(true)
  })

  it('is another in another pot of the same seed, and the same when it is drawn again', () => {
    const seed = newServerSeed()
    expect(pointOf(seed, 1, 0n, 1n << 60n)).toBe(pointOf(seed, 1, 0n, 1n << 60n))
    expect(pointOf(seed, 1, 0n, 1n << 60n)).not.toBe(pointOf(seed, 2, 0n, 1n << 60n))
  })

  it('cannot be drawn where there is no room for it', () => {
    expect(() => pointOf(newServerSeed(), 1, 7n, 7n)).toThrow(RangeError)
  })
})
