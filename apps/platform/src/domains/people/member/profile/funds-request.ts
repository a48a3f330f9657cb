import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { writeMessage } from '../../messages/write-message.ts'

/** What operators ask for apart from the tiers. */
export const FUNDS_DOCUMENTS: readonly IdentityDocumentKind[] = ['FUNDS_PROOF']

/**
 * The tier that a member has passed: 0 none, 1 identity, 2 address; whether proof of the source of funds is asked for; and until when deposits and
 * play do without the first tier, null where they do for ever.
 */
export async function readTier(tx: Database | Transaction, memberId: number) {
  const dueAt = sql<string | null>`identity_due_at(${memberProfile.memberId}, ${memberProfile.identityDays})`
  const [found] = await tx
    .select({
      tier: memberProfile.identityTier,
      fundsAskedAt: memberProfile.fundsAskedAt,
      dueAt,
      isOverdue: sql<boolean | null>`${dueAt} <= now()`,
    })
    .from(memberProfile)
    .where(eq(memberProfile.memberId, memberId))
  const { tier = 0, fundsAskedAt = null, dueAt: at = null, isOverdue } = found ?? {}
  return {
    tier,
    asksFunds: fundsAskedAt !== null,
    due: at === null ? null : { dueAt: new Date(at).getTime(), isOverdue: isOverdue ?? false },
  }
}

/** Whether proof of the source of funds is asked for. */
export const isAskedForFunds = async (on: Database | Transaction, memberId: number) =>
  (await readTier(on, memberId)).asksFunds

/** Asks a member for proof of the source of funds, until operators have accepted it. Nothing happens while it is asked for. */
export async function askForFunds(tx: Transaction, memberId: number): Promise<void> {
  if (await isAskedForFunds(tx, memberId)) return
  await tx
    .insert(memberProfile)
    .values({ memberId, fundsAskedAt: sql`now()` })
    .onConflictDoUpdate({ target: memberProfile.memberId, set: { fundsAskedAt: sql`now()` } })
  await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'identity.FUNDS_ASKED', about: 'identity' })
}

/** Ends it in the transaction that accepts the documents. */
export const endFundsRequest = async (tx: Transaction, memberId: number): Promise<void> =>
  void (await tx.update(memberProfile).set({ fundsAskedAt: null }).where(eq(memberProfile.memberId, memberId)))

/** Asks for it no more, and says so. Nothing happens unless it is asked for. */
export async function dropFundsRequest(tx: Transaction, memberId: number): Promise<void> {
  if (!(await isAskedForFunds(tx, memberId))) return
  await endFundsRequest(tx, memberId)
  await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'identity.FUNDS_DROPPED', about: 'identity' })
}
