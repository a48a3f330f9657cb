import { type Line, getPay, ROWS, type SlotModel } from './slot.ts'

/**
 * One part of a round's payout (a line, or the scatter) as a small state machine that reads the reels from the left.
 * States are whole numbers below {@link STATES}; values are in line stakes.
 */
export interface Tracker {
  readonly start: number
  readonly step: (state: number, reel: number, stop: number) => number
  readonly value: (state: number) => number
}

const STATES = 2 ** 20
const ALL_WILD = 0
const FINISHED = 4096

/** A line that ended without a pay: its products are zero, so it can be dropped. */
const ENDED_BLANK = FINISHED

/**
 * Follows one line. States: all wild so far; symbol s with p wilds before it, still running (1 + s·8 + p); or finished
 * with a pay (FINISHED + multiple).
 */
export function lineTracker(model: SlotModel, line: Line): Tracker {
  const symbols = Object.keys(model.paytable)
  const strips = model.reels.map((strip) => strip.map((symbol) => symbols.indexOf(symbol)))
  const wild = symbols.indexOf(model.wild)
  const scatter = symbols.indexOf(model.scatter)
  const pay = (symbol: number, count: number) => getPay(model, symbols[symbol] ?? '', count)
  const finish = (state: number, run: number): number => {
    if (state >= FINISHED) return state
    if (state === ALL_WILD) return FINISHED + pay(wild, run)
    const [symbol, wilds] = [(state - 1) >> 3, (state - 1) & 7]
    return FINISHED + Math.max(pay(symbol, run), pay(wild, wilds))
  }
  return {
    start: ALL_WILD,
    step: (state, reel, stop) => {
      if (state >= FINISHED) return state
      const strip = strips[reel] ?? []
      const symbol = strip[(stop + (line[reel] ?? 0)) % strip.length] ?? -1
      if (symbol === wild) return state
      if (state === ALL_WILD && symbol !== scatter) return 1 + symbol * 8 + reel
      return state !== ALL_WILD && symbol === (state - 1) >> 3 ? state : finish(state, reel)
    },
    value: (state) => finish(state, model.reels.length) - FINISHED,
  }
}

/** Follows the scatter; the state is the number seen. It pays by the total stake, so its value is multiplied by the lines. */
export function scatterTracker(model: SlotModel): Tracker {
  const shown = model.reels.map((strip) =>
    strip.map((_, stop) => {
      let count = 0
      for (let row = 0; row < ROWS; row += 1) if (strip[(stop + row) % strip.length] === model.scatter) count += 1
      return count
    }),
  )
  return {
    start: 0,
    step: (state, reel, stop) => state + (shown[reel]?.[stop] ?? 0),
    value: (state) => getPay(model, model.scatter, Math.min(state, model.reels.length)) * model.lines.length,
  }
}

/**
 * The sum, over every stop combination, of the product of the values of one or two trackers. Exact: counts stay below
 * 2^53 (40 stops on five reels are 10^8) and the products are bigint.
 */
export function productSum(model: SlotModel, trackers: readonly [Tracker] | readonly [Tracker, Tracker]): bigint {
  const [a, b = UNIT] = trackers
  let counts = new Map([[a.start * STATES + b.start, 1]])
  for (const [reel, strip] of model.reels.entries()) {
    const next = new Map<number, number>()
    for (const [joint, ways] of counts) {
      const [stateA, stateB] = [Math.floor(joint / STATES), joint % STATES]
      for (let stop = 0; stop < strip.length; stop += 1) {
        const nextA = a.step(stateA, reel, stop)
        const nextB = b.step(stateB, reel, stop)
        if (nextA === ENDED_BLANK || nextB === ENDED_BLANK) continue
        const key = nextA * STATES + nextB
        next.set(key, (next.get(key) ?? 0) + ways)
      }
    }
    counts = next
  }
  let sum = 0n
  for (const [joint, ways] of counts) {
    sum += BigInt(ways) * BigInt(a.value(Math.floor(joint / STATES)) * b.value(joint % STATES))
  }
  return sum
}

const UNIT: Tracker = { start: 0, step: (state) => state, value: () => 1 }
