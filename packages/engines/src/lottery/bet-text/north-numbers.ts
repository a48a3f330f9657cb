import { hasUnitAt } from './amounts.ts'
import { mirrored, shadows } from './number-sets.ts'
import type { Group, Item } from './north-bets.ts'
import { DE, DE_FIRST, DIGIT_SETS, type DigitSet, type Label, LO, LO_FIRST, SIDES } from './north-words.ts'
import { getRange } from './ranges.ts'
import { findHabit, type TextBoard, type TextReason } from './readings.ts'
import { Cursor, hasLineBreak, type Token } from './tokens.ts'

/** Whether a set and the word of another are heads and tails. "dau dit 5" is both by itself. */
function isCross(set: Item | undefined, word: string | undefined): boolean {
  const isOwn = new Set(set?.numbers).size === set?.numbers.length
  return isOwn && /^(?:dau (?:dit|duoi)|(?:dit|duoi) dau)$/.test(`${set?.token.text} ${word}`)
}

/** "he" alone: "nhe" ends in it. */
export const isShadowWord = ({ text, gap }: Token) => text === 'bo' || (text === 'he' && gap !== '')

/** Reads the numbers of a group: as they are written, sets, ranges, and numbers with their mirrors. */
export class NorthNumbers {
  protected readonly tokens: readonly Token[]
  protected readonly board: TextBoard
  protected readonly cursor: Cursor
  protected group: Group | null = null
  /** A price ended at the token before, on the same line and without a comma since. */
  protected isAfterPrice = false

  constructor(tokens: readonly Token[], board: TextBoard) {
    this.tokens = tokens
    this.board = board
    this.cursor = new Cursor(tokens)
  }

  protected begin(label: Label | null): Group {
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
  protected current(): Group {
    const { isAfterPrice } = this
    this.isAfterPrice = false
    if (this.group) return this.group
    const group = this.begin(null)
    group.isAfterPrice = isAfterPrice
    return group
  }

  protected advance(length: number): void {
    this.cursor.at += length
    if (this.group) this.group.end = this.cursor.at
  }

  protected fail(reason: TextReason, from: number, to: number, length: number): void {
    const group = this.current()
    this.advance(length)
    group.fault ??= { reason, focus: this.place(from, to) }
  }

  protected place(first: number, end: number) {
    return { start: this.tokens[first]?.start ?? 0, end: this.tokens[end - 1]?.end ?? 0 }
  }

  protected add(item: Omit<Item, 'gap' | 'token'>, length: number): void {
    const group = this.current()
    const { token } = this.cursor
    if (!token) return
    group.items.push({ ...item, token, gap: group.joint + token.gap })
    group.joint = ''
    this.advance(length)
  }

  protected readSet(numbers: readonly number[], length: number): void {
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
  protected isSetAt(end: number): boolean {
    const next = this.tokens[end]
    return this.tokens[end - 1]?.is !== 'NUMBER' || next?.is !== 'NUMBER' || hasUnitAt(this.cursor, end)
  }

  protected readEither([numbers, other]: readonly [readonly number[], readonly number[]], length: number): void {
    this.current().ask ??= 'WORD'
    this.add({ numbers, digits: 2, isNumber: false, other: { numbers: other } }, length)
  }

  /** The digits after "dau", "dit", "tong": single ones, or several in a row. */
  protected readDigits({ readNumbers, number }: DigitSet, length: number): void {
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
    const numbers = [...row].flatMap((digit) => readNumbers(Number(digit)))
    const item = { numbers, digits: 2, isNumber: false, isDouble: row.length === 1 }
    const [from = 0, to = 0] = digits.map(Number)
    if (digits.length === 2 && to > from + 1 && cursor.peek(taken - 1)?.gap.trim() === '-') {
      // "dau 1-5": two heads or five.
      const between = Array.from({ length: to - from + 1 }, (_, index) => readNumbers(from + index)).flat()
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
  protected readMode(token: Token): void {
    const { cursor } = this
    const group = this.current()
    // Xien of two is a "cap" by itself.
    if (token.text === 'cap' && group.label?.takes === 'GROUP') return this.advance(1)
    const next = cursor.peek(1)
    const isNumberNext =
      next?.is === 'NUMBER' && next.text.length === 2 && !hasLineBreak(next.gap) && !hasUnitAt(cursor, cursor.at + 1)
    const plain = group.items.slice(group.items.findLastIndex((item) => !item.isNumber || item.digits !== 2) + 1)
    // "dit 5 bo 55" leaves 55 out.
    if (isShadowWord(token) && group.items.length > 0 && group.mode === null)
      return this.fail('MIRROR', cursor.at, cursor.at + 1, 1)
    if (isNumberNext && (group.mode !== null || plain.length === 0)) {
      group.mode = isShadowWord(token) ? 'SHADOW' : token.text === 'cap' ? 'PAIRS' : 'MIRROR'
      return this.advance(1)
    }
    const repeats = isNumberNext && cursor.peek(2)?.text === token.text
    if (
      isShadowWord(token) ||
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

  /** "dau 1247 ghep dit 3689", "dau 1247 dit 3689 ghep": each head with each tail. */
  protected readCross(): void {
    const { cursor, group } = this
    const [before, last] = [group?.items.at(-2), group?.items.at(-1)]
    const next = cursor.phrase(DIGIT_SETS, cursor.at + 1)
    const nextWord = next?.length === 1 ? cursor.peek(1)?.text : undefined
    const isAhead = next !== null && isCross(last, nextWord)
    if (!group || !last || (!isAhead && !(isCross(before, last.token.text) && isCross(last, before?.token.text))))
      return this.fail('WORD', cursor.at, cursor.at + 1, 1)
    this.advance(1)
    const ahead = group.items.length
    if (isAhead) this.readDigits(next.value, 1)
    if (isAhead && group.items.length === ahead) return
    const [first = last, second = last] = group.items.splice(-2)
    const isRange = [first, second].some(({ other }) => other && !other.label)
    if (isRange || group.ask === 'SET_DIGIT') group.ask = isRange ? 'RANGE' : null
    const { other: _other, ...set } = first
    const crossing = new Set(second.numbers)
    group.items.push({ ...set, numbers: set.numbers.filter((number) => crossing.has(number)), isNumber: false })
  }

  /** "10 den 19", "03 keo 93", "10/20 keo 90". */
  protected readRange(token: Token): void {
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
    const range = getRange(token.text, written, next.text, isPair && last.gap.includes('/'))
    if (!range) return this.fail('RANGE', cursor.at, cursor.at + 2, 2)
    const habit = range.other ? findHabit(this.board, 'ranges') : null
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

  protected addNumber(token: Token): void {
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
}
