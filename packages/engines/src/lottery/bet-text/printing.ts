import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { findBetType } from '../bet-types.ts'
import { formatPick } from '../picks.ts'
import { findLottery } from '../games.ts'
import { VIETNAMESE_BETS } from '../vietnamese-bets.ts'
import { type Part, getStructure, type TextBet, type TextBoard } from './readings.ts'

/** The label of a bet type; of choices, that of each. */
function getLabels(code: string): string | readonly string[] | undefined {
  const { labels, written } = VIETNAMESE_BETS[code]?.words ?? {}
  if (written !== undefined || labels === undefined) return written
  return typeof labels === 'string' ? getFirst(labels) : labels.map(getFirst)
}

const getFirst = (phrases: string) => phrases.split('|', 1)[0] ?? ''

/** Writes bets so that `readBetText` reads the same ones. @throws RangeError for bets that have no words */
export function writeBetText(board: TextBoard, bets: readonly TextBet[]): string {
  if (board.region === 'NORTH') return writeNorthern(board, bets)
  const isMixed = bets.some(({ lottery }) => lottery !== undefined)
  // A bet with its label in front has no room for its station, which stands above it.
  const labelled = (bet: TextBet) =>
    `${isMixed ? stationNames(board, undefined).replace(/ $/, '\n') : ''}${writeNorthern(board, [bet])}`
  return bets.map((bet) => writeSouthern(board, bet, stationNames(board, bet.lottery)) ?? labelled(bet)).join('\n')
}

/** Bets on one lottery, or on two stations together. */
export interface WrittenTicket {
  readonly lottery: string
  readonly bets: readonly Omit<TextBet, 'lottery'>[]
}

/**
 * Writes tickets so that `readBetText` reads them on every board of their day: below the name of the station or the North.
 * @throws RangeError for bets that have no words
 */
export function writeTickets(tickets: readonly WrittenTicket[]): string {
  return tickets
    .flatMap(({ lottery, bets }) => {
      const game = findLottery(lottery)
      const board: TextBoard = { region: game?.region ?? 'SOUTH', lottery, stations: [] }
      const own = withNumbersTogether(board, bets)
      // A fast draw has its own board.
      const header = game?.intervalSeconds !== null ? [] : [board.region === 'NORTH' ? 'mb' : stationsInWords(lottery)]
      const write = (bet: TextBet) => (board.region === 'NORTH' ? null : writeSouthern(board, bet, ''))
      return [...header, ...own.map((bet) => write(bet) ?? writeWithLabel(board, bet))]
    })
    .join('\n')
}

/** Tickets are sold number by number; those that follow each other with the same bet and stake are written as one. */
function withNumbersTogether(board: TextBoard, bets: readonly TextBet[]): TextBet[] {
  const written: TextBet[] = []
  for (const bet of bets) {
    const last = written.at(-1)
    const isByNumber = findBetType(getStructure(board), bet.betType)?.rule.by === 'HITS'
    const isSame = last?.betType === bet.betType && last.stakeMinor === bet.stakeMinor
    const isNew = bet.picks.every((pick) => !last?.picks.includes(pick))
    if (last && isByNumber && isSame && isNew)
      written[written.length - 1] = { ...last, picks: [...last.picks, ...bet.picks] }
    else written.push(bet)
  }
  return written
}

const stationsInWords = (lottery: string) => lottery.split('-').map(getName).join(' ')

/** Writes a reading of a part, to be put in its place. */
export function writeReading(board: TextBoard, { dialect, stations }: Part, bets: readonly TextBet[]): string {
  if (dialect === 'NORTH') return writeNorthern(board, bets)
  const named = stations?.map((station) => (station === board.lottery ? undefined : station))
  // The stations stand before the part, once for all of them.
  if (named && named.length > 0 && bets.every(({ lottery }) => named.includes(lottery) || lottery?.includes('-'))) {
    const once = bets.filter(({ lottery }) => lottery === named[0] || lottery?.includes('-'))
    return once.map((bet) => writeSouthern(board, bet, '')).join(' ')
  }
  return stations ? writeBetText(board, bets) : bets.map((bet) => writeSouthern(board, bet, '')).join(' ')
}

const writeNorthern = (board: TextBoard, bets: readonly TextBet[]) =>
  bets.map((bet) => writeWithLabel(board, bet)).join('; ')

function getTexts(
  board: TextBoard,
  { betType, picks, stakeMinor, lottery }: TextBet,
): { price: string; numbers: string[] } {
  const structure = getStructure(board, lottery)
  const type = findBetType(structure, betType)
  if (!type) throw new RangeError(`No words for ${betType}`)
  const stake = stakeMinor / MINOR_UNITS
  const price = stake % 1_000n === 0n ? `${stake / 1_000n}k` : `${stake}vnd`
  return { price, numbers: picks.map((pick) => formatPick(structure, type, pick)) }
}

function writeSouthern(board: TextBoard, bet: TextBet, stations: string): string | null {
  const type = VIETNAMESE_BETS[bet.betType]
  const word = type?.words?.south?.written
  if (word === undefined) return null
  const { price, numbers } = getTexts(board, bet)
  return `${stations}${numbers.join('.')} ${type?.rule.by === 'DA' && numbers.length > 2 ? 'da ba' : word} ${price}`
}

function writeWithLabel(board: TextBoard, bet: TextBet): string {
  const { betType, picks } = bet
  const label = getLabels(betType)
  if (label === undefined || bet.lottery !== undefined) throw new RangeError(`No words for ${betType}`)
  const { price, numbers } = getTexts(board, bet)
  if (typeof label !== 'string') return `${label[picks[0] ?? 0]} x ${price}`
  const rule = VIETNAMESE_BETS[betType]?.rule
  const all = rule?.by === 'COMBINATIONS' && picks.length > rule.size ? `${label} to hop` : label
  return `${all} ${numbers.join(' ')} x ${price}`
}

function stationNames(board: TextBoard, lottery: string | undefined): string {
  if (lottery === undefined) return board.stations.includes(board.lottery) ? `${getName(board.lottery)} ` : ''
  return `${stationsInWords(lottery)} `
}

const getName = (code: string) =>
  (findLottery(code)?.name ?? code)
    .replace('TP. ', '')
    .replace('Thừa Thiên ', '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
