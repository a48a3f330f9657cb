import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { depositBonus } from '../../../db/tables/bonuses.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { platformError } from '../../../request/platform-error.ts'
import { judge, readStanding, withDeposit } from './eligibility.ts'
import { checkEligible, checkOpen, findOffer, lockOffer, getOffer, storedOffer } from './offer-claims.ts'
import { give, getTerms } from './give-offer.ts'

type Chosen = typeof depositBonus.$inferSelect

/** Kinds of offers that a deposit can bring. */
const KINDS: readonly string[] = ['FIRST_DEPOSIT', 'RELOAD']

/**
 * Keeps the bonus that is chosen with a deposit, with the terms of now. It is given once the deposit is credited.
 * @throws PlatformError promotion.not.found, promotion.not.open, promotion.not.eligible, bonus.running, play.excluded
 */
export async function chooseBonus(
  tx: Transaction,
  {
    memberId,
    depositId,
    promotionId,
    amount,
  }: { memberId: number; depositId: number; promotionId: string; amount: bigint },
): Promise<void> {
  const now = new Date()
  // The member's lock comes before limits, which the request has locked already, so it is not taken.
  const known = await findOffer(tx, memberId, promotionId, now)
  const { offer, claim } = known
  if (claim || offer.isReviewed || !KINDS.includes(offer.kind)) throw platformError('promotion.not.open')
  checkOpen(known, now)
  checkEligible(offer, withDeposit(await readStanding(tx, memberId, now), amount))
  await tx.insert(depositBonus).values({
    memberId,
    depositId,
    promotionId,
    offer: storedOffer(offer),
    terms: await getTerms(tx, memberId, offer),
    chosenAt: now,
  })
}

export const dueDepositBonuses: DueWork = {
  name: 'bonuses of deposits',
  next: sql`select min(next_action_at) from ${depositBonus}`,
  run: (database, closing) =>
    eachDue(database, closing, {
      getName: ({ memberId, depositId }: Chosen) => `bonus of deposit ${depositId} of member ${memberId}`,
      take: (tx) =>
        tx
          .select()
          .from(depositBonus)
          .where(sql`${depositBonus.nextActionAt} <= clock_timestamp()`)
          .orderBy(depositBonus.nextActionAt)
          .limit(1)
          .for('no key update', { skipLocked: true }),
      work: (tx, [chosen]) => decide(tx, chosen),
      postpone: (tx, chosen) => store(tx, chosen, { nextActionAt: retryTime() }),
    }),
}

async function decide(tx: Transaction, chosen: Chosen): Promise<void> {
  const { memberId, promotionId, terms } = chosen
  const now = new Date()
  const known = await lockOffer(tx, memberId, promotionId, now)
  // Only a claim of the same period prevents it: the terms at the time of the choice hold, even if the offer has changed since.
  if (known.claim) return store(tx, chosen, { state: 'MISSED', obstacle: 'TAKEN', nextActionAt: null })
  const offer = getOffer(chosen, known.offer)
  const { amount, obstacle } = judge(offer, await readStanding(tx, memberId, now))
  if (obstacle) return store(tx, chosen, { state: 'MISSED', obstacle: obstacle.kind, nextActionAt: null })
  await give(tx, { memberId, offer, terms, amount, now })
  await store(tx, chosen, { state: 'GIVEN', amount, nextActionAt: null })
}

async function store(
  tx: Transaction,
  { memberId, depositId }: Chosen,
  values: Partial<Pick<Chosen, 'state' | 'amount' | 'obstacle' | 'nextActionAt'>>,
): Promise<void> {
  await tx
    .update(depositBonus)
    .set(values)
    .where(and(eq(depositBonus.memberId, memberId), eq(depositBonus.depositId, depositId)))
}
