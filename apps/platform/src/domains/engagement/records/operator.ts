import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Raw } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { member } from '../../../db/tables/members.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { listConditions, listOrder, type ListRequest } from '../../../lib/operator-list.ts'
import { nameIn } from '../../../lib/game-name.ts'

export interface RoundKey {
  memberId: number
  vendorCode: string
  /** The vendor's. */
  roundId: string
}

const columns = {
  row: openRound,
  username: member.username,
  gameName: nameIn('EN').as('game_name'),
  vendorName: vendor.name,
}

const openRounds = (database: Database) =>
  database
    .select(columns)
    .from(openRound)
    .innerJoin(member, eq(member.id, openRound.memberId))
    .innerJoin(game, eq(game.nodeId, openRound.nodeId))
    .innerJoin(vendor, eq(vendor.code, openRound.vendorCode))

/** Rounds are usually over within this. */
const USUAL = sql`interval '10 minutes'`

/** Rounds with a stake and without an outcome; in `waiting`, those for longer than usual. */
export const listOpenRounds = (database: Database, request: ListRequest) =>
  openRounds(database)
    .where(
      and(
        request.view === 'waiting' ? lt(openRound.openedAt, sql`now() - ${USUAL}`) : undefined,
        request.filters.number === undefined ? undefined : eq(openRound.roundId, request.filters.number),
        request.filters.vendor === undefined
          ? undefined
          : eq(openRound.vendorCode, request.filters.vendor.toUpperCase()),
        listConditions(request, {
          at: openRound.openedAt,
          subject: sql`'round:' || ${openRound.memberId} || ':' || ${openRound.vendorCode} || ':' || ${openRound.roundId}`,
        }),
      ),
    )
    .orderBy(listOrder(request, openRound.openedAt))
    .limit(request.limit)
    .offset(request.offset)

export type FoundOpenRound = Awaited<ReturnType<typeof listOpenRounds>>[number]

export async function findOpenRound(database: Database, { memberId, vendorCode, roundId }: RoundKey) {
  const [found] = await openRounds(database).where(
    and(eq(openRound.memberId, memberId), eq(openRound.vendorCode, vendorCode), eq(openRound.roundId, roundId)),
  )
  return found
}

export const openRoundMovements = ({ row }: FoundOpenRound): SQL =>
  sql`head.reference = ${row.roundId} and starts_with(head.idempotency_key, ${`vendor:${row.vendorCode}:`})
    and head.occurred_at >= ${row.openedAt.toISOString()}::timestamptz - interval '1 minute'`

/** The bet that a vendor's round became when it was settled. */
export async function findSettledRound(
  database: Database,
  { memberId, vendorCode, roundId }: RoundKey,
): Promise<bigint | undefined> {
  const { rows } = await database.execute<{ id: bigint }>(sql`
    select round.id from round join game on game.node_id = round.node_id
    where round.member_id = ${memberId} and round.vendor_round_id = ${roundId} and game.vendor_code = ${vendorCode}`)
  return rows[0]?.id
}

export interface FoundBet extends Record<string, unknown> {
  memberId: number
  username: string
  /** Null while the round is open. */
  id: bigint | null
  vendorCode: string
  roundId: string
  at: Date
  stake: bigint
  payout: bigint
}

export interface FoundTransaction extends Record<string, unknown> {
  memberId: number
  username: string
  id: bigint
  type: string
  at: Date
  amount: bigint
  /** Code of the account. */
  account: string
}

/** The ledger's transaction of a number, with its first entry on an account of the member. */
export async function findTransactionsNumbered(database: Database, typed: string): Promise<FoundTransaction[]> {
  if (!/^\d{1,18}$/.test(typed)) return []
  const { rows } = await database.execute<Raw<FoundTransaction>>(sql`
    select head.member_id as "memberId", username, head.id, type, occurred_at as at, entry.amount, entry.code as account
    from ledger_transaction head join member on member.id = head.member_id
    cross join lateral (
      select amount, code from ledger_entry join ledger_account account on account.id = account_id
      where ledger_entry.member_id = head.member_id and transaction_id = head.id and account.member_id = head.member_id order by line limit 1
    ) entry
    where head.id = ${typed}::bigint`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Rounds of a vendor's number, and the bet of a number after its member's, such as `17/204`. */
export async function findBetsNumbered(database: Database, typed: string): Promise<FoundBet[]> {
  const [, memberId, id] = /^(\d{1,9})\s*\/\s*(\d{1,18})$/.exec(typed) ?? []
  if (memberId === undefined && !/^[\w.-]{3,64}$/.test(typed)) return []
  const settled =
    memberId === undefined
      ? sql`select * from round where vendor_round_id = ${typed}
          ${UUID.test(typed) ? sql`union all select * from round where round_key = ${typed}::uuid` : sql``}`
      : sql`select * from round where member_id = ${memberId} and id = ${id}`
  const { rows } = await database.execute<Raw<FoundBet>>(sql`
    select bet.member_id as "memberId", username, bet.id, vendor_code as "vendorCode",
      coalesce(vendor_round_id, round_key::text, bet.id::text) as "roundId", settled_at as at, stake, payout
    from (${settled} limit 20) bet join game on game.node_id = bet.node_id join member on member.id = bet.member_id
    union all
    select open.member_id, username, null, vendor_code, round_id, opened_at, stake, payout
    from open_round open join member on member.id = open.member_id where round_id = ${typed}
    limit 20`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
