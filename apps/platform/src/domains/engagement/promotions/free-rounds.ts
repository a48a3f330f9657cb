import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { adapterFor, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { and, eq, sql } from 'drizzle-orm'
import { freeRounds, type StoredOffer } from '../../../db/tables/bonuses.ts'
import { game } from '../../../db/tables/games.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { failureKind } from '../../../jobs/failures.ts'
import { lockCash } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { runningBonus } from '../../money/bonus/bonus.ts'
import { stopFreeRounds } from '../../money/bonus/member-free-rounds.ts'
import { assertMayReceive, mayReceive, readReceivable } from '../../money/limits/receiving.ts'
import { accountName } from '../../money/wallet/seamless/authenticate.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { isBonusOffer, payGranted } from './give-offer.ts'
import { lockOffer, readOffer, storedOffer } from './offer-claims.ts'

type FreeRounds = typeof freeRounds.$inferSelect

const PAGE = 50
/** Longer than a call to a vendor may take. */
const LEASE = sql`now() + interval '30 seconds'`
/** A running bonus, or a break from play, ends in its own time. */
const LOOK_AGAIN = sql`now() + interval '1 minute'`

export const hasFreeRounds = ({ vendorCode }: { vendorCode: string }): boolean =>
  adapterFor(vendorCode).hasFreeRounds === true

interface Grant {
  memberId: number
  nodeId: number
  promotionId: string
  rounds: number
  /** Stake of each round, minor units. */
  stake: bigint
  /** How long they can be played. */
  days: number
}

/**
 * Grants free rounds as operators decide. What they win becomes a bonus under the terms that the promotion has now.
 * @throws PlatformError promotion.not.found for one without a bonus; game.not.found for a game without free rounds, or with other stakes;
 * game.maintenance; play.excluded, account.held
 */
export async function grantRoundsByOperators(
  tx: Transaction,
  grant: Grant,
  operators: readonly string[],
): Promise<string> {
  const { memberId, nodeId, promotionId, stake } = grant
  const { offer } = await lockOffer(tx, memberId, promotionId, new Date())
  if (!isBonusOffer(offer)) throw platformError('promotion.not.found')
  const [found] = await tx.select().from(game).where(eq(game.nodeId, nodeId))
  if (!found || !hasFreeRounds(found) || stake < (found.minStake ?? 0n) || stake > (found.maxStake ?? stake))
    throw platformError('game.not.found')
  if (found.closed) throw platformError('game.maintenance')
  await assertMayReceive(tx, { memberId, type: 'PROMOTION' })
  return grantFreeRounds(tx, grant, storedOffer(offer), operators.join(', '))
}

/** @param grantedBy operators, or the mission and its period */
export async function grantFreeRounds(
  tx: Transaction,
  { days, ...grant }: Grant,
  offer: StoredOffer,
  grantedBy: string,
): Promise<string> {
  const { memberId, nodeId, promotionId, rounds } = grant
  const now = new Date()
  const [given] = await tx
    .insert(freeRounds)
    .values({
      ...grant,
      offer,
      state: 'SENDING',
      operator: grantedBy,
      grantedAt: now,
      expiresAt: new Date(now.getTime() + days * 86_400_000),
      nextActionAt: now,
    })
    .returning({ id: freeRounds.id })
  if (!given) throw new Error('The free rounds were not stored.')
  const [about] = await tx.select({ name: game.name }).from(game).where(eq(game.nodeId, nodeId))
  await tell(tx, { memberId, promotionId }, 'freeRounds.GRANTED', { game: about?.name ?? '', number: String(rounds) })
  return given.id
}

/**
 * Ends free rounds as operators decide. What they have won by then is credited.
 * @throws PlatformError bonus.not.found if they are ending or have ended
 */
export async function cancelFreeRounds(tx: Transaction, memberId: number, id: string): Promise<void> {
  const [cancelled] = await stopFreeRounds(tx, memberId, id)
  if (!cancelled) throw platformError('bonus.not.found')
  const { promotionId, nodeId } = cancelled
  const [about] = await tx.select({ name: game.name }).from(game).where(eq(game.nodeId, nodeId))
  await tell(tx, { memberId, promotionId }, 'freeRounds.CANCELLED', { game: about?.name ?? '' })
}

interface FreeRoundServices {
  vendors: Pick<Vendors, 'grantFreeRounds' | 'endFreeRounds'>
  /** Of the seamless wallet; vendors' names of accounts are derived from it. */
  secret: string
}

/** Tells vendors of free rounds, ends those that are played or expired, and credits once what they have won. */
export const dueFreeRounds = (services: FreeRoundServices): DueWork => ({
  name: 'free rounds',
  next: sql`select min(next_action_at) from ${freeRounds} where next_action_at is not null`,
  everyMs: 1_000,
  run: (database) => settleFreeRounds(database, services),
})

/** @returns the number of checked grants */
export async function settleFreeRounds(database: Database, services: FreeRoundServices): Promise<number> {
  const due = await database
    .update(freeRounds)
    .set({ nextActionAt: LEASE })
    .where(
      sql`(${freeRounds.memberId}, ${freeRounds.id}) in (select member_id, id from ${freeRounds}
        where next_action_at <= now() order by next_action_at limit ${PAGE} for update skip locked)`,
    )
    .returning()
  const failures: unknown[] = []
  for (const one of due) {
    try {
      await advance(database, services, one)
    } catch (error) {
      // A vendor that does not answer is asked again after the lease.
      if (failureKind(error) !== 'other party') failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Free rounds failed')
  return due.length
}

async function advance(database: Database, { vendors, secret }: FreeRoundServices, one: FreeRounds): Promise<void> {
  const [{ vendorCode, gameCode } = { vendorCode: '', gameCode: '' }] = await database
    .select({ vendorCode: game.vendorCode, gameCode: game.gameCode })
    .from(game)
    .where(eq(game.nodeId, one.nodeId))
  const isOver = one.played === one.rounds || one.expiresAt <= new Date()
  if (one.state === 'SENDING' && !isOver) {
    await vendors.grantFreeRounds(vendorCode, {
      grantId: one.id,
      account: accountName(vendorSecret(secret, vendorCode), one.memberId),
      gameCode,
      rounds: one.rounds,
      stake: formatAmount(one.stake),
      until: one.expiresAt,
    })
    await database
      .update(freeRounds)
      .set({ state: 'ACTIVE', nextActionAt: sql`case when played = rounds then now() else expires_at end` })
      .where(and(isThis(one), eq(freeRounds.state, 'SENDING')))
    return
  }
  if (one.state !== 'ENDING' && !isOver) return
  // After its answer the vendor plays no more of them.
  const { played, won } = await vendors.endFreeRounds(vendorCode, one.id)
  await withTransaction(database, (tx) => end(tx, one, { played, won: parseAmount(won) }))
}

/** Ends free rounds and credits what they won, once. It waits while another bonus runs, or the member may receive none. */
async function end(
  tx: Transaction,
  { memberId, id }: FreeRounds,
  final: { played: number; won: bigint },
): Promise<void> {
  await lockCash(tx, memberId)
  const [one] = await tx.select().from(freeRounds).where(isThis({ memberId, id })).for('update')
  if (!one || one.state === 'ENDED') return
  const cause = one.cause ?? (final.played === one.rounds ? 'PLAYED' : 'EXPIRED')
  const isCredited = final.won > 0n && !(await isClosed(tx, memberId))
  if (isCredited && !(await mayCredit(tx, memberId))) {
    await tx
      .update(freeRounds)
      .set({ ...final, cause, state: 'ENDING', nextActionAt: LOOK_AGAIN })
      .where(isThis(one))
    return
  }
  const { operator } = one
  const granted = { memberId, offer: readOffer(one.offer), amount: final.won, operator, now: new Date() }
  const claimId = isCredited ? await payGranted(tx, { ...granted, period: `free-rounds:${id}` }) : null
  await tx
    .update(freeRounds)
    .set({ ...final, cause, state: 'ENDED', claimId, endedAt: sql`clock_timestamp()`, nextActionAt: null })
    .where(isThis(one))
}

async function mayCredit(tx: Transaction, memberId: number): Promise<boolean> {
  if (await runningBonus(tx, memberId)) return false
  return mayReceive(tx, { memberId, type: 'PROMOTION' })
}

/** A closed account is never credited again. */
const isClosed = async (tx: Transaction, memberId: number): Promise<boolean> =>
  (await readReceivable(tx, { memberId, type: 'PROMOTION' })).state === 'CLOSED'

const tell = (
  tx: Transaction,
  { memberId, promotionId }: Pick<FreeRounds, 'memberId' | 'promotionId'>,
  template: 'freeRounds.GRANTED' | 'freeRounds.CANCELLED',
  params: Record<string, string>,
) => writeMessage(tx, { memberId, kind: 'PROMOTION', template, params, about: `promotion:${promotionId}` })

const isThis = ({ memberId, id }: Pick<FreeRounds, 'memberId' | 'id'>) =>
  and(eq(freeRounds.memberId, memberId), eq(freeRounds.id, id))
