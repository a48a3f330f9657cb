import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { jackpots } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { nameIn } from '../../../lib/game-name.ts'
import { METER } from '../../../ledger/jackpot-meter.ts'
import { dropClaimPath } from '@playhouse/vendor-api/drop-claim.ts'
import { maskUsername } from '../../../lib/mask.ts'

const WINS_MAX = 10

interface Row extends Record<string, unknown> {
  jackpotId: string
  name: string
  vassalage: string
  amount: bigint
  seedAmount: bigint
  contributionPpm: number
  oneIn: number | null
  mustDropBy: bigint | null
  /** The open pot of a must-drop jackpot; only its number and hash are public. */
  pot: { number: number; seedHash: string } | null
  wins: Win[]
}

interface Win {
  nodeId: number
  gameName: string
  username: string
  amount: string
  wonAt: number
  /** Revealed once a must-drop jackpot is won. */
  drop: { pot: number; seedHash: string; serverSeed: string; dropPoint: string } | null
}

/**
 * Every jackpot with its amount and latest wins, largest first. One query, whose cost does not grow with the
 * ledger.
 */
export async function listJackpots(database: Database, language: LanguageCode): Promise<ResponseOf<typeof jackpots>> {
  const { rows } = await database.execute<Row>(sql`
    select jackpot.id as "jackpotId", jackpot.name, vendor_code as vassalage, ${sql.raw(METER)} as amount,
      seed_amount as "seedAmount", contribution_ppm as "contributionPpm", one_in::float8 as "oneIn", must_drop_by as "mustDropBy", (
        select json_build_object('number', number, 'seedHash', encode(seed_hash, 'hex'))
        from jackpot_pot where jackpot_id = jackpot.id and transaction_id is null
      ) as pot,
      coalesce((
        select json_agg(json_build_object('nodeId', win.node_id, 'gameName', ${nameIn(language)}, 'username', username,
          'amount', win.amount::text, 'wonAt', extract(epoch from won_at) * 1000, 'drop', case when won.number is not null then
          json_build_object('pot', won.number, 'seedHash', encode(seed_hash, 'hex'), 'serverSeed', encode(server_seed, 'hex'),
            'dropPoint', drop_point::text) end) order by win.transaction_id desc)
        from (select * from jackpot_win where jackpot_id = jackpot.id order by transaction_id desc limit ${WINS_MAX}) win
        join member on member.id = win.member_id join game on game.node_id = win.node_id
        left join jackpot_pot won on won.transaction_id = win.transaction_id
      ), '[]') as wins
    from jackpot order by 4 desc, jackpot.id`)
  return {
    list: rows.map(({ amount, wins, ...row }) => ({
      ...row,
      amount: formatAmount(amount),
      seedAmount: formatAmount(row.seedAmount),
      mustDropBy: row.mustDropBy === null ? null : formatAmount(row.mustDropBy),
      wins: wins.map(({ username, amount: won, wonAt, drop, ...of }) => ({
        ...of,
        customerName: maskUsername(username),
        winAmount: formatAmount(BigInt(won)),
        wonAt: Math.floor(wonAt),
        drop: drop && getDrop(row, drop),
      })),
    })),
  }
}

/** How a must-drop jackpot was won, with the URL that verifies its drop point. */
function getDrop(
  { jackpotId, seedAmount, mustDropBy }: Pick<Row, 'jackpotId' | 'seedAmount' | 'mustDropBy'>,
  { serverSeed, ...drop }: NonNullable<Win['drop']>,
) {
  const { pot, seedHash } = drop
  const dropPoint = formatAmount(BigInt(drop.dropPoint))
  const limits = { seedAmount: formatAmount(seedAmount), mustDropBy: formatAmount(mustDropBy ?? 0n) }
  const claim = { jackpot: jackpotId, pot, ...limits, dropPoint, serverSeedHash: seedHash, serverSeed }
  return { pot, seedHash, serverSeed, dropPoint, verifyPath: dropClaimPath(claim) }
}
