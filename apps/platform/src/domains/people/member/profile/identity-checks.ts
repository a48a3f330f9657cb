import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  type IdentityCheckers,
  type IdentityCheckOrder,
  type IdentityCheckResult,
  type IdentityOutcome,
  IdentityRefusedError,
  IdentityUnknownError,
  identityWebhookPath,
} from '@playhouse/vendor-api/identity-checks/identity-checker.ts'
import { and, desc, eq, ne, isNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { member } from '../../../../db/tables/members.ts'
import {
  identityCheck,
  type IdentityCheckState,
  identityDocument,
  identityRequest,
  memberProfile,
} from '../../../../db/tables/profile.ts'
import { upload } from '../../../../db/tables/uploads.ts'
import { type DueWork, eachDue, retryTime } from '../../../../jobs/due-rows.ts'
import { type CountryOrder, sortByCountry } from '../../../../lib/country-order.ts'
import { serveWebhooks } from '../../../../request/webhooks.ts'

/*
 * Checks by a provider. A submission queues one in its transaction; a job sends it and asks for the result, which a webhook may bring earlier. A
 * result is shown to operators and changes nothing else, so that it may come late, again, or never.
 */

/** Checks per run: their pictures are in memory together. */
const BATCH_SIZE = 4
/** A check whose process was killed is looked at again after this long, which no call takes. */
const LEASE_SECONDS = 60
/** Pauses between two questions grow from the first to the second. */
const PAUSE_SECONDS = 4
const LONGEST_PAUSE_SECONDS = 300
/** Without a result by then the check is the operators' alone. A webhook may still bring one. */
const PATIENCE_HOURS = 2

const WEBHOOK_LIMIT_BYTES = 64 * 1024

export interface IdentityCheckServices {
  checkers: IdentityCheckers
  order: CountryOrder
}

/** Queues a check of the pictures that wait for review, if a provider is configured that checks all of them. */
export async function queueIdentityCheck(
  tx: Transaction,
  { checkers, order }: IdentityCheckServices,
  memberId: number,
  requestId: number,
): Promise<void> {
  if (checkers.size === 0) return
  const [request] = await tx
    .select({ version: identityRequest.version, nationality: memberProfile.nationality })
    .from(identityRequest)
    .leftJoin(memberProfile, eq(memberProfile.memberId, identityRequest.memberId))
    .where(and(eq(identityRequest.memberId, memberId), eq(identityRequest.id, requestId)))
  const kinds = await tx
    .select({ kind: identityDocument.kind })
    .from(identityDocument)
    .where(isUnderReview(memberId, requestId))
  const [chosen] = sortByCountry([...checkers], ([code]) => code, order[request?.nationality ?? '']).filter(
    ([, { documents }]) => kinds.every(({ kind }) => documents.includes(kind)),
  )
  if (!request || !chosen) return
  await tx.insert(identityCheck).values({
    memberId,
    requestId,
    requestVersion: request.version,
    provider: chosen[0],
    nextActionAt: sql`now()`,
  })
}

/** Pictures that nobody has accepted or rejected yet: no provider gets one twice. */
const isUnderReview = (memberId: number, requestId: number) =>
  and(
    eq(identityDocument.memberId, memberId),
    eq(identityDocument.requestId, requestId),
    eq(identityDocument.state, 'REVIEW'),
  )

type Check = typeof identityCheck.$inferSelect

const takeDue = (tx: Transaction) =>
  tx
    .select()
    .from(identityCheck)
    .where(sql`${identityCheck.nextActionAt} <= clock_timestamp()`)
    .orderBy(identityCheck.nextActionAt)
    .limit(1)
    .for('no key update', { skipLocked: true })

/** Sends queued checks, and asks for results. */
export function identityCheckWork({ checkers, log }: { checkers: IdentityCheckers; log: FastifyBaseLogger }): DueWork {
  return {
    name: 'identity checks',
    next: sql`select min(next_action_at) from ${identityCheck}`,
    run: async (database, closing) => {
      const leased: Check[] = []
      const taken = eachDue(database, closing, {
        maxRows: BATCH_SIZE,
        getName: ({ id }) => `identity check ${id}`,
        take: takeDue,
        work: (tx, [row]) => leaseCheck(tx, row, log),
        postpone: (tx, row) => tx.update(identityCheck).set({ nextActionAt: retryTime() }).where(isRow(row)),
        afterCommit: (check) => void (check && leased.push(check)),
      })
      return taken.finally(() => Promise.all(leased.map((check) => pursueCheck({ database, checkers, log }, check))))
    },
  }
}

const isRow = ({ memberId, id }: Pick<Check, 'memberId' | 'id'>) =>
  and(eq(identityCheck.memberId, memberId), eq(identityCheck.id, id))

/** Condition of the request, which nobody has decided or sent back since it was submitted. */
const isStillWaiting = ({ memberId, requestId, requestVersion }: Check) =>
  and(
    eq(identityRequest.memberId, memberId),
    eq(identityRequest.id, requestId),
    eq(identityRequest.state, 'REVIEW'),
    eq(identityRequest.version, requestVersion),
  )

/** Marks the check as sent before it is. @returns the row as it was; undefined if there is nothing to send or to ask */
async function leaseCheck(tx: Transaction, row: Check, log: FastifyBaseLogger): Promise<Check | undefined> {
  const isWaiting = (await tx.$count(identityRequest, isStillWaiting(row))) > 0
  const end = !isWaiting ? 'CANCELLED' : row.createdAt < hoursAgo(PATIENCE_HOURS) ? 'UNANSWERED' : undefined
  if (end === 'UNANSWERED')
    log.warn({ provider: row.provider, check: row.id }, 'a provider gave no result of an identity check in time')
  await tx
    .update(identityCheck)
    .set(
      end
        ? { state: end, nextActionAt: null }
        : {
            state: 'SENT',
            attempts: sql`${identityCheck.attempts} + 1`,
            nextActionAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
          },
    )
    .where(isRow(row))
  return end ? undefined : row
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Asks for the check, and sends it if the provider does not have it. */
async function pursueCheck(
  { database, checkers, log }: { database: Database; checkers: IdentityCheckers; log: FastifyBaseLogger },
  check: Check,
): Promise<void> {
  const { id, provider } = check
  try {
    const checker = checkers.get(provider)
    if (!checker) throw new IdentityRefusedError('the provider is not configured any more')
    const found = check.state === 'SENT' ? await checker.find(id) : undefined
    await recordResult(database, provider, id, found ?? (await checker.start(await readOrder(database, check))))
  } catch (error) {
    if (!(error instanceof IdentityRefusedError || error instanceof IdentityUnknownError)) throw error
    log.warn({ provider, check: id, reason: error.message }, 'a provider did not take an identity check')
    const next = error instanceof IdentityRefusedError ? { state: 'UNANSWERED' as const, nextActionAt: null } : PAUSED
    await database
      .update(identityCheck)
      .set({ error: error.message, ...next })
      .where(and(isRow(check), eq(identityCheck.state, 'SENT')))
  }
}

const PAUSED = {
  nextActionAt: sql`clock_timestamp() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, ${PAUSE_SECONDS} * power(1.5, ${identityCheck.attempts} - 1)))`,
}

async function readOrder(database: Database, check: Check): Promise<IdentityCheckOrder> {
  const { id, memberId, requestId } = check
  const [person] = await database
    .select({ realName: member.payeeName, birthday: memberProfile.birthday, address: memberProfile.address })
    .from(member)
    .innerJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(eq(member.id, memberId))
  const documents = await database
    .select({ kind: identityDocument.kind, picture: upload.picture })
    .from(identityDocument)
    .innerJoin(upload, and(eq(upload.memberId, identityDocument.memberId), eq(upload.id, identityDocument.uploadId)))
    // An operator may have decided since the check was leased.
    .innerJoin(identityRequest, isStillWaiting(check))
    .where(isUnderReview(memberId, requestId))
  const { realName, birthday, address } = person ?? {}
  if (!realName || !birthday || documents.length === 0) throw new IdentityRefusedError('nothing is left to check')
  const hasProof = documents.some(({ kind }) => kind === 'ADDRESS_PROOF')
  return {
    id,
    realName,
    birthday,
    address: hasProof ? (address ?? null) : null,
    documents: documents.map(({ kind, picture }) => ({ kind, picture: new Uint8Array(picture) })),
  }
}

/**
 * Records what a provider says about a check that was sent to it, whatever became of the request since. Of two results the one that it decided
 * later stays. @returns whether it is news
 */
async function recordResult(
  database: Database,
  provider: string,
  id: string,
  result: IdentityCheckResult,
): Promise<boolean> {
  const isSent = and(eq(identityCheck.id, id), eq(identityCheck.provider, provider), ne(identityCheck.state, 'QUEUED'))
  const { pageUrl } = result
  if (result.outcome === 'PENDING') {
    const { rowCount } = await database
      .update(identityCheck)
      .set({ pageUrl, error: null, ...PAUSED })
      .where(and(isSent, eq(identityCheck.state, 'SENT')))
    return rowCount === 1
  }
  const { outcome, findings, decidedAt } = result
  const { rowCount } = await database
    .update(identityCheck)
    .set({
      state: 'ANSWERED',
      outcome,
      findings: [...findings],
      decidedAt,
      pageUrl,
      answeredAt: sql`clock_timestamp()`,
      error: null,
      nextActionAt: null,
    })
    .where(and(isSent, or(isNull(identityCheck.decidedAt), lt(identityCheck.decidedAt, decidedAt))))
  return rowCount === 1
}

/** Takes the providers' webhooks, which are repeated and may be lost: the job asks as well. */
export const identityWebhookRoutes: FastifyPluginAsync<{ database: Database; checkers: IdentityCheckers }> = async (
  app,
  { database, checkers },
) => {
  const serve = serveWebhooks(app, WEBHOOK_LIMIT_BYTES)
  for (const [code, checker] of checkers) {
    if (!checker.readWebhook) continue
    serve(identityWebhookPath(code), async ({ headers, body, log }) => {
      const reading = checker.readWebhook?.({ headers, body })
      if (reading?.kind === 'RESULT') await recordResult(database, code, reading.id, reading.result)
      else if (reading?.kind === 'UNREADABLE')
        log.warn({ provider: code }, 'a webhook about an identity check is unknown')
      else return undefined
      return { status: 204 }
    })
  }
}

/** What providers said about a request, the latest submission first. */
export const listIdentityChecks = (database: Database | Transaction, memberId: number, requestId: number) =>
  database
    .select()
    .from(identityCheck)
    .where(and(eq(identityCheck.memberId, memberId), eq(identityCheck.requestId, requestId)))
    .orderBy(desc(identityCheck.requestVersion))

/** The outcome of a request's latest check, or its state without one; null without a check. */
export const providerSays = sql<IdentityOutcome | Exclude<IdentityCheckState, 'ANSWERED'> | null>`(
  select coalesce(outcome, state) from ${identityCheck}
  where ${identityCheck.memberId} = ${identityRequest.memberId} and ${identityCheck.requestId} = ${identityRequest.id}
  order by ${identityCheck.requestVersion} desc limit 1)`
