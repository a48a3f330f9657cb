import type { Region } from '../games.ts'
import { isCorrection } from './corrections.ts'
import { withoutCourtesy } from './courtesy.ts'
import { asOne, isInSouthern, isNumbersFirst, isUnknown, tokensIn } from './dialects.ts'
import { getHeader, isWithin, type OpenHeader } from './headers.ts'
import { LABELS, NORTH_WORDS } from './north-words.ts'
import { readNorth } from './north.ts'
import { writeReading } from './printing.ts'
import {
  type BetText,
  joined,
  type Part,
  type Place,
  type TextBet,
  type TextBoard,
  type TextError,
  type TextLine,
  type TextQuestion,
  type TextReason,
} from './readings.ts'
import { arePoints, type Recap, RECAPPED_PARTS, findRecap, getSums } from './recaps.ts'
import { type Section, getSection } from './sections.ts'
import { SOUTH_WORDS } from './south-words.ts'
import { getStatements } from './statements.ts'
import { isStationName, regionAt, regionFault, stationRegion, stationsAt } from './stations.ts'
import { Cursor, type Token } from './tokens.ts'

/** Longer texts are refused, in UTF-16 units. */
export const LONGEST_BET_TEXT = 20_000

/**
 * Reads bets on a Vietnamese draw as people write them in messages: docs/lottery-quick-entry.md. What has exactly one reading becomes
 * lines; a part with several is a question; one with none is an error.
 */
export function readBetText(text: string, board: TextBoard): BetText {
  if (text.length > LONGEST_BET_TEXT) {
    const whole = { start: 0, end: text.length }
    return { lines: [], questions: [], errors: [{ ...whole, focus: whole, reason: 'TOO_LONG' }] }
  }
  const lines: TextLine[] = []
  const questions: TextQuestion[] = []
  const errors: TextError[] = []
  for (const { part, section } of new TextReader(text, board).read()) {
    const { start, end, bets, notes, fault } = part
    const own = (bet: TextBet) => fromSection(bet, section, board)
    for (const bet of bets) lines.push({ ...own(bet), start, end, notes })
    if (!fault) continue
    const focus = fault.focus ? { start: fault.focus.start, end: fault.focus.end } : { start, end }
    const { reason, readings = [] } = fault
    if (readings.length === 0) errors.push({ start, end, focus, reason })
    else {
      const before = /[\p{L}\d]$/u.test(text.slice(0, start).slice(-2)) ? ' ' : ''
      const after = /^[\p{L}\d]/u.test(text.slice(end, end + 2)) ? ' ' : ''
      const written = readings.map((way) => ({
        text: `${before}${writeReading(section, part, way)}${after}`,
        bets: way.map(own),
      }))
      questions.push({ start, end, focus, reason, readings: written })
    }
  }
  return { lines, questions, errors }
}

/** A bet of a region's board on the board of the text. */
function fromSection({ lottery: written, ...bet }: TextBet, section: TextBoard, board: TextBoard): TextBet {
  const lottery = written ?? section.lottery
  return lottery === board.lottery ? bet : { ...bet, lottery }
}

/** Reads the lines of a text. A region that is named in front holds until another region or station is. */
class TextReader {
  private readonly text: string
  private readonly board: TextBoard
  private readonly parts: { part: Part; section: TextBoard }[] = []
  private readonly sections = new Map<Region, Section>()
  /** Section of the current line. */
  private section: Section
  /** Section of lines that name no station. */
  private home: Section
  /** Neighbouring lines in the dialect of the North, which are read together: a label above holds for those below. */
  private northern: { start: number; end: number; gap: string }[] = []
  /** The lines below an unknown header belong to it. */
  private isLost = false
  /** With stations that may hold for the lines below. */
  private headPart = 0
  private isHeadUnclear = false
  /** The first part after the last recap. */
  private recapFrom = 0
  /** The last one, which bets may have followed since. */
  private header: OpenHeader | null = null

  constructor(text: string, board: TextBoard) {
    this.text = text
    this.board = board
    this.section = this.sectionIn(board.region)
    this.home = this.section
  }

  /** Reads the text from an offset on. */
  read(from = 0): readonly { part: Part; section: TextBoard }[] {
    /** Offsets of the lines that begin with a region. */
    const regionLines: number[] = []
    for (const { index, 0: line } of this.text.slice(from).matchAll(/[^\n\r]+/g)) {
      const start = from + index
      const tokens = withoutCourtesy(tokensIn(this.text, start, start + line.length, SOUTH_WORDS), this.board)
      if (regionAt(new Cursor(tokens))) regionLines.push(start)
      for (const written of getStatements(
        tokens,
        this.home.board,
        this.board,
        (region) => this.sectionIn(region).board,
      )) {
        const statement = withoutCourtesy(written, this.board)
        const [first, last] = [statement[0], statement.at(-1)]
        if (first && last) this.readLine(first.start, last.end, statement)
      }
      this.closeLine(tokens)
    }
    this.readNorthern()
    const open = this.getOpenHeader()
    if (open) this.addFault(open, 'NO_NUMBERS')
    return this.withCorrections(from, regionLines)
  }

  /** A correction may be of any bet above it, and what held above holds below it until the next region. */
  private withCorrections(from: number, regionLines: readonly number[]): readonly { part: Part; section: TextBoard }[] {
    const { text, parts } = this
    const isCorrected = ({ part: { fault, start, end } }: (typeof parts)[number]) =>
      fault !== null && !fault.readings && isCorrection(text.slice(start, end))
    const last = parts.findLastIndex(isCorrected)
    const correction = parts[last]
    const isBet = ({ part: { bets, fault } }: (typeof parts)[number]) =>
      bets.length > 0 || fault?.readings !== undefined
    if (!correction || !parts.slice(0, last).some(isBet)) return parts
    const { part, section } = correction
    const next = regionLines.find((line) => line >= part.end) ?? text.length
    const above = text.slice(from, next)
    const start = from + above.length - above.trimStart().length
    const end = from + above.trimEnd().length
    return [{ part: { ...part, start, end }, section }, ...new TextReader(text, this.board).read(next)]
  }

  /** One that nothing or unclear parts without a number have followed: "tp roi mb 12b5". */
  private getUnclearHeader(): OpenHeader | null {
    const { header, parts, northern } = this
    const since = parts.slice(header?.parts ?? Infinity)
    const isOpen = since.every(({ part }) => part.fault && !/\d/.test(this.text.slice(part.start, part.end)))
    return isOpen && northern.length === 0 ? header : null
  }

  private getOpenHeader(): OpenHeader | null {
    const { header, parts, northern } = this
    return header?.parts === parts.length && northern.length === 0 ? header : null
  }

  /** Opens the header that a line begins with, unless it would drop another one. */
  private openHeader(tokens: readonly Token[], end: number): boolean {
    const { home, section, parts } = this
    const { isClear, ...header } = getHeader(tokens, section.board)
    const before = this.getUnclearHeader()
    const start = before?.start ?? header.start
    const { south } = section
    const { context } = south
    const undo = () => {
      this.home = home
      south.context = context
    }
    this.header = { ...header, start, parts: parts.length, undo: before?.undo ?? undo }
    if (isClear && (!before || isWithin(header, before))) return true
    if (before) parts.splice(before.parts)
    this.loseHeader({ start, end })
    return false
  }

  /** A region behind the bets of its line is that of these, or of those below. */
  private closeLine(tokens: readonly Token[]): void {
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (!first || !last || !this.getOpenHeader()) return
    const [own] = this.parts.splice(this.parts.findLastIndex(({ part }) => part.end <= first.start) + 1)
    if (own) this.loseHeader({ start: Math.min(first.start, own.part.start), end: last.end })
  }

  /** Makes an open header an error with the bets that it may be for. */
  private loseHeader(place: Place): void {
    const { header } = this
    this.header = null
    header?.undo()
    this.lose(place, 'STATION', header ?? place)
  }

  private readLine(lineStart: number, end: number, all: readonly Token[]): void {
    const { board, home } = this
    const cursor = new Cursor(all)
    const named = regionAt(cursor)
    const region = named?.region ?? stationRegion(cursor, home.board.region, board)
    const isAfterOther = this.section !== home
    this.enter(region ?? home.board.region)
    const { section } = this
    if (region) this.isLost = false
    const isHeader = named !== null || (region !== null && region !== 'NORTH')
    if (isHeader) this.readNorthern()
    if (isHeader && !this.openHeader(all, end)) return
    let tokens = all
    if (named) {
      this.home = section
      section.labels.context = null
      section.labels.last = null
      const fault = regionFault(cursor, named) ?? section.fault
      if (fault)
        return this.lose({ start: lineStart, end }, fault, { start: lineStart, end: all[named.length - 1]?.end ?? end })
      if (!named.isCounted || region === 'NORTH') {
        const isColon = all[named.length]?.text === ':'
        tokens = all.slice(named.length + (isColon ? 1 : 0))
        section.south.openRegion()
      }
    }
    const [first] = tokens
    if (!first) return
    if (this.isLost) return this.extend(end)
    const recap = findRecap(tokens, section.board)
    if (recap && this.northern.length === 0) {
      const before = tokens.slice(0, recap.at)
      const last = before.at(-1)
      if (!last && this.parts.length > 0) return this.checkRecap(recap, this.parts.length - 1, first.start)
      if (
        last &&
        isInSouthern(this.text, section.board, before, { start: first.start, end: last.end, isBelow: false })
      ) {
        const from = this.parts.length
        this.readLine(lineStart, last.end, all.slice(0, all.indexOf(last) + 1))
        if (!this.isLost) this.checkRecap(recap, Math.min(from, this.parts.length - 1), first.start)
        return
      }
    }
    const isSouthernLine = isInSouthern(this.text, section.board, tokens, {
      start: first.start,
      end,
      isBelow: this.northern.length > 0,
    })
    // Below stations of another region: of these, or of the region before.
    if (isAfterOther && !region && (isSouthernLine || section.board.region !== board.region)) {
      this.lose({ start: first.start, end }, 'STATION')
      if (this.isHeadUnclear) this.joinHead([])
      return
    }
    if (isSouthernLine) this.readSouthern(tokens, end, named !== null)
    else this.readOther(tokens, first, end)
  }

  private readSouthern(tokens: readonly Token[], end: number, isNamed: boolean): void {
    const { section } = this
    this.readNorthern()
    if (this.readLabelled(tokens, end)) return
    const { parts } = section.south
    const from = parts.length
    const kind = section.south.readLine(tokens, isNamed)
    if (section.south.context) this.home = section
    const read = asOne(this.text, section.board, parts.splice(from))
    if (kind === 'UNDER') return this.joinHead(read)
    this.add(read, section)
    this.isHeadUnclear = kind === 'HEAD'
    if (kind === 'HEAD') this.headPart = this.parts.length - 1
    if (kind === 'LOST') this.isLost = true
  }

  /** A line of the northern dialect, or of none. */
  private readOther(tokens: readonly Token[], first: Token, end: number): void {
    const { section } = this
    const { start } = first
    const { context, isUnnamed, isBelowOthers } = section.south
    if (isUnnamed || isBelowOthers || (context && context.length > 1)) this.lose({ start, end }, 'STATION')
    else if (this.addMisplaced(start, end, tokens)) this.isHeadUnclear = false
    else if (first.is !== 'NUMBER' && section.board.region === 'NORTH' && isNumbersFirst(tokens)) {
      // The unclear parts of a text decide its dialect.
      this.readNorthern()
      const read = readNorth(tokensIn(this.text, start, end, NORTH_WORDS), section.board, section.labels)
      this.add(asOne(this.text, section.board, read), section)
    } else if (isUnknown(this.text, section.board, tokens, start, end)) this.lose({ start, end }, 'WORD')
    else this.northern.push({ start, end, gap: first.gap.includes(';') ? ';' : '\n' })
  }

  /** A recap of the parts from one on, of all since the recap before, or of all. If it is none of them, the last are unclear. */
  private checkRecap({ totals, isInPoints, start, end }: Recap, from: number, lineStart: number): void {
    const scopes = [from, this.recapFrom, 0].filter((first) => this.parts.length - first <= RECAPPED_PARTS)
    const isRight = scopes.some((first) => {
      const parts = this.parts.slice(first)
      const isCounted = !isInPoints || parts.every(({ part }) => arePoints(part.bets))
      const [stakes, costs] = getSums(parts)
      return isCounted && totals.some((total) => total === stakes || (total === costs && !isInPoints))
    })
    if (!isRight) {
      const [head, ...others] = this.parts.splice(Math.max(0, from))
      if (!head) return
      const { part, section } = head
      const whole = joined(part, ...others.map((other) => other.part))
      const fault = { reason: 'RECAP', focus: { start, end } } as const
      this.isHeadUnclear = true
      this.header = null
      this.headPart = this.parts.length
      this.section.south.isBeforeUnclear = true
      const first = Math.min(whole.start, lineStart < start ? lineStart : whole.start)
      this.parts.push({ part: { ...whole, start: first, end, bets: [], notes: [], fault }, section })
    }
    this.recapFrom = this.parts.length
  }

  /** "bd lo 32 50n": stations, then a label of the other dialect. */
  private readLabelled(tokens: readonly Token[], end: number): boolean {
    const { section } = this
    const { stations, fault, length } = stationsAt(new Cursor(tokens), section.board)
    const [first, label] = [tokens[0], tokens[length]]
    if (section.board.region === 'NORTH' || fault || length === 0 || !first || label?.gap === undefined) return false
    const north = tokensIn(this.text, label.start, end, NORTH_WORDS)
    const found = new Cursor(north).phrase(LABELS)
    if (!found || found.value.takes === 'NOTHING' || north[found.length]?.is !== 'NUMBER') return false
    const boards = stations.map((lottery) => ({ ...section.board, lottery }))
    const read = boards.map((board) => ({ board, parts: readNorth(north, board) }))
    const unclear = read[0]?.parts.find((part) => part.fault)
    section.south.nameBefore(stations, unclear !== undefined)
    this.isHeadUnclear = unclear !== undefined
    if (unclear?.fault) {
      const { reason, focus = unclear } = unclear.fault
      this.headPart = this.parts.length
      this.add([{ ...unclear, start: first.start, end, bets: [], notes: [], fault: { reason, focus } }], section)
    } else for (const { board, parts } of read) this.add(parts, { ...section, board })
    return true
  }

  /** A station in the middle of a line of the North: what is before it could be left out, and it would stand in front. */
  private addMisplaced(start: number, end: number, tokens: readonly Token[]): boolean {
    const cursor = new Cursor(tokens)
    const station = tokens.find((_, at) => {
      cursor.at = at
      return at > 0 && isStationName(cursor)
    })
    if (!station) return false
    this.readNorthern()
    this.addFault({ start, end }, 'STATION', station)
    return true
  }

  /** An error that takes the lines below with it. */
  private lose(place: Place, reason: TextReason, focus = place): void {
    this.readNorthern()
    this.addFault(place, reason, focus)
    this.isLost = true
  }

  private addFault({ start, end }: Place, reason: TextReason, focus: Place = { start, end }): void {
    this.add([{ start, end, bets: [], notes: [], fault: { reason, focus }, dialect: 'NORTH' }], this.section)
  }

  /** Joins an unclear line with stations and the lines below it, which cannot be settled without it. */
  private joinHead(read: readonly Part[]): void {
    const [head, ...others] = this.parts.splice(this.headPart)
    if (head) this.parts.push({ ...head, part: joined(head.part, ...others.map(({ part }) => part), ...read) })
  }

  private extend(end: number): void {
    const last = this.parts.pop()
    if (last) this.parts.push({ ...last, part: { ...last.part, end } })
  }

  private readNorthern(): void {
    const { northern, section } = this
    if (northern.length === 0) return
    this.northern = []
    const board = this.northernBoard()
    const tokens = northern.flatMap(({ start, end, gap }) =>
      tokensIn(this.text, start, end, NORTH_WORDS).map((token, index) => (index === 0 ? { ...token, gap } : token)),
    )
    this.add(readNorth(tokens, board, section.labels), { ...section, board })
  }

  /** The board of the station that stands on a line of its own above. */
  private northernBoard(): TextBoard {
    const { board, south } = this.section
    const [lottery = board.lottery] = south.context ?? []
    return { ...board, lottery }
  }

  private add(parts: readonly Part[], section: Section): void {
    for (const part of parts) this.parts.push({ part, section: section.board })
  }

  private sectionIn(region: Region): Section {
    const known = this.sections.get(region)
    if (known) return known
    const section = getSection(this.board, region)
    this.sections.set(region, section)
    return section
  }

  private enter(region: Region): void {
    const section = this.sectionIn(region)
    if (section === this.section) return
    this.readNorthern()
    this.section = section
  }
}
