import type {
  declineContractRequest,
  requestContract as requestEndpoint,
  withdrawContractRequest,
} from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { contractRequest, type RequestState } from '../../../db/tables/agents.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { hasOutcome } from '../../../lib/left-behind.ts'
import { publishToMembers } from '../../../live/publish.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { readRequest } from './listed-contracts.ts'
import { checkedTerms, isAmong, lockContracts, waitingContracts } from './contract-rows.ts'

type Request = typeof contractRequest.$inferSelect

const REQUEST_MS = 7 * 86_400_000
/** Requests that expire in one transaction. */
const REQUESTS_AT_ONCE = 100

/**
 * Asks the upline for a contract. The rate may be above what the upline can offer, which the caller must not learn; the upline then offers
 * less or declines.
 * @throws PlatformError request_param_err, contract.no.upline, recipient.unavailable, contract.offer.waiting, contract.request.open
 */
export async function requestContract(
  database: Database,
  { memberId, tokenHash }: LiveSession,
  { kind, terms: wanted, note }: CheckedInputOf<typeof requestEndpoint>,
): Promise<ResponseOf<typeof requestEndpoint>> {
  const terms = checkedTerms(kind, wanted)
  return withTransaction(database, async (tx) => {
    await lockContracts(tx)
    const { rows } = await tx.execute<{
      uplineId: number | null
      isReachable: boolean
      offered: boolean
      requested: boolean
    }>(sql`
      select parent_id as "uplineId", ${hasOutcome(sql`parent_id`, 'NEW_OFFERS', 'arrives')} as "isReachable",
        exists (select from contract_version where member_id = member.id and kind = ${kind} and state = 'OFFERED') as offered,
        exists (select from contract_request where member_id = member.id and kind = ${kind} and state = 'REQUESTED') as requested
      from member where id = ${memberId}`)
    const { uplineId, isReachable, offered, requested } = rows[0] ?? {}
    if (!uplineId) throw platformError('contract.no.upline')
    if (!isReachable) throw platformError('recipient.unavailable')
    if (offered) throw platformError('contract.offer.waiting')
    if (requested) throw platformError('contract.request.open')
    const requestedAt = new Date()
    const expiresAt = new Date(requestedAt.getTime() + REQUEST_MS)
    const request = { memberId, id: randomUUID(), kind, uplineId }
    await tx.insert(contractRequest).values({
      ...request,
      terms,
      note,
      state: 'REQUESTED',
      requestedAt,
      requestedSession: tokenHash.toString('hex'),
      expiresAt,
      nextActionAt: expiresAt,
    })
    await notify(tx, request, 'REQUESTED', { to: [uplineId] })
    return { id: request.id, state: 'REQUESTED' as const, request: await readRequest(tx, request) }
  })
}

/** @throws PlatformError contract.not.found, also for another agent's request; contract.state */
export async function declineRequest(
  database: Database,
  { memberId, tokenHash }: LiveSession,
  { id, reason }: CheckedInputOf<typeof declineContractRequest>,
): Promise<ResponseOf<typeof declineContractRequest>> {
  return withTransaction(database, async (tx) => {
    await lockContracts(tx)
    const request = await requestWhere(tx, and(eq(contractRequest.id, id), eq(contractRequest.uplineId, memberId)))
    await close(tx, request, { state: 'DECLINED', reason, decidedSession: tokenHash.toString('hex') })
    await notify(tx, request, 'DECLINED', { to: [request.memberId], params: { reason } })
    return { id, state: 'DECLINED' as const, request: await readRequest(tx, request) }
  })
}

/** @throws PlatformError contract.not.found, also for another account's request; contract.state */
export async function withdrawRequest(
  database: Database,
  { memberId, tokenHash }: LiveSession,
  { id }: CheckedInputOf<typeof withdrawContractRequest>,
): Promise<ResponseOf<typeof withdrawContractRequest>> {
  return withTransaction(database, async (tx) => {
    await lockContracts(tx)
    const request = await requestWhere(tx, and(eq(contractRequest.id, id), eq(contractRequest.memberId, memberId)))
    await close(tx, request, { state: 'WITHDRAWN', decidedSession: tokenHash.toString('hex') })
    await notify(tx, request, 'WITHDRAWN')
    return { id, state: 'WITHDRAWN' as const, request: await readRequest(tx, request) }
  })
}

/** An offer answers the account's open request of its kind. */
export async function answerRequest(
  tx: Transaction,
  {
    memberId,
    kind,
    contractId,
    session,
  }: { memberId: number; kind: ContractKind; contractId: string; session: string },
): Promise<void> {
  const [open] = await tx
    .select()
    .from(contractRequest)
    .where(
      and(
        eq(contractRequest.memberId, memberId),
        eq(contractRequest.kind, kind),
        eq(contractRequest.state, 'REQUESTED'),
      ),
    )
  if (!open) return
  await close(tx, open, { state: 'OFFERED', contractId, decidedSession: session })
  // The account has a message of the offer.
  await notify(tx, open, 'OFFERED')
}

/** Withdraws the requests of an account to the upline that it leaves. The caller holds the contracts. */
export async function dropRequests(tx: Transaction, memberId: number): Promise<void> {
  const open = await tx
    .select()
    .from(contractRequest)
    .where(and(eq(contractRequest.memberId, memberId), eq(contractRequest.state, 'REQUESTED')))
  for (const request of open) {
    await close(tx, request, { state: 'WITHDRAWN' })
    await notify(tx, request, 'WITHDRAWN')
  }
}

/** Ends the requests of an account that closes and those to it. The caller holds the contracts. */
export async function dropAllRequests(tx: Transaction, memberId: number): Promise<void> {
  await dropRequests(tx, memberId)
  const toIt = await tx
    .select()
    .from(contractRequest)
    .where(and(eq(contractRequest.uplineId, memberId), eq(contractRequest.state, 'REQUESTED')))
  for (const request of toIt) {
    await close(tx, request, { state: 'EXPIRED' })
    await notify(tx, request, 'EXPIRED')
  }
}

async function requestWhere(tx: Transaction, matching: SQL | undefined): Promise<Request> {
  const [found] = await tx.select().from(contractRequest).where(matching)
  if (!found) throw platformError('contract.not.found')
  return found
}

/** @throws PlatformError contract.state unless the request waits for an answer */
async function close(
  tx: Transaction,
  { memberId, id, version }: Request,
  set: Partial<Request> & { state: RequestState },
): Promise<void> {
  const { rowCount } = await tx
    .update(contractRequest)
    .set({ ...set, version: version + 1, decidedAt: new Date(), nextActionAt: null })
    .where(
      and(
        eq(contractRequest.memberId, memberId),
        eq(contractRequest.id, id),
        eq(contractRequest.version, version),
        eq(contractRequest.state, 'REQUESTED'),
      ),
    )
  if (rowCount !== 1) throw platformError('contract.state')
}

/** Tells both sides' sessions, and writes a message to some. */
async function notify(
  tx: Transaction,
  { memberId, id, kind, uplineId }: Pick<Request, 'memberId' | 'id' | 'kind' | 'uplineId'>,
  state: RequestState,
  { to = [], params = {} }: { to?: readonly number[]; params?: Record<string, string> } = {},
): Promise<void> {
  const sides = [memberId, uplineId].toSorted((a, b) => a - b).map((side) => ({ memberId: side, kind }))
  const waiting = await waitingContracts(tx, sides)
  await publishToMembers(
    tx,
    sides.map((side, index) => {
      const event = { type: 'CONTRACT_REQUEST' as const, requestId: id, kind, state, waiting: waiting[index] ?? 0 }
      return { memberId: side.memberId, event }
    }),
  )
  if (state !== 'REQUESTED' && state !== 'DECLINED' && state !== 'EXPIRED') return
  for (const side of to) {
    const other = side === memberId ? uplineId : memberId
    const { rows } = await tx.execute<{ username: string }>(sql`select username from member where id = ${other}`)
    await writeMessage(tx, {
      memberId: side,
      kind: 'SYSTEM',
      template: `contractRequest.${state}`,
      params: { account: rows[0]?.username ?? '', contract: kind, ...params },
      about: `contract:${kind}:${side === memberId ? 'received' : 'paid'}`,
    })
  }
}

/** Ends requests that were not answered in time. */
export const expireRequests: DueWork = {
  name: 'contract requests',
  everyMs: 60_000,
  run: (database, closing) =>
    eachDue(database, closing, {
      getName: ({ id }) => `request ${id}`,
      take: dueRequests,
      work: async (tx, requests) => {
        for (const request of requests) {
          await close(tx, request, { state: 'EXPIRED' })
          await notify(tx, request, 'EXPIRED', { to: [request.memberId] })
        }
      },
      postpone: (tx, row) =>
        tx
          .update(contractRequest)
          .set({ nextActionAt: retryTime() })
          .where(isAmong(contractRequest, [row])),
    }),
}

const dueRequests = (tx: Transaction): Promise<Request[]> =>
  tx
    .select()
    .from(contractRequest)
    .where(sql`${contractRequest.state} = 'REQUESTED' and ${contractRequest.nextActionAt} <= clock_timestamp()`)
    .orderBy(contractRequest.nextActionAt)
    .limit(REQUESTS_AT_ONCE)
    .for('no key update', { skipLocked: true })
