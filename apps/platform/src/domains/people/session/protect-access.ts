import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { answeredRequest, logInCheck, passwordReset } from '../../../db/tables/log-in.ts'
import { handOff, member } from '../../../db/tables/members.ts'
import type { Namespaces } from '../../../lib/namespaces.generated.ts'
import type { MessageTemplate } from '../messages/message-texts.ts'
import { writeMessage } from '../messages/write-message.ts'

/** A change of what an account is opened, or its payments are confirmed, with. */
type AccessChange = keyof Namespaces['messages']['changes']

/** Message to the member for each change by an operator. */
export const OPERATOR_TEMPLATES = {
  PHONE: 'security.PHONE_REPLACED',
  EMAIL: 'security.EMAIL_REPLACED',
  CONFIRMED: 'security.CONTACT_CONFIRMED',
  AUTHENTICATOR_REMOVED: 'security.AUTHENTICATOR_REMOVED',
  PASSKEY_REMOVED: 'security.PASSKEYS_REMOVED',
  PAYMENT_PASSWORD: 'security.PAYMENT_PASSWORD_REMOVED',
} as const satisfies Readonly<Record<string, MessageTemplate>>

type Protected =
  | { memberId: number; by: 'MEMBER'; change: AccessChange }
  | { memberId: number; by: 'OPERATOR'; change: keyof typeof OPERATOR_TEMPLATES }

/**
 * Protects an account after a change of its access by the member or an operator: invalidates pending links and log-ins, and
 * notifies the member. After an operator's change, withdrawals of the next day are reviewed. Call it in the transaction of the change.
 */
export async function protectAccess(tx: Transaction, changed: Protected): Promise<void> {
  const { memberId } = changed
  await endPendingAccess(tx, memberId)
  const about = { memberId, kind: 'SYSTEM' } as const
  if (changed.by === 'MEMBER') {
    await writeMessage(tx, { ...about, template: 'security.CHANGED', params: { change: changed.change } })
    return
  }
  await writeMessage(tx, { ...about, template: OPERATOR_TEMPLATES[changed.change] })
  await tx
    .update(member)
    .set({ accessMendedAt: sql`now()` })
    .where(eq(member.id, memberId))
}

/** Ends links and log-ins under way, and that a log-in request can be repeated. */
export async function endPendingAccess(tx: Transaction, memberId: number): Promise<void> {
  for (const table of [handOff, passwordReset, logInCheck]) {
    await tx
      .update(table)
      .set({ usedAt: sql`now()` })
      .where(and(eq(table.memberId, memberId), isNull(table.usedAt)))
  }
  await tx.delete(answeredRequest).where(eq(answeredRequest.memberId, memberId))
}
