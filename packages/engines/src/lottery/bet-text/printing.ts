import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { findBetType, formatPick } from '../bet-types.ts'
import { findLottery } from '../games.ts'
import { type Part, getStructure, type TextBet, type TextBoard } from './readings.ts'

/** The label of a bet type; of one without numbers, the words of each pick. */
export const LABELS: Readonly<Record<string, string | readonly string[]>> = {
  LO2: 'lo',
  LO2_FIRST: 'lo hai so dau',
  LO3: 'lo 3 so',
  LO4: 'lo 4 so',
  DE: 'de',
  DE_FIRST: 'hai so dau',
  DE_DAU: 'hang chuc',
  DE_DUOI: 'hang don vi',
  DE3: '3 cang',
  DE_G1: 'g1',
  DE_G1_3: 'g1',
  DE_G1_4: 'g1',
  DAU_G7: 'dau g7',
  DAU_G8: 'dau g8',
  XIU_CHU: 'xiu chu',
  BAO7: 'bao 7 lo',
  BAO8: 'bao 8 lo',
  XIEN2: 'xien 2',
  XIEN3: 'xien 3',
  XIEN4: 'xien 4',
  XIEN_QUAY3: 'xq',
  XIEN_QUAY4: 'xq',
  DA: 'da',
  ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((count) => [`TRUOT${count}`, 'truot'])),
  PARITY: ['cua chan', 'cua le'],
  SIZE: ['xiu', 'tai'],
  PARITY_G1: ['g1 chan', 'g1 le'],
  SIZE_G1: ['g1 xiu', 'g1 tai'],
}

/** The word after the numbers, in the South. */
const SOUTHERN: Readonly<Record<string, string>> = {
  DAU_G8: 'dau',
  DE: 'duoi',
  LO2: 'b',
  LO3: 'b',
  LO4: 'b',
  BAO7: 'b7l',
  XIU_CHU: 'xc',
  XIU_CHU_DAU: 'xcdau',
  DE3: 'xcduoi',
  DA: 'da thang',
  DA_XIEN: 'dx',
}

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
  const word = SOUTHERN[bet.betType]
  if (word === undefined) return null
  const { price, numbers } = getTexts(board, bet)
  return `${stations}${numbers.join('.')} ${bet.betType === 'DA' && numbers.length > 2 ? 'da ba' : word} ${price}`
}

function writeWithLabel(board: TextBoard, bet: TextBet): string {
  const { betType, picks } = bet
  const label = LABELS[betType]
  if (label === undefined || bet.lottery !== undefined) throw new RangeError(`No words for ${betType}`)
  const { price, numbers } = getTexts(board, bet)
  if (typeof label !== 'string') return `${label[picks[0] ?? 0]} x ${price}`
  const combined = /^XIEN([234])$/.exec(betType)
  const all = combined && picks.length > Number(combined[1]) ? `${label} to hop` : label
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
