import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Session } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { gamePicture } from '../games/catalogue/catalogue-game.ts'
import { ACCOUNT_TYPE_NAME } from '../../../lib/account-type-name.ts'
import { nameIn } from '../../../lib/game-name.ts'
import { maskUsername } from '../../../lib/mask.ts'

interface Winner {
  nodeId: number
  gameName: string
  gameType: string
  vendor: string
  gameCode: string
  accountTypeName: string
  username: string
  amount: bigint
  wonAt: string
}

/** A page beyond the last has one row without a winner. */
type Row = Record<string, unknown> &
  (Winner | Record<keyof Winner, null>) & {
    /** Null for a round's payout. */
    jackpotName: string | null
    /** Null for a jackpot. */
    stake: bigint | null
    total: number
    rank: unknown
    id: unknown
  }

type WinnersRequest = Pick<CheckedInputOf<typeof winnerBoard>, 'limit'> & Partial<CheckedInputOf<typeof winnerBoard>>

/** Length of each period, and the earliest day on which it may start, in days before today. */
const PERIODS = {
  DAY: { length: sql`interval '24 hours'`, daysBack: 1 },
  WEEK: { length: sql`interval '7 days'`, daysBack: 7 },
}

/** Sort orders of wins, the largest first. */
const ORDERS = {
  AMOUNT: { round: sql`payout`, jackpot: sql`win.amount` },
  MULTIPLE: { round: sql`payout::numeric / stake`, jackpot: null },
  LATEST: { round: sql`settled_at`, jackpot: sql`won_at` },
}

const BOARD_MAX = 200
/** Reads this many rows per shown row, because a lucky player may have several of a game's largest payouts. */
const ROWS_PER_RESULT = 8
const READ = BOARD_MAX * ROWS_PER_RESULT

/** The expression of the indexes, which order a day's wins by amount and by multiple. */
const WON_DAY = sql`timezone('UTC', settled_at)::date`
const TODAY = sql`timezone('UTC', now())::date`

/** Rows of a corrected or void lottery draw are no rounds. */
const IS_PLAYED = sql`not is_lottery_change(vendor_round_id, round.node_id)`

/** Demo accounts win only play credit. */
const IS_REAL_MEMBER = sql`is_real_account(member.kind)`

/**
 * The largest or latest round payouts and jackpot prizes of a period, one per player and game; 200 at most. One query:
 * the first of each kind by their index, then those of both.
 */
export async function listWinners(
  database: Session,
  { limit, pageNo = 1, period = 'DAY', order = 'AMOUNT', gameType }: WinnersRequest,
  language: LanguageCode,
): Promise<ResponseOf<typeof winnerBoard>> {
  const by = ORDERS[order]
  const ofCategory = gameType ? sql`and ${game.category} = ${gameType}` : sql``
  // A partial return of the stake is no win.
  const isWon = order === 'AMOUNT' ? sql`payout > 0 and payout > stake` : sql`stake > 0 and payout > stake`
  const { length, daysBack } = PERIODS[period]
  const since = sql`now() - ${length}`
  const firstWins = (isRecent: SQL) => sql`
    select round.id, node_id, username, null as jackpot, payout as amount, stake, settled_at as won_at, ${by.round} as rank
      from round join member on member.id = member_id join ${game} using (node_id)
      where ${isWon} and ${IS_PLAYED} and ${isRecent} and ${IS_REAL_MEMBER} ${ofCategory}
      order by ${by.round} desc, round.id desc limit ${READ}`
  // The time index has the latest first. Wins of one product are few, or are found by their games.
  const isByTime = order === 'LATEST' || gameType !== undefined
  // A difference, so that the planner does not read the whole period by its time index instead.
  const ofDay = sql`${WON_DAY} = ${TODAY} - back and now() - settled_at < ${length}`
  const wins = isByTime
    ? firstWins(sql`payout > 0 and settled_at > ${since}`)
    : sql`select one.* from generate_series(0, ${daysBack}::integer) back cross join lateral (${firstWins(ofDay)}) one
        order by rank desc, id desc limit ${READ}`
  const { rows } = await database.execute<Row>(sql`
    with won as (
      (${wins})
      ${
        by.jackpot
          ? sql`union all
      (select transaction_id, node_id, username, jackpot.name, win.amount, null, won_at, ${by.jackpot}
        from jackpot_win win join member on member.id = member_id join jackpot on jackpot.id = jackpot_id
        join ${game} using (node_id)
        where won_at > ${since} and ${IS_REAL_MEMBER} ${ofCategory}
        order by ${by.jackpot} desc, transaction_id desc limit ${READ})`
          : sql``
      }
    ), best as (
      select distinct on (username, node_id) * from won order by username, node_id, rank desc, id desc
    ), board as (select * from best order by rank desc, id desc limit ${BOARD_MAX}), page as (
    select rank, board.id, ${game.nodeId} as "nodeId", ${nameIn(language)} as "gameName", ${game.category} as "gameType", ${vendor.code} as vendor,
      ${game.gameCode} as "gameCode", ${ACCOUNT_TYPE_NAME} as "accountTypeName", username, jackpot as "jackpotName", amount, stake,
      won_at as "wonAt"
    from board join ${game} on ${game.nodeId} = board.node_id join ${vendor} on ${vendor.code} = ${game.vendorCode}
    order by rank desc, board.id desc limit ${limit} offset ${(pageNo - 1) * limit})
    -- A page beyond the last has the total as well.
    select page.*, whole.total from (select count(*)::integer as total from board) whole left join page on true
    order by rank desc, id desc`)
  const winners = rows.filter((row) => row.username !== null)
  return {
    total: rows[0]?.total ?? 0,
    list: winners.map(({ username, amount, stake, wonAt, total: _, rank: _rank, id: _id, ...of }) => ({
      vo: {
        ...of,
        iconUrl: gamePicture(of.nodeId),
        customerName: maskUsername(username),
        winAmount: formatAmount(amount),
        stakeAmount: stake === null ? null : formatAmount(stake),
        wonAt: new Date(wonAt).getTime(),
      },
    })),
  }
}
