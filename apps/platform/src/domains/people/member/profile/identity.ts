import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  type IDENTITY_FACTS,
  type IdentityReason,
  type IdentityRequestState,
  memberIdentity,
  submitIdentity as submitEndpoint,
} from '@playhouse/platform-api/member-profile.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import { type Database, findSqlState, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { identityDocument, identityEvent, identityRequest, memberProfile } from '../../../../db/tables/profile.ts'
import { publishToMember } from '../../../../live/publish.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import { holdMatches } from '../matching-accounts.ts'
import { writeMessage } from '../../messages/write-message.ts'
import type { BindEndpoint } from '../../../../request/call-context.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../../lib/operator-list.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { claimUploads } from '../../uploads/uploads.ts'
import { endFundsRequest, FUNDS_DOCUMENTS, readTier } from './funds-request.ts'
import { type IdentityCheckServices, listIdentityChecks, providerSays, queueIdentityCheck } from './identity-checks.ts'

export function identityRoutes(bind: BindEndpoint, checks: IdentityCheckServices): void {
  bind(memberIdentity, (_, { database, session }) => readIdentity(database, requireRealAccount(session).memberId))
  bind(submitEndpoint, (input, { database, session }) =>
    submitIdentity(database, checks, requireRealAccount(session).memberId, input),
  )
}

type Fact = (typeof IDENTITY_FACTS)[number]

/** Requirements of each tier, from the first. */
const TIERS: readonly { documents: readonly IdentityDocumentKind[]; facts: readonly Fact[] }[] = [
  { documents: ['ID_FRONT', 'ID_BACK'], facts: ['realName', 'birthday'] },
  { documents: ['SELFIE', 'ADDRESS_PROOF'], facts: ['nationality', 'address'] },
]

/** Usual duration of a review, as the list of withdrawal requirements states it. */
export const IDENTITY_REVIEW_HOURS = 24

const UNIQUE_VIOLATION = '23505'

/** The tier that a member has passed. */
export const identityTier = async (on: Database | Transaction, memberId: number) => (await readTier(on, memberId)).tier

async function missingFacts(tx: Database | Transaction, memberId: number, facts: readonly Fact[]): Promise<Fact[]> {
  const [found] = await tx
    .select({
      realName: member.payeeName,
      birthday: memberProfile.birthday,
      nationality: memberProfile.nationality,
      address: memberProfile.address,
    })
    .from(member)
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(eq(member.id, memberId))
  return facts.filter((fact) => !found?.[fact])
}

async function latestRequest(tx: Database | Transaction, memberId: number) {
  const [found] = await tx
    .select()
    .from(identityRequest)
    .where(eq(identityRequest.memberId, memberId))
    .orderBy(desc(identityRequest.id))
    .limit(1)
  return found
}

/** The latest document of each kind. */
async function getDocuments(tx: Database | Transaction, memberId: number, requestId: number) {
  const all = await tx
    .select()
    .from(identityDocument)
    .where(and(eq(identityDocument.memberId, memberId), eq(identityDocument.requestId, requestId)))
    .orderBy(asc(identityDocument.id))
  return [...new Map(all.map((document) => [document.kind, document])).values()]
}

/** What a member sends next: proof of the source of funds if it is asked for, otherwise what the next tier requires. */
async function readNext(
  on: Database | Transaction,
  memberId: number,
  { tier, asksFunds }: { tier: number; asksFunds: boolean },
) {
  if (asksFunds) return { tier, documents: [...FUNDS_DOCUMENTS], missing: [] }
  const next = TIERS[tier]
  return next
    ? { tier: tier + 1, documents: [...next.documents], missing: await missingFacts(on, memberId, next.facts) }
    : null
}

/** Tier, next tier and latest request. Up to four queries. */
async function readIdentity(
  database: Database | Transaction,
  memberId: number,
): Promise<ResponseOf<typeof memberIdentity>> {
  const passed = await readTier(database, memberId)
  const next = await readNext(database, memberId, passed)
  const request = await latestRequest(database, memberId)
  const documents = request ? await getDocuments(database, memberId, request.id) : []
  return {
    tier: passed.tier,
    due: passed.due,
    next,
    request: request
      ? {
          id: String(request.id),
          tier: request.tier,
          state: request.state,
          reason: request.reason,
          createdAt: request.createdAt.getTime(),
          decidedAt: request.decidedAt?.getTime() ?? null,
          documents: documents.map(({ id, kind, state, reason, uploadId, createdAt }) => ({
            id: String(id),
            kind,
            state,
            reason,
            uploadId,
            createdAt: createdAt.getTime(),
          })),
        }
      : null,
  }
}

/** What a member still needs to pass a tier, or to prove the source of funds if that is asked for; null once it is done. */
export async function missingIdentity(database: Database | Transaction, memberId: number, requiredTier: number) {
  const { tier, asksFunds } = await readTier(database, memberId)
  if (tier >= requiredTier && !asksFunds) return null
  const { next, request } = await readIdentity(database, memberId)
  if (request?.state === 'REVIEW') return { isReviewed: true, missing: [], documents: [] }
  if (request?.state === 'NEEDS_INFO') {
    const again = request.documents.filter(({ state }) => state === 'REJECTED').map(({ kind }) => kind)
    return { isReviewed: false, missing: [], documents: again }
  }
  return { isReviewed: false, missing: next?.missing ?? [], documents: next?.documents ?? [] }
}

/**
 * Opens a request for the next tier with all of its documents, or adds those that an open request still needs.
 * @throws PlatformError identity.open during a review; request_param_err for other documents and for missing profile
 * details; upload.not.found
 */
async function submitIdentity(
  database: Database,
  checks: IdentityCheckServices,
  memberId: number,
  { documents }: CheckedInputOf<typeof submitEndpoint>,
): Promise<ResponseOf<typeof memberIdentity>> {
  return withTransaction(database, async (tx) => {
    const open = await latestRequest(tx, memberId)
    if (open?.state === 'REVIEW') throw platformError('identity.open')
    const requestId =
      open?.state === 'NEEDS_INFO' ? await resubmit(tx, open, documents) : await openRequest(tx, memberId, documents)
    await queueIdentityCheck(tx, checks, memberId, requestId)
    await holdMatches(tx, memberId)
    return readIdentity(tx, memberId)
  }).catch((error: unknown) => {
    // The unique index allows one of two concurrent requests.
    throw findSqlState(error) === UNIQUE_VIOLATION ? platformError('identity.open') : error
  })
}

type Documents = CheckedInputOf<typeof submitEndpoint>['documents']

async function openRequest(tx: Transaction, memberId: number, documents: Documents): Promise<number> {
  const next = await readNext(tx, memberId, await readTier(tx, memberId))
  if (!next) throw wrongDocuments()
  requireKinds(documents, next.documents)
  if (next.missing.length > 0) {
    throw platformError('request_param_err', {
      fields: Object.fromEntries(next.missing.map((fact) => [fact, 'required'])),
    })
  }
  const [request] = await tx
    .insert(identityRequest)
    .values({ memberId, tier: next.tier, state: 'REVIEW' })
    .returning({ id: identityRequest.id })
  if (!request) throw new Error('A request was not stored.')
  await addDocuments(tx, memberId, request.id, documents)
  await record(tx, { memberId, requestId: request.id, state: 'REVIEW', actor: 'member' })
  return request.id
}

async function resubmit(tx: Transaction, request: OpenRequest, documents: Documents): Promise<number> {
  const { memberId, id } = request
  const rejected = (await getDocuments(tx, memberId, id)).filter(({ state }) => state === 'REJECTED')
  requireKinds(
    documents,
    rejected.map(({ kind }) => kind),
  )
  await move(tx, request, { state: 'REVIEW', actor: 'member' })
  await addDocuments(tx, memberId, id, documents)
  return id
}

function requireKinds(documents: Documents, kinds: readonly IdentityDocumentKind[]): void {
  const sent = documents.map(({ kind }) => kind).toSorted()
  if (sent.join() !== kinds.toSorted().join()) throw wrongDocuments()
}

const wrongDocuments = () => platformError('request_param_err', { fields: { documents: 'pattern' } })

async function addDocuments(tx: Transaction, memberId: number, requestId: number, documents: Documents) {
  const ids = documents.map(({ uploadId }) => uploadId)
  await claimUploads(tx, memberId, ids, 'IDENTITY_DOCUMENT')
  await tx.insert(identityDocument).values(documents.map((document) => ({ ...document, memberId, requestId })))
}

type OpenRequest = Pick<typeof identityRequest.$inferSelect, 'memberId' | 'id' | 'state' | 'version'>

interface Step {
  state: IdentityRequestState
  /** `member`, or the operator's name. */
  actor: string
  reason?: IdentityReason
}

/** Moves a request to another state. @throws PlatformError identity.open if it was moved in the meantime */
async function move(tx: Transaction, request: OpenRequest, { state, actor, reason }: Step): Promise<void> {
  const { memberId, id, version } = request
  const isDecided = state === 'APPROVED' || state === 'REJECTED'
  const { rowCount } = await tx
    .update(identityRequest)
    .set({
      state,
      version: version + 1,
      reason: reason ?? null,
      ...(isDecided && { decidedAt: sql`now()` }),
    })
    .where(
      and(
        eq(identityRequest.memberId, memberId),
        eq(identityRequest.id, id),
        eq(identityRequest.state, request.state),
        eq(identityRequest.version, version),
      ),
    )
  if (rowCount !== 1) throw platformError('identity.open')
  await record(tx, { memberId, requestId: id, state, actor, reason: reason ?? null })
}

async function record(tx: Transaction, event: typeof identityEvent.$inferInsert): Promise<void> {
  await tx.insert(identityEvent).values({ ...event, at: sql`clock_timestamp()` })
}

/** @throws PlatformError identity.open unless the request waits for the operator */
async function waitingRequest(tx: Transaction, memberId: number, requestId: number): Promise<OpenRequest> {
  const [found] = await tx
    .select()
    .from(identityRequest)
    .where(
      and(
        eq(identityRequest.memberId, memberId),
        eq(identityRequest.id, requestId),
        eq(identityRequest.state, 'REVIEW'),
      ),
    )
    .for('update')
  if (!found) throw platformError('identity.open')
  return found
}

const VIEWS = { waiting: ['REVIEW'], needsInfo: ['NEEDS_INFO'], decided: ['APPROVED', 'REJECTED'] }

const requests = (database: Database) =>
  database
    .select({
      memberId: identityRequest.memberId,
      id: identityRequest.id,
      tier: identityRequest.tier,
      state: identityRequest.state,
      reason: identityRequest.reason,
      createdAt: identityRequest.createdAt,
      decidedAt: identityRequest.decidedAt,
      providerSays,
      username: member.username,
      realName: member.payeeName,
      birthday: memberProfile.birthday,
      nationality: memberProfile.nationality,
      address: memberProfile.address,
    })
    .from(identityRequest)
    .innerJoin(member, eq(member.id, identityRequest.memberId))
    .leftJoin(memberProfile, eq(memberProfile.memberId, identityRequest.memberId))

export const listIdentities = (database: Database, request: ListRequest) =>
  requests(database)
    .where(
      and(
        inView(request, identityRequest.state, VIEWS),
        request.filters.tier === undefined ? undefined : eq(identityRequest.tier, Number(request.filters.tier)),
        listConditions(request, {
          at: identityRequest.createdAt,
          subject: sql`'identity:' || ${identityRequest.memberId} || ':' || ${identityRequest.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, identityRequest.createdAt))
    .limit(request.limit)
    .offset(request.offset)

/** A request with the facts to compare, the documents for `readUpload`, and what providers say about them. */
export async function findIdentity(database: Database, memberId: number, id: number) {
  const [found] = await requests(database).where(
    and(eq(identityRequest.memberId, memberId), eq(identityRequest.id, id)),
  )
  if (!found) return undefined
  const [documents, checks] = await Promise.all([
    getDocuments(database, memberId, id),
    listIdentityChecks(database, memberId, id),
  ])
  return { ...found, documents, checks }
}

/** Accepts all documents and raises the tier. @throws PlatformError identity.open if it was already decided */
export async function approveIdentity(
  tx: Transaction,
  memberId: number,
  requestId: number,
  actor: string,
): Promise<void> {
  const request = await waitingRequest(tx, memberId, requestId)
  await move(tx, request, { state: 'APPROVED', actor })
  await setDocuments(tx, memberId, requestId, { state: 'ACCEPTED', reason: null })
  const accepted = await getDocuments(tx, memberId, requestId)
  if (accepted.some(({ kind }) => FUNDS_DOCUMENTS.includes(kind))) await endFundsRequest(tx, memberId)
  await tx
    .insert(memberProfile)
    .values({
      memberId,
      identityTier: sql`(select tier from identity_request where member_id = ${memberId} and id = ${requestId})`,
    })
    .onConflictDoUpdate({
      target: memberProfile.memberId,
      set: { identityTier: sql`greatest(${memberProfile.identityTier}, excluded.identity_tier)` },
    })
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await publishDecision(tx, memberId, 'APPROVED')
}

/** Notifies the member's sessions of an operator's decision. */
async function publishDecision(tx: Transaction, memberId: number, state: IdentityRequestState): Promise<void> {
  await publishToMember(tx, memberId, { type: 'IDENTITY', state, tier: await identityTier(tx, memberId) })
  if (state === 'APPROVED' || state === 'REJECTED' || state === 'NEEDS_INFO')
    await writeMessage(tx, { memberId, kind: 'SYSTEM', template: `identity.${state}`, about: 'identity' })
}

/** Ends the request; the member may open another one. @throws PlatformError identity.open if it was already decided */
export async function rejectIdentity(
  tx: Transaction,
  memberId: number,
  requestId: number,
  { reason, actor }: { reason: IdentityReason; actor: string },
): Promise<void> {
  const request = await waitingRequest(tx, memberId, requestId)
  await move(tx, request, { state: 'REJECTED', actor, reason })
  await setDocuments(tx, memberId, requestId, { state: 'REJECTED', reason })
  await publishDecision(tx, memberId, 'REJECTED')
}

/**
 * Requests some documents again, each with a reason, and accepts the others.
 * @param reasons by document id
 * @throws PlatformError request_param_err for no or unknown documents; identity.open if it was already decided
 */
export async function askForDocuments(
  tx: Transaction,
  memberId: number,
  requestId: number,
  { reasons, actor }: { reasons: ReadonlyMap<number, IdentityReason>; actor: string },
): Promise<void> {
  const request = await waitingRequest(tx, memberId, requestId)
  const documents = await getDocuments(tx, memberId, requestId)
  const requested = documents.filter(({ id }) => reasons.has(id))
  if (requested.length === 0 || requested.length < reasons.size) throw wrongDocuments()
  await move(tx, request, { state: 'NEEDS_INFO', actor })
  for (const { id } of documents) {
    const reason = reasons.get(id) ?? null
    await setDocuments(tx, memberId, requestId, { state: reason ? 'REJECTED' : 'ACCEPTED', reason }, [id])
  }
  await publishDecision(tx, memberId, 'NEEDS_INFO')
}

async function setDocuments(
  tx: Transaction,
  memberId: number,
  requestId: number,
  values: Pick<typeof identityDocument.$inferSelect, 'state' | 'reason'>,
  ids?: readonly number[],
): Promise<void> {
  const own = and(eq(identityDocument.memberId, memberId), eq(identityDocument.requestId, requestId))
  // A rejected document keeps its reason after a new upload.
  const chosen = ids ? inArray(identityDocument.id, [...ids]) : eq(identityDocument.state, 'REVIEW')
  await tx.update(identityDocument).set(values).where(and(own, chosen))
}
