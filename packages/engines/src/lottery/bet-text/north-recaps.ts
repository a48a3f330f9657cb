import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { type Amount, amountAt, getTotals, isInPoints } from './amounts.ts'
import { COUNT_WORDS, RECAP } from './north-words.ts'
import type { Part } from './readings.ts'
import { arePoints, getTickets } from './recaps.ts'
import { type Cursor, hasLineBreak } from './tokens.ts'

/* Recaps between the bets of the northern dialect: "tong 5 con 100k". */

export interface NorthRecap {
  /** Stated number of tickets. */
  readonly count: number | null
  /** Stated cost of the tickets. */
  readonly amount: Amount | null
  /** In tokens. */
  readonly length: number
}

/** The recap that begins here. @param isInGroup whether it stands behind numbers without a price */
export function recapAt(cursor: Cursor, isInGroup: boolean): NorthRecap | null {
  const word = cursor.phrase(RECAP)
  if (!word) return null
  let length = word.length
  if (cursor.peek(length)?.is === 'MARK') length += 1
  const number = cursor.peek(length)
  if (number?.is !== 'NUMBER') return null
  let count: number | null = null
  const counted = cursor.peek(length + 1)
  if (counted?.is === 'WORD' && COUNT_WORDS.includes(counted.text) && !counted.gap.includes('/')) {
    count = Number(number.text)
    length += 2
    const mark = cursor.peek(length)
    if (mark?.is === 'MARK' || mark?.text === 'x' || mark?.text === 'la') length += 1
  }
  const amount = amountAt(cursor, cursor.at + length)
  const isTotal = cursor.token?.text === 'tong'
  const isSum = amount !== null && (amount.unit !== 'NONE' || count !== null || !isTotal || amount.value >= 100)
  if (count === null && (!isSum || (isTotal && isInGroup))) return null
  if (isSum) length += amount.length
  const next = cursor.peek(length)
  if (next && !hasLineBreak(next.gap) && !next.gap.includes(',') && count === null) return null
  return { count, amount: isSum ? amount : null, length }
}

interface Sum {
  readonly tickets: number
  readonly stakes: bigint
  readonly faults: number
  /** Parts with bets that have no points. */
  readonly others: number
}

const NO_SUM: Sum = { tickets: 0, stakes: 0n, faults: 0, others: 0 }

/** Tickets, stakes and faults up to each of the parts that are read, which recaps are compared with. */
export class PartSums {
  private readonly parts: Omit<Part, 'dialect'>[]
  private readonly sums: Sum[] = [NO_SUM]

  constructor(parts: Omit<Part, 'dialect'>[]) {
    this.parts = parts
  }

  /** Whether the parts from one on are clear, and as many or as dear as a recap says. */
  matchRecap(from: number, count: number | null, amount: Amount | null, priceUnit?: number): boolean {
    if (from < 0 || from >= this.parts.length) return false
    const [whole, before] = [this.sumBefore(this.parts.length), this.sumBefore(from)]
    if (whole.faults > before.faults) return false
    if (count !== null && whole.tickets - before.tickets !== count) return false
    if (amount === null) return true
    const total = Number((whole.stakes - before.stakes) / MINOR_UNITS)
    const isCounted = !isInPoints(amount) || whole.others === before.others
    return isCounted && getTotals(amount, priceUnit).includes(total)
  }

  /** Takes back the parts from one on. */
  drop(from: number): void {
    this.parts.length = Math.max(0, from)
    this.sums.length = Math.min(this.sums.length, this.parts.length + 1)
  }

  /** Of the first parts. */
  private sumBefore(count: number): Sum {
    for (let index = this.sums.length; index <= count; index += 1) {
      const before = this.sums[index - 1] ?? NO_SUM
      const { bets = [], fault = null } = this.parts[index - 1] ?? {}
      this.sums.push({
        tickets: bets.reduce((all, bet) => all + getTickets(bet), before.tickets),
        stakes: bets.reduce((all, bet) => all + bet.stakeMinor * BigInt(getTickets(bet)), before.stakes),
        faults: before.faults + (fault ? 1 : 0),
        others: before.others + (arePoints(bets) ? 0 : 1),
      })
    }
    return this.sums[count] ?? NO_SUM
  }
}
