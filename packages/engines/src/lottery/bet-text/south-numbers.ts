import { hasUnitAt } from './amounts.ts'
import { getRange } from './ranges.ts'
import { findHabit, type TextBoard, type TextReason } from './readings.ts'
import type { Statement } from './south-bets.ts'
import { BETS, CLASSES, DIGIT_SETS, EITHER_SET_PHRASES, SET_PHRASES } from './south-words.ts'
import { Cursor, type Token } from './tokens.ts'

/** Reads the numbers of a statement: as they are written, sets, and ranges. */
export abstract class SouthNumbers {
  protected tokens: readonly Token[] = []
  protected readonly board: TextBoard
  protected cursor = new Cursor([])
  /** Of the statement that is open or opens next; null for the board's own. */
  protected stations: readonly string[] | null = null
  protected statement: Statement | null = null

  constructor(board: TextBoard) {
    this.board = board
  }

  /** Ends the open statement. */
  protected abstract close(): void

  protected place(first: number, end: number) {
    return { start: this.tokens[first]?.start ?? 0, end: this.tokens[Math.max(first, end - 1)]?.end ?? 0 }
  }

  protected begin(): Statement {
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

  protected fail(reason: TextReason, length: number): void {
    const { at } = this.cursor
    const statement = this.begin()
    statement.fault ??= { reason, focus: this.place(at, at + length) }
    // The rest of the line may belong to the unclear part.
    this.cursor.at = this.tokens.length
  }

  protected newNumbers(): Statement {
    if (this.statement && this.statement.bets.length > 0) this.close()
    return this.begin()
  }

  protected readSet(): boolean {
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

  protected readEither(token: Token): boolean {
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

  protected readNumber(token: Token): void {
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
    this.cursor.at += 1
  }

  /** "01 keo 05", "03 keo 93", "20/21 keo 29". */
  protected readRange(): void {
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
    const range = getRange(word, written, next.text, isPair && last.gap.includes('/'))
    if (!range) return this.fail('RANGE', 2)
    const habit = range.other ? findHabit(this.board, 'ranges') : null
    if (habit) statement.habits.add(habit.note)
    const { numbers, other, takes } = habit ? { ...range, numbers: range[habit.value], other: undefined } : range
    const first = statement.items.splice(-takes)[0] ?? last
    if (other) statement.ask ??= 'RANGE'
    statement.items.push({ ...first, numbers, isNumber: false, ...(other && { other }) })
    cursor.at += 2
  }
}
