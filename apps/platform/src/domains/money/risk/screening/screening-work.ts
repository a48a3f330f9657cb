import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  type Screener,
  type Screeners,
  type ScreeningAnswer,
  ScreeningUnknownError,
  screeningWebhookPath,
} from '@playhouse/vendor-api/screening/screener.ts'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { randomUUID } from 'node:crypto'
import { screening, screeningList } from '../../../../db/tables/screening.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { serveWebhooks } from '../../../../request/webhooks.ts'
import { type Person, readPersons } from './persons.ts'
import { recordAnswer } from './record-answer.ts'

/*
 * Comparisons with lists. Who is due is asked about in sets; the provider's version of the lists is read every few minutes, and a webhook has it read
 * at once. A version that is news makes all members due, in steps that go on after a restart. Only an answer ends a question.
 */

/** Who was asked about by a process that was killed is asked about again after this long, which no call takes. */
const LEASE_SECONDS = 60
/** Pauses between two calls of a provider that fails grow from the first to the second. */
const PAUSE_SECONDS = 4
const LONGEST_PAUSE_SECONDS = 300
/** How often the version of the lists is read without a webhook. */
const ASK_MINUTES = 5
/** An answer about other lists than the newest is asked for again after this long: a copy of the provider lags. */
const LAG_SECONDS = 60
/** Members of one step of a run over all. */
const SWEPT = 1_000

const WEBHOOK_LIMIT_BYTES = 16 * 1024

interface ScreeningServices {
  screeners: Screeners
  log: FastifyBaseLogger
}

interface Question extends Person {
  id: string
  question: number
}

/** The provider that is asked: the first configured one. */
const getScreener = (screeners: Screeners): { provider: string; screener: Screener } | undefined => {
  const [first] = screeners
  return first && { provider: first[0], screener: first[1] }
}

/** Asks a provider about members who are due, at most as many as it takes at once. */
export function screeningWork({ screeners, log }: ScreeningServices): DueWork {
  const configured = getScreener(screeners)
  return {
    name: 'comparisons with lists',
    next: configured
      ? sql`select greatest(min(next_action_at), (select max(paused_until) from ${screeningList})) from ${screening}`
      : sql`select null::timestamptz`,
    run: async (database) => {
      if (!configured) return 0
      const { provider, screener } = configured
      const questions = await leaseDue(database, configured)
      if (questions.length === 0) return 0
      try {
        const answer = await screener.search(questions)
        await resume(database, provider)
        await takeAnswers(database, questions, { provider, answer, log })
      } catch (error) {
        if (!(error instanceof ScreeningUnknownError)) throw error
        log.warn({ provider, reason: error.message }, 'a provider of lists did not answer')
        await pause(database, provider, questions, error.message)
      }
      return questions.length
    },
  }
}

/** Takes the members who are due first, and marks them as asked about before they are. */
const leaseDue = (
  database: Database,
  { provider, screener }: { provider: string; screener: Screener },
): Promise<Question[]> =>
  withTransaction(database, async (tx) => {
    const isPaused = sql`${screeningList.pausedUntil} > clock_timestamp()`
    if ((await tx.$count(screeningList, and(eq(screeningList.provider, provider), isPaused))) > 0) return []
    const due = await tx
      .select({ memberId: screening.memberId, question: screening.question })
      .from(screening)
      .where(sql`${screening.nextActionAt} <= clock_timestamp()`)
      .orderBy(sql`(${screening.reason} = 'LISTS')`, screening.nextActionAt)
      .limit(screener.personsMax)
      .for('no key update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ memberId }) => memberId)
    const persons = await readPersons(tx, ids)
    await tx
      .update(screening)
      .set({
        attempts: sql`least(${screening.attempts} + 1, 1000)`,
        nextActionAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(inArray(screening.memberId, ids))
    // Whose name was erased has nothing to compare.
    const nameless = ids.filter((id) => !persons.some(({ memberId }) => memberId === id))
    if (nameless.length > 0)
      await tx
        .update(screening)
        .set({ reason: null, dueSince: null, nextActionAt: null })
        .where(inArray(screening.memberId, nameless))
    return persons.map((person) => ({
      ...person,
      id: randomUUID(),
      question: due.find(({ memberId }) => memberId === person.memberId)?.question ?? 0,
    }))
  })

/** One that cannot be stored is asked for again after the lease, and keeps no other from being heard. @throws the last failure */
async function takeAnswers(
  database: Database,
  questions: readonly Question[],
  taken: Omit<TakenAnswer, 'question'>,
): Promise<void> {
  let failure: { error: unknown } | undefined
  for (const question of questions)
    await takeAnswer(database, { ...taken, question }).catch((error: unknown) => void (failure = { error }))
  if (failure) throw failure.error
}

interface TakenAnswer {
  provider: string
  question: Question
  answer: ScreeningAnswer
  log: FastifyBaseLogger
}

async function takeAnswer(database: Database, { provider, question, answer, log }: TakenAnswer): Promise<void> {
  const { id, memberId, question: asked } = question
  const refused = answer.refused.get(id)
  if (refused !== undefined) {
    log.warn({ provider, reason: refused }, 'a provider of lists refused to search for a member')
    await database
      .update(screening)
      .set({ error: refused, nextActionAt: null })
      .where(and(eq(screening.memberId, memberId), eq(screening.question, asked)))
    return
  }
  const entries = answer.found.get(id)
  // Who is missing in the answer is asked about again after the lease.
  if (!entries) return
  await withTransaction(database, async (tx) => {
    await recordAnswer(tx, { person: question, question: asked, provider, version: answer.version, entries })
    await askAgainIfLagging(tx, provider, memberId)
  })
}

const askAgainIfLagging = (tx: Transaction, provider: string, memberId: number) =>
  tx.execute(sql`
    update screening set reason = 'LISTS', due_since = clock_timestamp(), question = question + 1,
      next_action_at = clock_timestamp() + make_interval(secs => ${LAG_SECONDS})
    from screening_list list where screening.member_id = ${memberId} and list.provider = ${provider} and reason is null
      and list.version is not null and screening.version <> list.version`)

const resume = (database: Database, provider: string) =>
  database
    .update(screeningList)
    .set({ failures: 0, pausedUntil: null })
    .where(and(eq(screeningList.provider, provider), ne(screeningList.failures, 0)))

/** Nobody is asked about for a while; then those that were are the first again. */
async function pause(
  database: Database,
  provider: string,
  questions: readonly Question[],
  reason: string,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    await setPause(tx, provider)
    await tx
      .update(screening)
      .set({ error: reason, nextActionAt: sql`clock_timestamp()` })
      .where(
        and(
          inArray(
            screening.memberId,
            questions.map(({ memberId }) => memberId),
          ),
          sql`${screening.nextActionAt} is not null`,
        ),
      )
  })
}

const setPause = (on: Database | Transaction, provider: string) =>
  on
    .update(screeningList)
    .set({
      failures: sql`least(${screeningList.failures} + 1, 100)`,
      pausedUntil: sql`clock_timestamp() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, ${PAUSE_SECONDS} * power(1.5, least(${screeningList.failures}, 30))))`,
    })
    .where(eq(screeningList.provider, provider))

/** Reads the version of the lists, and makes all members due when it is news. */
export function listWork({ screeners, log }: ScreeningServices): DueWork {
  const configured = getScreener(screeners)
  return {
    name: 'versions of lists',
    everyMs: 1_000,
    next: sql`select min(case when swept_until is not null then now() else ask_at end) from ${screeningList}`,
    isBackground: true,
    run: async (database, closing) => {
      if (!configured) return 0
      const { provider, screener } = configured
      const isDue = and(eq(screeningList.provider, provider), sql`${screeningList.askAt} <= clock_timestamp()`)
      const { rowCount } = await database
        .update(screeningList)
        .set({ askAt: sql`clock_timestamp() + make_interval(mins => ${ASK_MINUTES})` })
        .where(isDue)
      if (rowCount === 1) await readVersion(database, { provider, screener, log })
      let swept = 0
      while (!closing.aborted) {
        const step = await sweepStep(database, provider)
        if (step === undefined) break
        swept += step
      }
      return swept
    },
  }
}

async function readVersion(
  database: Database,
  { provider, screener, log }: { provider: string; screener: Screener; log: FastifyBaseLogger },
): Promise<void> {
  try {
    const version = await screener.readVersion()
    const { rowCount } = await database
      .update(screeningList)
      .set({ version, sweptUntil: 0 })
      .where(and(eq(screeningList.provider, provider), sql`${screeningList.version} is distinct from ${version}`))
    if (rowCount === 1) log.info({ provider, version }, 'the lists have changed; all members are compared with them')
  } catch (error) {
    if (!(error instanceof ScreeningUnknownError)) throw error
    log.warn({ provider, reason: error.message }, 'a provider of lists did not say their version')
  }
}

/** Makes the next members due who were not compared with this version. @returns how many; undefined if all are */
const sweepStep = (database: Database, provider: string): Promise<number | undefined> =>
  withTransaction(database, async (tx) => {
    const [list] = await tx
      .select()
      .from(screeningList)
      .where(eq(screeningList.provider, provider))
      .for('update', { skipLocked: true })
    if (!list || list.sweptUntil === null) return undefined
    const { rows } = await tx.execute<{ last: number | null; queued: number | null }>(sql`
      with step as materialized (
        select id from member where id > ${list.sweptUntil} and payee_name is not null and is_real_account(kind) order by id limit ${SWEPT}
      )
      select (select max(id) from step) as last, queue_screening(array(
        select id from step left join screening on screening.member_id = id
        where screening.version is distinct from ${list.version} and screening.reason is null order by id), 'LISTS') as queued`)
    const last = rows[0]?.last ?? null
    await tx.update(screeningList).set({ sweptUntil: last }).where(eq(screeningList.provider, provider))
    return last === null ? undefined : (rows[0]?.queued ?? 0)
  })

/** Says in the database which provider is configured: without one nobody is due. */
export async function storeProviders(database: Database, screeners: Screeners): Promise<void> {
  const provider = getScreener(screeners)?.provider
  if (provider === undefined) return void (await database.delete(screeningList))
  await database.delete(screeningList).where(notInArray(screeningList.provider, [provider]))
  await database.insert(screeningList).values({ provider }).onConflictDoNothing()
}

/** Takes the providers' webhooks, which are repeated and may be lost: the job asks as well. */
export const screeningWebhookRoutes: FastifyPluginAsync<{ database: Database; screeners: Screeners }> = async (
  app,
  { database, screeners },
) => {
  const serve = serveWebhooks(app, WEBHOOK_LIMIT_BYTES)
  for (const [code, screener] of screeners) {
    if (!screener.readWebhook) continue
    serve(screeningWebhookPath(code), async ({ headers, body, log }) => {
      const reading = screener.readWebhook?.({ headers, body })
      if (reading?.kind === 'LISTS_CHANGED')
        await database
          .update(screeningList)
          .set({ askAt: sql`clock_timestamp()` })
          .where(eq(screeningList.provider, code))
      else if (reading?.kind === 'UNREADABLE') log.warn({ provider: code }, 'a webhook about lists is unknown')
      else return undefined
      return { status: 204 }
    })
  }
}
