import type { answerContract, endContract, offerContract } from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import {
  billedAt,
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTerms,
  highestRate,
  periodAt,
} from '@playhouse/shared/agent-pay.ts'
import { and, eq, gt, isNull, max, type SQL, sql } from 'drizzle-orm'
import { hash, randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { contractVersion, type ContractState } from '../../../db/tables/agents.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { hasOutcome } from '../../../lib/left-behind.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { checkPaymentPassword } from '../../money/cashier/payment-password.ts'
import { answerRequest } from './contract-requests.ts'
import { checkedTerms, isAmong, lockContracts, withShares } from './contract-rows.ts'
import { type EndingContract, endingContracts, readContract } from './listed-contracts.ts'
import { countsMore, getHighestRate, payRule } from './pay-rule.ts'
import { directDownline } from './rebates.ts'

export type Contract = typeof contractVersion.$inferSelect

const OFFER_MS = 7 * 86_400_000
/** Most offers that expire in one transaction. */
const OFFERS_AT_ONCE = 1_000

export const hashTerms = (kind: ContractKind, uplineId: number, memberId: number, terms: ContractTerms): string =>
  hash(
    'sha256',
    JSON.stringify([
      kind,
      uplineId,
      memberId,
      // The database does not preserve the order of keys within a tier or among shares.
      Object.entries({
        ...terms,
        tiers: terms.tiers?.map(({ profit, basisPoints }) => [profit, basisPoints]),
        shares: terms.shares && Object.entries(terms.shares).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      })
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  )

const isRunning = (kind: ContractKind) =>
  and(eq(contractVersion.kind, kind), eq(contractVersion.state, 'ACCEPTED'), isNull(contractVersion.endReason))

const running = (memberId: number, kind: ContractKind) => and(eq(contractVersion.memberId, memberId), isRunning(kind))

/** The version under which an account is paid at present. */
export async function runningContract(
  tx: Database | Transaction,
  memberId: number,
  kind: ContractKind,
): Promise<Contract | undefined> {
  const [found] = await tx.select().from(contractVersion).where(running(memberId, kind))
  return found
}

/** Versions under which an agent pays its own downlines at present. */
export const readRunningContracts = (database: Database, uplineId: number, kind: ContractKind): Promise<Contract[]> =>
  database
    .select()
    .from(contractVersion)
    .where(and(eq(contractVersion.uplineId, uplineId), isRunning(kind)))

/** The highest rate that an agent may offer: the brand's maximum and, for an agent with an upline, at most the highest rate of its own contract. */
export async function offerLimit(tx: Database | Transaction, agentId: number, kind: ContractKind): Promise<number> {
  const highest = getHighestRate(await payRule(tx), kind)
  const own = await runningContract(tx, agentId, kind)
  if (own) return Math.min(highestRate(own.terms), highest)
  const { rows } = await tx.execute<{ top: boolean }>(
    sql`select parent_id is null as top from member where id = ${agentId}`,
  )
  return rows[0]?.top ? highest : 0
}

/** @throws PlatformError account.not.found, request_param_err, recipient.unavailable, contract.offer.open */
export async function offer(
  database: Database,
  agent: LiveSession,
  { account, kind, terms: requested, paymentPassword }: CheckedInputOf<typeof offerContract>,
): Promise<ResponseOf<typeof offerContract>> {
  await checkPaymentPassword(database, agent.memberId, paymentPassword)
  const agreed = checkedTerms(kind, requested)
  return withTransaction(database, async (tx) => {
    const terms = withShares(kind, agreed, await payRule(tx))
    const downline = await directDownline(tx, agent, account)
    if (!isAgentKind(getAccountKind(downline.kind))) throw platformError('account.not.found')
    await lockContracts(tx)
    const limit = await offerLimit(tx, agent.memberId, kind)
    if (highestRate(terms) > limit) {
      throw platformError('request_param_err', {
        fields: { [terms.basisPoints > limit ? 'basisPoints' : 'tiers']: 'range' },
      })
    }
    const { rows } = await tx.execute<{ number: number; open: boolean; isReachable: boolean }>(sql`
      select coalesce(max(number), 0)::integer + 1 as number, coalesce(bool_or(state = 'OFFERED'), false) as open,
        ${hasOutcome(downline.id, 'NEW_OFFERS', 'arrives')} as "isReachable"
      from contract_version where member_id = ${downline.id} and kind = ${kind}`)
    const { number = 1, open = false, isReachable = false } = rows[0] ?? {}
    if (!isReachable) throw platformError('recipient.unavailable')
    if (open) throw platformError('contract.offer.open')
    const id = randomUUID()
    const offeredAt = new Date()
    const expiresAt = new Date(offeredAt.getTime() + OFFER_MS)
    await tx.insert(contractVersion).values({
      memberId: downline.id,
      id,
      number,
      kind,
      uplineId: agent.memberId,
      terms,
      termsHash: hashTerms(kind, agent.memberId, downline.id, terms),
      state: 'OFFERED',
      offeredAt,
      offeredSession: agent.tokenHash.toString('hex'),
      expiresAt,
      nextActionAt: expiresAt,
    })
    await answerRequest(tx, { memberId: downline.id, kind, contractId: id, session: agent.tokenHash.toString('hex') })
    return { id, state: 'OFFERED' as const, contract: await readContract(tx, agent.memberId, id) }
  })
}

/** @throws PlatformError contract.state if the version was changed concurrently */
async function move(
  tx: Transaction,
  { memberId, id, version, state }: Pick<Contract, 'memberId' | 'id' | 'version' | 'state'>,
  set: Partial<Contract> & { state: ContractState },
): Promise<void> {
  const moved = await tx
    .update(contractVersion)
    .set({ ...set, version: version + 1 })
    .where(
      and(
        eq(contractVersion.memberId, memberId),
        eq(contractVersion.id, id),
        eq(contractVersion.version, version),
        eq(contractVersion.state, state),
      ),
    )
    .returning({ id: contractVersion.id })
  if (moved.length === 0) throw platformError('contract.state')
}

/** @throws PlatformError contract.not.found */
async function takeContract(tx: Transaction, matching: SQL | undefined): Promise<Contract> {
  await lockContracts(tx)
  const [taken] = await tx.select().from(contractVersion).where(matching).for('no key update')
  if (!taken) throw platformError('contract.not.found')
  return taken
}

/**
 * Accepts or rejects an offer, once. Accepting a rate below those of the downlines' contracts ends these contracts. `ending` names the ones that
 * were shown to the account; with any, the payment password is required. The version begins with the next period, or when the previous one ends;
 * until then the old terms apply.
 * @throws PlatformError contract.not.found, contract.state, contract.ends.others; refusals of the payment password
 */
export async function answer(
  database: Database,
  { memberId, tokenHash }: LiveSession,
  { id, accept, termsHash, ending, paymentPassword = '' }: CheckedInputOf<typeof answerContract>,
): Promise<ResponseOf<typeof answerContract>> {
  if (accept && ending.length > 0) await checkPaymentPassword(database, memberId, paymentPassword)
  return withTransaction(database, async (tx) => {
    const found = await takeContract(tx, and(eq(contractVersion.memberId, memberId), eq(contractVersion.id, id)))
    const decidedAt = new Date()
    if (found.state !== 'OFFERED' || found.expiresAt <= decidedAt || found.termsHash !== termsHash) {
      throw platformError('contract.state')
    }
    const decided = { decidedAt, decidedSession: tokenHash.toString('hex') }
    if (!accept) {
      await move(tx, found, { state: 'REJECTED', ...decided, nextActionAt: null })
      return { id, state: 'REJECTED' as const, contract: await readContract(tx, memberId, id) }
    }
    const { kind, terms, uplineId } = found
    // Since the offer, the upline may have agreed to a lower rate, and the brand may have lowered the shares that count.
    if (highestRate(terms) > (await offerLimit(tx, uplineId, kind))) throw platformError('contract.state')
    if (kind !== 'DIVIDEND' && countsMore(terms.shares, await payRule(tx))) throw platformError('contract.state')
    const lowered = { cause: id, memberId, basisPoints: highestRate(terms) }
    const ends = await takeEnding(tx, kind, lowered, ending)
    const before = await takeRunning(tx, memberId, kind)
    const start = (await lastPeriodEnd(tx, memberId, kind, decidedAt)) ?? periodAt(kind, terms.period, decidedAt).to
    const validFrom = before ? await supersede(tx, before, start, decidedAt) : start
    await endBelow(tx, ends, kind, before ? validFrom : decidedAt)
    await move(tx, found, {
      state: 'ACCEPTED',
      ...decided,
      validFrom,
      nextPeriod: validFrom,
      nextActionAt: billedAt(kind, periodAt(kind, terms.period, validFrom).to),
    })
    return { id, state: 'ACCEPTED' as const, contract: await readContract(tx, memberId, id) }
  })
}

/** End of the last period of a version that was ended but is still to be billed; undefined if there is none. */
async function lastPeriodEnd(tx: Transaction, memberId: number, kind: ContractKind, after: Date) {
  const [last] = await tx
    .select({ validUntil: max(contractVersion.validUntil) })
    .from(contractVersion)
    .where(
      and(
        eq(contractVersion.memberId, memberId),
        eq(contractVersion.kind, kind),
        eq(contractVersion.state, 'ACCEPTED'),
        gt(contractVersion.validUntil, after),
      ),
    )
  return last?.validUntil ?? undefined
}

/**
 * Ends a version that a newer one replaces: after its current period, or, if it has not begun, after the period in which the newer one could
 * start, so that no day is without terms. A version that would end before it begins never pays.
 * @returns when the newer version begins
 */
async function supersede(tx: Transaction, before: Contract, start: Date, at: Date): Promise<Date> {
  const hasBegun = before.validFrom !== null && before.validFrom <= at
  const until = await endWith(tx, before, 'SUPERSEDED', hasBegun ? at : new Date(start.getTime() - 1))
  const hasPeriods = before.validFrom !== null && until > before.validFrom
  return hasPeriods ? until : start
}

/** Locks the running version; waits while it is being billed. */
async function takeRunning(tx: Transaction, memberId: number, kind: ContractKind): Promise<Contract | undefined> {
  const [taken] = await tx.select().from(contractVersion).where(running(memberId, kind)).for('no key update')
  return taken
}

type EndReason = 'SUPERSEDED' | 'TERMINATED'

/** Lists the contracts that end with a lowered rate. @throws PlatformError contract.ends.others unless the caller agreed to all their accounts */
async function takeEnding(
  tx: Transaction,
  kind: ContractKind,
  lowered: { cause: string; memberId: number; basisPoints: number },
  agreed: readonly string[],
): Promise<EndingContract[]> {
  const ends = await endingContracts(tx, kind, [lowered])
  const names = new Set(agreed)
  if (ends.some(({ account }) => !names.has(account))) throw platformError('contract.ends.others')
  return ends
}

/**
 * Ends the downlines' contracts of a contract that is paid until `until`: each after its last period that begins before, so that its payer is
 * paid for as long as it pays.
 */
async function endBelow(tx: Transaction, ends: readonly EndingContract[], kind: ContractKind, until: Date) {
  const last = new Date(Math.max(until.getTime() - 1, Date.now()))
  for (const { memberId } of ends) {
    const below = await takeRunning(tx, memberId, kind)
    if (below) await endWith(tx, below, 'TERMINATED', last)
  }
}

/** Ends a running version after the period that contains `at`; a version that begins later never pays. @returns when it ends */
async function endWith(tx: Transaction, contract: Contract, endReason: EndReason, at: Date): Promise<Date> {
  const { kind, terms, validFrom, nextPeriod } = contract
  const validUntil = validFrom && validFrom > at ? validFrom : periodAt(kind, terms.period, at).to
  const hasBilledAll = nextPeriod !== null && nextPeriod >= validUntil
  await move(tx, contract, {
    state: hasBilledAll ? endReason : 'ACCEPTED',
    endReason,
    validUntil,
    ...(hasBilledAll && { nextActionAt: null }),
  })
  return validUntil
}

/**
 * Ends a running contract after its current period, by either side. The downlines' contracts end as well; `ending` names the ones that were
 * shown to the caller.
 * @throws PlatformError contract.not.found, contract.state, contract.ends.others
 */
export async function end(
  database: Database,
  { memberId }: LiveSession,
  { id, ending }: CheckedInputOf<typeof endContract>,
): Promise<ResponseOf<typeof endContract>> {
  return withTransaction(database, async (tx) => {
    const found = await takeContract(
      tx,
      and(eq(contractVersion.id, id), sql`${memberId} in (${contractVersion.memberId}, ${contractVersion.uplineId})`),
    )
    if (found.state !== 'ACCEPTED' || found.endReason !== null) throw platformError('contract.state')
    const { kind } = found
    const ends = await takeEnding(tx, kind, { cause: id, memberId: found.memberId, basisPoints: 0 }, ending)
    const validUntil = await endWith(tx, found, 'TERMINATED', new Date())
    await endBelow(tx, ends, kind, validUntil)
    const [after] = await tx
      .select()
      .from(contractVersion)
      .where(isAmong(contractVersion, [found]))
    const state = after?.state === 'ACCEPTED' ? ('ENDING' as const) : ('TERMINATED' as const)
    return { id, state, validUntil: validUntil.getTime(), contract: await readContract(tx, memberId, id) }
  })
}

/**
 * Ends the contracts of an account with the upline that it leaves: running ones after their current period, with those of its downlines, and
 * open offers at once. The caller holds the lock on contracts.
 */
export async function leaveUpline(tx: Transaction, memberId: number): Promise<void> {
  for (const kind of CONTRACT_KINDS) {
    const own = await takeRunning(tx, memberId, kind)
    if (!own) continue
    const ends = await endingContracts(tx, kind, [{ cause: own.id, memberId, basisPoints: 0 }])
    await endBelow(tx, ends, kind, await endWith(tx, own, 'TERMINATED', new Date()))
  }
  await expireOpenOffers(tx, eq(contractVersion.memberId, memberId))
}

const expireOpenOffers = (tx: Transaction, matching: SQL) =>
  tx
    .update(contractVersion)
    .set({ state: 'EXPIRED', version: sql`${contractVersion.version} + 1`, nextActionAt: null })
    .where(and(matching, eq(contractVersion.state, 'OFFERED')))

/**
 * Ends what an account that closes has agreed with its upline and its downlines: running contracts after their current period, offers that wait
 * at once.
 */
export async function endAllContracts(tx: Transaction, memberId: number): Promise<void> {
  await lockContracts(tx)
  await leaveUpline(tx, memberId)
  // Those that it pays without being paid itself, at the top.
  const left = await tx
    .select()
    .from(contractVersion)
    .where(
      and(
        eq(contractVersion.uplineId, memberId),
        eq(contractVersion.state, 'ACCEPTED'),
        isNull(contractVersion.endReason),
      ),
    )
    .for('no key update')
  for (const contract of left) {
    const { kind, id, memberId: payeeId } = contract
    const ends = await endingContracts(tx, kind, [{ cause: id, memberId: payeeId, basisPoints: 0 }])
    await endBelow(tx, ends, kind, await endWith(tx, contract, 'TERMINATED', new Date()))
  }
  await expireOpenOffers(tx, eq(contractVersion.uplineId, memberId))
}

/** Ends offers that were not answered in time. */
export const expireOffers: DueWork = {
  name: 'contract offers',
  everyMs: 60_000,
  run: (database, closing) =>
    eachDue(database, closing, {
      getName: ({ id }) => `offer ${id}`,
      take: dueOffers,
      work: (tx, offers) => expireOpenOffers(tx, isAmong(contractVersion, offers)),
      postpone: (tx, row) =>
        tx
          .update(contractVersion)
          .set({ nextActionAt: retryTime() })
          .where(isAmong(contractVersion, [row])),
    }),
}

const dueOffers = (tx: Transaction) =>
  tx
    .select({ memberId: contractVersion.memberId, id: contractVersion.id })
    .from(contractVersion)
    .where(sql`${contractVersion.state} = 'OFFERED' and ${contractVersion.nextActionAt} <= clock_timestamp()`)
    .orderBy(contractVersion.nextActionAt)
    .limit(OFFERS_AT_ONCE)
    .for('no key update', { skipLocked: true })
