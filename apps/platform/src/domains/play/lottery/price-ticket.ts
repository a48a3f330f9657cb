import type { LotteryGame } from '@playhouse/engines/lottery/games.ts'
import { LOTTERY_LIMITS } from '@playhouse/engines/lottery/limits.ts'
import { CURRENT_ODDS, type OddsChoice, type PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import {
  type PricedLine,
  priceLine,
  SelectionError,
  getSelection,
  splitByPick,
} from '@playhouse/engines/lottery/ticket-lines.ts'
import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { hash } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Statement } from '@playhouse/postgres/statement.ts'
import { platformError } from '../../../request/platform-error.ts'
import { getGame, usualMode } from './lotteries.ts'
import { getOddsChoice, rebateOn, refuseOtherMode } from './terms.ts'

export type RequestedTicket = CheckedInputOf<typeof placeTicket>

/** A ticket at today's terms. */
interface PricedTicket {
  game: LotteryGame
  offered: PrizeMode
  choice: OddsChoice
  /** The highest prize series that the account may play at. */
  highest: number
  lines: SoldLine[]
  /** Of one draw, in minor units. */
  stake: bigint
}

/** @throws PlatformError lottery.not.found, request_param_err with the lines at fault */
export async function priceTicket(
  database: Database,
  memberId: number,
  requested: RequestedTicket,
): Promise<PricedTicket> {
  const game = getGame(requested.gameCode)
  const { offered, series } = await offerTo(database, memberId, game)
  const mode = requested.prizeMode ?? offered
  const highest = mode === 'LOTT' ? series : USUAL_SERIES
  const choice = getOddsChoice(mode, requested.series ?? highest)
  const lines = sellLines(
    game,
    choice,
    requested.lines.map(({ amount, ...line }) => ({ ...line, amount: parseAmount(amount) })),
  )
  return { game, offered, choice, highest, lines, stake: lines.reduce((sum, { cost }) => sum + cost, 0n) }
}

/** The prize mode that a lottery offers, and the highest prize series that the account may play at. */
async function offerTo(database: Database, memberId: number, game: LotteryGame) {
  const { rows } = await database.$client.query<{ mode: PrizeMode | null; series: number | null }>({
    ...OFFER,
    values: [game.joins?.[0] ?? game.code, memberId],
  })
  return { offered: rows[0]?.mode ?? usualMode(game), series: rows[0]?.series ?? USUAL_SERIES }
}

const OFFER: Statement = {
  name: 'lottery-offer',
  text: `select (select prize_mode from lottery where code = $1) as mode,
    (select series::integer from rebate_rate where member_id = $2) as series`,
}

/** @throws PlatformError if the ticket would not be sold as its slip shows it */
export function refuseOutdated(requested: RequestedTicket, { offered, choice, highest, stake }: PricedTicket): void {
  refuseOtherMode(offered, requested.prizeMode)
  if (
    requested.oddsVersion !== CURRENT_ODDS ||
    (requested.stake !== undefined && parseAmount(requested.stake) !== stake) ||
    // The upline has lowered the prize series, or the share that remains, while the slip was open.
    (choice.series !== null && choice.series > highest) ||
    (requested.rebate !== undefined && parseAmount(requested.rebate) !== BigInt(rebateOn(choice, highest)))
  )
    throw platformError('lottery.odds.changed')
}

/** A line as it is stored (`splitByPick`). */
export interface SoldLine {
  betType: string
  picks: readonly number[]
  /** `LO2:5`, `XIEN2:5,17`: bet type and keys of the picks, rising. */
  selection: string
  amount: bigint
  cost: bigint
  largestWin: bigint
}

export interface RequestedLine {
  betType: string
  picks: readonly number[]
  amount: bigint
}

/** Prices lines. @throws PlatformError request_param_err with the lines at fault */
export function sellLines(game: LotteryGame, choice: OddsChoice, requested: readonly RequestedLine[]): SoldLine[] {
  const fields: Record<string, string> = {}
  const sold: SoldLine[] = []
  for (const [index, { betType, picks, amount }] of requested.entries()) {
    try {
      const line = priceLine(game, choice, { betType, picks, stakeMinor: amount })
      sold.push(...splitByPick(game, line).map(soldLine))
    } catch (error) {
      if (!(error instanceof SelectionError)) throw error
      fields[`lines.${index}`] = error.fault
    }
  }
  const dear = sold.some(({ largestWin }) => largestWin > LOTTERY_LIMITS.maxPayoutMinor)
  if (sold.some(({ cost }) => cost < LOTTERY_LIMITS.minCostMinor)) fields.lines = 'minimum'
  else if (dear) fields.lines = 'maximum'
  else if (sold.length > LOTTERY_LIMITS.maxLinesPerTicket) fields.lines = 'tooMany'
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  return sold
}

const soldLine = ({ betType, picks, stakeMinor, costMinor, largestWinMinor }: PricedLine): SoldLine => ({
  betType,
  picks,
  selection: getSelection(betType, picks),
  amount: stakeMinor,
  cost: costMinor,
  largestWin: largestWinMinor,
})

/** SHA-256 of a ticket's lines, which its owner can recompute: `<selection> <amount in minor units>`, a line each. */
export const computeDigest = (lines: readonly SoldLine[]): Buffer =>
  hash('sha256', lines.map(({ selection, amount }) => `${selection} ${amount}\n`).join(''), 'buffer')
