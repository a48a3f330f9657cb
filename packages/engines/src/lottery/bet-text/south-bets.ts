import { STATIONS } from '../games.ts'
import type { Amount } from './amounts.ts'
import { getOrders } from './number-sets.ts'
import {
  ask,
  type Bet,
  type Fault,
  findHabit,
  isFault,
  getLines,
  settle,
  type TextBet,
  type TextBoard,
  type TextReason,
} from './readings.ts'
import type { BetWord } from './south-words.ts'
import { southernTypes } from './southern-types.ts'
import type { Token } from './tokens.ts'

/* The bets of a statement of the southern dialect: numbers, and what is bet on each of them. */

interface Item {
  readonly numbers: readonly number[]
  readonly digits: number
  readonly isNumber: boolean
  readonly token: Token
  readonly gap: string
  /** The second meaning of an ambiguous text. */
  readonly other?: readonly number[]
}

export interface Statement {
  readonly first: number
  readonly items: Item[]
  /** Stations of its bets. */
  readonly stations: readonly string[] | null
  readonly bets: { readonly word: BetWord; readonly amount: Amount; readonly written: string }[]
  fault: Fault | null
  /** A question to ask even if there is one reading. */
  ask: TextReason | null
  /** House or member whose habit decided the reading. */
  readonly habits: Set<'HOUSE' | 'HABIT'>
}

/** The lines of a statement, or why it is none. */
export function resolveStatement(board: TextBoard, statement: Statement): readonly TextBet[] | Fault {
  const { bets } = statement
  if (bets.length === 0) return { reason: statement.items.length > 0 ? 'NO_BET' : 'NO_NUMBERS' }
  let ways: (readonly TextBet[])[] = [[]]
  let reason: TextReason | null = statement.ask
  for (const [index, { word, amount, written }] of bets.entries()) {
    const before = bets[index - 1]
    const isTail = written === 'b' && before?.word.kind === 'HEAD'
    const habit = word.isEither ? findHabit(board, 'd') : isTail ? findHabit(board, 'b') : null
    if (habit) statement.habits.add(habit.note)
    const atEnd = { ...word, kind: 'TAIL' as const }
    const ends = word.isEither ? getOtherEnds(bets, index) : []
    const isUnclear = (isTail || (word.isEither === true && ends.length !== 1)) && !habit
    const words = isUnclear ? [atEnd, word] : [(ends[0] ?? habit?.value) === 'TAIL' ? atEnd : word]
    if (isUnclear) reason ??= 'LABEL'
    if (bets.slice(0, index).some((other) => other.written === written)) reason ??= 'TWICE'
    const outcomes = words.flatMap((one) => getWays(board, statement, one, amount))
    if (outcomes.length > words.length) reason ??= 'DIGITS'
    const readings = outcomes.flatMap((outcome) => (isFault(outcome) ? (outcome.readings ?? []) : [outcome]))
    const fault = outcomes.find((outcome) => isFault(outcome))
    if (fault && isFault(fault)) {
      if (readings.length === 0) return fault
      reason ??= fault.reason
    }
    ways = ways.flatMap((way) => readings.map((reading) => [...way, ...reading])).slice(0, 8)
  }
  const settled = settle(ways, reason ?? 'LABEL')
  return reason && !isFault(settled) ? ask(settled, reason) : settled
}

/** The end that "d" is when the other bets on the same numbers name the other one: "d10 duoi 5", "dau 10 d5". */
function getOtherEnds(bets: Statement['bets'], index: number): ('HEAD' | 'TAIL')[] {
  const others = bets.filter(({ word }, at) => at !== index && !word.isEither && !word.inOrders)
  return [...new Set(others.map(({ word: { kind } }) => kind))].flatMap((kind) =>
    kind === 'HEAD' ? ['TAIL' as const] : kind === 'TAIL' ? ['HEAD' as const] : [],
  )
}

/** Four digits that "da" takes as two numbers are two to the other bets on them, or one: "1551da2.b5". */
function getWays(
  board: TextBoard,
  statement: Statement,
  word: BetWord,
  amount: Amount,
): (readonly TextBet[] | Fault)[] {
  const { items, bets } = statement
  const whole = linesAs(board, statement, word, amount)
  const isLong = (item: Item) => item.isNumber && item.digits === 4
  if (isPairs(word) || !bets.some((bet) => isPairs(bet.word)) || !items.some(isLong)) return [whole]
  if (southernTypes(board.region, word.kind, 4).length === 0) return [whole]
  const pairs = items.flatMap((item) => (isLong(item) ? getPairs(item) : [item]))
  return [whole, linesAs(board, { ...statement, items: pairs }, word, amount)]
}

const isPairs = ({ kind }: BetWord) => kind === 'PAIR' || kind === 'CROSS_PAIR'

function linesAs(board: TextBoard, statement: Statement, word: BetWord, amount: Amount): readonly TextBet[] | Fault {
  const { items } = statement
  if (items.some(({ other }) => other)) {
    const readings = [
      items.map(({ other: _other, ...item }) => item),
      items.map(({ other, ...item }) => (other ? { ...item, numbers: other } : item)),
    ]
    return settle(
      readings.map((own) => linesAs(board, { ...statement, items: own }, word, amount)),
      'RANGE',
    )
  }
  if (word.kind === 'PAIR' && !word.isWithin && (statement.stations?.length ?? 1) > 1) {
    const habit = findHabit(board, 'pairs')
    if (habit) statement.habits.add(habit.note)
    const kinds: readonly BetWord[] = [
      { ...word, isWithin: true },
      { ...word, kind: 'CROSS_PAIR', isAcross: true },
    ]
    if (habit) return linesAs(board, statement, kinds[habit.value === 'WITHIN' ? 0 : 1] ?? word, amount)
    return settleAsk(
      kinds.map((own) => linesAs(board, statement, own, amount)),
      'LABEL',
    )
  }
  if (word.kind === 'CROSS_PAIR' && !word.isAcross && (statement.stations?.length ?? 1) > 2)
    return settleAsk([linesAs(board, statement, { ...word, isAcross: true }, amount)], 'TWO_STATIONS')
  const isBet = (digits: number) => southernTypes(board.region, word.kind, digits).length > 0
  const wrong = items.find(({ digits }) => !isBet(digits))
  if (wrong) {
    const isJoined =
      wrong.isNumber &&
      wrong.digits % 2 === 0 &&
      isBet(2) &&
      items.every(({ digits }) => isBet(digits) || digits === wrong.digits)
    if (!isJoined) return { reason: 'DIGITS', focus: wrong.token }
    const pairs = items.flatMap((item) => (isBet(item.digits) ? [item] : getPairs(item)))
    const lines = linesAs(board, { ...statement, items: pairs }, word, amount)
    // "1219da2" is 12 and 19, as four digits can be nothing else there.
    return isPairs(word) && wrong.digits === 4 ? lines : ask(lines, 'DIGITS', wrong.token)
  }
  const isTwice = hasSetTwice(items) || (word.inOrders && hasOrdersTwice(items))
  const inAll = (once: boolean): readonly TextBet[] | Fault => {
    const bets = betsAs(board, statement, word, amount, once)
    return isFault(bets) ? bets : getLines(board, bets)
  }
  return isTwice ? settle([inAll(true), inAll(false)], 'TWICE') : inAll(false)
}

export function betsAs(
  board: TextBoard,
  { items, stations }: Statement,
  { kind, inOrders }: BetWord,
  amount: Amount,
  isOnce = false,
): readonly Bet[] | Fault {
  const byDigits = new Map<number, number[]>()
  for (const { digits, numbers } of items) {
    const all = inOrders ? numbers.flatMap((number) => getOrders(number, digits)) : numbers
    const known = byDigits.get(digits) ?? []
    byDigits.set(digits, known)
    for (const number of all) known.push(number)
  }
  if (isOnce) for (const [digits, numbers] of byDigits) byDigits.set(digits, [...new Set(numbers)])
  const named = stations ?? [board.lottery]
  if (kind === 'CROSS_PAIR') {
    if (named.length < 2) return { reason: 'TWO_STATIONS' }
    return pairsAmong(named).flatMap(([first = '', second = '']) =>
      southernTypes(board.region, kind, 2).map((betType) => ({
        betType,
        picks: byDigits.get(2) ?? [],
        amount,
        lottery: jointCode(first, second),
      })),
    )
  }
  return named.flatMap((station) =>
    [...byDigits].flatMap(([digits, picks]) =>
      southernTypes(board.region, kind, digits).flatMap((betType): Bet[] => {
        const tickets = kind === 'PAIR' ? drawnPairs(picks) : [picks]
        return tickets.map((ticket) => ({
          betType,
          picks: ticket,
          amount,
          ...(station !== board.lottery && { lottery: station }),
        }))
      }),
    ),
  )
}

/** Two stations that are bet on together, in the order of all stations. */
const jointCode = (...codes: readonly string[]): string => codes.toSorted((a, b) => getPlace(a) - getPlace(b)).join('-')

const getPlace = (code: string) => STATIONS.findIndex((station) => station.code === code)

export const isSame = (a: readonly string[], b: readonly string[] | null) => b !== null && a.join() === b.join()

export function onStation(bet: TextBet, station: string, board: TextBoard): TextBet {
  const { lottery: _lottery, ...rest } = bet
  return station === board.lottery ? rest : { ...rest, lottery: station }
}

export function settleAsk(readings: readonly (readonly TextBet[] | Fault)[], reason: TextReason): Fault {
  const settled = settle(readings, reason)
  return isFault(settled) ? settled : ask(settled, reason)
}

const pairsAmong = <Value>(values: readonly Value[]): (readonly Value[])[] =>
  values.flatMap((first, index) => values.slice(index + 1).map((second) => [first, second]))

/** More than two numbers are every pair of them; one alone is too few. */
function drawnPairs(picks: readonly number[]): (readonly number[])[] {
  // Two equal ones are refused as they are written.
  return picks.length < 3 || picks.length > 20 || new Set(picks).size < picks.length ? [picks] : pairsAmong(picks)
}

const getPairs = (item: Item): Item[] =>
  (item.token.text.match(/../g) ?? []).map((digits) => ({ ...item, numbers: [Number(digits)], digits: 2 }))

function hasSetTwice(items: readonly Item[]): boolean {
  if (items.some(({ numbers }) => new Set(numbers).size < numbers.length)) return true
  if (items.length < 2 || items.every(({ isNumber }) => isNumber)) return false
  const numbers = items.flatMap(({ numbers: own, digits }) => [...new Set(own)].map((number) => `${digits}:${number}`))
  return new Set(numbers).size < numbers.length
}

/** "123.321bdao": the orders of the one are those of the other. */
function hasOrdersTwice(items: readonly Item[]): boolean {
  const orders = items.flatMap(({ numbers, digits }) =>
    numbers.map((number) => `${digits}:${getOrders(number, digits)[0]}`),
  )
  return new Set(orders).size < orders.length
}
