import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { jackpots } from '@playhouse/platform-api/games-played.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { METER } from '../../jackpots/meter.ts'
import { maskUsername } from './winner-board.ts'

/** Wins of each that are told. */
const WINS_MAX = 10

interface Row extends Record<string, unknown> {
  jackpotId: string
  name: string
  vassalage: string
  amount: bigint
  seedAmount: bigint
  contributionPpm: number
  oneIn: number
  wins: { nodeId: number; gameName: string; username: string; amount: string; wonAt: number }[]
}

/** Every jackpot with what is in it, its last wins, the largest first. One query, whose cost does not grow with the book. */
export async function listJackpots(database: Database): Promise<AnswerOf<typeof jackpots>> {
  const { rows } = await database.execute<Row>(sql`
    select jackpot.id as "jackpotId", jackpot.name, vendor_code as vassalage, ${sql.raw(METER)} as amount,
      seed_amount as "seedAmount", contribution_ppm as "contributionPpm", one_in::float8 as "oneIn",
      coalesce((
        select json_agg(json_build_object('nodeId', win.node_id, 'gameName', game.name, 'username', username,
          'amount', win.amount::text, 'wonAt', extract(epoch from won_at) * 1000) order by transaction_id desc)
        from (select * from jackpot_win where jackpot_id = jackpot.id order by transaction_id desc limit ${WINS_MAX}) win
        join member on member.id = win.member_id join game on game.node_id = win.node_id
      ), '[]') as wins
    from jackpot order by 4 desc, jackpot.id`)
  return {
    list: rows.map(({ amount, seedAmount, wins, ...row }) => ({
      ...row,
      amount: formatAmount(amount),
      seedAmount: formatAmount(seedAmount),
      wins: wins.map(({ username, amount: won, wonAt, ...of }) => ({
        ...of,
        customerName: maskUsername(username),
        winAmount: formatAmount(BigInt(won)),
        wonAt: Math.floor(wonAt),
      })),
    })),
  }
}
