import { brandDay } from '../src/ledger/brand-day.ts'
import type { bookRows } from './journal-rows.ts'
import { dayStart } from './clock.ts'

/** Contribution of one event to a member's day, in minor units, with the number of rounds. */
interface DayFigures {
  deposit?: bigint
  withdrawal?: bigint
  turnover?: bigint
  payout?: bigint
  rounds?: number
}

/** Sums each member's day as add_to_member_day() would, and writes it when the day ends. */
export class DayWriter {
  readonly #rows: ReturnType<typeof bookRows>['days']
  #days = new Map<number, Required<DayFigures>>()
  #dayStart = 0

  constructor(rows: ReturnType<typeof bookRows>['days']) {
    this.#rows = rows
  }

  /** Advances to the time of the next event; writes the sums when the day changes. */
  turnTo(at: number): void {
    const start = dayStart(at)
    if (start === this.#dayStart) return
    this.finish()
    this.#dayStart = start
  }

  add(memberId: number, added: DayFigures): void {
    const stored = this.#days.get(memberId) ?? { deposit: 0n, withdrawal: 0n, turnover: 0n, payout: 0n, rounds: 0 }
    stored.deposit += added.deposit ?? 0n
    stored.withdrawal += added.withdrawal ?? 0n
    stored.turnover += added.turnover ?? 0n
    stored.payout += added.payout ?? 0n
    stored.rounds += added.rounds ?? 0
    this.#days.set(memberId, stored)
  }

  finish(): void {
    if (this.#days.size === 0) return
    const day = brandDay(new Date(this.#dayStart))
    for (const [memberId, figures] of this.#days) this.#rows.add({ memberId, day, ...figures })
    this.#days = new Map()
  }
}
