import { type Region, STATIONS } from '../games.ts'
import type { Amount } from './amounts.ts'
import { amountAt, hasUnitAt, UNITS } from './amounts.ts'
import { EITHER_SETS, head, headAndTail, ordersOf, SET_WORDS, SETS, sum, tail, touch } from './number-sets.ts'
import {
  ask,
  type Bet,
  type Fault,
  habitOf,
  isFault,
  linesOf,
  type Part,
  settle,
  type TextBet,
  type TextBoard,
  type TextNote,
  type TextReason,
} from './readings.ts'
import { rangeOf } from './ranges.ts'
import { mainStations, type NamedStations, STATION_WORDS, stationsAt } from './stations.ts'
import { Cursor, hasLineBreak, phrasesOf, type Token, vocabularyOf } from './tokens.ts'

/* The dialect of the South and the Centre: stations, numbers, then bets with their prices. docs/lottery-quick-entry.md describes it. */

type Kind =
  | 'HEAD_TAIL'
  | 'HEAD'
  | 'TAIL'
  | 'BAO'
  | 'BAO7'
  | 'BAO8'
  | 'THREE'
  | 'THREE_HEAD'
  | 'THREE_TAIL'
  | 'PAIR'
  | 'TRIPLE'
  | 'CROSS_PAIR'

/** Bet types of each kind, by the digits of a number. */
const betTypes = (first: string): Readonly<Record<Kind, Readonly<Record<number, readonly string[]>>>> => ({
  HEAD_TAIL: { 2: [first, 'DE'] },
  HEAD: { 2: [first], 3: ['XIU_CHU_DAU'] },
  TAIL: { 2: ['DE'], 3: ['DE3'] },
  BAO: { 2: ['LO2'], 3: ['LO3'], 4: ['LO4'] },
  BAO7: { 2: ['BAO7'] },
  BAO8: { 2: ['BAO8'] },
  THREE: { 3: ['XIU_CHU'] },
  THREE_HEAD: { 3: ['XIU_CHU_DAU'] },
  THREE_TAIL: { 3: ['DE3'] },
  PAIR: { 2: ['DA'] },
  TRIPLE: { 2: ['DA'] },
  CROSS_PAIR: { 2: ['DA_XIEN'] },
})
const BET_TYPES: Readonly<Record<Region, ReturnType<typeof betTypes>>> = {
  NORTH: betTypes('DAU_G7'),
  CENTRAL: betTypes('DAU_G8'),
  SOUTH: betTypes('DAU_G8'),
}

interface BetWord {
  readonly kind: Kind
  /** Said to be within each station. */
  readonly isWithin?: true
  /** Across every two of several stations. */
  readonly isAcross?: true
  /** "d": head or tail. */
  readonly isEither?: true
  /** In all orders of the digits. */
  readonly inOrders: boolean
}

const BET_ROWS: readonly (readonly [phrases: string, kind: Kind])[] = [
  ['dd|dau duoi|dau dui|dau dit|dauduoi', 'HEAD_TAIL'],
  ['dau|a', 'HEAD'],
  ['duoi|dui|dit', 'TAIL'],
  ['b|bao|bl|blo|lo|bao lo|bao l', 'BAO'],
  ['b 7 l|b 7 lo|bao 7 lo|bao 7 l|baylo|bay lo|bao bay|bao bay lo', 'BAO7'],
  ['b 8 l|b 8 lo|bao 8 lo|bao 8 l|tam lo|bao tam|bao tam lo', 'BAO8'],
  ['xc|x|xiu chu|xchu', 'THREE'],
  ['dauxc|dau xc|xcdau|xc dau|xdau|x dau|xiu chu dau', 'THREE_HEAD'],
  ['duoixc|duoi xc|dui xc|xcduoi|xc duoi|xduoi|x duoi|xcdui|xc dui|xiu chu duoi', 'THREE_TAIL'],
  ['da|dt|dat|dth|dv|da v|da vong|d vong|vong|da cap|dac|dacv|dav', 'PAIR'],
  ['da ba', 'TRIPLE'],
  ['dx|dax|dxv|daxv|dav x|da xien|dxien|daxien|xien|da xuyen|xuyen|da xeo|d xeo|xeo|da cheo|d cheo|cheo', 'CROSS_PAIR'],
]
const IN_ORDERS: readonly (readonly [phrases: string, kind: Kind])[] = [
  ['bdao|b dao|bao dao|bl dao|blo dao|lo dao|bao lo dao|bld|dao b|dao bao|dao lo|dao blo|dao bl', 'BAO'],
  ['xcdao|xc dao|x dao|dxc|xcd|dao xc|xiu chu dao|dao xiu chu', 'THREE'],
  ['xc dau dao|xcdau dao|xcdau d|xc dao dau|xcdao dau|dao xc dau|dao xcdau|xcd dau|dxc dau', 'THREE_HEAD'],
  [
    ['duoi', 'dui']
      .map(
        (word) =>
          `xc ${word} dao|xc${word} dao|xc${word} d|xc dao ${word}|xcdao ${word}|dao xc ${word}|dao xc${word}|xcd ${word}|dxc ${word}`,
      )
      .join('|'),
    'THREE_TAIL',
  ],
  ['b 7 l dao|b 7 lo dao|b 7 ld|baylo dao|bay lo dao|dao baylo|dao bay lo|dao b 7 l', 'BAO7'],
  ['ddao|dd dao|dao dd', 'HEAD_TAIL'],
  ['dau dao|dao dau|d dau', 'HEAD'],
  ['duoi dao|dui dao|dao duoi|dao dui|d duoi|d dui', 'TAIL'],
]
const BETS = phrasesOf<BetWord>([
  ...BET_ROWS.map(([phrases, kind]) => [phrases, { kind, inOrders: false }] as const),
  ['da thang|dathang|d thang|thang', { kind: 'PAIR', inOrders: false, isWithin: true }],
  ...IN_ORDERS.map(([phrases, kind]) => [phrases, { kind, inOrders: true }] as const),
])

const SET_PHRASES = phrasesOf<readonly number[]>([...Object.entries(SETS), ['tai', SETS.to], ['xiu', SETS.be]])
const EITHER_SET_PHRASES = phrasesOf(Object.entries(EITHER_SETS))
const DIGIT_SETS = phrasesOf<(digit: number) => readonly number[]>([
  ['dau dit|dau duoi', headAndTail],
  ['dau', head],
  ['dit|duoi|dui', tail],
  ['tong', sum],
  ['cham', touch],
])
const RANGE_WORDS = new Set(['keo', 'den', 'toi'])
const PER_NUMBER = phrasesOf<true>([['moi con|mot con|moi so|1 con|1 so|moi cap', true]])
const CLASSES = new Set(['chan', 'le', 'to', 'be', 'tai', 'xiu'])
const FILLERS = new Set(['con', 'so', 'va', 'voi', 'danh'])

const LISTS = [
  'dd đđ đầu đuôi đui đít a b bao bl blo lô l xc x xiên xỉu chủ xchu xcđầu xđầu xcđuôi xcđui xđuôi đá đt đat đạt thẳng đathang đáthẳng dv đv vòng ba đx đax đáx đxiên đaxien đác đácv đáv đacv đav đth đxv đaxv xéo chéo xuyên bảy bảylô tám ld xcđ',
  'càng đảo bđảo bld xcđảo đxc đđảo tài chẵn lẻ kép lệch âm bằng to bé tổng dưới:under chạm kéo đến tới con số và với mỗi một cặp giá đánh sát trên chia dư nha nhá cộng t tc tin tiền dàn',
  SET_WORDS,
  UNITS,
] as const
/** Of the dialect, without the names of stations. */
export const BET_WORDS = vocabularyOf(...LISTS)
export const SOUTH_WORDS = vocabularyOf(...LISTS, STATION_WORDS)

interface Item {
  readonly numbers: readonly number[]
  readonly digits: number
  readonly isNumber: boolean
  readonly token: Token
  readonly gap: string
  /** Where the text says these numbers as well. */
  readonly other?: readonly number[]
}

interface Statement {
  readonly first: number
  readonly items: Item[]
  /** Stations of its bets. */
  readonly stations: readonly string[] | null
  readonly bets: { readonly word: BetWord; readonly amount: Amount; readonly written: string }[]
  fault: Fault | null
  /** Asked even if there is one reading. */
  ask: TextReason | null
  /** Whose habits decided it. */
  readonly habits: Set<'HOUSE' | 'HABIT'>
}

/** How many tokens a set of numbers takes here. */
function setAt(cursor: Cursor): number | null {
  const named = cursor.phrase(SET_PHRASES) ?? cursor.phrase(EITHER_SET_PHRASES)
  if (named) return named.length
  const { length } = cursor.phrase(DIGIT_SETS) ?? { length: 0 }
  const digit = length > 0 ? cursor.peek(length) : undefined
  const isSet = digit?.is === 'NUMBER' && digit.text.length === 1 && !hasUnitAt(cursor, cursor.at + length)
  return isSet ? length + 1 : null
}

/** Whether a line is in this dialect: it begins with stations or numbers, or with a set before a bet. */
export function isSouthern(tokens: readonly Token[], board: TextBoard): boolean {
  const cursor = new Cursor(tokens)
  const { length } = stationsAt(cursor, board)
  const isStationLine = length === tokens.length
  cursor.at = length
  const [first, second] = [tokens[length], tokens[length + 1]]
  // "3 cang 123"
  if (first?.is === 'NUMBER') return !(second?.text === 'c' || second?.text === 'cang')
  if (isStationLine) return true
  const setLength = () => (cursor.phrase(SET_PHRASES) ?? cursor.phrase(EITHER_SET_PHRASES))?.length
  if (setLength()) {
    for (let next = setLength(); next; next = setLength()) cursor.at += next
    const bet = cursor.phrase(BETS)
    return length > 0 || (bet !== null && cursor.token?.text !== 'x' && cursor.peek(bet.length)?.is === 'NUMBER')
  }
  const digits = cursor.phrase(DIGIT_SETS)
  if (digits && cursor.peek(digits.length)?.is === 'NUMBER') {
    const bet = cursor.phrase(BETS, cursor.at + digits.length + 1)
    return (
      bet !== null &&
      cursor.peek(digits.length + 1 + bet.length)?.is === 'NUMBER' &&
      tokens[cursor.at + digits.length + 1]?.text !== 'x'
    )
  }
  return length > 0
}

/** "d40": head or tail, with its price. */
function isHeadAt(tokens: readonly Token[], at: number): boolean {
  const price = tokens[at + 1]
  return tokens[at]?.text === 'd' && price?.is === 'NUMBER' && price.gap === ''
}

/** Whether numbers or sets come first and then a bet with its price, on a board of the North. */
export function isNumbersFirst(tokens: readonly Token[]): boolean {
  const cursor = new Cursor(tokens)
  for (let token = cursor.token; token; token = cursor.token) {
    const set = setAt(cursor)
    const isRange = token.is === 'WORD' && RANGE_WORDS.has(token.text)
    // Behind numbers "dau 5" is a bet, and "xiu chu" is no set.
    const isBet = cursor.at > 0 && cursor.phrase(BETS) !== null
    if ((token.is !== 'NUMBER' && !isRange && !set) || isBet) break
    cursor.at += set ?? 1
  }
  if (cursor.at === 0) return false
  if (isHeadAt(tokens, cursor.at)) return true
  const bet = cursor.phrase(BETS)
  if (!bet || cursor.token?.text === 'x') return false
  const next = cursor.peek(bet.length)
  const price = next?.is === 'MARK' || next?.text === 'x' ? cursor.peek(bet.length + 1) : next
  return price?.is === 'NUMBER'
}

/** OWN can be settled by itself. HEAD has stations that lines below may be of, UNDER is such a line. LOST: nothing below is clear. */
type LineKind = 'OWN' | 'HEAD' | 'UNDER' | 'LOST'

const NO_STATIONS: NamedStations = { stations: [], fault: null, length: 0 }

export class SouthReader {
  private tokens: readonly Token[] = []
  private readonly board: TextBoard
  private cursor = new Cursor([])
  readonly parts: Part[] = []
  /** Of a line of its own: they hold for the lines below. */
  context: readonly string[] | null = null
  /** Named in front of bets on an earlier line; whether they hold for others is unclear. */
  private before: readonly string[] | null = null
  /** A region with several stations is named without any of them. */
  isUnnamed = false
  /** They belong to an unclear part: what is below cannot be settled without it. */
  isBeforeUnclear = false
  private stations: readonly string[] | null = null
  private statement: Statement | null = null
  /** Number of parts before the line. */
  private lineParts = 0

  constructor(board: TextBoard) {
    this.board = board
  }

  /** Others than the board's own stand in front of bets above: a line without stations can be of either. */
  get isBelowOthers(): boolean {
    return this.before !== null && !isSame([this.board.lottery], this.before)
  }

  /** A region without its stations is named: bets need one. */
  openRegion(): void {
    const stations = this.board.region === 'NORTH' ? [] : mainStations(this.board)
    this.context = null
    this.before = stations.length > 0 ? stations : null
    this.isUnnamed = stations.length > 1
    this.isBeforeUnclear = false
  }

  /** Stations in front of bets in the other dialect. */
  nameBefore(stations: readonly string[], isUnclear: boolean): void {
    this.before = stations
    this.isUnnamed = false
    this.isBeforeUnclear = isUnclear
  }

  /** Reads a line, or several that are separated by semicolons. */
  readLine(tokens: readonly Token[], isRegion = false): LineKind {
    this.tokens = tokens
    this.cursor = new Cursor(tokens)
    const { cursor, board } = this
    this.stations = this.context
    const named = board.region === 'NORTH' ? NO_STATIONS : stationsAt(cursor, board)
    if (named.length > 0) {
      const place = this.place(0, named.length)
      cursor.at = named.length
      if (cursor.token?.is === 'MARK' && cursor.token.text === ':') cursor.at += 1
      this.stations = named.stations
      this.before = null
      this.isUnnamed = false
      this.isBeforeUnclear = false
      if (named.fault) {
        // What the line says is for stations that are not known.
        const whole = this.place(0, tokens.length)
        this.push({ ...whole, bets: [], notes: [], fault: { reason: named.fault, focus: place } })
        this.context = null
        return 'LOST'
      }
      if (cursor.isAtEnd || isRegion) this.context = named.stations
      if (cursor.isAtEnd) return 'OWN'
      if (!isSame(named.stations, this.context)) this.before = named.stations
    }
    const isInherited = named.length === 0 && this.before !== null
    const from = this.parts.length
    this.lineParts = from
    while (cursor.token) this.step(cursor.token)
    this.close()
    if (isInherited) this.askStations(from)
    if (named.length > 0 && this.hasTwoMeanings(named.length)) this.askWhole(from)
    const [only, other] = this.parts.slice(from)
    if (named.length > 0 && !isRegion && only?.fault && !other) {
      // Without its bets the line would be a station line, which holds for those below.
      this.parts[from] = { ...only, start: tokens[0]?.start ?? only.start, stations: [] }
      this.isBeforeUnclear = true
      return 'HEAD'
    }
    return isInherited && this.isBeforeUnclear ? 'UNDER' : 'OWN'
  }

  /** "tp 12b1" and below "34b1": of the same station, or of the board's. */
  private askStations(from: number): void {
    const { before, board, context } = this
    const parts = this.parts.splice(from)
    if (!before || parts.length === 0) return
    const fault = parts.find((part) => part.fault)?.fault
    const bets = parts.flatMap((part) => part.bets)
    const onOthers = before.flatMap((station) => bets.map((bet) => onStation(bet, station, board)))
    const isAcross = bets.some(({ betType }) => betType === 'DA_XIEN')
    const whole = { ...this.place(0, this.tokens.length), notes: [], stations: [] }
    if (fault) {
      const { reason, focus } = fault
      return this.push({ ...whole, bets: [], fault: focus ? { reason, focus } : { reason } })
    }
    const readings = [bets, ...(isAcross || context ? [] : [onOthers])]
    const outcome = isAcross || context ? settleAsk(readings, 'STATION') : settle(readings, 'STATION')
    if (isFault(outcome)) this.push({ ...whole, bets: [], fault: outcome })
    else for (const part of parts) this.parts.push(part)
  }

  /** "bl 12 34 10k": bao lo, or the station of that name without a bet. */
  private hasTwoMeanings(length: number): boolean {
    const first = this.tokens[0]?.text
    return length === 1 && (first === 'bl' || first === 'dt') && this.parts.at(-1)?.fault?.reason === 'NO_BET'
  }

  private askWhole(from: number): void {
    this.parts.length = from
    this.push({ ...this.place(0, this.tokens.length), bets: [], notes: [], fault: { reason: 'STATION' } })
  }

  private push(part: Omit<Part, 'dialect'>): void {
    this.parts.push({ ...part, dialect: this.board.region === 'NORTH' ? 'NORTH' : 'SOUTH' })
  }

  private place(first: number, end: number) {
    return { start: this.tokens[first]?.start ?? 0, end: this.tokens[Math.max(first, end - 1)]?.end ?? 0 }
  }

  private begin(): Statement {
    this.statement ??= {
      first: this.cursor.at,
      items: [],
      stations: this.stations,
      bets: [],
      fault: null,
      ask: null,
      habits: new Set(),
    }
    return this.statement
  }

  private fail(reason: TextReason, length: number): void {
    const { at } = this.cursor
    const statement = this.begin()
    statement.fault ??= { reason, focus: this.place(at, at + length) }
    // What follows on the line may belong to it.
    this.cursor.at = this.tokens.length
  }

  private step(token: Token): void {
    const { cursor } = this
    const isNext = cursor.at > 0 && token.gap.includes(';')
    if (isNext) this.close()
    const isPriced = (this.statement?.bets.length ?? 0) > 0
    const hasNumbers = (this.statement?.items.length ?? 0) > 0
    const bet = cursor.phrase(BETS)
    const isStart = !this.statement || isPriced
    if (isStart && this.readStations(bet !== null && isPriced)) return
    if (!hasNumbers && this.readSet()) return
    const isTimes = token.text === 'x' && bet?.length === 1 && this.statement?.items.every(({ digits }) => digits !== 3)
    if (hasNumbers && !isPriced && isTimes) return this.readPriceWithoutBet(1)
    if (hasNumbers && bet) return this.readBet(bet.value, bet.length)
    if (hasNumbers && isHeadAt(this.tokens, cursor.at)) return this.readHeadTail()
    if (isPriced && this.readSet()) return
    if (token.is === 'NUMBER') return this.readNumber(token)
    if (hasNumbers && !isPriced && this.readSet()) return
    if (token.is === 'WORD' && RANGE_WORDS.has(token.text)) return this.readRange()
    if (token.is === 'WORD' && FILLERS.has(token.text)) {
      // "36 con dd1" says how many numbers there are.
      if (hasNumbers && !isPriced && token.text !== 'va' && token.text !== 'voi') return this.fail('WORD', 1)
      if (isPriced) this.close()
      cursor.at += 1
      return
    }
    if (token.is === 'MARK' && hasNumbers && !isPriced) return this.readPriceWithoutBet(1)
    this.fail('WORD', 1)
  }

  /** Stations in the middle of a line, for what follows. */
  private readStations(isBetToo: boolean): boolean {
    const { cursor } = this
    const named = stationsAt(cursor, this.board)
    const next = cursor.peek(named.length)
    if (named.length === 0 || next?.is !== 'NUMBER') return false
    if (this.board.region === 'NORTH') {
      if (isBetToo) return false
      this.fail('STATION', named.length)
      return true
    }
    if (isBetToo) {
      // "12 b1 dt 34 b5": the station, unless it can be a bet with the price 34.
      const after = cursor.phrase(BETS, cursor.at + named.length + 1)
      const items = this.statement?.items ?? []
      const isAlone =
        items.length === 1 && items[0]?.numbers.length === 1 && items[0].digits === 2 && cursor.token?.text === 'dt'
      if (!after) return false
      if (!isAlone) {
        this.fail('STATION', named.length)
        return true
      }
    }
    this.close()
    this.stations = named.stations
    this.before = named.stations
    const { at } = cursor
    cursor.at += named.length
    if (named.fault) {
      cursor.at = at
      this.fail(named.fault, named.length)
    }
    return true
  }

  private newNumbers(): Statement {
    if (this.statement && this.statement.bets.length > 0) this.close()
    return this.begin()
  }

  private readSet(): boolean {
    const { cursor } = this
    const token = cursor.token
    if (!token) return false
    const set = cursor.phrase(SET_PHRASES)
    const digitSet = cursor.phrase(DIGIT_SETS)
    if (!set && this.readEither(token)) return true
    if (set) {
      // "chan.le": even and odd, or even with odd.
      const isSecond = this.statement?.bets.length === 0 && this.statement.items.at(-1)?.isNumber === false
      if (isSecond && CLASSES.has(token.text)) {
        this.fail('WORD', set.length)
        return true
      }
      this.newNumbers().items.push({ numbers: set.value, digits: 2, isNumber: false, token, gap: token.gap })
      cursor.at += set.length
      return true
    }
    const digit = digitSet && cursor.peek(digitSet.length)
    if (
      !digitSet ||
      digit?.is !== 'NUMBER' ||
      digit.text.length !== 1 ||
      hasUnitAt(cursor, cursor.at + digitSet.length)
    )
      return false
    const statement = this.newNumbers()
    const isBetToo = cursor.phrase(BETS) !== null
    if (isBetToo) statement.ask ??= 'SET_DIGIT'
    statement.items.push({
      numbers: digitSet.value(Number(digit.text)),
      digits: 2,
      isNumber: false,
      token,
      gap: token.gap,
    })
    cursor.at += digitSet.length + 1
    return true
  }

  private readEither(token: Token): boolean {
    const { cursor } = this
    const either = cursor.phrase(EITHER_SET_PHRASES)
    if (!either) return false
    const statement = this.newNumbers()
    const [numbers, other] = either.value
    statement.ask ??= 'WORD'
    statement.items.push({ numbers, digits: 2, isNumber: false, token, gap: token.gap, other })
    cursor.at += either.length
    return true
  }

  private readNumber(token: Token): void {
    const { cursor } = this
    const isPriced = (this.statement?.bets.length ?? 0) > 0
    const isPrice =
      !isPriced &&
      (this.statement?.items.length ?? 0) > 0 &&
      hasUnitAt(cursor, cursor.at) &&
      !isHeadAt(this.tokens, cursor.at + 1)
    if (isPrice) return this.readPriceWithoutBet(0)
    const statement = this.newNumbers()
    if (token.text.length < 2 || (token.text.length > 4 && token.text.length % 2 === 1) || token.text.length > 20)
      return this.fail('DIGITS', 1)
    statement.items.push({
      numbers: [Number(token.text)],
      digits: token.text.length,
      isNumber: true,
      token,
      gap: token.gap,
    })
    cursor.at += 1
  }

  /** "01 keo 05", "03 keo 93", "20/21 keo 29". */
  private readRange(): void {
    const { cursor, statement } = this
    const word = cursor.token?.text ?? ''
    const next = cursor.peek(1)
    const [before, last] = [statement?.items.at(-2), statement?.items.at(-1)]
    const isRange =
      next?.is === 'NUMBER' &&
      last?.isNumber &&
      next.text.length === last.digits &&
      last.digits <= 3 &&
      statement?.bets.length === 0
    if (!isRange) return this.fail('RANGE', 1)
    const isPair = before?.isNumber === true && before.digits === last.digits
    const written = isPair ? [last.token.text, before.token.text] : [last.token.text]
    const range = rangeOf(word, written, next.text, isPair && last.gap.includes('/'))
    if (!range) return this.fail('RANGE', 2)
    const habit = range.other ? habitOf(this.board, 'ranges') : null
    if (habit) statement.habits.add(habit.note)
    const { numbers, other, takes } = habit ? { ...range, numbers: range[habit.value], other: undefined } : range
    const first = statement.items.splice(-takes)[0] ?? last
    if (other) statement.ask ??= 'RANGE'
    statement.items.push({ ...first, numbers, isNumber: false, ...(other && { other }) })
    cursor.at += 2
  }

  private readBet(word: BetWord, length: number): void {
    const { cursor } = this
    const statement = this.begin()
    const from = cursor.at
    const written = this.tokens
      .slice(from, from + length)
      .map(({ text }) => text)
      .join('')
    let taken = length
    if (this.isBetweenPair(word, from + taken)) {
      // "12 da 34 5n"
      const second = cursor.peek(taken)
      const [first] = statement.items
      if (first && second)
        statement.items.push({ ...first, numbers: [Number(second.text)], token: second, gap: second.gap })
      taken += 1
    }
    let mark = cursor.peek(taken)
    if (mark && (mark.is === 'MARK' || (mark.text === 'x' && word.kind !== 'THREE') || mark.text === 'gia')) {
      taken += 1
      mark = cursor.peek(taken)
    }
    const per = cursor.phrase(PER_NUMBER, from + taken)
    if (per) taken += per.length
    const price = cursor.peek(taken)
    if (price?.is !== 'NUMBER') return this.fail('NO_PRICE', length)
    // "b.5" could be a half, "b-5" a list.
    if (/[.,\-;]/.test(price.gap)) return this.fail('AMOUNT', length)
    const amount = this.priceAt(from + taken)
    // "12 lo 34", "05 dau 3": in the North the numbers of a bet follow it.
    const isPick = amount.unit === 'NONE' && amount.length === 1 && taken === length && /[ \t]/.test(price.gap)
    const isListed = statement.items.every(({ isNumber }) => isNumber)
    const isSet = isListed && (word.kind === 'HEAD' || word.kind === 'TAIL') && price.text.length === 1
    if (this.board.region === 'NORTH' && isPick && (isSet || /^(?:bao)?lo$/.test(written)))
      statement.ask ??= 'PRICE_OR_NUMBER'
    cursor.at += taken + amount.length
    if (Number.isNaN(amount.value)) {
      cursor.at = from + taken
      return this.fail('AMOUNT', amount.length)
    }
    const after = cursor.phrase(PER_NUMBER)
    if (after) cursor.at += after.length
    else if (cursor.token?.gap.includes('/') && cursor.token.is === 'WORD' && FILLERS.has(cursor.token.text))
      cursor.at += 1
    statement.bets.push({ word, amount, written })
  }

  /** "12 da 34 5n": the second number stands behind the bet, and its price behind that. */
  private isBetweenPair({ kind, inOrders }: BetWord, at: number): boolean {
    const { items = [], bets = [] } = this.statement ?? {}
    const [second, price] = [this.tokens[at], this.tokens[at + 1]]
    const isPair = (kind === 'PAIR' || kind === 'CROSS_PAIR') && !inOrders && bets.length === 0
    const isFirst = items.length === 1 && items[0]?.isNumber === true && items[0].digits === 2
    const isSecond = second?.is === 'NUMBER' && second.text.length === 2 && !hasUnitAt(this.cursor, at)
    if (!isPair || !isFirst || !isSecond || price?.is !== 'NUMBER' || !/^[ \t]+$/.test(price.gap)) return false
    // "12 da 34 56b5": the next bet.
    const after = at + 1 + (amountAt(this.cursor, at + 1)?.length ?? 1)
    return this.tokens[after] === undefined || /[\n;,.]/.test(this.tokens[after]?.gap ?? '')
  }

  /** "d40nd20n" is the head for 40 and the tail for 20. */
  private readHeadTail(): void {
    const { cursor } = this
    const statement = this.begin()
    const first = this.priceOfHead(cursor.at + 1)
    cursor.at += 1 + first.length
    if (!isHeadAt(this.tokens, cursor.at)) {
      statement.bets.push({ word: { kind: 'HEAD', inOrders: false, isEither: true }, amount: first, written: 'd' })
      return
    }
    const second = this.priceOfHead(cursor.at + 1)
    cursor.at += 1 + second.length
    statement.bets.push({ word: { kind: 'HEAD', inOrders: false }, amount: first, written: 'd' })
    statement.bets.push({ word: { kind: 'TAIL', inOrders: false }, amount: second, written: 'd2' })
    if (isHeadAt(this.tokens, cursor.at)) this.fail('LABEL', 1)
  }

  private priceOfHead(at: number): Amount {
    const amount = amountAt(this.cursor, at, false) ?? { value: Number.NaN, unit: 'NONE', length: 1 }
    // The "d" of the next bet is no unit.
    return isHeadAt(this.tokens, at + 1) ? { value: Number(this.tokens[at]?.text), unit: 'NONE', length: 1 } : amount
  }

  /** A price after a bet. In "b10.34b20" the point ends it, in "da1.5" it is a decimal. */
  private priceAt(at: number): Amount {
    const { cursor } = this
    const whole = amountAt(cursor, at, false) ?? { value: Number.NaN, unit: 'NONE', length: 1 }
    if (whole.length > 1) return whole
    const ahead = at - cursor.at
    const [first, fraction] = [cursor.peek(ahead), cursor.peek(ahead + 1)]
    if (fraction?.is !== 'NUMBER' || !/^[.,]$/.test(fraction.gap)) return whole
    const decimal = amountAt(cursor, at) ?? whole
    if (hasUnitAt(cursor, at + 1) || Number(first?.text) === 0) return decimal
    let end = at + 2
    for (let next = this.tokens[end]; next?.is === 'NUMBER' && !hasLineBreak(next.gap); next = this.tokens[end])
      end += 1
    const isBefore = cursor.phrase(BETS, end) !== null || RANGE_WORDS.has(this.tokens[end]?.text ?? '')
    const unclear = { value: Number.NaN, unit: 'NONE', length: 2 } as const
    switch (fraction.text.length) {
      case 1:
        // A number has two digits.
        return decimal
      case 2:
        return isBefore ? whole : unclear
      case 3:
        if (isBefore) return fraction.text.endsWith('00') ? unclear : whole
        return end === at + 2 && fraction.text.endsWith('00') ? decimal : unclear
      default:
        return isBefore ? whole : unclear
    }
  }

  /** "12 34 x 10k" without a bet: the two usual ones are offered. */
  private readPriceWithoutBet(marks: number): void {
    const { cursor, board } = this
    const statement = this.begin()
    const amount = amountAt(cursor, cursor.at + marks)
    if (!amount) return this.fail('WORD', 1)
    const digits = statement.items[0]?.digits
    const kinds: readonly Kind[] = digits === 3 ? ['BAO', 'THREE'] : digits === 2 ? ['HEAD_TAIL', 'BAO'] : ['BAO']
    const readings = kinds.flatMap((kind) => {
      const bets = this.betsOf(statement, { kind, inOrders: false }, amount)
      const lines = isFault(bets) ? bets : linesOf(board, bets)
      return isFault(lines) ? [] : [lines]
    })
    cursor.at += marks + amount.length
    // "12 34 10k, dd5": the price may be of the bet behind it.
    if (cursor.phrase(BETS)) return this.fail('NO_BET', 1)
    statement.fault ??= { reason: 'NO_BET', ...(readings.length > 0 && { readings }) }
    this.close()
  }

  private close(): void {
    const { statement, cursor } = this
    this.statement = null
    if (!statement) return
    const place = this.place(statement.first, cursor.at)
    const outcome = statement.fault ?? this.resolve(statement)
    const isApart = /[,;]/.test(this.tokens[statement.first]?.gap ?? '')
    if (isFault(outcome) && !outcome.readings && !isApart && this.parts.length > this.lineParts) {
      // "12dd10 20": what follows a price may belong to it.
      const last = this.parts.pop()
      const focus = outcome.focus ?? place
      this.push({
        start: last?.start ?? place.start,
        end: place.end,
        bets: [],
        notes: [],
        fault: { reason: outcome.reason, focus },
      })
      return
    }
    if (isFault(outcome))
      this.push({
        ...place,
        bets: [],
        notes: [],
        fault: outcome,
        ...(statement.stations && { stations: statement.stations }),
      })
    else {
      const isShort = statement.bets.some(({ amount }) => amount.unit === 'NONE' && amount.value < 1_000)
      const isInUnit = isShort && this.board.priceUnit !== 1
      const notes: TextNote[] = [...(isInUnit ? (['PRICE_UNIT'] as const) : []), ...statement.habits]
      this.push({ ...place, bets: outcome, notes, fault: null })
    }
  }

  private resolve(statement: Statement): readonly TextBet[] | Fault {
    const { bets } = statement
    if (bets.length === 0) return { reason: statement.items.length > 0 ? 'NO_BET' : 'NO_NUMBERS' }
    let ways: (readonly TextBet[])[] = [[]]
    let reason: TextReason | null = statement.ask
    for (const [index, { word, amount, written }] of bets.entries()) {
      const before = bets[index - 1]
      const isTail = written === 'b' && before?.word.kind === 'HEAD'
      const habit = word.isEither ? habitOf(this.board, 'd') : isTail ? habitOf(this.board, 'b') : null
      if (habit) statement.habits.add(habit.note)
      const isUnclear = (isTail || word.isEither === true) && !habit
      const atEnd = { ...word, kind: 'TAIL' as const }
      const words = isUnclear ? [atEnd, word] : [habit?.value === 'TAIL' ? atEnd : word]
      if (isUnclear) reason ??= 'LABEL'
      if (bets.slice(0, index).some((other) => other.written === written)) reason ??= 'TWICE'
      const outcomes = words.map((one) => this.linesOf(statement, one, amount))
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

  private linesOf(statement: Statement, word: BetWord, amount: Amount): readonly TextBet[] | Fault {
    const { items } = statement
    if (items.some(({ other }) => other)) {
      const readings = [
        items.map(({ other: _other, ...item }) => item),
        items.map(({ other, ...item }) => (other ? { ...item, numbers: other } : item)),
      ]
      return settle(
        readings.map((own) => this.linesOf({ ...statement, items: own }, word, amount)),
        'RANGE',
      )
    }
    if (word.kind === 'PAIR' && !word.isWithin && (statement.stations?.length ?? 1) > 1) {
      const habit = habitOf(this.board, 'pairs')
      if (habit) statement.habits.add(habit.note)
      const kinds: readonly BetWord[] = [
        { ...word, isWithin: true },
        { ...word, kind: 'CROSS_PAIR', isAcross: true },
      ]
      if (habit) return this.linesOf(statement, kinds[habit.value === 'WITHIN' ? 0 : 1] ?? word, amount)
      return settleAsk(
        kinds.map((own) => this.linesOf(statement, own, amount)),
        'LABEL',
      )
    }
    if (word.kind === 'CROSS_PAIR' && !word.isAcross && (statement.stations?.length ?? 1) > 2)
      return settleAsk([this.linesOf(statement, { ...word, isAcross: true }, amount)], 'TWO_STATIONS')
    const types = BET_TYPES[this.board.region][word.kind]
    const wrong = items.find(({ digits }) => !types[digits])
    if (wrong) {
      const isJoined =
        wrong.isNumber &&
        wrong.digits % 2 === 0 &&
        types[2] &&
        items.every(({ digits }) => types[digits] || digits === wrong.digits)
      if (!isJoined) return { reason: 'DIGITS', focus: wrong.token }
      const pairs = items.flatMap((item) => (types[item.digits] ? [item] : pairsOf(item)))
      const lines = this.linesOf({ ...statement, items: pairs }, word, amount)
      // "1219da2" is 12 and 19, as four digits can be nothing else there.
      const isPair = (word.kind === 'PAIR' || word.kind === 'CROSS_PAIR') && wrong.digits === 4
      return isPair ? lines : ask(lines, 'DIGITS', wrong.token)
    }
    const isTwice = hasSetTwice(items) || (word.inOrders && hasOrdersTwice(items))
    const inAll = (once: boolean): readonly TextBet[] | Fault => {
      const bets = this.betsOf(statement, word, amount, once)
      return isFault(bets) ? bets : linesOf(this.board, bets)
    }
    return isTwice ? settle([inAll(true), inAll(false)], 'TWICE') : inAll(false)
  }

  private betsOf(
    { items, stations }: Statement,
    { kind, inOrders }: BetWord,
    amount: Amount,
    isOnce = false,
  ): readonly Bet[] | Fault {
    const { board } = this
    const byDigits = new Map<number, number[]>()
    for (const { digits, numbers } of items) {
      const all = inOrders ? numbers.flatMap((number) => ordersOf(number, digits)) : numbers
      const known = byDigits.get(digits) ?? []
      byDigits.set(digits, known)
      for (const number of all) known.push(number)
    }
    if (isOnce) for (const [digits, numbers] of byDigits) byDigits.set(digits, [...new Set(numbers)])
    const named = stations ?? [board.lottery]
    if (kind === 'CROSS_PAIR') {
      if (named.length < 2) return { reason: 'TWO_STATIONS' }
      return pairsAmong(named).map(([first = '', second = '']) => ({
        betType: 'DA_XIEN',
        picks: byDigits.get(2) ?? [],
        amount,
        lottery: jointCode(first, second),
      }))
    }
    return named.flatMap((station) =>
      [...byDigits].flatMap(([digits, picks]) =>
        (BET_TYPES[board.region][kind][digits] ?? []).flatMap((betType): Bet[] => {
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
}

/** Two stations that are bet on together, in the order of all stations. */
const jointCode = (...codes: readonly string[]): string => codes.toSorted((a, b) => placeOf(a) - placeOf(b)).join('-')

const placeOf = (code: string) => STATIONS.findIndex((station) => station.code === code)

const isSame = (a: readonly string[], b: readonly string[] | null) => b !== null && a.join() === b.join()

function onStation(bet: TextBet, station: string, board: TextBoard): TextBet {
  const { lottery: _lottery, ...rest } = bet
  return station === board.lottery ? rest : { ...rest, lottery: station }
}

function settleAsk(readings: readonly (readonly TextBet[] | Fault)[], reason: TextReason): Fault {
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

const pairsOf = (item: Item): Item[] =>
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
    numbers.map((number) => `${digits}:${ordersOf(number, digits)[0]}`),
  )
  return new Set(orders).size < orders.length
}
