import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { jackpotPot } from '../../../db/tables/jackpots.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { payDrop } from './pay-drop.ts'
import { drawPot, type DropRule, type Pot, potRow } from './pots.ts'

interface TakenFeed extends Feed, Record<string, unknown> {
  number: number | null
  dropPoint: bigint | null
}

/**
 * Folds the feeds of a must-drop jackpot and pays each pot that reached its drop point, within the caller's
 * transaction. A jackpot locked by another process is skipped.
 *
 * Lock order: the jackpot's row, then the winners' cash accounts. No deadlock is possible: bets and refunds
 * lock cash but only insert into `jackpot_feed`, never the row of a must-drop jackpot.
 */
export async function foldMustDrop(tx: Transaction, jackpotId: string): Promise<void> {
  const held = await tx.execute<{ accountId: number; amount: bigint; seedAmount: bigint; mustDropBy: bigint }>(sql`
    select account_id as "accountId", amount, seed_amount as "seedAmount", must_drop_by as "mustDropBy" from jackpot
    where id = ${jackpotId} and must_drop_by is not null for no key update skip locked`)
  const [jackpot] = held.rows
  if (!jackpot) return
  // A separate statement, so that its snapshot includes what the previous lock holder wrote.
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
  const { amount, drops } = applyFeeds({ jackpotId, seedAmount, mustDropBy }, filling, taken.rows)
  if (drops.length > 0) await payDrops(tx, { jackpotId, accountId, seedAmount }, drops)
  await tx.execute(sql`update jackpot set amount = ${amount} where id = ${jackpotId}`)
}

async function payDrops(
  tx: Transaction,
  jackpot: { jackpotId: string; accountId: number; seedAmount: bigint },
  drops: readonly Drop[],
): Promise<void> {
  const memberIds = drops.map(({ feed }) => feed.memberId)
  const { rows: bets } = await tx.execute<{ id: bigint; reference: string | null }>(sql`
    select id, reference from ledger_transaction
    join unnest(${sql.param(memberIds)}::integer[], ${sql.param(drops.map(({ feed }) => feed.id))}::bigint[]) as won(member_id, id)
      using (member_id, id)`)
  const getReference = new Map(bets.map(({ id, reference }) => [id, reference]))
  // Locked in order of ids like every transaction: two jackpots may have the same winners.
  await tx.execute(sql`
    select from ledger_account
    where member_id = any(${sql.param(memberIds)}::integer[]) and code = any(${sql.param(memberIds.map(cashAccount))}::text[])
    order by id for no key update`)
  for (const { number, feed, amount, next } of drops) {
    const { id: betId, memberId, nodeId, amount: fed } = feed
    const reference = getReference.get(betId)
    if (reference === undefined || reference === null || nodeId === null)
      throw new Error(`The pot ${number} of the jackpot ${jackpot.jackpotId} has no winner`)
    await payDrop(tx, { ...jackpot, number }, { betId, fed, memberId, nodeId, reference, amount })
    // If this fails, the error message contains the seed; but the transaction rolls back and the next attempt
    // draws another.
    await tx.insert(jackpotPot).values(potRow(jackpot.jackpotId, next))
    faultPoint('jackpot:drop-paid')
  }
}

/** A contribution of a stake, or its reversal by a refund. `id` is the ledger transaction. */
export interface Feed {
  id: bigint
  memberId: number
  /** Minor units. */
  amount: bigint
  /** The staked game; null for a refund. */
  nodeId: number | null
}

export interface Drop {
  number: number
  /** The feed that reached the drop point. */
  feed: Feed
  /** The whole pot, including that feed. */
  amount: bigint
  /** The pot that follows. */
  next: Pot
}

/** The pot that is being filled. `amount` is what has been folded so far. */
export type OpenPot = Pick<Pot, 'number' | 'dropPoint'> & { amount: bigint }

/**
 * Applies feeds in order. The first that lifts the pot to its drop point wins it, including its own part;
 * later feeds go to the next pot, which starts at the seed amount with a new drop point. The winner therefore
 * depends only on the order of stakes, not on when they are folded or on later refunds.
 */
function applyFeeds(rule: DropRule, filling: OpenPot, feeds: readonly Feed[]): { amount: bigint; drops: Drop[] } {
  const drops: Drop[] = []
  let { amount, number, dropPoint } = filling
  for (const feed of feeds) {
    amount += feed.amount
    if (amount < dropPoint) continue
    const next = drawPot(rule, number + 1)
    drops.push({ number, feed, amount, next })
    ;({ number, dropPoint } = next)
    amount = rule.seedAmount
  }
  return { amount, drops }
}
