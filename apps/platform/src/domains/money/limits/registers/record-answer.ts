import type { Transaction } from '@playhouse/postgres/database.ts'
import type { RegisterAnswer } from '@playhouse/vendor-api/registers/register.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../../../audit/audit-log.ts'
import { exclusionCheck, type ExclusionCheckState } from '../../../../db/tables/exclusion-registers.ts'
import { endRegisteredExclusion, excludeByRegister, lockForExclusion, type OnBreak } from '../exclusion.ts'

type Check = typeof exclusionCheck.$inferSelect

export interface Outcome {
  memberId: number
  state: ExclusionCheckState
  isRequired: boolean
  register: string
  /** Minutes for which it counts at a log-in; null if the next one asks again. */
  minutes: number | null
  person?: Buffer
  listedUntil?: Date | null
  error?: string | null
  /** Whether the register is to be asked again by itself; true for an answer that is missing. */
  isAskedAgain?: boolean
}

/** A register that gives no answer is asked again this often, for as long as a session may last; then the next log-in asks. */
const AGAIN_SECONDS = 30
const AGAIN_HOURS = 12

/** Stores what the register said, or that it said nothing. */
export async function storeOutcome(tx: Transaction, outcome: Outcome): Promise<void> {
  const { memberId, minutes, person, listedUntil = null, error = null, isAskedAgain = false, ...rest } = outcome
  const isAnswer = rest.state === 'CLEAR' || rest.state === 'LISTED'
  const values = {
    ...rest,
    error,
    freshUntil: minutes === null ? null : sql`clock_timestamp() + make_interval(mins => ${minutes}::integer)`,
    ...(person && { person }),
    ...(isAnswer && { answeredAt: sql`clock_timestamp()`, listedUntil }),
  }
  const again = sql`case when ${exclusionCheck.dueSince} > clock_timestamp() - make_interval(hours => ${AGAIN_HOURS})
    then clock_timestamp() + make_interval(secs => ${AGAIN_SECONDS}) end`
  await tx
    .insert(exclusionCheck)
    .values({ memberId, ...values })
    .onConflictDoUpdate({
      target: exclusionCheck.memberId,
      set: isAskedAgain ? { ...values, nextActionAt: again } : { ...values, dueSince: null, nextActionAt: null },
    })
  await tx.execute(sql`select set_play_guard(${memberId})`)
}

/**
 * Stores an answer and what follows from it: who is listed is excluded for as long as the entry lasts, and an exclusion whose entry has ended ends
 * as well. An exclusion that lasts longer stays.
 */
export async function recordRegisterAnswer(
  tx: Transaction,
  answer: RegisterAnswer,
  outcome: Omit<Outcome, 'state' | 'listedUntil'>,
  onBreak: OnBreak,
): Promise<void> {
  const { memberId } = outcome
  await lockForExclusion(tx, memberId)
  const [before] = await tx.select().from(exclusionCheck).where(eq(exclusionCheck.memberId, memberId))
  const isListed = answer.isListed && (answer.until === null || answer.until > new Date())
  await storeOutcome(tx, {
    ...outcome,
    state: isListed ? 'LISTED' : 'CLEAR',
    listedUntil: isListed ? answer.until : null,
  })
  const exclusionId = isListed
    ? await excludeByRegister(tx, { memberId, endsAt: answer.until, current: before?.exclusionId ?? null }, onBreak)
    : await endListing(tx, before)
  await tx.update(exclusionCheck).set({ exclusionId }).where(eq(exclusionCheck.memberId, memberId))
  const was = before?.state === 'LISTED' ? { listed: true, until: before.listedUntil } : { listed: false }
  const is = isListed ? { listed: true, until: answer.until } : { listed: false }
  if (JSON.stringify(was) === JSON.stringify(is)) return
  await recordAudit(tx, {
    actor: { kind: 'SYSTEM', name: outcome.register },
    action: isListed ? 'exclusion.listed' : 'exclusion.unlisted',
    subject: `exclusion:${memberId}`,
    old: was,
    new: { memberId, ...is },
  })
}

async function endListing(tx: Transaction, before: Check | undefined): Promise<null> {
  if (before && before.exclusionId !== null) await endRegisteredExclusion(tx, before.memberId, before.exclusionId)
  return null
}
