import type { Transaction } from '@playhouse/postgres/database.ts'
import { auditEntry, type OperatorRole } from '../db/tables/office.ts'

export interface OperatorActor {
  kind: 'OPERATOR'
  name: string
  /** The role that allows it; null where none is needed. */
  role: OperatorRole | null
}

export type Actor = OperatorActor | { kind: 'MEMBER'; memberId: number } | { kind: 'SYSTEM'; name: string }

export interface AuditRecord {
  actor: Actor
  /** Domain and event, such as `withdrawal.approved`. */
  action: string
  /** The record concerned, such as `withdrawal:17:204` (member, id). */
  subject: string
  old?: unknown
  new?: unknown
  reason?: string | undefined
}

/**
 * Appends an entry that is kept if the transaction commits. Writers are serialised until they commit, so call it last
 * in a transaction.
 */
export async function recordAudit(
  tx: Transaction,
  { actor, action, subject, reason, ...values }: AuditRecord,
): Promise<void> {
  await tx.insert(auditEntry).values({
    actorKind: actor.kind,
    actor: actor.kind === 'MEMBER' ? String(actor.memberId) : actor.name,
    action,
    subject,
    oldValue: plain(values.old),
    newValue: plain(values.new),
    reason: reason ?? null,
    role: actor.kind === 'OPERATOR' ? actor.role : null,
  })
}

/** Turns a value into JSON, with money as text. */
function plain(value: unknown): unknown {
  if (value === undefined) return null
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)))
}
