import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { authorityClaim } from '../../../db/tables/limits.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postClosingHandover } from '../../../ledger/postings.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { isWithheld, lockMoney } from './closing-state.ts'

export type AuthorityClaim = typeof authorityClaim.$inferSelect

/** Why a claim cannot be recorded, paid or lifted, in words for operators. */
export class ClaimRefusedError extends Error {}

interface ClaimKey {
  memberId: number
  id: number
}

const isClaim = ({ memberId, id }: ClaimKey) => and(eq(authorityClaim.memberId, memberId), eq(authorityClaim.id, id))

export const listClaims = (on: Database | Transaction, memberId: number): Promise<AuthorityClaim[]> =>
  on.select().from(authorityClaim).where(eq(authorityClaim.memberId, memberId)).orderBy(asc(authorityClaim.id))

export interface Withheld {
  /** What stands in the ledger now. */
  amount: bigint
  /** Part of it that authorities claim. */
  claimed: bigint
}

const NOTHING: Withheld = { amount: 0n, claimed: 0n }

/** What is withheld of closed accounts at this moment, by member. */
export async function readWithheld(
  on: Database | Transaction,
  memberIds: readonly number[],
): Promise<(memberId: number) => Withheld> {
  const { rows } = await on.execute<{ memberId: number } & Withheld & Record<string, unknown>>(sql`
    select member_id as "memberId", coalesce(balance, 0) as amount, coalesce((select sum(amount) from authority_claim claim
      where claim.member_id = account.member_id and state = 'KEPT'), 0)::bigint as claimed
    from ledger_account account
    where member_id = any(${sql.param(memberIds)}::integer[]) and code = 'member:' || member_id || ':withheld'`)
  return (memberId) => rows.find((row) => row.memberId === memberId) ?? NOTHING
}

export interface NewClaim {
  memberId: number
  authority: string
  reference: string
  amount: bigint
  reason: string
  /** Names of the operators. */
  by: string
}

/**
 * Keeps a part of a withheld balance for an authority: until the claim ends, nothing can be released.
 * @returns its number @throws ClaimRefusedError
 */
export async function recordClaim(tx: Transaction, claim: NewClaim): Promise<number> {
  await lockMoney(tx, claim.memberId)
  const { amount, claimed } = (await readWithheld(tx, [claim.memberId]))(claim.memberId)
  if (!(await isWithheld(tx, claim.memberId)) || amount === 0n)
    throw new ClaimRefusedError('Nothing of this account is withheld.')
  if (claim.amount > amount - claimed)
    throw new ClaimRefusedError(
      `It is more than the ${formatAmount(amount - claimed)} that is withheld and not claimed yet.`,
    )
  const [{ id } = { id: 0 }] = await tx.insert(authorityClaim).values(claim).returning({ id: authorityClaim.id })
  return id
}

/** How a claim is paid. */
export interface ClaimPayment {
  /** Account of the authority and text of the bank transfer. */
  paidTo: string
  /** Whether the member gets a letter with the authority and its reference. */
  tellsMember: boolean
  /** Names of the operators. */
  by: string
}

/**
 * Takes what an authority claims out of the withheld balance: the house pays it from its bank account. @throws ClaimRefusedError
 */
export async function payClaim(tx: Transaction, key: ClaimKey, payment: ClaimPayment): Promise<AuthorityClaim> {
  const { paidTo, tellsMember, by } = payment
  const claim = await end(tx, key, { state: 'PAID', paidTo, endedBy: by })
  const { memberId, amount, authority, reference } = claim
  await postClosingHandover(tx, {
    memberId,
    amount,
    key: ledgerKeys.closingHandover(memberId, key.id),
    request: { memberId, claim: key.id, amount },
    reference,
  })
  if (tellsMember)
    await writeMessage(tx, {
      memberId,
      kind: 'SYSTEM',
      template: 'closing.HANDED_OVER',
      params: { amount: formatAmount(amount), authority, reference },
    })
  return claim
}

/** Ends a claim that the authority gives up: its part is withheld as before. @throws ClaimRefusedError */
export const liftClaim = (tx: Transaction, key: ClaimKey, by: string): Promise<AuthorityClaim> =>
  end(tx, key, { state: 'LIFTED', endedBy: by })

async function end(
  tx: Transaction,
  key: ClaimKey,
  how: Pick<AuthorityClaim, 'state' | 'endedBy'> & { paidTo?: string },
): Promise<AuthorityClaim> {
  await lockMoney(tx, key.memberId)
  const [ended] = await tx
    .update(authorityClaim)
    .set({ ...how, endedAt: new Date() })
    .where(and(isClaim(key), eq(authorityClaim.state, 'KEPT')))
    .returning()
  if (!ended) throw new ClaimRefusedError('The claim has ended already.')
  return ended
}
