import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import type { Amount } from './amounts.ts'
import { amountAt, hasUnitAt, getMoney } from './amounts.ts'
import { REQUESTS } from './courtesy.ts'
import { NorthNumbers } from './north-numbers.ts'
import { type Labels, resolveGroup } from './north-prices.ts'
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
  RECAP,
  SET_PHRASES,
  SHORT_XIEN,
} from './north-words.ts'
import { SETS } from './number-sets.ts'
import { type Fault, isFault, joined, type Part, settle, type TextBoard } from './readings.ts'
import { getTickets } from './recaps.ts'
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

interface Sum {
  readonly tickets: number
  readonly stakes: bigint
  readonly faults: number
}

const NO_SUM: Sum = { tickets: 0, stakes: 0n, faults: 0 }

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
  private readonly sums: Sum[] = [NO_SUM]
  private recapParts = 0

  constructor(tokens: readonly Token[], board: TextBoard, labels: Labels) {
    super(tokens, board)
    this.labels = labels
    this.joins = this.findJoins()
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
      // The word may take the bet back.
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
    // The word may be a label.
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
    const totals = amount && getMoney(amount, this.board.priceUnit)
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
        tickets: bets.reduce((all, bet) => all + getTickets(bet), before.tickets),
        stakes: bets.reduce((all, bet) => all + bet.stakeMinor * BigInt(getTickets(bet)), before.stakes),
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
    const { bets, notes } = group.fault
      ? { bets: group.fault, notes: [] }
      : resolveGroup(this.board, this.labels, group, amount)
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

  /** Adds a part. An unclear part joins those that it may qualify: a group under it as a label, or numbers and words right before it. */
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
    return word.text === 'tai' || word.text === 'xiu' || (word.is === 'UNKNOWN' && REQUESTS.has(word.text))
  }
}

/** The first token of the line of each. */
function getFirstTokens(tokens: readonly Token[]): Token[] {
  const firsts: Token[] = []
  for (const token of tokens) firsts.push(hasLineBreak(token.gap) ? token : (firsts.at(-1) ?? token))
  return firsts
}
