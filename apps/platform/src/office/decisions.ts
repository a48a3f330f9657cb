import { and, desc, eq } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { officeDecision } from '../db/tables/office.ts'
import { OfficeError } from './office-error.ts'

export type StoredDecision = typeof officeDecision.$inferSelect

/** A kind of decision, and what it does once it is made. */
export interface DecisionKind {
  /** Such as `withdrawal.approve`; the audit log has it. */
  kind: string
  /** For operators: "Approve withdrawal 17/204 of 60,000.00". */
  describe(payload: Readonly<Record<string, string>>): string
  /**
   * Does it, or throws what speaks against it by now. @returns values for the audit log
   */
  apply(
    tx: Transaction,
    decision: { payload: Readonly<Record<string, string>>; reason: string; operators: readonly string[] },
  ): Promise<{ old?: unknown; new?: unknown }>
}

export interface AskedDecision {
  subject: string
  payload: Record<string, string>
  reason: string
  operator: string
  /** Whether another operator must confirm it. */
  needsTwo: boolean
  /** Throws what speaks against it already now, before another operator looks at it. */
  check?: (tx: Transaction) => Promise<unknown>
}

const byOperator = (name: string) => ({ kind: 'OPERATOR', name }) as const

/**
 * Makes a decision, or keeps it for another operator to confirm. @returns whether it is made
 * @throws OfficeError if one about the same subject waits already
 */
export async function decide(
  database: Database,
  { kind, apply }: DecisionKind,
  { subject, payload, reason, operator, needsTwo, check }: AskedDecision,
): Promise<'MADE' | 'WAITS'> {
  return withTransaction(database, async (tx) => {
    const [waiting] = await tx.select().from(officeDecision).where(isPendingAbout(subject)).for('update')
    if (waiting)
      throw new OfficeError(
        `A decision by ${waiting.proposedBy} about this is waiting for a second operator. Confirm or decline it first.`,
      )
    if (needsTwo) {
      await check?.(tx)
      const [proposed] = await tx
        .insert(officeDecision)
        .values({ kind, subject, payload, reason, proposedBy: operator })
        .onConflictDoNothing()
        .returning({ id: officeDecision.id })
      if (!proposed) throw new OfficeError('Another operator has just decided this. Review it again.')
      await recordAudit(tx, { actor: byOperator(operator), action: `${kind}.proposed`, subject, new: payload, reason })
      return 'WAITS'
    }
    const values = await apply(tx, { payload, reason, operators: [operator] })
    await recordAudit(tx, { actor: byOperator(operator), action: kind, subject, ...values, reason })
    return 'MADE'
  })
}

/** Makes a decision that another operator proposed. @throws OfficeError if it does not wait, or is one's own */
export async function confirmDecision(
  database: Database,
  kinds: readonly DecisionKind[],
  { id, operator }: { id: number; operator: string },
): Promise<StoredDecision> {
  return withTransaction(database, async (tx) => {
    const waiting = await lockPending(tx, id)
    if (waiting.proposedBy === operator)
      throw new OfficeError('It takes another operator to confirm what you proposed.', 403)
    const kind = kinds.find((known) => known.kind === waiting.kind)
    if (!kind) throw new OfficeError('This release does not know such a decision. Decline it.')
    const { payload, reason, proposedBy, subject } = waiting
    const values = await kind.apply(tx, { payload, reason, operators: [proposedBy, operator] })
    await endDecision(tx, id, { state: 'CONFIRMED', decidedBy: operator })
    const actor = byOperator(operator)
    await recordAudit(tx, {
      actor,
      action: kind.kind,
      subject,
      ...values,
      reason: `${reason} (proposed by ${proposedBy})`,
    })
    return waiting
  })
}

/** Drops a decision that waits; its proposer may do so too. @throws OfficeError if it does not wait */
export async function declineDecision(
  database: Database,
  { id, operator, reason }: { id: number; operator: string; reason: string },
): Promise<StoredDecision> {
  return withTransaction(database, async (tx) => {
    const waiting = await lockPending(tx, id)
    await endDecision(tx, id, { state: 'DECLINED', decidedBy: operator, decisionReason: reason })
    const { kind, subject, payload } = waiting
    await recordAudit(tx, { actor: byOperator(operator), action: `${kind}.declined`, subject, old: payload, reason })
    return waiting
  })
}

export async function pendingDecisions(database: Database): Promise<StoredDecision[]> {
  return database
    .select()
    .from(officeDecision)
    .where(eq(officeDecision.state, 'PENDING'))
    .orderBy(desc(officeDecision.id))
}

export async function pendingDecisionAbout(database: Database, subject: string): Promise<StoredDecision | undefined> {
  const [found] = await database.select().from(officeDecision).where(isPendingAbout(subject))
  return found
}

const isPendingAbout = (subject: string) =>
  and(eq(officeDecision.subject, subject), eq(officeDecision.state, 'PENDING'))

async function lockPending(tx: Transaction, id: number): Promise<StoredDecision> {
  const [found] = await tx.select().from(officeDecision).where(eq(officeDecision.id, id)).for('update')
  if (!found) throw new OfficeError('There is no such decision.', 404)
  if (found.state !== 'PENDING') throw new OfficeError(`${found.decidedBy} has already decided about this.`)
  return found
}

const endDecision = (tx: Transaction, id: number, ended: Partial<StoredDecision>) =>
  tx
    .update(officeDecision)
    .set({ ...ended, decidedAt: new Date() })
    .where(eq(officeDecision.id, id))
