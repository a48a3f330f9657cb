import { createHash } from 'node:crypto'
/** Random numbers in [0, 1); each concern of the seed has its own stream. */
export type Random = () => number

/** An integer from `from` to `to`, inclusive. */
export function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

/** Draws indexes in proportion to fixed weights in logarithmic time; `among` limits the draw to the first ones. */
export function weighted(weights: readonly number[]): (random: Random, among?: number) => number {
  const sums = new Float64Array(weights.length)
  let sum = 0
  for (const [index, weight] of weights.entries()) sums[index] = sum += weight
  return (random, among = weights.length) => {
    const wanted = random() * (sums[among - 1] ?? 0)
    let low = 0
    let high = among - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** A UUID (version 4) from the stream. */
export function uuid(random: Random): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const variant = (8 + Math.floor(random() * 4)).toString(16)
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}

export function toUuid(text: string): string {
  const hex = createHash('md5').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
