import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { uniformDraw } from './fair-random.ts'
import { newServerSeed, seededDraw, seedHash } from './server-random.ts'

const SEEDS = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'my-seed_1', nonce: 7 }

describe('uniformDraw', () => {
  it('skips words that would bias small numbers', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 4_294_967_289, 0]
    const draw = uniformDraw(() => words.shift() ?? 0)
    // 2^32 = 429496729 · 10 + 6: the top six words are skipped.
    expect(draw(10)).toBe(9)
    expect(words).toEqual([0])
  })

  it('rejects an invalid range', () => {
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => seededDraw(SEEDS)(n)).toThrow(RangeError)
  })

  it('is uniform by chi-square', () => {
    const draw = seededDraw(SEEDS)
    const counts = Array.from({ length: 33 }, () => 0)
    for (let index = 0; index < 66_000; index += 1) {
      const value = draw(33)
      counts[value] = (counts[value] ?? 0) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)
    expect(chiSquare).toBeLessThan(89) // 32 degrees of freedom: exceeded by chance once in 4 million runs
  })
})

describe('seededDraw', () => {
  it('follows the documented construction', () => {
    const key = Buffer.from(SEEDS.serverSeed, 'hex')
    const block = (b: number) => createHmac('sha256', key).update(`my-seed_1:7:${b}`).digest()
    const expected = [block(0), block(1)].flatMap((bytes) =>
      Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4) % 32),
    )
    const draw = seededDraw(SEEDS)
    expect(expected.map(() => draw(32))).toEqual(expected) // 32 divides 2^32: no word is skipped
    expect(seedHash(SEEDS.serverSeed)).toBe(createHash('sha256').update(key).digest('hex'))
  })

  it('changes with each seed and the nonce', () => {
    const first = (seeds: typeof SEEDS) => {
      const draw = seededDraw(seeds)
      return Array.from({ length: 8 }, () => draw(1_000_000)).join()
    }
    const others = [
      SEEDS,
      { ...SEEDS, nonce: 8 },
      { ...SEEDS, clientSeed: 'other' },
      { ...SEEDS, serverSeed: newServerSeed() },
    ]
    expect(new Set(others.map(first)).size).toBe(4)
  })

  it.each([
    { ...SEEDS, clientSeed: '' },
    { ...SEEDS, clientSeed: 'a:b' },
    { ...SEEDS, clientSeed: 'x'.repeat(65) },
    { ...SEEDS, serverSeed: 'abc' },
    { ...SEEDS, nonce: -1 },
    { ...SEEDS, nonce: 0.5 },
  ])('rejects malformed seeds: %o', (seeds) => {
    expect(() => seededDraw(seeds)).toThrow(RangeError)
  })
})
