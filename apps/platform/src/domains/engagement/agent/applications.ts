import type {
  agentApplication as readEndpoint,
  answerApplication as answerEndpoint,
  applyAsAgent as applyEndpoint,
} from '@playhouse/platform-api/agent-applications.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { getAccountKind, type AccountKindCode, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { MAX_SERIES } from '@playhouse/shared/prize-series.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, findSqlState, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { OperatorDecision } from '../../../lib/operator-decision.ts'
import { agentApplication, type ApplicationState } from '../../../db/tables/agents.ts'
import { brand } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { publishToMember } from '../../../live/publish.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../lib/operator-list.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { platformError } from '../../../request/platform-error.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { newReferralCode } from '../../people/registration/referral-code.ts'
import { payRule } from './pay-rule.ts'
import { givenRate, keepRate, lockRates, getRate } from './rebates.ts'

type Application = typeof agentApplication.$inferSelect

const AFFILIATE_KIND: AccountKindCode = 42
const UNIQUE_VIOLATION = '23505'

/** The brand's offer and the member's latest application. Two queries. */
export async function readApplication(
  database: Database | Transaction,
  memberId: number,
): Promise<ResponseOf<typeof readEndpoint>> {
  const [terms] = await database.select({ rate: brand.applicantRebate }).from(brand).limit(1)
  const [latest] = await database
    .select()
    .from(agentApplication)
    .where(eq(agentApplication.memberId, memberId))
    .orderBy(desc(agentApplication.id))
    .limit(1)
  return {
    rate: terms?.rate ?? 0,
    application: latest
      ? {
          id: String(latest.id),
          state: latest.state,
          motivation: latest.motivation,
          channel: latest.channel,
          expectedPlayers: latest.expectedPlayers,
          question: latest.question,
          answer: latest.answer,
          reason: latest.reason,
          createdAt: latest.createdAt.getTime(),
          decidedAt: latest.decidedAt?.getTime() ?? null,
        }
      : null,
  }
}

/** @throws PlatformError in_need_true_account, application.agent, application.open */
export async function applyAsAgent(
  database: Database,
  session: LiveSession,
  application: CheckedInputOf<typeof applyEndpoint>,
): Promise<ResponseOf<typeof readEndpoint>> {
  const { memberId, kind } = requireRealAccount(session)
  if (isAgentKind(getAccountKind(kind))) throw platformError('application.agent')
  await database
    .insert(agentApplication)
    .values({ memberId, ...application })
    .catch((error: unknown) => {
      throw findSqlState(error) === UNIQUE_VIOLATION ? platformError('application.open') : error
    })
  return readApplication(database, memberId)
}

/** Answers what an operator asked; the application is reviewed again. @throws PlatformError application.state */
export async function answerApplication(
  database: Database,
  { memberId }: LiveSession,
  { answer }: CheckedInputOf<typeof answerEndpoint>,
): Promise<ResponseOf<typeof readEndpoint>> {
  return withTransaction(database, async (tx) => {
    const [requested] = await tx
      .select()
      .from(agentApplication)
      .where(and(eq(agentApplication.memberId, memberId), eq(agentApplication.state, 'NEEDS_INFO')))
    if (!requested) throw platformError('application.state')
    await move(tx, requested, { state: 'APPLIED', answer })
    return readApplication(tx, memberId)
  })
}

/** @throws PlatformError application.state if it was moved meanwhile */
async function move(
  tx: Transaction,
  { memberId, id, state, version }: Application,
  set: Partial<Application> & { state: ApplicationState },
): Promise<void> {
  const { rowCount } = await tx
    .update(agentApplication)
    .set({ ...set, version: version + 1 })
    .where(
      and(
        eq(agentApplication.memberId, memberId),
        eq(agentApplication.id, id),
        eq(agentApplication.state, state),
        eq(agentApplication.version, version),
      ),
    )
  if (rowCount !== 1) throw platformError('application.state')
}

const VIEWS = { waiting: ['APPLIED'], needsInfo: ['NEEDS_INFO'], decided: ['APPROVED', 'REJECTED'] }

export const listApplications = (database: Database, request: ListRequest) =>
  applications(database)
    .where(
      and(
        inView(request, agentApplication.state, VIEWS),
        request.filters.channel === undefined ? undefined : eq(agentApplication.channel, request.filters.channel),
        listConditions(request, {
          at: agentApplication.createdAt,
          subject: sql`'application:' || ${agentApplication.memberId} || ':' || ${agentApplication.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, agentApplication.createdAt))
    .limit(request.limit)
    .offset(request.offset)

export async function findApplication(database: Database, memberId: number, id: number) {
  const [found] = await applications(database).where(
    and(eq(agentApplication.memberId, memberId), eq(agentApplication.id, id)),
  )
  return found
}

const applications = (database: Database) =>
  database
    .select({
      application: agentApplication,
      username: member.username,
      registeredAt: member.registeredAt,
      upline: sql<string | null>`(select username from member upline where upline.id = ${member.parentId})`,
    })
    .from(agentApplication)
    .innerJoin(member, eq(member.id, agentApplication.memberId))

/** @throws PlatformError application.state unless it waits for an operator */
async function takeWaiting(tx: Transaction, { memberId, id }: OperatorDecision): Promise<Application> {
  const [found] = await tx
    .select()
    .from(agentApplication)
    .where(
      and(eq(agentApplication.memberId, memberId), eq(agentApplication.id, id), eq(agentApplication.state, 'APPLIED')),
    )
    .for('no key update')
  if (!found) throw platformError('application.state')
  return found
}

/**
 * Makes the applicant an agent with a code of its own and the brand's rebate for applicants, at most its upline's. One who was promoted
 * meanwhile stays as it is. @returns the rebate, in basis points
 */
export async function approveApplication(tx: Transaction, decision: OperatorDecision): Promise<number> {
  const { memberId, operator } = decision
  await move(tx, await takeWaiting(tx, decision), { state: 'APPROVED', decidedAt: new Date(), operator })
  const [promoted] = await tx
    .update(member)
    .set({ kind: AFFILIATE_KIND, affiliateCode: sql`coalesce(affiliate_code, ${newReferralCode()})` })
    .where(and(eq(member.id, memberId), eq(member.kind, 0)))
    .returning({ parentId: member.parentId })
  if (promoted) await keepDefaultRate(tx, memberId, promoted.parentId)
  const rate = await getRate(tx, memberId)
  await notify(tx, decision, 'APPROVED', {})
  return rate
}

async function keepDefaultRate(tx: Transaction, memberId: number, parentId: number | null): Promise<void> {
  await lockRates(tx)
  const [terms] = await tx.select({ rate: brand.applicantRebate }).from(brand).limit(1)
  const limit = parentId === null ? (await payRule(tx)).rebate : await givenRate(tx, parentId)
  const rate = Math.min(terms?.rate ?? 0, limit)
  if (rate > (await getRate(tx, memberId))) await keepRate(tx, memberId, { basisPoints: rate })
  if (parentId === null) await keepRate(tx, memberId, { series: MAX_SERIES })
}

export async function rejectApplication(
  tx: Transaction,
  decision: OperatorDecision & { reason: string },
): Promise<void> {
  const { operator, reason } = decision
  await move(tx, await takeWaiting(tx, decision), { state: 'REJECTED', decidedAt: new Date(), operator, reason })
  await notify(tx, decision, 'REJECTED', { reason })
}

export async function askApplicant(tx: Transaction, decision: OperatorDecision & { question: string }): Promise<void> {
  const { operator, question } = decision
  await move(tx, await takeWaiting(tx, decision), { state: 'NEEDS_INFO', operator, question, answer: null })
  await notify(tx, decision, 'NEEDS_INFO', { question })
}

async function notify(
  tx: Transaction,
  { memberId }: OperatorDecision,
  state: 'APPROVED' | 'REJECTED' | 'NEEDS_INFO',
  params: Record<string, string>,
): Promise<void> {
  await publishToMember(tx, memberId, { type: 'APPLICATION', state })
  await writeMessage(tx, { memberId, kind: 'SYSTEM', template: `application.${state}`, params, about: 'application' })
}
