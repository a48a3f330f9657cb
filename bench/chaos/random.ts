/** Numbers that follow from a seed alone, so that a run can be repeated. */
export interface SeededRandom {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from `minimum` to `maximum`, both included. */
  between(minimum: number, maximum: number): number
  pick<T>(list: readonly T[]): T
}

/** Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1)),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('There is nothing to pick from.')
      return list[Math.floor(next() * list.length)] as T
    },
  }
}
