import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
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
  wonAt: Date
}

const LATELY = sql`now() - interval '24 hours'`
/** A lucky player has several of the largest payouts of a game; so many rows are read for each that is shown. */
const REPEATS = 8

/** Demo accounts win play credit only. */
const REAL = sql`member.kind <> ${DEMO_KIND_CODE}`

/**
 * The largest round payouts and jackpot prizes of the last 24 hours, one of a player in a game. One query: the largest of each kind
 * by their time index, then the largest of both.
 */
export async function listWinners(
  database: Database,
  limit: number,
  language: LanguageCode,
): Promise<AnswerOf<typeof winnerBoard>> {
  const { rows } = await database.execute<Row>(sql`
    with won as (
      (select round.id, node_id, username, null as jackpot, payout as amount, settled_at as won_at
        from round join member on member.id = member_id
        where payout > 0 and settled_at > ${LATELY} and ${REAL} order by payout desc, round.id desc limit ${limit * REPEATS})
      union all
      (select transaction_id, node_id, username, jackpot.name, win.amount, won_at
        from jackpot_win win join member on member.id = member_id join jackpot on jackpot.id = jackpot_id
        where won_at > ${LATELY} and ${REAL} order by win.amount desc, transaction_id desc limit ${limit * REPEATS})
    )
    select ${game.nodeId} as "nodeId", ${nameIn(language)} as "gameName", ${game.category} as "gameType", ${vendor.code} as vendor,
      ${game.gameCode} as "gameCode", ${ACCOUNT_TYPE_NAME} as "accountTypeName", username, jackpot as "jackpotName", amount,
      won_at as "wonAt"
    from won join ${game} on ${game.nodeId} = won.node_id join ${vendor} on ${vendor.code} = ${game.vendorCode}
    order by amount desc, won.id desc`)
  const seen = new Set<string>()
  const distinct = rows.filter(({ username, nodeId }) => {
    const key = `${username} ${nodeId}`
    return !seen.has(key) && seen.add(key)
  })
  return {
    list: distinct.slice(0, limit).map(({ username, amount, wonAt, ...of }) => ({
      vo: {
        ...of,
        iconUrl: gamePicture(of.nodeId),
        customerName: maskUsername(username),
        winAmount: formatAmount(amount),
        wonAt: new Date(wonAt).getTime(),
      },
    })),
  }
}

/** First and last letter; hides the length. */
export function maskUsername(username: string): string {
  return `${username.at(0) ?? ''}***${username.at(-1) ?? ''}`
}
