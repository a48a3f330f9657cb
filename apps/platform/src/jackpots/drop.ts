import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { jackpotPot } from '../db/tables/jackpots.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import { cashAccount } from '../ledger/accounts.ts'
import { type Drop, type Feed, takeOver } from './drops.ts'
import { payDrop } from './pay-drop.ts'
import { potRow } from './pots.ts'

/** A feed, beside it the pot that it goes into. */
interface TakenFeed extends Feed, Record<string, unknown> {
  number: number | null
  dropPoint: bigint | null
}

/**
 * Takes over what was fed to a must-drop jackpot, and pays each pot that was lifted to its drop point: all of it in the caller's
 * database transaction. A jackpot that another process works on is left to it.
 *
 * The order of locks is the jackpot's row first, and then the cash of whoever has won. Nobody waits the other way round: bets and
 * refunds hold cash, but only ever add rows to `jackpot_feed` and never ask for the row of such a jackpot.
 */
export async function foldDropping(tx: Transaction, jackpotId: string): Promise<void> {
  const held = await tx.execute<{ accountId: number; amount: bigint; seedAmount: bigint; mustDropBy: bigint }>(sql`
    select account_id as "accountId", amount, seed_amount as "seedAmount", must_drop_by as "mustDropBy" from jackpot
    where id = ${jackpotId} and must_drop_by is not null for no key update skip locked`)
  const [jackpot] = held.rows
  if (!jackpot) return
  // A statement of its own, so that it sees what whoever held the row before has written.
  const taken = await tx.execute<TakenFeed>(sql`
    with taken as (
      delete from jackpot_feed where jackpot_id = ${jackpotId} returning transaction_id, member_id, amount, node_id
    )
    select taken.transaction_id as id, taken.member_id as "memberId", taken.amount, taken.node_id as "nodeId", pot.number, pot.drop_point as "dropPoint"
    from taken left join jackpot_pot pot on pot.jackpot_id = ${jackpotId} and pot.transaction_id is null
    order by taken.transaction_id`)
  const [first] = taken.rows
  if (!first) return
  const { accountId, seedAmount, mustDropBy, amount: before } = jackpot
  const { number, dropPoint } = first
  if (number === null || dropPoint === null) throw new Error(`The jackpot ${jackpotId} has no pot`)
  const filling = { number, dropPoint, amount: before }
  const { amount, drops } = takeOver({ jackpotId, seedAmount, mustDropBy }, filling, taken.rows)
  if (drops.length > 0) await payDrops(tx, { jackpotId, accountId, seedAmount }, drops)
  await tx.execute(sql`update jackpot set amount = ${amount} where id = ${jackpotId}`)
}

async function payDrops(
  tx: Transaction,
  jackpot: { jackpotId: string; accountId: number; seedAmount: bigint },
  drops: readonly Drop[],
): Promise<void> {
  const memberIds = drops.map(({ feed }) => feed.memberId)
  const { rows: bets } = await tx.execute<{ id: bigint; reference: string }>(sql`
    select id, reference from ledger_transaction
    join unnest(${sql.param(memberIds)}::integer[], ${sql.param(drops.map(({ feed }) => feed.id))}::bigint[]) as won(member_id, id)
      using (member_id, id)`)
  const referenceOf = new Map(bets.map(({ id, reference }) => [id, reference]))
  // In the order of ids, as every movement locks them: two jackpots may have the same two winners.
  await tx.execute(sql`
    select from ledger_account
    where member_id = any(${sql.param(memberIds)}::integer[]) and code = any(${sql.param(memberIds.map(cashAccount))}::text[])
    order by id for no key update`)
  for (const { number, feed, amount, next } of drops) {
    const { id: betId, memberId, nodeId, amount: fed } = feed
    const reference = referenceOf.get(betId)
    if (reference === undefined || nodeId === null)
      throw new Error(`The pot ${number} of the jackpot ${jackpot.jackpotId} has no winner`)
    await payDrop(tx, { ...jackpot, number }, { betId, fed, memberId, nodeId, reference, amount })
    // Where this fails, the error's words hold the seed; but then nothing is kept of it, and the next try draws another.
    await tx.insert(jackpotPot).values(potRow(jackpot.jackpotId, next))
    faultPoint('jackpot:drop-paid')
  }
}
