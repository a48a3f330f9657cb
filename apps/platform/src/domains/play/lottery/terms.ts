import type { BetType } from '@playhouse/engines/lottery/bet-type.ts'
import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import type { LotteryGame } from '@playhouse/engines/lottery/games.ts'
import {
  CURRENT_ODDS,
  type OddsChoice,
  getOdds,
  PRIZE_MODES,
  type PrizeMode,
  getRebate,
} from '@playhouse/engines/lottery/odds.ts'
import { MAX_SERIES, MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { lottery } from '../../../db/tables/lottery.ts'
import { platformError } from '../../../request/platform-error.ts'
import { usualMode } from './lotteries.ts'

/** The mode at which the brand offers a game now; a joint lottery has that of its first station. */
export async function offeredMode(database: Database, game: LotteryGame): Promise<PrizeMode> {
  const [row] = await database
    .select({ mode: lottery.prizeMode })
    .from(lottery)
    .where(eq(lottery.code, game.joins?.[0] ?? game.code))
  return row?.mode ?? usualMode(game)
}

/** A client names the mode that its page shows; it chooses none. @throws PlatformError lottery.prize.mode */
export function refuseOtherMode(offered: PrizeMode, named: PrizeMode | undefined): void {
  if (named !== undefined && named !== offered) throw platformError('lottery.prize.mode')
}

/** The highest prize series that an account may play at. */
export async function getSeries(database: Database | Transaction, memberId: number): Promise<number> {
  const { rows } = await database.execute<{ series: number }>(
    sql`select series::integer as series from rebate_rate where member_id = ${memberId}`,
  )
  return rows[0]?.series ?? USUAL_SERIES
}

/** The stake's rebate to an account that may play up to the series `highest`, in ten-thousandths. */
export const rebateOn = ({ series }: Pick<OddsChoice, 'series'>, highest: number): number =>
  series === null ? 0 : getRebate(highest, series)

/** Odds of a ticket as it keeps them, with its rebate if there is one: `2026-11/ZY/`, `2026-11/LOTT/1800/800`. */
export function getTerms(choice: OddsChoice, highest: number): string {
  const { version, mode, series } = choice
  const rebate = rebateOn(choice, highest)
  return `${version}/${mode}/${series ?? ''}${rebate > 0 ? `/${rebate}` : ''}`
}

export function getChoice(terms: string): OddsChoice {
  const [version = '', named, series = ''] = terms.split('/')
  const mode = PRIZE_MODES.find((known) => known === named)
  if (!mode) throw new Error(`There is no prize mode ${named}.`)
  return { version, mode, series: series === '' ? null : Number(series) }
}

/** @throws PlatformError request_param_err for a series that the mode does not have */
export function getOddsChoice(mode: PrizeMode, series: number): OddsChoice {
  if (mode !== 'LOTT') return { version: CURRENT_ODDS, mode, series: null }
  if (series < MIN_SERIES || series > MAX_SERIES) {
    throw platformError('request_param_err', { fields: { series: 'range' } })
  }
  return { version: CURRENT_ODDS, mode, series }
}

export function readSelection(game: LotteryGame, selection: string): { type: BetType; picks: number[] } {
  const [code = '', picks = ''] = selection.split(':')
  const type = findBetType(game, code)
  if (!type) throw new Error(`${game.code} has no bet type ${code}.`)
  return { type, picks: picks.split(',').map(Number) }
}

/** Payouts of a selection under the terms it was sold at. */
export function getPayouts(
  game: LotteryGame,
  terms: string,
  type: BetType,
  picks: readonly number[],
): readonly number[] {
  return getOdds(getChoice(terms), game, type, picks[0] ?? 0).payouts
}
