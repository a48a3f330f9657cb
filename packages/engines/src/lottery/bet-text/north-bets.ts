import type { Amount } from './amounts.ts'
import { shadows } from './number-sets.ts'
import { DE, DE3, HEAD_AND_TAIL, type Label, LO } from './north-words.ts'
import {
  ask,
  type Bet,
  type Fault,
  isFault,
  getLines,
  settle,
  type TextBet,
  type TextBoard,
  type TextReason,
} from './readings.ts'
import { southernTypes } from './southern-types.ts'
import type { Token } from './tokens.ts'

/* Bets that a group of numbers under a label buys. */

export interface Item {
  readonly numbers: readonly number[]
  readonly digits: number
  /** As it is written, not a set. */
  readonly isNumber: boolean
  readonly token: Token
  /** Between this and the item before. */
  readonly gap: string
  /** Names some numbers twice, as documented: "dau dit 5". */
  readonly isDouble?: boolean
  /** The second meaning of an ambiguous text. */
  readonly other?: { readonly numbers: readonly number[]; readonly label?: Label }
}

export interface Group {
  label: Label | null
  first: number
  /** Index after the last token. */
  end: number
  items: Item[]
  fault: Fault | null
  /** A question to ask even if there is one reading. */
  ask: TextReason | null
  mode: 'MIRROR' | 'PAIRS' | 'SHADOW' | null
  /** Words of the gap before the next number: "va" between two groups. */
  joint: string
  /** Ends in a set that can also be meant as a single bet. */
  side: Label | null
  per: string | null
  /** How many numbers it says it has: "36 so". */
  count: number | null
  /** Follows a price with nothing but blanks between. */
  isAfterPrice: boolean
  /** House or member whose habit decided the reading. */
  readonly habits: Set<'HOUSE' | 'HABIT'>
}

/** The readings of a group under a label; several if the text may mean several bets. */
export function getReadings(
  board: TextBoard,
  label: Label,
  group: Group,
  amount: Amount,
): (readonly TextBet[] | Fault)[] {
  const { items } = group
  if (label.takes === 'ASK') {
    return [
      {
        reason: 'LABEL',
        readings: label.among.flatMap(({ label: one, isBox }) => {
          const own = isBox
            ? items.map((item) => ({ ...item, numbers: item.numbers.flatMap(shadows), isNumber: false }))
            : items
          return getReadings(board, one, { ...group, items: own }, amount).flatMap((outcome) =>
            isFault(outcome) ? (outcome.readings ?? []) : [outcome],
          )
        }),
      },
    ]
  }
  const outcomes = [getReading(board, label, items, amount, group)]
  if (items.some(({ other }) => other)) {
    const others = items.map(({ other, ...item }) => (other ? { ...item, numbers: other.numbers } : item))
    const own = items.find(({ other }) => other?.label)?.other?.label
    if (!own || items.length === 1) {
      const isPaired = group.mode === 'PAIRS' && items.length === 1
      if (!isPaired) outcomes.push(getReading(board, own ?? label, others, amount, group))
    }
  }
  return outcomes
}

export function getReading(
  board: TextBoard,
  label: Label,
  items: readonly Item[],
  amount: Amount,
  group: Group,
): readonly TextBet[] | Fault {
  const [first] = items
  if (label.takes === 'NOTHING') {
    if (first) return { reason: 'DIGITS', focus: first.token }
    return getLines(board, [{ betType: label.type, picks: [label.pick], amount }])
  }
  if (!first) return { reason: 'NO_NUMBERS' }
  if (label.takes === 'EACH') return singleBets(board, label, items, amount, group)
  if (label.takes === 'ASK') return { reason: 'LABEL' }
  const wrong = items.find(({ isNumber, digits }) => !isNumber || digits !== 2)
  if (wrong) {
    // "de 0011" under a label of groups: two numbers without a blank.
    if (wrong.isNumber && wrong.digits % 2 === 0 && items.length === 1) {
      const pairs = getPairs(wrong)
      return ask(getReading(board, label, pairs, amount, group), 'DIGITS', wrong.token)
    }
    return { reason: 'DIGITS', focus: wrong.token }
  }
  const all = items.map(({ numbers }) => numbers[0] ?? 0)
  if (label.takes === 'COMBINATIONS') return getLines(board, [{ betType: label.type, picks: all, amount }])
  return groupedBets(board, label, items, all, amount)
}

function groupedBets(
  board: TextBoard,
  label: Extract<Label, { takes: 'GROUP' }>,
  items: readonly Item[],
  all: readonly number[],
  amount: Amount,
): readonly TextBet[] | Fault {
  const groups = getGroups(items)
  const getBets = (tickets: readonly (readonly number[])[]): Bet[] =>
    tickets.map((picks) => ({ betType: label.getType(Math.max(picks.length, label.from)), picks, amount }))
  const { size } = label
  if (size === undefined) {
    if (groups.length > 1 && groups.some((picks) => picks.length < label.from)) {
      return { reason: 'GROUPS' }
    }
    if (groups.some((picks) => picks.length > label.to)) return { reason: 'TOO_MANY' }
    if (new Set(groups.map((picks) => picks.length)).size > 1 && label.family === 'XIEN') {
      return ask(getLines(board, getBets(groups)), 'GROUPS')
    }
    return getLines(board, getBets(groups))
  }
  if (groups.every((picks) => picks.length === size)) return getLines(board, getBets(groups))
  if (groups.length > 1) return { reason: 'GROUPS' }
  if (all.length < size) return { reason: 'TOO_FEW' }
  const readings: (readonly TextBet[] | Fault)[] = []
  if (label.family === 'XIEN') {
    if (all.length % size === 0) {
      readings.push(
        getLines(
          board,
          getBets(Array.from({ length: all.length / size }, (_, index) => all.slice(index * size, (index + 1) * size))),
        ),
      )
    }
    readings.push(getLines(board, [{ betType: label.getType(size), picks: all, amount }]))
    if (all.length <= label.to && all.length !== size) readings.push(getLines(board, getBets([all])))
  }
  const possible = readings.filter((outcome) => !isFault(outcome))
  const [only = { reason: 'TOO_MANY' } as const] = possible
  return possible.length > 1 ? settle(possible, 'GROUPS') : ask(only, 'GROUPS')
}

function singleBets(
  board: TextBoard,
  label: Extract<Label, { takes: 'EACH' }>,
  items: readonly Item[],
  amount: Amount,
  group: Group,
): readonly TextBet[] | Fault {
  if (group.per === 'cap') return { reason: 'GROUPS', readings: [] }
  const isLo = label === LO
  const isDe = label === DE
  const wrong = items.find(({ digits }) => !label.digits.includes(digits) || (isLo && digits > 2))
  const use = (own: readonly Item[]): readonly TextBet[] | Fault => {
    const byDigits = new Map<number, number[]>()
    for (const { digits, numbers } of own) {
      if (!label.digits.includes(digits)) return { reason: 'DIGITS' }
      const known = byDigits.get(digits) ?? []
      byDigits.set(digits, known)
      for (const number of numbers) known.push(number)
    }
    const bets = (once: boolean): readonly TextBet[] | Fault =>
      getLines(
        board,
        [...byDigits].flatMap(([digits, picks]) =>
          label
            .getTypes(digits)
            .flatMap((type) => (type === HEAD_AND_TAIL ? southernTypes(board.region, 'HEAD_TAIL', digits) : [type]))
            .map((betType) => ({ betType, picks: once ? [...new Set(picks)] : picks, amount })),
        ),
      )
    return hasSetTwice(own) ? settle([bets(true), bets(false)], 'TWICE') : bets(false)
  }
  if (wrong) {
    if (!wrong.isNumber) return { reason: 'DIGITS', focus: wrong.token }
    const isOdd = (item: Item) => !label.digits.includes(item.digits) || (isLo && item.digits > 2)
    if (items.some((item) => isOdd(item) && item.digits !== wrong.digits))
      return { reason: 'DIGITS', focus: wrong.token }
    // "de 070 353": the overlapping pairs 07 70 35 53.
    const overlapping = items.flatMap((item) => (isOdd(item) ? getOverlaps(item) : [item]))
    const pairs = items.flatMap((item) => (isOdd(item) ? getPairs(item) : [item]))
    if (wrong.digits === 3 && (isDe || isLo)) {
      const odd = items.filter(isOdd)
      const isClear =
        isDe && group.label === DE && (odd.length > 1 || odd.every(({ token: { text } }) => text[0] === text[2]))
      if (isClear) return use(overlapping)
      const other = isLo ? use(items) : getReading(board, DE3, odd.length === items.length ? items : [], amount, group)
      return isFault(other)
        ? ask(use(overlapping), 'DIGITS', wrong.token)
        : settleAsk([other, use(overlapping)], wrong.token)
    }
    if (wrong.digits % 2 === 0 && wrong.digits <= 20 && label.digits.includes(2)) {
      return isLo && wrong.digits === 4
        ? settleAsk([use(items), use(pairs)], wrong.token)
        : ask(use(pairs), 'DIGITS', wrong.token)
    }
    return { reason: 'DIGITS', focus: wrong.token }
  }
  const between = getRangeBetween(items, label)
  return between ? settleAsk([use(items), use([between])], between.token, 'RANGE') : use(items)
}

/** "12-34" could be two numbers or a range. */
function getRangeBetween(items: readonly Item[], label: Extract<Label, { takes: 'EACH' }>): Item | null {
  const [first, second] = items
  if (items.length !== 2 || !first?.isNumber || !second?.isNumber) return null
  if (!/^[ \t]*-[ \t]*$/.test(second.gap) || !label.digits.includes(2) || first.digits !== 2) return null
  const [from = 0, to = 0] = [first.numbers[0], second.numbers[0]]
  const isMirror = to === (from % 10) * 10 + Math.floor(from / 10)
  if (to <= from + 1 || isMirror) return null
  return { ...first, numbers: Array.from({ length: to - from + 1 }, (_, index) => from + index), isNumber: false }
}

/** A question with the readings that are possible. */
function settleAsk(
  outcomes: readonly (readonly TextBet[] | Fault)[],
  focus: { start: number; end: number },
  reason: TextReason = 'DIGITS',
): Fault {
  const settled = settle(outcomes, reason, focus)
  return isFault(settled) ? settled : ask(settled, reason, focus)
}

const getPairs = (item: Item): Item[] =>
  (item.token.text.match(/../g) ?? []).map((digits, index) => ({
    ...item,
    numbers: [Number(digits)],
    digits: 2,
    gap: index === 0 ? item.gap : '',
  }))

/** 070 is 07 and 70. */
const getOverlaps = (item: Item): Item[] => {
  const { text } = item.token
  return [text.slice(0, 2), text.slice(1, 3)].map((digits) => ({ ...item, numbers: [Number(digits)], digits: 2 }))
}

/** A number in a set and once more, other than in one set that names it twice. */
function hasSetTwice(items: readonly Item[]): boolean {
  if (items.some(({ numbers, isDouble }) => !isDouble && new Set(numbers).size < numbers.length)) return true
  if (items.length < 2 || items.every(({ isNumber }) => isNumber)) return false
  const seen = new Map<number, boolean>()
  for (const { numbers, isNumber } of items) {
    for (const number of new Set(numbers)) {
      const before = seen.get(number)
      if (before !== undefined && !(before && isNumber)) return true
      seen.set(number, isNumber)
    }
  }
  return false
}

/** How strongly a gap separates: within a cluster, blank, comma, "va", brackets. */
function strength(gap: string): number {
  if (/[()[\]{}\n\r]/.test(gap)) return 5
  if (gap.includes('&')) return 4
  if (gap.includes(',')) return 3
  if (/^[.\-/+_|]?$/.test(gap)) return 1
  // "12 34 - 56 78"
  return /^[ \t]+$/.test(gap) ? 2 : 2.5
}

/** The tickets of a list: whatever separates more than the closest join separates tickets. */
export function getGroups(items: readonly Item[]): number[][] {
  const strengths = items.slice(1).map(({ gap }) => strength(gap))
  const closest = Math.min(...strengths)
  const isBracketed = strengths.length > 0 && closest === 5
  const groups: number[][] = []
  for (const [index, { numbers }] of items.entries()) {
    const isApart = index === 0 || isBracketed || (strengths[index - 1] ?? 0) > closest
    if (isApart) groups.push([...numbers])
    else groups.at(-1)?.push(...numbers)
  }
  return groups
}
