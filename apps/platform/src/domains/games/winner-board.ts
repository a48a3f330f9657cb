import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../db/tables/games.ts'
import { ACCOUNT_TYPE_NAME, gamePicture } from './catalogue/catalogue-game.ts'
import { nameIn } from './catalogue/game-name.ts'

interface Row extends Record<string, unknown> {
  nodeId: number
  gameName: string
  gameType: string
  vendor: string
  gameCode: string
  accountTypeName: string
  username: string
  /** Null for a round's payout. */
  jackpotName: string | null
  amount: bigint
  /** Null for a jackpot. */
  stake: bigint | null
  wonAt: Date
  total: number
}

type WinnersRequest = Pick<CheckedInputOf<typeof winnerBoard>, 'limit'> & Partial<CheckedInputOf<typeof winnerBoard>>

/** How long a period is, and on how many days before today it begins at the earliest. */
const PERIODS = {
  DAY: { length: sql`interval '24 hours'`, daysBack: 1 },
  WEEK: { length: sql`interval '7 days'`, daysBack: 7 },
}

/** What wins are ordered by, the largest first. */
const ORDERS = {
  AMOUNT: { round: sql`payout`, jackpot: sql`win.amount` },
  MULTIPLE: { round: sql`payout::numeric / stake`, jackpot: null },
  LATEST: { round: sql`settled_at`, jackpot: sql`won_at` },
}

const BOARD_MAX = 200
/** A lucky player has several of the largest payouts of a game; so many rows are read for each that may be shown. */
const REPEATS = 8
const READ = BOARD_MAX * REPEATS

/** As the indexes have it, in which a day's wins lie by amount and by multiple. */
const WON_DAY = sql`timezone('UTC', settled_at)::date`
const TODAY = sql`timezone('UTC', now())::date`

/** Demo accounts win play credit only. */
const REAL = sql`member.kind <> ${DEMO_KIND_CODE}`

/**
 * The largest or latest round payouts and jackpot prizes of a period, one of a player in a game; 200 at most. One query: the first of
 * each kind by their index, then those of both.
 */
export async function listWinners(
  database: Database,
  { limit, pageNo = 1, period = 'DAY', order = 'AMOUNT', gameType }: WinnersRequest,
  language: LanguageCode,
): Promise<AnswerOf<typeof winnerBoard>> {
  const by = ORDERS[order]
  const ofCategory = gameType ? sql`and ${game.category} = ${gameType}` : sql``
  // Money that came back in part is no win.
  const isWon = order === 'AMOUNT' ? sql`payout > 0` : sql`stake > 0 and payout > stake`
  const { length, daysBack } = PERIODS[period]
  const since = sql`now() - ${length}`
  const firstWins = (isRecent: SQL) => sql`
    select round.id, node_id, username, null as jackpot, payout as amount, stake, settled_at as won_at, ${by.round} as rank
      from round join member on member.id = member_id join ${game} using (node_id)
      where ${isWon} and ${isRecent} and ${REAL} ${ofCategory}
      order by ${by.round} desc, round.id desc limit ${READ}`
  // The latest are first in the time index. Those of one product are few, or found by their games.
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
        where won_at > ${since} and ${REAL} ${ofCategory}
        order by ${by.jackpot} desc, transaction_id desc limit ${READ})`
          : sql``
      }
    ), best as (
      select distinct on (username, node_id) * from won order by username, node_id, rank desc, id desc
    ), board as (select * from best order by rank desc, id desc limit ${BOARD_MAX})
    select ${game.nodeId} as "nodeId", ${nameIn(language)} as "gameName", ${game.category} as "gameType", ${vendor.code} as vendor,
      ${game.gameCode} as "gameCode", ${ACCOUNT_TYPE_NAME} as "accountTypeName", username, jackpot as "jackpotName", amount, stake,
      won_at as "wonAt", (select count(*)::integer from board) as total
    from board join ${game} on ${game.nodeId} = board.node_id join ${vendor} on ${vendor.code} = ${game.vendorCode}
    order by rank desc, board.id desc limit ${limit} offset ${(pageNo - 1) * limit}`)
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ username, amount, stake, wonAt, total: _, ...of }) => ({
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

/** First and last letter; hides the length. */
export function maskUsername(username: string): string {
  return `${username.at(0) ?? ''}***${username.at(-1) ?? ''}`
}
