import type { SouthernKind } from '../bet-type.ts'
import { VIETNAMESE_BETS } from '../vietnamese-bets.ts'
import { amountAt, hasUnitAt } from './amounts.ts'
import { isFault, getLines, type Part, settle, type TextNote } from './readings.ts'
import { betsAs, isSame, onStation, resolveStatement, settleAsk } from './south-bets.ts'
import { SouthNumbers } from './south-numbers.ts'
import { priceAt, priceOfHead } from './south-prices.ts'
import { BETS, type BetWord, FILLERS, isHeadAt, PER_NUMBER, RANGE_WORDS } from './south-words.ts'
import { mainStations, type NamedStations, stationsAt } from './stations.ts'
import { Cursor, type Token } from './tokens.ts'

/* The dialect of the South and the Centre: stations, numbers, then bets with their prices. docs/lottery-quick-entry.md describes it. */

/** OWN can be settled by itself. HEAD has stations that lines below may be of, UNDER is such a line. LOST: nothing below is clear. */
type LineKind = 'OWN' | 'HEAD' | 'UNDER' | 'LOST'

const NO_STATIONS: NamedStations = { stations: [], fault: null, length: 0 }

export class SouthReader extends SouthNumbers {
  readonly parts: Part[] = []
  /** Stations on a line of their own, which hold for the lines below. */
  context: readonly string[] | null = null
  /** Named in front of bets on an earlier line; whether they hold for others is unclear. */
  private before: readonly string[] | null = null
  /** A region with several stations is named without any of them. */
  isUnnamed = false
  /** The stations belong to an unclear part, without which the lines below cannot be settled. */
  isBeforeUnclear = false
  /** Number of parts before the line. */
  private lineParts = 0
  /** The line begins with stations. */
  private isNamed = false

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
    this.isNamed = named.length > 0
    if (this.isNamed) {
      const place = this.place(0, named.length)
      cursor.at = named.length
      if (cursor.token?.is === 'MARK' && cursor.token.text === ':') cursor.at += 1
      this.stations = named.stations
      this.before = null
      this.isUnnamed = false
      this.isBeforeUnclear = false
      if (named.fault) {
        // The line's stations are unknown, so all of it is unclear.
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
    const isAcross = bets.some(({ betType }) => VIETNAMESE_BETS[betType]?.isJoint)
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
    if (token.is === 'NUMBER') {
      const isPrice = hasNumbers && !isPriced && hasUnitAt(cursor, cursor.at) && !isHeadAt(this.tokens, cursor.at + 1)
      return isPrice ? this.readPriceWithoutBet(0) : this.readNumber(token)
    }
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
    // "tp: dt 12b5"
    if (this.isNamed && !this.statement && this.parts.length === this.lineParts) {
      this.fail('STATION', named.length)
      return true
    }
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
    const amount = priceAt(cursor, from + taken)
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
    const first = priceOfHead(cursor, cursor.at + 1)
    cursor.at += 1 + first.length
    if (!isHeadAt(this.tokens, cursor.at)) {
      statement.bets.push({ word: { kind: 'HEAD', inOrders: false, isEither: true }, amount: first, written: 'd' })
      return
    }
    const second = priceOfHead(cursor, cursor.at + 1)
    cursor.at += 1 + second.length
    statement.bets.push({ word: { kind: 'HEAD', inOrders: false }, amount: first, written: 'd' })
    statement.bets.push({ word: { kind: 'TAIL', inOrders: false }, amount: second, written: 'd2' })
    if (isHeadAt(this.tokens, cursor.at)) this.fail('LABEL', 1)
  }

  /** "12 34 x 10k" without a bet: the two usual ones are offered. */
  private readPriceWithoutBet(marks: number): void {
    const { cursor, board } = this
    const statement = this.begin()
    const amount = amountAt(cursor, cursor.at + marks)
    if (!amount) return this.fail('WORD', 1)
    const digits = statement.items[0]?.digits
    const kinds: readonly SouthernKind[] =
      digits === 3 ? ['BAO', 'THREE'] : digits === 2 ? ['HEAD_TAIL', 'BAO'] : ['BAO']
    const readings = kinds.flatMap((kind) => {
      const bets = betsAs(board, statement, { kind, inOrders: false }, amount)
      const lines = isFault(bets) ? bets : getLines(board, bets)
      return isFault(lines) ? [] : [lines]
    })
    cursor.at += marks + amount.length
    // "12 34 10k, dd5": the price may be of the bet behind it.
    if (cursor.phrase(BETS)) return this.fail('NO_BET', 1)
    statement.fault ??= { reason: 'NO_BET', ...(readings.length > 0 && { readings }) }
    this.close()
  }

  protected close(): void {
    const { statement, cursor } = this
    this.statement = null
    if (!statement) return
    const place = this.place(statement.first, cursor.at)
    const outcome = statement.fault ?? resolveStatement(this.board, statement)
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
}
