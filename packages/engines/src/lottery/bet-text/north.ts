import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import type { Amount } from './amounts.ts'
import { amountAt, hasUnitAt } from './amounts.ts'
import { BEFORE } from './courtesy.ts'
import { mirrored, SETS, shadows } from './number-sets.ts'
import {
  ask,
  type Fault,
  habitOf,
  isFault,
  joined,
  type Part,
  settle,
  type TextBet,
  type TextBoard,
  type TextNote,
  type TextReason,
} from './readings.ts'
import { type Group, type Item, readingOf, readingsOf } from './north-bets.ts'
import {
  COUNT_WORDS,
  DE,
  DE3,
  DE_FIRST,
  DIGIT_SETS,
  type DigitSet,
  EITHER_SET_PHRASES,
  FILLERS,
  type Label,
  LABELS,
  LO,
  LO_FIRST,
  MARKS,
  MIRROR_WORDS,
  PER_NUMBER,
  RANGE_WORDS,
  RECAP,
  SET_PHRASES,
  SHORT_XIEN,
  SIDES,
} from './north-words.ts'
import { rangeOf } from './ranges.ts'
import { Cursor, hasLineBreak, type Token } from './tokens.ts'

/*
 * The dialect of the North, and of the boards' own words everywhere: the bet before the numbers, then a price.
 * docs/lottery-quick-entry.md describes it.
 */

export function readNorth(
  tokens: readonly Token[],
  board: TextBoard,
  labels: Labels = { context: null, last: null },
): Part[] {
  return new NorthReader(tokens, board, labels).read()
}

interface Sum {
  readonly tickets: number
  readonly stakes: bigint
  readonly faults: number
}

/** Labels that hold for what follows, also beyond lines in the other dialect. */
export interface Labels {
  /** Of the lines below its own line. */
  context: Label | null
  /** Written last. */
  last: Label | null
}

const NO_SUM: Sum = { tickets: 0, stakes: 0n, faults: 0 }

class NorthReader {
  private readonly tokens: readonly Token[]
  private readonly board: TextBoard
  private readonly cursor: Cursor
  private readonly joins: ReadonlySet<number>
  private readonly parts: Omit<Part, 'dialect'>[] = []
  private group: Group | null = null
  private readonly labels: Labels
  /** The part in which the last label stands. */
  private labelPart = -1
  /** A price ended at the token before, on the same line and without a comma since. */
  private isAfterPrice = false
  /** The last group has no price. */
  private isUnpriced = false
  /** Of the line of each token. */
  private readonly firsts: readonly Token[]
  /** Number of parts before this line, and before what the next recap is about. */
  private lineParts = 0
  private readonly sums: Sum[] = [NO_SUM]
  private recapParts = 0

  constructor(tokens: readonly Token[], board: TextBoard, labels: Labels) {
    this.tokens = tokens
    this.board = board
    this.labels = labels
    this.cursor = new Cursor(tokens)
    this.joins = this.findJoins()
    this.firsts = firstsOf(tokens)
  }

  read(): Part[] {
    const { cursor } = this
    for (let token = cursor.token; token; token = cursor.token) {
      const before = cursor.at
      if (cursor.at > 0 && hasLineBreak(token.gap)) this.breakLine()
      if (token.gap.includes(',')) this.isAfterPrice = false
      this.step(token)
      if (cursor.at === before) throw new RangeError('A token was not read')
    }
    this.close(null)
    return this.parts.map((part) => ({ ...part, dialect: 'NORTH' }))
  }

  /** First tokens of the lines that go on with the numbers above: their price, or more numbers whose price stands on a line below. */
  private findJoins(): ReadonlySet<number> {
    const joins = new Set<number>()
    const { tokens, cursor } = this
    let isNumbers = true
    let below = false
    for (let index = tokens.length - 1; index > 0; index -= 1) {
      const token = tokens[index]
      if (!token) continue
      isNumbers &&= token.is === 'NUMBER'
      if (!hasLineBreak(token.gap)) continue
      cursor.at = index
      below = this.beginsWithPrice() || (isNumbers && below && !token.gap.includes(';'))
      if (below) joins.add(index)
      isNumbers = true
    }
    cursor.at = 0
    return joins
  }

  private breakLine(): void {
    const { group } = this
    this.isAfterPrice = false
    if (group) {
      const isLabelLine =
        group.items.length === 0 &&
        group.count === null &&
        group.label &&
        group.label.takes !== 'NOTHING' &&
        !group.fault
      if (isLabelLine && group.label) {
        this.labels.context = group.label
        this.labels.last = group.label
        this.group = null
      } else if (!this.joins.has(this.cursor.at)) {
        const next = this.cursor.token
        const isLabel = this.cursor.phrase(LABELS) !== null
        const goesOn = group.items.length > 0 && next?.is === 'NUMBER' && !next.gap.includes(';') && !isLabel
        // The price below may be for the numbers of both lines, or one is missing.
        if (goesOn) group.ask ??= 'NO_PRICE'
        else this.close(null)
      }
    }
    if (!this.group) this.lineParts = this.parts.length
  }

  private beginsWithPrice(): boolean {
    const token = this.cursor.token
    if (token?.gap.includes(';')) return false
    if (token?.is === 'MARK') return token.text !== ':'
    const mark = this.cursor.phrase(MARKS)
    if (mark) return this.cursor.peek(mark.length)?.is !== 'WORD' && !this.isXienAt(this.cursor.at)
    return hasUnitAt(this.cursor, this.cursor.at)
  }

  /** "x 12 34": xien, if two numbers follow. */
  private isXienAt(at: number): boolean {
    const short = this.cursor.phrase(SHORT_XIEN, at)
    if (!short) return false
    const [first, second] = [
      this.cursor.peek(at + short.length - this.cursor.at),
      this.cursor.peek(at + short.length + 1 - this.cursor.at),
    ]
    const isColon = first?.is === 'MARK' && first.text === ':'
    return (
      isColon ||
      (first?.is === 'NUMBER' && first.text.length === 2 && second?.is === 'NUMBER' && second.text.length === 2)
    )
  }

  private step(token: Token): void {
    const { cursor, group } = this
    if (this.readRecap()) return
    if (!group?.items.length && !this.isAfterPrice && !group?.label && this.isXienAt(cursor.at)) {
      const short = cursor.phrase(SHORT_XIEN)
      if (short) return this.open(short.value, short.length)
    }
    if (token.is === 'WORD' && token.text === 'c' && /^\d{3}$/.test(cursor.peek(1)?.text ?? ''))
      return this.open(DE3, 1)
    const set = cursor.phrase(SET_PHRASES)
    const label = cursor.phrase(LABELS)
    if (label && label.length >= (set?.length ?? 0)) {
      // "xien 2 00 11": the size of the tickets. "xien 2 100k" has a number too few either way.
      return this.open(label.value, label.length)
    }
    if (set) return this.readSet(set.value, set.length)
    const either = cursor.phrase(EITHER_SET_PHRASES)
    if (either && this.isSetAt(cursor.at + either.length)) return this.readEither(either.value, either.length)
    const digitSet = cursor.phrase(DIGIT_SETS)
    if (digitSet) return this.readDigits(digitSet.value, digitSet.length)
    if (token.is === 'WORD') {
      if (token.text === 'bo' || MIRROR_WORDS.has(token.text)) return this.readMode(token)
      if (token.text === 'ghep') return this.readCross()
      if (RANGE_WORDS.has(token.text)) return this.readRange(token)
    }
    const isMark = cursor.phrase(MARKS) !== null && (token.is !== 'NUMBER' || (group?.items.length ?? 0) > 0)
    if (token.is === 'MARK' || isMark || (token.gap.includes('/') && COUNT_WORDS.includes(token.text)))
      return this.readMarkedPrice(token)
    if (token.is === 'WORD' && (FILLERS.has(token.text) || token.text === 'chap')) return this.readFiller(token)
    if (token.is === 'NUMBER') return this.readNumber(token)
    this.readUnknown(token)
  }

  private open(label: Label, length: number): void {
    this.close(null)
    this.isAfterPrice = false
    this.begin(label)
    this.advance(length)
  }

  private begin(label: Label | null): Group {
    const { at } = this.cursor
    this.group = {
      label,
      first: at,
      end: at,
      items: [],
      fault: null,
      ask: null,
      mode: null,
      joint: '',
      side: null,
      per: null,
      count: null,
      isAfterPrice: false,
      habits: new Set(),
    }
    return this.group
  }

  /** The open group, or a new one without a label. */
  private current(): Group {
    const { isAfterPrice } = this
    this.isAfterPrice = false
    if (this.group) return this.group
    const group = this.begin(null)
    group.isAfterPrice = isAfterPrice
    return group
  }

  private advance(length: number): void {
    this.cursor.at += length
    if (this.group) this.group.end = this.cursor.at
  }

  private fail(reason: TextReason, from: number, to: number, length: number): void {
    const group = this.current()
    this.advance(length)
    group.fault ??= { reason, focus: this.place(from, to) }
  }

  private place(first: number, end: number) {
    return { start: this.tokens[first]?.start ?? 0, end: this.tokens[end - 1]?.end ?? 0 }
  }

  private add(item: Omit<Item, 'gap' | 'token'>, length: number): void {
    const group = this.current()
    const { token } = this.cursor
    if (!token) return
    group.items.push({ ...item, token, gap: group.joint + token.gap })
    group.joint = ''
    this.advance(length)
  }

  private readSet(numbers: readonly number[], length: number): void {
    const group = this.current()
    const word = this.cursor.token?.text ?? ''
    const before = group.items.at(-1)?.token.text
    if (SIDES[word] && before !== undefined && SIDES[before]) {
      // "chan.le": even and odd, or even with odd.
      return this.fail('WORD', this.cursor.at, this.cursor.at + length, length)
    }
    if (length === 1 && group.items.length === 0 && (!group.label || group.label === DE))
      group.side = SIDES[word] ?? null
    this.add({ numbers, digits: 2, isNumber: false }, length)
  }

  /** "dan 05 12 34" could be a list. */
  private isSetAt(end: number): boolean {
    const next = this.tokens[end]
    return this.tokens[end - 1]?.is !== 'NUMBER' || next?.is !== 'NUMBER' || hasUnitAt(this.cursor, end)
  }

  private readEither([numbers, other]: readonly [readonly number[], readonly number[]], length: number): void {
    this.current().ask ??= 'WORD'
    this.add({ numbers, digits: 2, isNumber: false, other: { numbers: other } }, length)
  }

  /** The digits after "dau", "dit", "tong": single ones, or several in a row. */
  private readDigits({ numbersOf, number }: DigitSet, length: number): void {
    const { cursor } = this
    const digits: string[] = []
    let taken = length
    // "dau: 3 x 30k"
    if (cursor.peek(taken)?.text === ':' && cursor.peek(taken + 1)?.is === 'NUMBER') taken += 1
    for (let next = cursor.peek(taken); next?.is === 'NUMBER' && !hasLineBreak(next.gap); next = cursor.peek(taken)) {
      const isRow = next.text.length > 1
      if (hasUnitAt(cursor, cursor.at + taken) || (isRow && digits.length > 0)) break
      digits.push(next.text)
      taken += 1
      if (isRow) break
    }
    const row = digits.join('')
    const written = digits[0] ?? ''
    const after = cursor.peek(taken)
    const isFollowed = after?.is === 'NUMBER' && !hasLineBreak(after.gap) && !hasUnitAt(cursor, cursor.at + taken)
    if (row === '' || new Set(row).size !== row.length || isFollowed) {
      this.fail('SET_DIGIT', cursor.at, cursor.at + taken + (row === '' && after?.is === 'NUMBER' ? 1 : 0), taken)
      return
    }
    const numbers = [...row].flatMap((digit) => numbersOf(Number(digit)))
    const item = { numbers, digits: 2, isNumber: false, isDouble: row.length === 1 }
    const [from = 0, to = 0] = digits.map(Number)
    if (digits.length === 2 && to > from + 1 && cursor.peek(taken - 1)?.gap.trim() === '-') {
      // "dau 1-5": two heads or five.
      const between = Array.from({ length: to - from + 1 }, (_, index) => numbersOf(from + index)).flat()
      this.current().ask ??= 'RANGE'
      return this.add({ ...item, other: { numbers: between } }, taken)
    }
    if (written.length === 2 && (number === 'FIRST' || number === 'LAST')) {
      const isLo = this.group?.label === LO
      const label = number === 'FIRST' ? (isLo ? LO_FIRST : DE_FIRST) : (this.group?.label ?? DE)
      this.current().ask ??= 'SET_DIGIT'
      this.add({ ...item, other: { numbers: [Number(written)], label } }, taken)
    } else if (written.length === 2 && number === 'SUM' && Number(written) < 19) {
      this.fail('SET_DIGIT', cursor.at, cursor.at + taken, taken)
    } else this.add(item, taken)
  }

  /** "bo 01", "cap 12", "lon 12 34", "12 lon". */
  private readMode(token: Token): void {
    const { cursor } = this
    const group = this.current()
    // Xien of two is a "cap" by itself.
    if (token.text === 'cap' && group.label?.takes === 'GROUP') return this.advance(1)
    const next = cursor.peek(1)
    const isNumberNext =
      next?.is === 'NUMBER' && next.text.length === 2 && !hasLineBreak(next.gap) && !hasUnitAt(cursor, cursor.at + 1)
    const plain = group.items.slice(group.items.findLastIndex((item) => !item.isNumber || item.digits !== 2) + 1)
    // "dit 5 bo 55" leaves 55 out.
    if (token.text === 'bo' && group.items.length > 0 && group.mode === null)
      return this.fail('MIRROR', cursor.at, cursor.at + 1, 1)
    if (isNumberNext && (group.mode !== null || plain.length === 0)) {
      group.mode = token.text === 'bo' ? 'SHADOW' : token.text === 'cap' ? 'PAIRS' : 'MIRROR'
      return this.advance(1)
    }
    const repeats = isNumberNext && cursor.peek(2)?.text === token.text
    if (
      token.text === 'bo' ||
      plain.length === 0 ||
      group.mode !== null ||
      (isNumberNext && !(repeats && plain.length === 1))
    ) {
      return this.fail('MIRROR', cursor.at, cursor.at + 1, 1)
    }
    const first = group.items.length - plain.length
    for (let index = first; index < group.items.length; index += 1) {
      const item = group.items[index]
      if (!item) continue
      const both = mirrored(item.numbers[0] ?? 0)
      const isLast = index === group.items.length - 1
      group.items[index] = {
        ...item,
        numbers: both,
        isNumber: false,
        ...(!isLast && { other: { numbers: item.numbers } }),
      }
    }
    if (plain.length > 1) group.ask ??= 'MIRROR'
    this.advance(1)
  }

  /** "dau 1247 ghep dit 3689": each head with each tail. */
  private readCross(): void {
    const { cursor, group } = this
    const last = group?.items.at(-1)
    const next = cursor.phrase(DIGIT_SETS, cursor.at + 1)
    const from = cursor.at
    const before = this.setWordBefore(last)
    const nextWord = cursor.peek(1)?.text
    const isOther =
      (before === 'dau' && (nextWord === 'dit' || nextWord === 'duoi')) ||
      (before !== 'dau' && before !== null && nextWord === 'dau')
    if (!group || !last || !next || next.length !== 1 || !isOther) return this.fail('WORD', from, from + 1, 1)
    this.advance(1)
    const ahead = group.items.length
    const { ask: requested, fault } = group
    this.readDigits(next.value, 1)
    const crossing = group.items[ahead]
    if (!crossing) return
    group.items.splice(ahead - 1, 2)
    group.ask = requested === 'SET_DIGIT' ? null : requested
    group.fault = fault
    const tails = new Set(crossing.numbers)
    group.items.push({
      ...last,
      numbers: last.numbers.filter((number) => tails.has(number)),
      other: undefined,
      isNumber: false,
    } as Item)
  }

  private setWordBefore(item: Item | undefined): string | null {
    const word = item?.token.text
    return word === 'dau' || word === 'dit' || word === 'duoi' ? word : null
  }

  /** "10 den 19", "03 keo 93", "10/20 keo 90". */
  private readRange(token: Token): void {
    const { cursor } = this
    const group = this.current()
    const next = cursor.peek(1)
    const last = group.items.at(-1)
    const before = group.items.at(-2)
    const isRange =
      next?.is === 'NUMBER' &&
      last?.isNumber &&
      group.mode === null &&
      next.text.length === last.digits &&
      (last.digits === 2 || last.digits === 3)
    if (!isRange)
      return this.fail('RANGE', cursor.at, cursor.at + (next?.is === 'NUMBER' ? 2 : 1), next?.is === 'NUMBER' ? 2 : 1)
    const isPair = before?.isNumber === true && before.digits === last.digits
    const written = isPair ? [last.token.text, before.token.text] : [last.token.text]
    const range = rangeOf(token.text, written, next.text, isPair && last.gap.includes('/'))
    if (!range) return this.fail('RANGE', cursor.at, cursor.at + 2, 2)
    const habit = range.other ? habitOf(this.board, 'ranges') : null
    if (habit) group.habits.add(habit.note)
    const { numbers, other, takes } = habit ? { ...range, numbers: range[habit.value], other: undefined } : range
    const first = group.items.splice(-takes)[0] ?? last
    if (other) group.ask ??= 'RANGE'
    group.items.push({
      ...first,
      numbers,
      isNumber: false,
      ...(other && { other: { numbers: other } }),
    })
    this.advance(2)
  }

  private readFiller(token: Token): void {
    const { cursor } = this
    if (token.text === 'chap') {
      const group = this.current()
      group.ask ??= 'WORD'
      return this.add({ numbers: SETS['kep bang|kep'], digits: 2, isNumber: false }, 1)
    }
    if (token.text === 'dan') {
      const next = cursor.peek(1)
      const group = this.current()
      if (next?.is === 'NUMBER') {
        const isList = cursor.peek(2)?.is === 'NUMBER' && !hasUnitAt(cursor, cursor.at + 2)
        if (!isList) return this.fail('WORD', cursor.at, cursor.at + 2, 2)
        group.ask ??= 'WORD'
      }
      return this.advance(1)
    }
    if (this.group) {
      if ((token.text === 'va' || token.text === 'voi') && this.group.items.length > 0) this.group.joint += '&'
      return this.advance(1)
    }
    // "de 52 50k va lo 83 10d": says nothing between two bets.
    if (token.text === 'va' || token.text === 'voi') this.cursor.at += 1
    else {
      this.current()
      this.advance(1)
    }
  }

  private readNumber(token: Token): void {
    const { cursor, group } = this
    const [second, third] = [cursor.peek(1), cursor.peek(2)]
    const isPoint = second?.is === 'NUMBER' && /^[.,]$/.test(second.gap)
    if (hasUnitAt(cursor, cursor.at)) return this.readPrice(token, amountAt(cursor, cursor.at, false))
    if (second?.is === 'WORD' && ['con', 'so'].includes(second.text) && /^[ \t]*$/.test(second.gap)) {
      // "36 so x 10k" says how many numbers there are.
      this.current().count = Number(token.text)
      return this.advance(2)
    }
    if (isPoint && hasUnitAt(cursor, cursor.at + 1)) {
      const isGrouped =
        second.text.length === 3 && (third?.text === 'd' || third?.text === 'dong' || third?.text === 'vnd')
      if (isGrouped || token.text.length === 1) return this.readPrice(token, amountAt(cursor, cursor.at))
      // "52.50k" is 52 for 50k, and so is the end of "11.52.50k"; in "11 52.50k" it could be a price of 52.5k.
      const isListed = !group || group.items.length === 0 || /[.,]/.test(token.gap)
      if (!isListed) {
        const whole = amountAt(cursor, cursor.at)
        const from = cursor.at
        this.addNumber(token)
        const price = amountAt(cursor, cursor.at, false)
        const current = this.current()
        if (whole && price) {
          const { items } = current
          const both = settle(
            [this.resolve(current, price).bets, this.resolve({ ...current, items: items.slice(0, -1) }, whole).bets],
            'AMOUNT',
          )
          current.fault ??= {
            ...(isFault(both) ? both : { reason: 'AMOUNT', readings: [both] }),
            focus: this.place(from, from + 3),
          } as Fault
        }
        return
      }
    }
    this.addNumber(token)
  }

  private addNumber(token: Token): void {
    const number = Number(token.text)
    const group = this.current()
    const digits = token.text.length
    if (group.mode && digits !== 2) return this.fail('DIGITS', this.cursor.at, this.cursor.at + 1, 1)
    if (group.mode === 'SHADOW') return this.add({ numbers: shadows(number), digits: 2, isNumber: false }, 1)
    if (group.mode) {
      const isSecond = group.items.length > 0
      if (isSecond && group.mode === 'PAIRS') group.ask ??= 'MIRROR'
      const plain = { numbers: [number] }
      return this.add(
        { numbers: mirrored(number), digits: 2, isNumber: false, ...(group.mode === 'PAIRS' && { other: plain }) },
        1,
      )
    }
    this.add({ numbers: [number], digits, isNumber: true }, 1)
  }

  private readMarkedPrice(token: Token): void {
    const { cursor, group } = this
    // "de: 52 50k"
    if (
      token.is === 'MARK' &&
      token.text === ':' &&
      group &&
      group.items.length === 0 &&
      group.label &&
      group.label.takes !== 'NOTHING'
    ) {
      return this.advance(1)
    }
    const from = cursor.at
    if (!group && this.isAfterPrice) return this.reopen(from)
    let length = 0
    for (let next = cursor.peek(0); next; next = cursor.peek(length)) {
      const mark = cursor.phrase(MARKS, from + length)
      if (length > 0 && hasLineBreak(next.gap) && group && mark === null && next.is !== 'MARK') break
      const isPer = next.is === 'WORD' && next.gap.includes('/') && COUNT_WORDS.includes(next.text)
      if (next.is === 'MARK' || isPer) length += 1
      else if (mark) length += mark.length
      else break
      const words = this.tokens.slice(from, from + length).map(({ text }) => text)
      if (group) group.per ??= words.findLast((word) => COUNT_WORDS.includes(word)) ?? null
    }
    // "x .5" could be a half.
    const isCut = /[.,]/.test(cursor.peek(length)?.gap ?? '')
    const amount = isCut ? null : amountAt(cursor, from + length)
    if (!amount) return this.fail('AMOUNT', from, from + length, length)
    this.current()
    this.advance(length)
    this.readPrice(cursor.token ?? token, amount)
  }

  private readPrice(token: Token, amount: Amount | null): void {
    const { cursor } = this
    const group = this.current()
    if (!amount) return
    // "52 -50k" takes something away, or it is a list.
    if (/[ \t]-$/.test(token.gap)) group.ask ??= 'AMOUNT'
    this.advance(amount.length)
    const next = cursor.token
    const per = cursor.phrase(PER_NUMBER)
    if (next && !hasLineBreak(next.gap)) {
      if (next.is === 'WORD' && next.gap.includes('/') && COUNT_WORDS.includes(next.text)) {
        group.per = next.text
        this.advance(1)
      } else if (per) {
        group.per = per.value
        this.advance(per.length)
      }
    }
    this.close(amount)
  }

  /** "52 x 10 x 2": it is unclear how what follows a price changes it. */
  private reopen(from: number): void {
    const last = this.parts.at(-1)
    this.dropParts(this.parts.length - 1)
    this.cursor.at += 1
    const amount = amountAt(this.cursor, this.cursor.at)
    this.cursor.at += amount?.length ?? 0
    const focus = this.place(from, this.cursor.at)
    this.parts.push({
      start: last?.start ?? focus.start,
      end: focus.end,
      bets: [],
      notes: [],
      fault: { reason: 'AMOUNT', focus },
    })
    this.isAfterPrice = true
  }

  private readUnknown(token: Token): void {
    const { cursor, group } = this
    if (group) return this.fail('WORD', cursor.at, cursor.at + 1, 1)
    const last = this.parts.at(-1)
    if (this.isAfterPrice && last && /^[ \t]*$/.test(token.gap)) {
      // It may take the bet back.
      this.dropParts(this.parts.length - 1)
      this.parts.push({ ...last, end: token.end, bets: [], fault: { reason: 'WORD', focus: token } })
      cursor.at += 1
      return
    }
    const next = cursor.peek(1)
    if (next?.is === 'NUMBER' && !hasLineBreak(next.gap)) return this.fail('WORD', cursor.at, cursor.at + 1, 1)
    this.isAfterPrice = false
    cursor.at += 1
    const isSameRun =
      last?.fault?.reason === 'WORD' &&
      !last.fault.readings &&
      /^[ \t]{0,3}$/.test(token.gap) &&
      cursor.at > 1 &&
      last.end === this.tokens[cursor.at - 2]?.end
    if (isSameRun) this.dropParts(this.parts.length - 1)
    const place = { start: isSameRun ? last.start : token.start, end: token.end }
    // It may be a label.
    const isHead = this.parts.length === this.lineParts
    this.push({ ...place, bets: [], notes: [], fault: { reason: 'WORD', focus: place } }, cursor.at - 1, null)
    if (isHead) this.labelPart = this.parts.length - 1
  }

  /** "tong 5 con 100k", "cong 300k" after bets: how many there are, or what they cost. */
  private readRecap(): boolean {
    const { cursor } = this
    const word = cursor.phrase(RECAP)
    if (!word) return false
    let length = word.length
    if (cursor.peek(length)?.is === 'MARK') length += 1
    const number = cursor.peek(length)
    if (number?.is !== 'NUMBER') return false
    let count: number | null = null
    const counted = cursor.peek(length + 1)
    if (counted?.is === 'WORD' && COUNT_WORDS.includes(counted.text) && !counted.gap.includes('/')) {
      count = Number(number.text)
      length += 2
      const mark = cursor.peek(length)
      if (mark?.is === 'MARK' || mark?.text === 'x' || mark?.text === 'la') length += 1
    }
    const amount = amountAt(cursor, cursor.at + length)
    if (count === null && !amount) return false
    const first = cursor.token
    const isSum =
      amount !== null && (amount.unit !== 'NONE' || count !== null || first?.text !== 'tong' || amount.value >= 100)
    if (count === null && !isSum) return false
    if (count === null && first?.text === 'tong' && this.group) return false
    if (isSum) length += amount.length
    const next = cursor.peek(length)
    if (next && !hasLineBreak(next.gap) && !next.gap.includes(',')) {
      if (count === null) return false
    }
    this.checkRecap(count, isSum ? amount : null, length)
    return true
  }

  private checkRecap(count: number | null, amount: Amount | null, length: number): void {
    const focus = this.place(this.cursor.at, this.cursor.at + length)
    if (this.group) {
      this.group.fault ??= { reason: 'RECAP', focus }
      this.advance(length)
      this.close(null)
      return
    }
    this.cursor.at += length
    this.isAfterPrice = false
    const totals =
      amount &&
      (amount.either ?? [amount.unit === 'NONE' && amount.value < 1_000 ? amount.value * 1_000 : amount.value])
    const last = this.parts.length - 1
    const whole = this.sumBefore(this.parts.length)
    const fits = [last, this.lineParts, this.recapParts, 0].some((from) => {
      if (from < 0 || from > last) return false
      const before = this.sumBefore(from)
      if (whole.faults > before.faults) return false
      const total = Number((whole.stakes - before.stakes) / MINOR_UNITS)
      return (count === null || whole.tickets - before.tickets === count) && (totals === null || totals.includes(total))
    })
    if (!fits) {
      const from = this.lineParts < this.parts.length ? this.lineParts : Math.max(0, last)
      const start = this.parts[from]?.start ?? focus.start
      this.dropParts(from)
      const part = { start, end: focus.end, bets: [], notes: [], fault: { reason: 'RECAP', focus } as const }
      this.push(part, this.cursor.at - length, null)
    }
    this.recapParts = this.parts.length
  }

  /** Tickets, stakes and faults of the first parts. */
  private sumBefore(count: number): Sum {
    for (let index = this.sums.length; index <= count; index += 1) {
      const before = this.sums[index - 1] ?? NO_SUM
      const { bets = [], fault = null } = this.parts[index - 1] ?? {}
      this.sums.push({
        tickets: bets.reduce((all, bet) => all + ticketsOf(bet), before.tickets),
        stakes: bets.reduce((all, bet) => all + bet.stakeMinor * BigInt(ticketsOf(bet)), before.stakes),
        faults: before.faults + (fault ? 1 : 0),
      })
    }
    return this.sums[count] ?? NO_SUM
  }

  /** Takes back the parts from one on. */
  private dropParts(from: number): void {
    this.parts.length = Math.max(0, from)
    this.sums.length = Math.min(this.sums.length, this.parts.length + 1)
  }

  /** Ends the group at its price, or where something else begins. */
  private close(amount: Amount | null): void {
    const { group } = this
    this.group = null
    if (!group) return
    // "danh de 12 50k"
    if (!group.label && group.items.length === 0 && group.count === null && !group.fault && !amount) return
    if (group.label) this.labels.last = group.label
    const { start, end } = this.place(group.first, group.end)
    const { bets, notes } = group.fault ? { bets: group.fault, notes: [] } : this.resolve(group, amount)
    const last = this.parts.at(-1)
    if (isFault(bets) && !bets.readings && group.isAfterPrice && last) {
      // "12 x 100 000": it may belong to the price.
      this.dropParts(this.parts.length - 1)
      this.parts.push({
        start: last.start,
        end,
        bets: [],
        notes: [],
        fault: { reason: bets.reason, focus: { start, end } },
      })
    } else if (isFault(bets)) this.push({ start, end, bets: [], notes: [], fault: bets }, group.first, group.label)
    else this.push({ start, end, bets, notes, fault: null }, group.first, group.label)
    this.isAfterPrice = amount !== null
    this.isUnpriced = amount === null
  }

  /** What an unclear part may say about a group makes them one part: its label, or numbers and words right before it. */
  private push(part: Omit<Part, 'dialect'>, first: number, label: Label | null): void {
    const before = this.parts.at(-1)
    const isUnder = label === null && this.parts[this.labelPart]?.fault
    let from = this.parts.length
    if (isUnder) from = this.labelPart
    else if (before?.fault && this.isBeside(before, first)) from -= 1
    const known = this.parts.slice(from)
    this.dropParts(from)
    const [start = part, ...others] = known
    this.parts.push(known.length > 0 ? joined(start, ...others, part) : part)
    if (label !== null || from <= this.labelPart) this.labelPart = from
  }

  private isBeside({ fault, start, end }: Omit<Part, 'dialect'>, index: number): boolean {
    const token = this.tokens[index]
    if (!token) return false
    // How the line begins decides its dialect.
    if (this.board.region !== 'NORTH') return !/[\n\r]/.test(token.gap)
    if (hasLineBreak(token.gap)) return false
    const isFirst = this.lineParts === this.parts.length - 1
    if (this.firsts[index]?.is === 'NUMBER' || (isFirst && this.couldBeginAt(index))) return true
    const isWord = fault?.reason === 'WORD' && fault.focus?.start === start && fault.focus.end === end
    return (!fault?.readings || this.isUnpriced) && (isWord || !token.gap.includes(','))
  }

  /** Whether a line could begin here in the other dialect. */
  private couldBeginAt(index: number): boolean {
    const { cursor } = this
    const word = this.tokens[index]
    const set =
      cursor.phrase(SET_PHRASES, index) ?? cursor.phrase(EITHER_SET_PHRASES, index) ?? cursor.phrase(DIGIT_SETS, index)
    if (!word || word.is === 'NUMBER' || set) return true
    return word.text === 'tai' || word.text === 'xiu' || (word.is === 'UNKNOWN' && BEFORE.has(word.text))
  }

  private resolve(
    group: Group,
    price: Amount | null,
  ): { bets: readonly TextBet[] | Fault; notes: readonly TextNote[] } {
    const { items } = group
    const notes: TextNote[] = [...group.habits]
    const labels = this.labelsOf(group)
    const [label = DE] = labels
    if (!group.label && label === DE) {
      notes.push('UNLABELLED')
      // Elsewhere no bet goes without saying.
      if (this.board.region !== 'NORTH') group.ask ??= 'LABEL'
    }
    const last = items.at(-1)
    if (!price) {
      const focus = last && { start: last.token.start, end: last.token.end }
      const withoutPrice = (reason: TextReason) => ({ bets: { reason } as Fault, notes })
      if (!last) return withoutPrice(label.takes === 'NOTHING' ? 'NO_PRICE' : 'NO_NUMBERS')
      const grouped = this.readGrouped(group)
      if (grouped) return grouped
      const amount = last.isNumber ? amountOf(last) : null
      if (!amount || items.length === 1) return withoutPrice('NO_PRICE')
      const priced = this.resolve({ ...group, items: items.slice(0, -1) }, amount)
      const isPrice = group.label !== null && !couldBePick(label, items, last) && group.ask === null
      if (isPrice) return { bets: priced.bets, notes: [...priced.notes, 'UNMARKED_PRICE'] }
      return {
        bets: isFault(priced.bets)
          ? {
              reason: 'PRICE_OR_NUMBER',
              ...(focus && { focus }),
              ...(priced.bets.readings && { readings: priced.bets.readings }),
            }
          : ask(priced.bets, 'PRICE_OR_NUMBER', focus),
        notes,
      }
    }
    if (price.either) {
      const ways = price.either.map((value) => this.resolve(group, { value, unit: 'MONEY', length: price.length }).bets)
      return { bets: settle(ways, 'AMOUNT'), notes }
    }
    if (group.count !== null && items.reduce((all, { numbers }) => all + numbers.length, 0) !== group.count) {
      return { bets: { reason: items.length > 0 ? 'RECAP' : 'NO_NUMBERS' }, notes }
    }
    if (price.unit === 'NONE' && price.value < 1_000) notes.push('THOUSANDS')
    // "de 26 x 80k" and below "262 020 x 30k": the label above is as good as one of its own.
    const own = labels.length === 1 && (this.labels.last ?? this.labels.context) !== null ? { ...group, label } : group
    const outcomes = labels.flatMap((candidate) => readingsOf(this.board, candidate, own, price))
    if (group.side && items.length === 1 && group.per === null)
      outcomes.push(readingOf(this.board, group.side, [], price, group))
    const reason = labels.length > 1 ? 'LABEL' : (group.ask ?? (group.side ? 'SET_OR_SIDE' : 'DIGITS'))
    const settled = settle(outcomes, reason)
    if (!isFault(settled) && group.ask) return { bets: ask(settled, group.ask), notes }
    // "lo 83 10d, 84 5d": only lo has points.
    const isSettled = outcomes.some((outcome) => isFault(outcome) && outcome.reason === 'UNIT')
    if (!isFault(settled) && labels.length > 1 && !isSettled) return { bets: ask(settled, 'LABEL'), notes }
    return {
      bets:
        isFault(settled) && labels.length === 1 && outcomes.length === 1 && isFault(outcomes[0] ?? [])
          ? (outcomes[0] as Fault)
          : settled,
      notes,
    }
  }

  /** "de 52 20.500": the last numbers are one amount, with a point for thousands. Asked where they could be numbers of a list. */
  private readGrouped(group: Group): { bets: readonly TextBet[] | Fault; notes: readonly TextNote[] } | null {
    const { items } = group
    const isRest = ({ isNumber, digits, gap }: Item) => isNumber && digits === 3 && (gap === '.' || gap === ',')
    const first = items.findLastIndex((item) => !isRest(item))
    const head = items[first]
    const isAmount = first < items.length - 1 && head?.isNumber && head.digits <= 3 && !head.token.text.startsWith('0')
    if (!isAmount) return null
    const value = Number(
      items
        .slice(first)
        .map(({ token }) => token.text)
        .join(''),
    )
    const last = amountOf(items[items.length - 1] ?? head)
    const amount: Amount = { value, unit: 'MONEY', length: 1 }
    const one = this.resolve({ ...group, items: items.slice(0, first) }, amount)
    const notes: readonly TextNote[] = [...one.notes, 'UNMARKED_PRICE']
    const focus = { start: head.token.start, end: items.at(-1)?.token.end ?? head.token.end }
    const isPoint = items.slice(first + 1).every(({ gap }) => gap === '.')
    if (isFault(one.bets) || group.label === null || !isPoint || !/^[ \t]+$/.test(head.gap)) {
      const other = last && this.resolve({ ...group, items: items.slice(0, -1) }, last).bets
      const settled = settle([one.bets, ...(other ? [other] : [])], 'PRICE_OR_NUMBER', focus)
      return { bets: isFault(settled) ? settled : ask(settled, 'PRICE_OR_NUMBER', focus), notes: [] }
    }
    return { bets: one.bets, notes }
  }

  /** A bet without a label is that of the label line above, else de; asked if another label was written since. */
  private labelsOf(group: Group): readonly Label[] {
    if (group.label) return [group.label]
    if (this.labels.context && (this.labels.last === null || this.labels.last === this.labels.context))
      return [this.labels.context]
    if (this.labels.last === null || (this.labels.last === DE && !this.labels.context)) return [DE]
    return [...new Set([this.labels.last, this.labels.context ?? DE])]
  }
}

/** The first token of the line of each. */
function firstsOf(tokens: readonly Token[]): Token[] {
  const firsts: Token[] = []
  for (const token of tokens) firsts.push(hasLineBreak(token.gap) ? token : (firsts.at(-1) ?? token))
  return firsts
}

/** Bets that are paid for one by one. */
export function ticketsOf({ betType, picks }: Pick<TextBet, 'betType' | 'picks'>): number {
  if (betType === 'DA_XIEN') return (picks.length * (picks.length - 1)) / 2
  return /^(?:XIEN|TRUOT|DA)/.test(betType) && !betType.startsWith('DAU') ? 1 : picks.length
}

function amountOf({ token }: Item): Amount | null {
  const value = Number(token.text)
  return token.text.length > 9 ? null : { value, unit: 'NONE', length: 1 }
}

function couldBePick(label: Label, items: readonly Item[], last: Item): boolean {
  if (label.takes === 'EACH') return label.digits.includes(last.digits)
  if (label.takes === 'GROUP') {
    const most = label.size ?? label.to
    return last.digits === 2 && items.length <= most
  }
  return last.digits === 2
}
