import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { weighted, whole } from './chance.ts'
import type { Random } from './chance.ts'
import { HOUR, MINUTE, weekday } from './clock.ts'
import type { WorldDay } from './clock.ts'

/** Stakes of the game pages, in minor units. */
export const STAKES = [1000n, 2000n, 5000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n].map(
  (units) => units * MINOR_UNITS,
)

/** Usual amounts of a deposit, in minor units. */
const DEPOSITS = [50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000].map(
  (thousands) => BigInt(thousands * 1_000) * MINOR_UNITS,
)

export const CHANNELS = ['BANK_TRANSFER', 'QR', 'E_WALLET', 'CARD'] as const

/** Activity by hour of the brand's day: quiet before dawn, busiest in the evening. */
const HOURS = weighted([5, 3, 2, 1, 1, 1, 2, 3, 4, 5, 5, 6, 8, 7, 5, 5, 5, 6, 7, 10, 13, 14, 12, 9])

/** Starting on Sunday. */
const WEEKDAYS = [1.22, 0.84, 0.86, 0.9, 0.95, 1.1, 1.28]

/** Rounds per day, `rounds` in total: busier at weekends and slowly growing. */
export function roundsByDay(random: Random, days: readonly WorldDay[], rounds: number): number[] {
  const weights = days.map(({ start }, index) => {
    return (WEEKDAYS[weekday(start)] ?? 1) * (1 + (0.25 * index) / days.length) * (0.94 + 0.12 * random())
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const upTo = Math.round((rounds * weighed) / sum)
    const own = upTo - given
    given = upTo
    return own
  })
}

export function sessionStart(random: Random, { start }: WorldDay): number {
  return start + HOURS(random) * HOUR + whole(random, 0, 59) * MINUTE + whole(random, 0, 59_999)
}

/** Rounds of a sitting: usually dozens, sometimes hundreds. */
export function roundsOfVisit(random: Random): number {
  return 3 + Math.floor(-19 * Math.log(1 - random()))
}

/** Smallest usual deposit that covers some dozens of rounds at `stake`. */
export function depositFor(random: Random, stake: bigint): bigint {
  const wanted = stake * BigInt(whole(random, 12, 40))
  return DEPOSITS.find((amount) => amount >= wanted) ?? (DEPOSITS.at(-1) as bigint)
}
