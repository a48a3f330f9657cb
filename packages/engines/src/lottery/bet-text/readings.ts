import type { HABIT_MEANINGS } from '@playhouse/shared/lottery-words.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { findBetType } from '../bet-types.ts'
import { findLottery, type Region, type Structure } from '../games.ts'
import type { Selection } from '../ticket-lines.ts'
import { type Amount, getStake } from './amounts.ts'

type Meaning<Name extends keyof typeof HABIT_MEANINGS> = (typeof HABIT_MEANINGS)[Name][number]

/** How a house or a player means what others mean differently. What is not said is asked. */
export interface Habits {
  /** "da" on several stations: within each of them, or across every two. */
  readonly pairs?: Meaning<'pairs'>
  /** "11 keo 99": counted by one, or in the steps of its digits. */
  readonly ranges?: Meaning<'ranges'>
  /** "12 d40" with nothing behind it. */
  readonly d?: Meaning<'d'>
  /** "12 a10 b10". */
  readonly b?: Meaning<'b'>
}

/** The board that a text is read for. */
export interface TextBoard {
  /** Decides the dialect. */
  readonly region: Region
  /** Code of the lottery that bets without a station are for. */
  readonly lottery: string
  /** Codes of the stations that draw on the day of that lottery's next draw, in the order of `STATIONS`. */
  readonly stations: readonly string[]
  /** Codes among `stations` whose sale for that day has closed; bets on them are refused. */
  readonly closed?: readonly string[]
  /** Unit of a price below 1,000 without a unit, in whole units of currency; 1,000 by default. */
  readonly priceUnit?: number
  /** Habits of the house and of the player; the player's come first. */
  readonly house?: Habits
  readonly own?: Habits
}

/** The meaning by habit, and the note that says whose habit it is. */
export function findHabit<Name extends keyof Habits>(
  { house, own }: TextBoard,
  name: Name,
): { value: Required<Habits>[Name]; note: 'HOUSE' | 'HABIT' } | null {
  const value = own?.[name] ?? house?.[name]
  const isOwn = own?.[name] !== undefined
  return value === undefined ? null : { value: value as Required<Habits>[Name], note: isOwn ? 'HABIT' : 'HOUSE' }
}

/** A line of a slip. */
export interface TextBet extends Selection {
  /** Code of the lottery if it is not the board's own; two stations that are bet on together are joined by "-". */
  readonly lottery?: string
}

/** An assumption about a line whose text does not say it. */
export type TextNote =
  /** A price without a unit is in the unit of the house. */
  | 'PRICE_UNIT'
  /** The last number is the price, because it cannot be a pick. */
  | 'UNMARKED_PRICE'
  /** No label: de. */
  | 'UNLABELLED'
  /** As the house reads it, or as the player meant it the last time. */
  | 'HOUSE'
  | 'HABIT'

/** Places are UTF-16 offsets in the text, the end exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A bet that the text says clearly. */
export interface TextLine extends TextBet, Place {
  readonly notes: readonly TextNote[]
}

/** One way to understand a part of the text: the bets, and a text that says just these. */
export interface Reading {
  readonly text: string
  readonly bets: readonly TextBet[]
}

export type TextReason =
  | 'WORD'
  | 'NO_NUMBERS'
  | 'NO_PRICE'
  | 'NO_BET'
  | 'PRICE_OR_NUMBER'
  | 'AMOUNT'
  | 'UNIT'
  | 'DIGITS'
  | 'SET_DIGIT'
  | 'SET_OR_SIDE'
  | 'RANGE'
  | 'LABEL'
  | 'GROUPS'
  | 'MIRROR'
  | 'TWICE'
  | 'RECAP'
  | 'STATION'
  | 'STATION_DAY'
  | 'STATION_CLOSED'
  | 'TWO_STATIONS'
  | 'NOT_OFFERED'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'REPEATED'
  | 'TOO_LONG'

/** A part that is no bet as it stands. */
export interface TextError extends Place {
  readonly reason: TextReason
  /** The unclear place in the part. */
  readonly focus: Place
}

/** A part that can be understood as each of the readings. */
export interface TextQuestion extends TextError {
  readonly readings: readonly Reading[]
}

export interface BetText {
  readonly lines: readonly TextLine[]
  readonly questions: readonly TextQuestion[]
  readonly errors: readonly TextError[]
}

export interface Fault {
  readonly reason: TextReason
  readonly focus?: Place
  /** The bets of each possible reading. */
  readonly readings?: readonly (readonly TextBet[])[]
}

/** A bet type with the numbers of one or more lines. */
export interface Bet {
  readonly betType: string
  readonly picks: readonly number[]
  readonly amount: Amount
  readonly lottery?: string
}

/** A part of the text and what became of it. */
export interface Part extends Place {
  readonly bets: readonly TextBet[]
  readonly notes: readonly TextNote[]
  readonly fault: Fault | null
  /** How its readings are written: in which dialect, in the South for stations that are named before it. */
  readonly dialect: 'NORTH' | 'SOUTH'
  readonly stations?: readonly string[]
}

export const isFault = <Value>(outcome: Value | Fault): outcome is Fault =>
  typeof outcome === 'object' && outcome !== null && 'reason' in outcome

/** Structure of the lottery that a bet is on. */
export function getStructure(board: TextBoard, lottery?: string): Structure {
  return findLottery(lottery ?? board.lottery) ?? { kind: 'VN', region: board.region }
}

/** The lines of bets, or why a bet is none. */
export function getLines(board: TextBoard, bets: readonly Bet[]): TextBet[] | Fault {
  const lines: TextBet[] = []
  for (const { betType, picks, amount, lottery } of bets) {
    const type = findBetType(getStructure(board, lottery), betType)
    if (!type) return { reason: 'NOT_OFFERED' }
    const stake = getStake(amount, type.unit, board.priceUnit)
    if (typeof stake === 'string') return { reason: stake }
    const tickets = repeatsApart(picks)
    if (tickets.length > 1 && type.rule.by !== 'HITS') return { reason: 'REPEATED' }
    for (const ticket of tickets) {
      if (ticket.length < type.picks.min) return { reason: 'TOO_FEW' }
      if (ticket.length > type.picks.max) return { reason: 'TOO_MANY' }
      const line = { betType, picks: ticket.toSorted((a, b) => a - b), stakeMinor: BigInt(stake) * MINOR_UNITS }
      lines.push(lottery === undefined ? line : { ...line, lottery })
    }
  }
  return lines
}

/** Each number once per ticket: 11 11 22 is 11 22 and 11. */
function repeatsApart(picks: readonly number[]): number[][] {
  const seen = new Map<number, number>()
  const tickets: number[][] = [[]]
  for (const pick of picks) {
    const before = seen.get(pick) ?? 0
    seen.set(pick, before + 1)
    const ticket = tickets[before] ?? []
    ticket.push(pick)
    tickets[before] = ticket
  }
  return tickets
}

/** More ways to read parts together than this are not offered. */
const MOST_WAYS = 6
const MOST_BETS = 100

/** One part of neighbours that cannot be settled or left out one by one. Offers all their readings together, or none. */
export function joined<Own extends Omit<Part, 'dialect'>>(first: Own, ...others: readonly Own[]): Own {
  const parts = [first, ...others]
  const { fault, start } = parts.find((part) => part.fault) ?? first
  const end = Math.max(...parts.map((part) => part.end))
  if (!fault) return { ...first, end, bets: parts.flatMap(({ bets }) => bets) }
  const { start: from, end: to } = fault.focus ?? { start, end: parts.find((part) => part.fault)?.end ?? end }
  let ways: (readonly TextBet[])[] = [[]]
  for (const part of parts) {
    const own = part.fault ? (part.fault.readings ?? []) : [part.bets]
    ways = ways.flatMap((way) => own.map((bets) => [...way, ...bets])).slice(0, MOST_WAYS + 1)
  }
  const isOffered = ways.length > 0 && ways.length <= MOST_WAYS && ways.every((bets) => bets.length <= MOST_BETS)
  const { reason } = fault
  const focus = { start: from, end: to }
  return {
    ...first,
    end,
    bets: [],
    notes: [],
    fault: isOffered ? { reason, focus, readings: ways } : { reason, focus },
  }
}

const getKey = (bets: readonly TextBet[]) =>
  bets
    .map(({ betType, picks, stakeMinor, lottery }) => `${lottery ?? ''} ${betType} ${picks.join()} ${stakeMinor}`)
    .join(';')

/**
 * Combines several outcomes: bets if all possible ones agree, a question with the possible ones otherwise. If none is possible, the first
 * fault counts.
 */
export function settle(
  outcomes: readonly (readonly TextBet[] | Fault)[],
  reason: TextReason,
  focus?: Place,
): readonly TextBet[] | Fault {
  const different = new Map<string, readonly TextBet[]>()
  for (const outcome of outcomes) {
    const ways = isFault(outcome) ? (outcome.readings ?? []) : [outcome]
    for (const bets of ways) different.set(getKey(bets), bets)
  }
  const readings = [...different.values()]
  const [first] = outcomes
  if (readings.length === 0) return first ?? { reason }
  if (readings.length === 1 && readings[0] && !outcomes.some((outcome) => isFault(outcome) && outcome.readings))
    return readings[0]
  return { reason, readings, ...(focus && { focus }) }
}

/** A question even where there is one reading. */
export function ask(outcome: readonly TextBet[] | Fault, reason: TextReason, focus?: Place): Fault {
  if (isFault(outcome)) return outcome
  return { reason, readings: [outcome], ...(focus && { focus }) }
}
