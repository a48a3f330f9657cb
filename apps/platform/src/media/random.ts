/**
 * The only source of variation in the pictures: the same seed always gives the same numbers, on every machine.
 *
 * xmur3 spreads the seed's characters over 32-bit words and sfc32 runs on four of them; both are public-domain
 * generators by bryc (PractRand-tested, not for secrets).
 *
 * @param seed any text, usually `<kind>:<id>`
 * @returns a function giving numbers in [0, 1)
 */
export function seededRandom(seed: string): () => number {
  const word = xmur3(seed)
  let a = word()
  let b = word()
  let c = word()
  let counter = word()
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  // The first rounds still carry the seed's structure.
  for (let round = 0; round < 12; round++) next()
  return next
}

function xmur3(text: string): () => number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}

/** An element of a non-empty list, chosen by the next number. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

/**
 * A position in a list of `size` for a consecutive number. Every run of `size` numbers visits each position once; its
 * two halves use separate halves of the list, so a position recurs after half a run at the earliest.
 * @param salt distinguishes two properties of the same picture
 */
export function spread(id: number, size: number, salt: string): number {
  const half = Math.ceil(size / 2)
  const run = Math.floor(id / size)
  const step = id - run * size
  const late = step >= half
  const order = shuffled(late ? size - half : half, seededRandom(`${salt}:${run}:${late}`))
  const within = (late ? half : 0) + (order[step - (late ? half : 0)] ?? 0)
  return shuffled(size, seededRandom(salt))[within] ?? 0
}

function shuffled(size: number, random: () => number): number[] {
  const order = Array.from({ length: size }, (_, index) => index)
  for (let index = size - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = order[index] as number
    order[index] = order[other] as number
    order[other] = held
  }
  return order
}
