import type { DepositLimitPeriod } from '@playhouse/shared/limits.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { TransactionType } from '../../../db/tables/ledger.ts'
import { lockMembers } from '../../../lib/member-locks.ts'
import { publishToMember } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'

/** Money for a member: the type of its transaction and, where it matters, what it is for (`receiving_rules`). */
export interface Incoming {
  memberId: number
  type: TransactionType
  purpose?: string
  /** Minor units; for deposit limits. */
  amount?: bigint
  /** The requested deposit that it pays. */
  requested?: number | undefined
}

export type ReceivingState =
  | 'CLOSED'
  | 'CLOSING'
  | 'SELF_EXCLUSION'
  | 'TIME_OUT'
  | 'HELD'
  | 'REVIEW'
  | 'BLOCKED'
  | 'DEPOSITS_BLOCKED'
  | `LIMIT_${DepositLimitPeriod}`

interface Receivable {
  outcome: 'credited' | 'held' | 'owed' | 'refused'
  credited: bigint
  /** The state that decides, if the amount is not credited as usual. */
  state: ReceivingState | null
  reached: DepositLimitPeriod | null
}

/**
 * Serialises what a member receives with changes of its limits, exclusions and blocks and with the closing of its account. Members come
 * first, then limits, then cash accounts, each by id.
 */
export async function lockReceiver(tx: Transaction, memberId: number, sender?: number): Promise<void> {
  await lockMembers(tx, sender === undefined ? [memberId] : [memberId, sender])
  await lockDepositLimits(tx, memberId)
}

/** Requests of deposits lock the limits alone. */
export async function lockDepositLimits(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`
    select from member_limit where member_id = ${memberId} and kind = 'DEPOSIT' order by period for no key update`)
}

export const publishLimitReached = (tx: Transaction, memberId: number, period: DepositLimitPeriod) =>
  publishToMember(tx, memberId, { type: 'LIMIT_REACHED', limit: `DEPOSIT_${period}`, until: null })

/** Whether a member may receive money now (docs/receiving-money.md); lock the receiver before it is posted. */
export async function readReceivable(
  on: Database | Transaction,
  { memberId, type, purpose = '', amount = 0n, requested }: Incoming,
): Promise<Receivable> {
  const { rows } = await on.execute<Receivable & Record<string, unknown>>(
    sql`select * from receivable(${memberId}, ${type}, ${purpose}, ${amount}::bigint, ${requested ?? null}::integer)`,
  )
  const [found] = rows
  if (!found) throw new Error(`Nothing says whether member ${memberId} may receive a ${type}.`)
  return found
}

export const mayReceive = async (on: Database | Transaction, incoming: Incoming): Promise<boolean> =>
  (await readReceivable(on, incoming)).outcome !== 'refused'

/** Tells the receiver why not. @throws PlatformError play.excluded, account.held */
export async function assertMayReceive(on: Database | Transaction, incoming: Incoming): Promise<void> {
  const { outcome, state } = await readReceivable(on, incoming)
  if (outcome !== 'refused') return
  throw platformError(state === 'HELD' || state === 'REVIEW' || state === 'BLOCKED' ? 'account.held' : 'play.excluded')
}
