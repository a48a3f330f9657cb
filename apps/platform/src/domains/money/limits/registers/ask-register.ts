import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import {
  type ExclusionRegister,
  type RegisterAnswer,
  type Registers,
  RegisterUnknownError,
} from '@playhouse/vendor-api/registers/register.ts'
import { eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { exclusionCheck, exclusionRegister } from '../../../../db/tables/exclusion-registers.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { readMemberRules } from '../../../site/jurisdictions/member-rules.ts'
import type { OnBreak } from '../exclusion.ts'
import { type Outcome, recordRegisterAnswer, storeOutcome } from './record-answer.ts'

/*
 * Questions to the register of excluded persons. A registration and a log-in make a member due, and a job asks; a deposit and a game ask before they
 * begin where the day has no answer yet. Stakes read what is stored. A register that fails is left alone for a while, and then asked again.
 */

/** Who was asked about by a process that was killed is asked about again after this long, which no call takes. */
const LEASE_SECONDS = 30
/** How many members the job asks about at once. */
const AT_ONCE = 10
/** Pauses between two calls of a register that fails grow from the first to the second. */
const PAUSE_SECONDS = 2
const LONGEST_PAUSE_SECONDS = 120
/** Who is under rules that ask for no register is looked at again after this long. */
const UNASKED_MINUTES = 24 * 60

interface RegisterServices {
  registers: Registers
  onBreak: OnBreak
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Asks about a member before a deposit or a game, unless the day has an answer. Refusals follow from what is stored. */
export type AskRegister = (database: Database, memberId: number) => Promise<void>

/** The register that is asked: the first configured one. */
const getRegister = (registers: Registers): { code: string; register: ExclusionRegister } | undefined => {
  const [first] = registers
  return first && { code: first[0], register: first[1] }
}

export const openAskRegister = (services: RegisterServices): AskRegister =>
  getRegister(services.registers)
    ? async (database, memberId) => {
        if (await needsAnswer(database, memberId)) await askAbout(services, database, memberId)
      }
    : async () => {}

/** An answer counts for the day on which it was given. */
async function needsAnswer(database: Database, memberId: number): Promise<boolean> {
  const isSettled = sql`member_id = ${memberId} and next_action_at is null and (
    state in ('CLEAR', 'LISTED') and brand_day(answered_at) = brand_day(now()) or state = 'NOT_ASKED' and fresh_until > now())`
  return (await database.$count(exclusionCheck, isSettled)) === 0
}

interface Facts extends Record<string, unknown> {
  name: string | null
  birthday: string | null
  country: string | null
  isPaused: boolean
}

async function askAbout(services: RegisterServices, database: Database, memberId: number): Promise<void> {
  const configured = getRegister(services.registers)
  if (!configured) return
  const rules = await readMemberRules(database, memberId)
  const { rows } = await database.execute<Facts>(sql`
    select payee_name as name, birthday::text, nationality as country,
      exists (select from ${exclusionRegister} where register = ${configured.code} and paused_until > clock_timestamp()) as "isPaused"
    from member left join member_profile on member_id = id where id = ${memberId}`)
  const [facts] = rows
  if (!facts) return
  const { name, birthday, country, isPaused } = facts
  const outcome = { memberId, isRequired: rules.requiresRegister, register: configured.code }
  const store = (more: Pick<Outcome, 'state' | 'minutes'> & Partial<Outcome>) =>
    withTransaction(database, (tx) => storeOutcome(tx, { ...outcome, ...more }))
  if (!rules.asksRegister && !rules.requiresRegister)
    return store({ state: 'NOT_ASKED', isRequired: false, minutes: UNASKED_MINUTES })
  if (name === null || birthday === null) return store({ state: 'INCOMPLETE', minutes: null })
  const unknown = (error: string) => store({ state: 'UNKNOWN', minutes: null, error, isAskedAgain: true })
  if (isPaused) return unknown('paused')
  const answer = await call(services, database, configured, { id: randomUUID(), name, birthday, country })
  if (typeof answer === 'string') return unknown(answer)
  const person = createHash('sha256')
    .update(JSON.stringify([name, birthday, country]))
    .digest()
  await withTransaction(database, (tx) =>
    recordRegisterAnswer(tx, answer, { ...outcome, person, minutes: rules.registerAnswerMinutes }, services.onBreak),
  )
}

/** @returns the answer, or the code of the failure */
async function call(
  { log }: RegisterServices,
  database: Database,
  { code, register }: { code: string; register: ExclusionRegister },
  person: Parameters<ExclusionRegister['ask']>[0],
): Promise<RegisterAnswer | string> {
  const isRegister = eq(exclusionRegister.register, code)
  try {
    const answer = await register.ask(person)
    // One row that all log-ins would write is written once a minute.
    await database
      .update(exclusionRegister)
      .set({ answeredAt: sql`clock_timestamp()`, failures: 0, pausedUntil: null, error: null })
      .where(
        sql`${isRegister} and (failures > 0 or answered_at is null or answered_at < clock_timestamp() - interval '1 minute')`,
      )
    return answer
  } catch (error) {
    if (!(error instanceof RegisterUnknownError)) throw error
    log.warn({ register: code, reason: error.message }, 'a register of excluded persons did not answer')
    await database
      .update(exclusionRegister)
      .set({
        failedAt: sql`clock_timestamp()`,
        error: error.message,
        failures: sql`least(${exclusionRegister.failures} + 1, 100)`,
        pausedUntil: sql`clock_timestamp() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, ${PAUSE_SECONDS} * power(2, least(${exclusionRegister.failures}, 20))))`,
      })
      .where(isRegister)
    return error.message
  }
}

/** Asks about members who have registered or logged in, or whose data has changed. */
export function registerWork(services: RegisterServices): DueWork {
  const isConfigured = getRegister(services.registers) !== undefined
  return {
    name: 'questions to registers',
    next: isConfigured
      ? sql`select greatest(min(next_action_at), (select max(paused_until) from ${exclusionRegister})) from ${exclusionCheck}`
      : sql`select null::timestamptz`,
    run: async (database) => {
      if (!isConfigured) return 0
      const ids = await leaseDue(database)
      const done = await Promise.allSettled(ids.map((memberId) => askAbout(services, database, memberId)))
      const failed = done.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      return ids.length
    },
  }
}

const leaseDue = (database: Database): Promise<number[]> =>
  withTransaction(database, async (tx) => {
    const due = await tx
      .select({ memberId: exclusionCheck.memberId })
      .from(exclusionCheck)
      .where(sql`${exclusionCheck.nextActionAt} <= clock_timestamp()`)
      .orderBy(exclusionCheck.nextActionAt)
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true })
    const ids = due.map(({ memberId }) => memberId)
    if (ids.length > 0)
      await tx
        .update(exclusionCheck)
        .set({ nextActionAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})` })
        .where(inArray(exclusionCheck.memberId, ids))
    return ids
  })

/** Says in the database which register is configured: without one nobody is due, and no answer is waited for. */
export const storeRegisters = (database: Database, registers: Registers): Promise<void> =>
  withTransaction(database, async (tx) => {
    const code = getRegister(registers)?.code
    if (code !== undefined) {
      await tx.delete(exclusionRegister).where(notInArray(exclusionRegister.register, [code]))
      await tx.insert(exclusionRegister).values({ register: code }).onConflictDoNothing()
      return
    }
    await tx.delete(exclusionRegister)
    const { rows } = await tx.execute<{ id: number }>(sql`
      update exclusion_check set is_required = false, next_action_at = null where is_required returning member_id as id`)
    const ids = rows.map(({ id }) => id)
    await tx.execute(sql`select set_play_guard(id) from unnest(${sql.param(ids)}::integer[]) as id`)
  })
