import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { betTypeOf, type BetType, formatPick } from './bet-types.ts'
import type { Structure } from './games.ts'
import {
  DE,
  DE_FIRST,
  DIGIT_SETS,
  type DigitSet,
  type Family,
  FILLERS,
  foldKeepingPlaces,
  LABELS,
  LO,
  LO_FIRST,
  PER_NUMBER,
  PRICE_MARK,
  RANGE,
  SETS,
  SHORT_XIEN,
  WRITTEN,
} from './quick-entry-words.ts'
import type { Selection } from './ticket-lines.ts'

/*
 * Bets on Vietnamese draws as people write them in messages: docs/lottery-quick-entry.md describes the grammar. A group is a
 * label, numbers and a price. Whatever has no single reading becomes an unclear part instead of a line. One pass, linear time.
 */

/** What a line was read from without being said in the text. */
export type QuickNote =
  /** A price without a unit counts thousands. */
  | 'THOUSANDS'
  /** The last number is the price, because it cannot be a pick. */
  | 'UNMARKED_PRICE'
  /** No label: de. */
  | 'UNLABELLED'

/** Places are UTF-16 offsets in the text, the end exclusive. */
export interface QuickLine extends Selection {
  readonly start: number
  readonly end: number
  readonly notes: readonly QuickNote[]
}

export type UnclearReason =
  | 'WORD'
  | 'NO_NUMBERS'
  | 'NO_PRICE'
  | 'PRICE_OR_NUMBER'
  | 'AMOUNT'
  | 'UNIT'
  | 'DIGITS'
  | 'SET_DIGIT'
  | 'RANGE'
  | 'LABEL'
  | 'NOT_OFFERED'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'REPEATED'

export interface UnclearPart {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly reason: UnclearReason
  /** What in the part is unclear. */
  readonly focus: { readonly start: number; readonly end: number }
  /** Texts that could replace the part, each clear. */
  readonly options: readonly string[]
}

export interface QuickEntry {
  readonly lines: readonly QuickLine[]
  readonly unclear: readonly UnclearPart[]
}

/** Longer parts get no suggestions. */
const LONGEST_WITH_OPTIONS = 300
const LARGEST_AMOUNT = 1_000_000_000_000

const SEPARATORS = /[ ,.\-_/|+&()'"!?]+/y
const STATEMENT_END = /[;\n\r]+/y
const NUMBER = /\d+/y
const WORD = /\p{L}+/uy
const UNIT = '(k|nghin|ngan|ng|n|trieu|tr|m|cu|vnd|dong|diem|d)(?![a-z])'
const GROUPED = new RegExp(`(\\d{1,3}(?:[.,]\\d{3}){1,3})(?!\\d)(?: {0,2}${UNIT})?`, 'y')
const WITH_UNIT = new RegExp(`(\\d{1,9})(?:[.,](\\d{1,2}))? {0,2}${UNIT}`, 'y')
/** "1tr5" is 1.5 million. */
const MILLIONS = /(\d{1,6})(?:trieu|tr|m|cu)(\d{1,3})(?!\d)/y
const BARE = /(\d{1,9})(?!\d)/y

interface Span {
  readonly start: number
  readonly end: number
}

interface Amount extends Span {
  readonly value: number
  /** NONE: thousands below 1,000. POINT_OR_DONG: "10d" is 10 points of lo, "50000d" is money. */
  readonly unit: 'MONEY' | 'NONE' | 'POINTS' | 'POINT_OR_DONG'
}

/** A number as it is written, or a set. */
interface Item extends Span {
  readonly digits: number
  readonly picks: readonly number[]
  readonly isNumber: boolean
}

interface Fault extends Span {
  readonly reason: UnclearReason
  readonly options?: readonly string[]
}

/** Numbers that wait for a price. */
interface Group {
  family: Family | null
  start: number
  end: number
  items: Item[]
  fault: Fault | null
}

/** Reads a text for a Vietnamese draw. */
export function parseQuickEntry(structure: Structure, text: string): QuickEntry {
  return new Reader(structure, text, true).read()
}

class Reader {
  private readonly structure: Structure
  private readonly suggests: boolean
  private readonly text: string
  private readonly folded: string
  private readonly places: Uint32Array
  private readonly lines: QuickLine[] = []
  private readonly unclear: UnclearPart[] = []
  private at = 0
  private group: Group | null = null
  /** Label of the last priced group of the statement. */
  private labelBefore: Family | null = null
  /** The group that was priced last, while nothing but blanks has followed. */
  private priced: { start: number; end: number; firstLine: number } | null = null

  constructor(structure: Structure, text: string, suggests: boolean) {
    this.structure = structure
    this.suggests = suggests
    this.text = text
    const { folded, places } = foldKeepingPlaces(text)
    this.folded = folded
    this.places = places
  }

  read(): QuickEntry {
    while (this.at < this.folded.length) this.step()
    this.close(null, this.at)
    return { lines: this.lines, unclear: this.unclear }
  }

  private step(): void {
    const { folded, at: start } = this
    if (this.take(STATEMENT_END)) {
      this.close(null, start)
      this.labelBefore = null
      this.priced = null
      return
    }
    const separators = this.take(SEPARATORS)
    if (separators) {
      if (separators[0].includes(',')) this.priced = null
      return
    }
    if (this.readLabel(start) || this.readSet(start)) return
    if (this.take(RANGE)) {
      this.readRange(start)
      return
    }
    const mark = this.take(PRICE_MARK)
    if (mark) {
      this.readMarkedPrice(start, mark[0])
      return
    }
    if (this.take(FILLERS)) return
    if (this.readUnmarkedPrice(start)) return
    const number = this.take(NUMBER)
    if (number) {
      this.add({ start, end: this.at, digits: number[0].length, picks: [Number(number[0])], isNumber: true })
      return
    }
    if (!this.take(WORD)) this.at += (folded.codePointAt(start) ?? 0) > 0xffff ? 2 : 1
    this.unknown(start)
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.folded)
    if (match) this.at = pattern.lastIndex
    return match
  }

  private readLabel(start: number): boolean {
    for (const [pattern, family] of LABELS) {
      if (!this.take(pattern)) continue
      this.open(family, start)
      return true
    }
    const short = this.group === null && this.priced === null ? this.take(SHORT_XIEN) : null
    if (!short) return false
    this.open({ digits: [2], typesOf: () => [`XIEN${short[1]}`] }, start)
    return true
  }

  private open(family: Family, start: number): void {
    this.close(null, start)
    this.priced = null
    this.group = { family, start, end: this.at, items: [], fault: null }
  }

  private readSet(start: number): boolean {
    for (const [pattern, numbers] of SETS) {
      if (!this.take(pattern)) continue
      this.add({ start, end: this.at, digits: 2, picks: numbers, isNumber: false })
      return true
    }
    for (const [pattern, set] of DIGIT_SETS) {
      if (!this.take(pattern)) continue
      this.readDigits(start, set)
      return true
    }
    return false
  }

  /** The digits after "dau", "dit", "tong" … */
  private readDigits(start: number, { numbersOf, withTwoDigits }: DigitSet): void {
    let found = false
    for (;;) {
      const before = this.at
      this.take(SEPARATORS)
      const digitAt = this.at
      const isPrice = this.amountAt(digitAt, false) !== null
      const number = isPrice ? null : this.take(NUMBER)
      if (number?.[0].length === 1) {
        found = true
        this.add({ start, end: this.at, digits: 2, picks: numbersOf(Number(number[0])), isNumber: false })
        continue
      }
      this.at = before
      if (found) return
      const current = this.group
      const isLo = current?.family === LO
      if (number && withTwoDigits && current && current.items.length === 0 && (isLo || current.family === DE)) {
        if (withTwoDigits === 'FIRST') current.family = isLo ? LO_FIRST : DE_FIRST
        current.end = before
        return
      }
      const end = number ? digitAt + number[0].length : before
      this.touch(start, before)
      this.fail('SET_DIGIT', start, end, number ? this.splitDigits(start, digitAt, number[0], withTwoDigits) : [])
      return
    }
  }

  /** "dau 52": the sets of 5 and 2, or a bet on 52. */
  private splitDigits(start: number, digitAt: number, digits: string, kind: DigitSet['withTwoDigits']): string[] {
    const word = this.original(start, digitAt)
    const options = [`${word}${[...digits].join(' ')}`]
    if (kind && digits.length === 2) options.push(kind === 'FIRST' ? `de dau ${digits}` : `de ${digits}`)
    return options
  }

  private readRange(start: number): void {
    const last = this.group?.items.at(-1)
    this.take(SEPARATORS)
    const number = this.take(NUMBER)
    this.touch(start, this.at)
    const from = last?.picks[0] ?? 0
    const to = Number(number?.[0])
    const { length } = number?.[0] ?? ''
    if (!this.group || !last?.isNumber || last.digits !== 2 || length !== 2 || to < from) {
      this.fail('RANGE', last?.start ?? start, this.at)
      return
    }
    this.group.items.pop()
    const picks = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    this.add({ start: last.start, end: this.at, digits: 2, picks, isNumber: false })
  }

  private readMarkedPrice(start: number, mark: string): void {
    const current = this.group
    // "de: 52 50k"
    if (mark === ':' && current && current.items.length === 0 && current.family?.pick === undefined) return
    if (!current && this.priced) {
      this.reopenPriced(start)
      return
    }
    this.skipBlanks()
    const amount = this.amountAt(this.at, true)
    if (!amount) {
      this.touch(start, this.at)
      this.fail('AMOUNT', start, this.at)
      return
    }
    this.at = amount.end
    this.touch(start, this.at)
    this.finishPrice(amount)
  }

  private readUnmarkedPrice(start: number): boolean {
    const amount = this.amountAt(start, false)
    if (!amount) return false
    this.at = amount.end
    this.touch(start, this.at)
    this.finishPrice(amount)
    return true
  }

  private finishPrice(amount: Amount): void {
    this.take(PER_NUMBER)
    this.close(amount, this.at)
  }

  private skipBlanks(): void {
    while (this.folded[this.at] === ' ') this.at += 1
  }

  /** "52 x 10 x 2": what follows a price belongs to it in a way that is not said. */
  private reopenPriced(start: number): void {
    const { priced } = this
    if (!priced) return
    this.lines.length = priced.firstLine
    this.priced = null
    this.group = { family: null, start: priced.start, end: this.at, items: [], fault: null }
    this.fail('AMOUNT', start, this.at)
  }

  /** The price at a place; NaN if it has several readings. Without a mark it needs a unit. */
  private amountAt(start: number, isMarked: boolean): Amount | null {
    const match = (pattern: RegExp) => {
      pattern.lastIndex = start
      return pattern.exec(this.folded)
    }
    const make = (found: RegExpExecArray, value: number, unit: Amount['unit']): Amount => {
      return { start, end: start + found[0].length, value, unit }
    }
    const grouped = match(GROUPED)
    if (grouped && (isMarked || isDong(grouped[2]))) {
      const value = Number((grouped[1] ?? '').replaceAll(/[.,]/g, ''))
      // "1.500k" could be 1.5 thousand or 1.5 million.
      if (grouped[2] === undefined || isDong(grouped[2])) return make(grouped, value, 'MONEY')
      return make(grouped, Number.NaN, 'MONEY')
    }
    const millions = match(MILLIONS)
    if (millions) return make(millions, Number(`${millions[1]}.${millions[2]}`) * 1_000_000, 'MONEY')
    const withUnit = match(WITH_UNIT)
    if (withUnit) {
      const [, whole = '', fraction, unit = ''] = withUnit
      const value = Number(`${whole}.${fraction ?? '0'}`)
      if (!isMarked && fraction !== undefined && whole.length > 1) {
        return this.isListed(start) ? null : make(withUnit, Number.NaN, 'MONEY')
      }
      if (unit === 'd') return make(withUnit, value, 'POINT_OR_DONG')
      if (unit === 'diem') return make(withUnit, value, 'POINTS')
      return make(withUnit, Math.round(value * factorOf(unit) * 100) / 100, 'MONEY')
    }
    const bare = isMarked ? match(BARE) : null
    return bare ? make(bare, Number(bare[1]), 'NONE') : null
  }

  /** "52.50k" is 52 for 50k, and so is the end of "11.52.50k"; in "11 52.50k" it could be a price of 52.5k. */
  private isListed(start: number): boolean {
    return !this.group || this.group.items.length === 0 || /[.,]/.test(this.folded[start - 1] ?? '')
  }

  private add(item: Item): void {
    this.touch(item.start, item.end)
    this.group?.items.push(item)
  }

  /** Makes the current group reach from `start` to `end`; begins one without a label if there is none. */
  private touch(start: number, end: number): void {
    this.group ??= { family: null, start, end, items: [], fault: null }
    this.group.end = Math.max(this.group.end, end)
    this.priced = null
  }

  /** The first fault of a group counts. */
  private fail(reason: UnclearReason, start: number, end: number, options: readonly string[] = []): void {
    if (this.group) this.group.fault ??= { reason, start, end, options }
  }

  private unknown(start: number): void {
    if (this.group) {
      this.touch(start, this.at)
      this.fail('WORD', start, this.at)
      return
    }
    this.priced = null
    const last = this.unclear.at(-1)
    const from = this.places[start] ?? 0
    const end = this.places[this.at] ?? this.text.length
    const onlyBlanks = last?.reason === 'WORD' && from - last.end <= 3 && this.text.slice(last.end, from).trim() === ''
    const isSameRun = onlyBlanks && (this.lines.at(-1)?.end ?? 0) <= last.start
    if (isSameRun) this.unclear.pop()
    const first = isSameRun ? last.start : from
    this.unclear.push({
      start: first,
      end,
      text: this.text.slice(first, end),
      reason: 'WORD',
      focus: { start: first, end },
      options: [],
    })
  }

  /** Ends the group at its price, or where something else begins. */
  private close(price: Amount | null, end: number): void {
    const { group } = this
    this.group = null
    if (!group) return
    const firstLine = this.lines.length
    if (price) group.end = Math.max(group.end, end)
    const fault = group.fault ?? this.resolve(group, price)
    if (fault) {
      this.lines.length = firstLine
      this.report(group, fault)
    }
    if (price) {
      this.priced = fault ? null : { start: group.start, end, firstLine }
      this.labelBefore = group.family ?? this.labelBefore
    }
  }

  private resolve(group: Group, price: Amount | null): Fault | null {
    const { items } = group
    const family = group.family ?? DE
    const notes: QuickNote[] = group.family ? [] : ['UNLABELLED']
    const whole = { start: group.start, end: group.end }
    let amount = price
    const last = items.at(-1)
    if (!amount) {
      if (!last) return { reason: family.pick === undefined ? 'NO_NUMBERS' : 'NO_PRICE', ...whole }
      if (!last.isNumber || (items.length === 1 && family.pick === undefined)) return { reason: 'NO_PRICE', ...whole }
      const before = this.original(group.start, last.start)
      const options = [`${before}x ${this.original(last.start, last.end)}`]
      if (!group.family || couldBePick(family, items, last)) return { reason: 'PRICE_OR_NUMBER', ...last, options }
      items.pop()
      notes.push('UNMARKED_PRICE')
      amount = this.amountAt(last.start, true)
      if (!amount || amount.end !== last.end) return { reason: 'AMOUNT', ...last }
    }
    if (!group.family && this.labelBefore && this.labelBefore !== DE) return this.missingLabel(group)
    if (family.pick !== undefined) {
      const [first] = items
      if (first) return { reason: 'DIGITS', ...first }
      return this.addLines(group, family.typesOf(0, 0, this.structure.region), [family.pick], amount, notes)
    }
    if (items.length === 0) return { reason: 'NO_NUMBERS', ...whole }
    const byDigits = new Map<number, number[]>()
    for (const item of items) {
      if (!family.digits.includes(item.digits)) return this.wrongDigits(group, item)
      const picks = byDigits.get(item.digits) ?? []
      byDigits.set(item.digits, picks)
      for (const pick of item.picks) picks.push(pick)
    }
    for (const [digits, picks] of byDigits) {
      if (family.most !== undefined && picks.length > family.most) return { reason: 'TOO_MANY', ...whole }
      const types = family.typesOf(digits, picks.length, this.structure.region)
      const fault = this.addLines(group, types, picks, amount, notes)
      if (fault) return fault
    }
    return null
  }

  private addLines(
    group: Group,
    codes: readonly string[],
    picks: readonly number[],
    amount: Amount,
    notes: readonly QuickNote[],
  ): Fault | null {
    const whole = { start: group.start, end: group.end }
    for (const code of codes) {
      const type = betTypeOf(this.structure, code)
      if (!type) return { reason: 'NOT_OFFERED', ...whole }
      const stake = stakeOf(amount, type)
      if (typeof stake === 'string') return { reason: stake, start: amount.start, end: amount.end }
      const tickets = repeatsApart(picks)
      if (tickets.length > 1 && type.rule.by !== 'HITS') return { reason: 'REPEATED', ...whole }
      for (const own of tickets) {
        if (own.length < type.picks.min) return { reason: 'TOO_FEW', ...whole }
        if (own.length > type.picks.max) return { reason: 'TOO_MANY', ...whole }
        this.lines.push({
          betType: code,
          picks: own.toSorted((a, b) => a - b),
          stakeMinor: BigInt(stake) * MINOR_UNITS,
          start: this.places[group.start] ?? 0,
          end: this.places[group.end] ?? this.text.length,
          notes: amount.unit === 'NONE' && amount.value < 1_000 ? [...notes, 'THOUSANDS'] : notes,
        })
      }
    }
    return null
  }

  /** After "lo 83 100k, 84 50k" the second could be lo as before, or de as everything without a label. */
  private missingLabel(group: Group): Fault {
    const written = this.original(group.start, group.end)
    const types = this.labelBefore?.typesOf(2, group.items.length, this.structure.region) ?? []
    const before = types.length === 1 ? WRITTEN[types[0] ?? ''] : undefined
    const options = [...(typeof before === 'string' ? [`${before} ${written}`] : []), `de ${written}`]
    return { reason: 'LABEL', start: group.start, end: group.end, options }
  }

  private wrongDigits(group: Group, item: Item): Fault {
    const [before, written, after] = [
      this.original(group.start, item.start),
      this.original(item.start, item.end),
      this.original(item.end, group.end),
    ]
    const options: string[] = []
    if (item.isNumber && item.digits % 2 === 0 && item.digits <= 20) {
      options.push(`${before}${written.match(/../g)?.join(' ')}${after}`)
    }
    if (item.isNumber && item.digits === 3 && !group.family && group.items.length === 1) {
      options.push(`3 cang ${written}${after}`)
    }
    return { reason: 'DIGITS', start: item.start, end: item.end, options }
  }

  private original(start: number, end: number): string {
    return end - start > LONGEST_WITH_OPTIONS ? '' : this.text.slice(this.places[start], this.places[end])
  }

  /** Lists a part with those of its options that are clear. */
  private report(group: Group, { reason, start, end, options = [] }: Fault): void {
    const from = this.places[group.start] ?? 0
    const to = this.places[group.end] ?? this.text.length
    const isSuggesting = this.suggests && to - from <= LONGEST_WITH_OPTIONS
    // An option of a set replaces the words at fault; all others are written out for the whole part.
    const whole = (option: string) =>
      reason === 'SET_DIGIT' ? `${this.original(group.start, start)}${option}${this.original(end, group.end)}` : option
    const clear = isSuggesting ? options.map(whole).filter((option) => isClear(this.structure, option)) : []
    const focus = { start: this.places[start] ?? from, end: this.places[end] ?? to }
    this.unclear.push({ start: from, end: to, text: this.text.slice(from, to), reason, focus, options: clear })
  }
}

function isClear(structure: Structure, option: string): boolean {
  const { lines, unclear } = new Reader(structure, option, false).read()
  return unclear.length === 0 && lines.length > 0
}

function couldBePick(family: Family, items: readonly Item[], last: Item): boolean {
  const isOneMore = family.most === undefined || items.length <= family.most
  return family.digits.includes(last.digits) && isOneMore
}

/** In whole units of currency, or why not. */
function stakeOf({ value, unit }: Amount, { unit: counted }: BetType): number | 'AMOUNT' | 'UNIT' {
  const isMoney = unit === 'MONEY' || (unit === 'POINT_OR_DONG' && counted === 'MONEY' && value >= 1_000)
  const isPoints = counted === 'POINT' && (unit === 'POINTS' || (unit === 'POINT_OR_DONG' && value < 1_000))
  if (unit !== 'NONE' && !isMoney && !isPoints) return 'UNIT'
  const stake = isPoints || (unit === 'NONE' && value < 1_000) ? value * 1_000 : value
  return Number.isInteger(stake) && stake > 0 && stake <= LARGEST_AMOUNT ? stake : 'AMOUNT'
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

const isDong = (unit: string | undefined) => unit === 'd' || unit === 'dong' || unit === 'vnd'

function factorOf(unit: string): number {
  if (unit === 'dong' || unit === 'vnd') return 1
  return unit === 'tr' || unit === 'trieu' || unit === 'm' || unit === 'cu' ? 1_000_000 : 1_000
}

/** Writes lines so that `parseQuickEntry` reads the same ones. @throws RangeError for bets that have no words */
export function formatQuickEntry(structure: Structure, lines: readonly Selection[]): string {
  return lines.map((line) => formatLine(structure, line)).join('; ')
}

function formatLine(structure: Structure, { betType, picks, stakeMinor }: Selection): string {
  const type = betTypeOf(structure, betType)
  const written = WRITTEN[betType]
  if (!type || written === undefined) throw new RangeError(`No words for ${betType}`)
  const stake = stakeMinor / MINOR_UNITS
  const price = stake % 1_000n === 0n ? `${stake / 1_000n}k` : `${stake}vnd`
  if (typeof written !== 'string') return `${written[picks[0] ?? 0]} x ${price}`
  return `${written} ${picks.map((pick) => formatPick(structure, type, pick)).join(' ')} x ${price}`
}
