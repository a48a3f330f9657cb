import type { Draw } from '@playhouse/engines/engine.ts'

/**
 * Uniform integers from a seed, about twenty times as fast as the fair draw and accurate to one part in 2^32: sfc32, a public-
 * domain generator by Chris Doty-Humphrey that passes PractRand. Not for secrets.
 */
export function fastDraw(seed: string): Draw {
  let [a, b, c, counter] = [0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0, 1]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (const character of seed) {
    a ^= character.charCodeAt(0)
    for (let round = 0; round < 12; round += 1) next()
  }
  return (n) => Math.floor((next() * n) / 2 ** 32)
}
