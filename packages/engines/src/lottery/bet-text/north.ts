import type { Amount } from './amounts.ts'
import { amountAt, hasUnitAt } from './amounts.ts'
import { couldBeginAt, findJoins, getFirstTokens, isXienAt } from './north-lines.ts'
import { isShadowWord, NorthNumbers } from './north-numbers.ts'
import { type Labels, resolveGroup } from './north-prices.ts'
import { type NorthRecap, PartSums, recapAt } from './north-recaps.ts'
import {
  COUNT_WORDS,
  DE3,
  DIGIT_SETS,
  EITHER_SET_PHRASES,
  FILLERS,
  type Label,
  LABELS,
  MARKS,
  MIRROR_WORDS,
  PER_NUMBER,
  RANGE_WORDS,
  SET_PHRASES,
  SHORT_XIEN,
} from './north-words.ts'
import { SETS } from './number-sets.ts'
import { type Fault, isFault, joined, type Part, settle, type TextBoard } from './readings.ts'
import { hasLineBreak, type Token } from './tokens.ts'

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

class NorthReader extends NorthNumbers {
  private readonly joins: ReadonlySet<number>
  private readonly parts: Omit<Part, 'dialect'>[] = []
  private readonly labels: Labels
  /** The part in which the last label stands. */
  private labelPart = -1
  /** The last group has no price. */
  private isUnpriced = false
  /** First token of each token's line. */
  private readonly firsts: readonly Token[]
  /** Number of parts before this line, and before what the next recap is about. */
  private lineParts = 0
  private readonly sums = new PartSums(this.parts)
  private recapParts = 0

  constructor(tokens: readonly Token[], board: TextBoard, labels: Labels) {
    super(tokens, board)
    this.labels = labels
    this.joins = findJoins(tokens)
    this.firsts = getFirstTokens(tokens)
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

  private step(token: Token): void {
    const { cursor, group } = this
    const recap = recapAt(cursor, group !== null)
    if (recap) return this.checkRecap(recap)
    if (!group?.items.length && !this.isAfterPrice && !group?.label && isXienAt(cursor, cursor.at)) {
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
      if (isShadowWord(token) || MIRROR_WORDS.has(token.text)) return this.readMode(token)
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

  private readFiller(token: Token): void {
    const { cursor } = this
    if (token.text === 'chap') {
      const group = this.current()
      group.ask ??= 'WORD'
      return this.add({ numbers: SETS['kep bang|kep|kb'], digits: 2, isNumber: false }, 1)
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
            [
              resolveGroup(this.board, this.labels, current, price).bets,
              resolveGroup(this.board, this.labels, { ...current, items: items.slice(0, -1) }, whole).bets,
            ],
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
      if (group) group.per ??= words.findLast((word) => word === 'mcon' || COUNT_WORDS.includes(word)) ?? null
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
    this.sums.drop(this.parts.length - 1)
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
      // The word may take the bet back.
      this.sums.drop(this.parts.length - 1)
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
    if (isSameRun) this.sums.drop(this.parts.length - 1)
    const place = { start: isSameRun ? last.start : token.start, end: token.end }
    // The word may be a label.
    const isHead = this.parts.length === this.lineParts
    this.push({ ...place, bets: [], notes: [], fault: { reason: 'WORD', focus: place } }, cursor.at - 1, null)
    if (isHead) this.labelPart = this.parts.length - 1
  }

  private checkRecap({ count, amount, length }: NorthRecap): void {
    const focus = this.place(this.cursor.at, this.cursor.at + length)
    if (this.group) {
      this.group.fault ??= { reason: 'RECAP', focus }
      this.advance(length)
      this.close(null)
      return
    }
    this.cursor.at += length
    this.isAfterPrice = false
    const last = this.parts.length - 1
    const scopes = [last, this.lineParts, this.recapParts, 0]
    if (!scopes.some((from) => this.sums.matchRecap(from, count, amount, this.board.priceUnit))) {
      const from = this.lineParts < this.parts.length ? this.lineParts : Math.max(0, last)
      const start = this.parts[from]?.start ?? focus.start
      this.sums.drop(from)
      const part = { start, end: focus.end, bets: [], notes: [], fault: { reason: 'RECAP', focus } as const }
      this.push(part, this.cursor.at - length, null)
    }
    this.recapParts = this.parts.length
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
    const { bets, notes } = group.fault
      ? { bets: group.fault, notes: [] }
      : resolveGroup(this.board, this.labels, group, amount)
    const last = this.parts.at(-1)
    if (isFault(bets) && !bets.readings && group.isAfterPrice && last) {
      // "12 x 100 000": it may belong to the price.
      this.sums.drop(this.parts.length - 1)
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

  /** Adds a part. An unclear part joins those that it may qualify: a group under it as a label, or numbers and words right before it. */
  private push(part: Omit<Part, 'dialect'>, first: number, label: Label | null): void {
    const before = this.parts.at(-1)
    const isUnder = label === null && this.parts[this.labelPart]?.fault
    let from = this.parts.length
    if (isUnder) from = this.labelPart
    else if (before?.fault && this.isBeside(before, first)) from -= 1
    const known = this.parts.slice(from)
    this.sums.drop(from)
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
    if (this.firsts[index]?.is === 'NUMBER' || (isFirst && couldBeginAt(this.cursor, index))) return true
    const isWord = fault?.reason === 'WORD' && fault.focus?.start === start && fault.focus.end === end
    return (!fault?.readings || this.isUnpriced) && (isWord || !token.gap.includes(','))
  }
}
