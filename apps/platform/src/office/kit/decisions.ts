import { and, desc, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { officeDecision } from '../../db/tables/office.ts'
import { endAssignment } from './assignments.ts'
import { addToDay, type DayAmount, lockDay, readAmount, storedAmount, sumOfDay } from './day-sums.ts'
import type { Html } from './html.ts'
import { OfficeError } from './office-error.ts'
import { type ActingOperator, allowedRole, readStandings } from './operator-accounts.ts'
import { CONFIRMED_BY, type Permission, type Proposing, roleFor } from './permissions.ts'
import { isBy, obstacleToConfirm } from './second-operator.ts'

export type StoredDecision = typeof officeDecision.$inferSelect
type Payload = Readonly<Record<string, string>>

/** A kind of decision, and what it does once it is made. */
export interface DecisionKind {
  /** Name in the audit log, such as `withdrawal.approved`. */
  kind: string
  permission: Permission
  /** Describes the decision to operators: "Approve withdrawal 17/204 of 60,000.00". */
  describe(payload: Payload): string
  /**
   * Does it, or throws what speaks against it by now. @returns values for the audit log
   */
  apply(
    tx: Transaction,
    decision: { payload: Payload; reason: string; operators: readonly string[] },
  ): Promise<{ old?: unknown; new?: unknown }>
}

/** A kind that can take two operators. */
export interface ReviewedKind extends DecisionKind {
  /** Permission to propose it; `CONFIRMED_BY` has the one to confirm it. */
  permission: Proposing
  /**
   * Basis of the decision in the tables, locked until the end of the transaction: if it has changed since the proposal, nobody can confirm
   * it.
   */
  basis(tx: Transaction, payload: Payload): Promise<unknown>
  /** What must be done outside of the transaction before it is made, such as calls to others; it may change nothing that `basis` reads. */
  prepare?(database: Database, payload: Payload): Promise<void>
  /** Everything that the operator saw who proposed it, and all that it would change. */
  show(database: Database, payload: Payload, call: { may(permission: Permission): boolean }): Promise<Html>
}

export interface RequestedDecision {
  subject: string
  payload: Record<string, string>
  reason: string
  actor: ActingOperator
  /** How many it takes; by an amount, as the sum of the day says. */
  operators: 1 | 2 | DayAmount
  /** Throws what speaks against it already now, before another operator looks at it. */
  check?: (tx: Transaction) => Promise<unknown>
}

/**
 * Makes a decision, or keeps it for another operator to confirm. @returns whether it is made
 * @throws OfficeError if one about the same subject waits already, or no role of the operator allows it
 */
export async function decide(
  database: Database,
  kind: DecisionKind,
  requested: RequestedDecision & { operators: 1 },
): Promise<'MADE'>
export async function decide(
  database: Database,
  kind: ReviewedKind,
  requested: RequestedDecision,
): Promise<'MADE' | 'WAITS'>
export async function decide(
  database: Database,
  kind: DecisionKind | ReviewedKind,
  { subject, payload, reason, actor, operators, check }: RequestedDecision,
): Promise<'MADE' | 'WAITS'> {
  return withTransaction(database, async (tx) => {
    const by = await requireRole(tx, actor, kind.permission)
    const [waiting] = await tx.select().from(officeDecision).where(isPendingAbout(subject)).for('update')
    if (waiting)
      throw new OfficeError(
        `A decision by ${waiting.proposedBy} about this is waiting for a second operator. Confirm or decline it first.`,
      )
    const amount = typeof operators === 'object' ? operators : undefined
    if (amount) await lockDay(tx, amount)
    const takesTwo = amount ? (await sumOfDay(tx, amount, subject)).takesTwo : operators === 2
    if (takesTwo && isReviewed(kind)) {
      await check?.(tx)
      const [proposed] = await tx
        .insert(officeDecision)
        .values({
          kind: kind.kind,
          subject,
          payload,
          reason,
          basis: plain(await kind.basis(tx, payload)),
          amount: amount && storedAmount(amount),
          proposedBy: actor.name,
          proposedById: actor.id,
        })
        .onConflictDoNothing()
        .returning({ id: officeDecision.id })
      if (!proposed) throw new OfficeError('Another operator has just decided this. Review it again.')
      await recordAudit(tx, { actor: by, action: `${kind.kind}.proposed`, subject, new: payload, reason })
      return 'WAITS'
    }
    const values = await kind.apply(tx, { payload, reason, operators: [actor.name] })
    if (amount) await addToDay(tx, amount, { subject, operators: [actor.name] })
    await endAssignment(tx, subject)
    await recordAudit(tx, { actor: by, action: kind.kind, subject, ...values, reason })
    return 'MADE'
  })
}

export const isReviewed = (kind: DecisionKind | ReviewedKind): kind is ReviewedKind => 'basis' in kind

/** The kind of a decision if it can take two operators. */
export const reviewedKind = (kinds: readonly DecisionKind[], { kind }: StoredDecision): ReviewedKind | undefined =>
  kinds.filter(isReviewed).find((known) => known.kind === kind)

/**
 * Makes a decision that another operator proposed. @throws OfficeError if it does not wait, is one's own, rests on what has changed, or
 * one of the two may not decide it any more
 */
export async function confirmDecision(
  database: Database,
  kinds: readonly DecisionKind[],
  { id, actor }: { id: number; actor: ActingOperator },
): Promise<StoredDecision> {
  await prepare(database, kinds, { id, actor })
  return withTransaction(database, async (tx) => {
    const waiting = await lockDecision(tx, id)
    const kind = waiting && reviewedKind(kinds, waiting)
    const { role, obstacle } = await judgeConfirming(tx, { waiting, kind, actor })
    // A missing decision is refused in the same words.
    if (!waiting || !kind || obstacle?.code === 'role')
      throw new OfficeError('There is no such decision that your roles may confirm.', 403)
    refuseDecided(waiting)
    if (obstacle) throw new OfficeError(obstacle.message, obstacle.code === 'proposer' ? 409 : 403)
    const { payload, reason, proposedBy, subject } = waiting
    const changes = getChanges(waiting, await kind.basis(tx, payload))
    if (changes) throw new OfficeError(`${changes} Decline it; it can be proposed again.`)
    const amount = waiting.amount && readAmount(waiting.amount)
    if (amount) await lockDay(tx, amount)
    const operators = [proposedBy, actor.name]
    const values = await kind.apply(tx, { payload, reason, operators })
    if (amount) await addToDay(tx, amount, { subject, operators })
    await endAssignment(tx, subject)
    await endDecision(tx, id, { state: 'CONFIRMED', decidedBy: actor.name, decidedById: actor.id })
    await recordAudit(tx, {
      actor: { ...actor, role },
      action: kind.kind,
      subject,
      ...values,
      reason: `${reason} (proposed by ${proposedBy})`,
    })
    return waiting
  })
}

/** Does what comes before a decision's transaction, if the operator may confirm it. */
async function prepare(
  database: Database,
  kinds: readonly DecisionKind[],
  { id, actor }: { id: number; actor: ActingOperator },
): Promise<void> {
  const [waiting] = await database.select().from(officeDecision).where(eq(officeDecision.id, id))
  const kind = waiting?.state === 'PENDING' ? reviewedKind(kinds, waiting) : undefined
  if (!waiting || !kind?.prepare) return
  const { obstacle } = await withTransaction(database, (tx) => judgeConfirming(tx, { waiting, kind, actor }))
  if (!obstacle) await kind.prepare(database, waiting.payload)
}

/** What lets an operator confirm a decision, or keeps one from it, with roles and log-ins of both locked. */
async function judgeConfirming(
  tx: Transaction,
  {
    waiting,
    kind,
    actor,
  }: { waiting: StoredDecision | undefined; kind: ReviewedKind | undefined; actor: ActingOperator },
) {
  if (!waiting || !kind) return { role: null }
  const operators = await readStandings(tx, [actor.id, waiting.proposedById ?? actor.id])
  const obstacle = obstacleToConfirm({ ...waiting, permission: kind.permission }, actor.id, operators)
  const { roles = [] } = operators.find(({ id }) => id === actor.id) ?? {}
  return { obstacle, role: roleFor(roles, CONFIRMED_BY[kind.permission]) ?? null }
}

/** Drops a decision that waits; its proposer may do so too. @throws OfficeError if it does not wait */
export async function declineDecision(
  database: Database,
  kinds: readonly DecisionKind[],
  { id, actor, reason }: { id: number; actor: ActingOperator; reason: string },
): Promise<StoredDecision> {
  return withTransaction(database, async (tx) => {
    const waiting = await lockDecision(tx, id)
    const kind = waiting && reviewedKind(kinds, waiting)
    const role = waiting && (await decliningRole(tx, waiting, kind, actor))
    if (!waiting || !role) throw new OfficeError('There is no such decision that your roles may decline.', 403)
    refuseDecided(waiting)
    const ended = { decidedBy: actor.name, decidedById: actor.id, decisionReason: reason }
    await endDecision(tx, id, { state: 'DECLINED', ...ended })
    const { subject, payload } = waiting
    const action = `${waiting.kind}.declined`
    await recordAudit(tx, { actor: { ...actor, role }, action, subject, old: payload, reason })
    return waiting
  })
}

/** Admins drop decisions of kinds that no release knows any more. */
async function decliningRole(
  tx: Transaction,
  waiting: StoredDecision,
  kind: ReviewedKind | undefined,
  actor: ActingOperator,
): Promise<ActingOperator['role'] | undefined> {
  if (isBy(waiting, actor)) return actor.role
  if (!kind) return allowedRole(tx, actor.id, 'operators.change')
  return (
    (await allowedRole(tx, actor.id, CONFIRMED_BY[kind.permission])) ??
    (await allowedRole(tx, actor.id, kind.permission))
  )
}

/** Changes since a decision was proposed, in words; undefined if there are none. */
export function getChanges({ basis, proposedBy }: StoredDecision, now: unknown): string | undefined {
  const current = plain(now)
  if (basis === null) return `This was proposed by ${proposedBy} before the last upgrade.`
  if (isDeepStrictEqual(basis, current)) return undefined
  const [was, is] = [getEntries(basis), getEntries(current)]
  const names = Object.keys({ ...was, ...is }).filter((name) => !isDeepStrictEqual(was[name], is[name]))
  return `What this is about has changed since it was proposed (${names.join(', ')}).`
}

const getEntries = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value }

/** Turns a value into JSON, with money as text. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? {}, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)))

export async function pendingDecisions(database: Database): Promise<StoredDecision[]> {
  return database
    .select()
    .from(officeDecision)
    .where(eq(officeDecision.state, 'PENDING'))
    .orderBy(desc(officeDecision.id))
}

/** Decisions of a kind whose payload has these values, newest first. */
export const decisionsOfKind = (
  database: Database,
  { kind }: DecisionKind,
  about: Payload,
): Promise<StoredDecision[]> =>
  database
    .select()
    .from(officeDecision)
    .where(and(eq(officeDecision.kind, kind), sql`${officeDecision.payload} @> ${JSON.stringify(about)}::jsonb`))
    .orderBy(desc(officeDecision.id))
    .limit(100)

export async function pendingDecisionAbout(database: Database, subject: string): Promise<StoredDecision | undefined> {
  const [found] = await database.select().from(officeDecision).where(isPendingAbout(subject))
  return found
}

const isPendingAbout = (subject: string) =>
  and(eq(officeDecision.subject, subject), eq(officeDecision.state, 'PENDING'))

/** @throws OfficeError if the account may not do it by now */
async function requireRole(tx: Transaction, actor: ActingOperator, permission: Permission): Promise<ActingOperator> {
  const role = await allowedRole(tx, actor.id, permission)
  if (!role) throw new OfficeError('Your roles do not allow this any more.', 403)
  return { ...actor, role }
}

async function lockDecision(tx: Transaction, id: number): Promise<StoredDecision | undefined> {
  const [found] = await tx.select().from(officeDecision).where(eq(officeDecision.id, id)).for('update')
  return found
}

function refuseDecided({ state, decidedBy }: StoredDecision): void {
  if (state !== 'PENDING') throw new OfficeError(`${decidedBy} has already decided about this.`)
}

const endDecision = (tx: Transaction, id: number, ended: Partial<StoredDecision>) =>
  tx
    .update(officeDecision)
    .set({ ...ended, decidedAt: new Date() })
    .where(eq(officeDecision.id, id))
