import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { riskCase, riskCaseEvent, riskReport, riskScore } from '../../../db/tables/all.ts'
import { hasNumber, inView, listConditions, type ListRequest } from '../../../lib/operator-list.ts'

export type CaseRow = typeof riskCase.$inferSelect
export type ListedCase = Awaited<ReturnType<typeof listCases>>[number]

const VIEWS = { waiting: ['OPEN'], decided: ['DECIDED'] }

const getCases = (database: Database) =>
  database
    .select({
      row: riskCase,
      username: member.username,
      /** As it is now. */
      score: sql<number>`coalesce(${riskScore.score}, 0)`,
      fundsAskedAt: memberProfile.fundsAskedAt,
      /** Whether an entry of a list waits for the decision whether it is the member. */
      hasPossibleHits: sql<boolean>`exists (select from screening_hit hit where hit.member_id = ${riskCase.memberId} and hit.state = 'POSSIBLE'
        and hit.gone_at is null)`,
      /** Whether documents of the member wait for an operator. */
      hasDocuments: sql<boolean>`exists (select from identity_request where identity_request.member_id = ${riskCase.memberId} and state = 'REVIEW')`,
    })
    .from(riskCase)
    .innerJoin(member, eq(member.id, riskCase.memberId))
    .leftJoin(riskScore, eq(riskScore.memberId, riskCase.memberId))
    .leftJoin(memberProfile, eq(memberProfile.memberId, riskCase.memberId))

export const countOpenCases = (database: Database): Promise<number> =>
  database.$count(riskCase, eq(riskCase.state, 'OPEN'))

/** What is due first comes first among those that wait. */
export const listCases = (database: Database, request: ListRequest) =>
  getCases(database)
    .where(
      and(
        inView(request, riskCase.state, VIEWS),
        request.filters.openedBy === undefined ? undefined : sql`${riskCase.openedBy} = ${request.filters.openedBy}`,
        request.filters.number === undefined
          ? undefined
          : (hasNumber(request.filters.number.replace(/^case\s*/i, ''), riskCase) ?? sql`false`),
        listConditions(request, {
          at: riskCase.openedAt,
          subject: sql`'risk-case:' || ${riskCase.memberId} || ':' || ${riskCase.id}`,
        }),
      ),
    )
    .orderBy(...(request.view === 'waiting' ? [asc(riskCase.dueAt)] : [desc(riskCase.openedAt)]), asc(riskCase.id))
    .limit(request.limit)
    .offset(request.offset)

export async function findRiskCase(
  database: Database,
  { memberId, id }: { memberId: number; id: number },
): Promise<ListedCase | undefined> {
  const [found] = await getCases(database).where(and(eq(riskCase.memberId, memberId), eq(riskCase.id, id)))
  return found
}

/** Cases of a number. */
export async function findRiskCasesNumbered(database: Database, typed: string): Promise<ListedCase[]> {
  const numbered = hasNumber(typed, riskCase)
  return numbered ? getCases(database).where(numbered).limit(20) : []
}

/** Cases of a member, latest first. */
export const listMemberRiskCases = (on: Database | Transaction, memberId: number): Promise<CaseRow[]> =>
  on.select().from(riskCase).where(eq(riskCase.memberId, memberId)).orderBy(desc(riskCase.id)).limit(50)

export type CaseEvent = Omit<typeof riskCaseEvent.$inferSelect, 'document'>

/** History of a case without its pictures, oldest first. */
export const listCaseEvents = (
  on: Database | Transaction,
  { memberId, id }: { memberId: number; id: number },
): Promise<CaseEvent[]> =>
  on
    .select({
      memberId: riskCaseEvent.memberId,
      caseId: riskCaseEvent.caseId,
      id: riskCaseEvent.id,
      kind: riskCaseEvent.kind,
      at: riskCaseEvent.at,
      by: riskCaseEvent.by,
      text: riskCaseEvent.text,
      data: riskCaseEvent.data,
    })
    .from(riskCaseEvent)
    .where(and(eq(riskCaseEvent.memberId, memberId), eq(riskCaseEvent.caseId, id)))
    // What opened it comes before the signs that were added with it.
    .orderBy(asc(riskCaseEvent.at), sql`${riskCaseEvent.kind} <> 'OPENED'`, asc(riskCaseEvent.id))

export async function readCaseDocument(
  database: Database,
  { memberId, caseId, id }: { memberId: number; caseId: number; id: number },
): Promise<Buffer | undefined> {
  const [found] = await database
    .select({ document: riskCaseEvent.document })
    .from(riskCaseEvent)
    .where(and(eq(riskCaseEvent.memberId, memberId), eq(riskCaseEvent.caseId, caseId), eq(riskCaseEvent.id, id)))
  return found?.document ?? undefined
}

export type CaseReport = typeof riskReport.$inferSelect

export const listCaseReports = (
  on: Database | Transaction,
  { memberId, id }: { memberId: number; id: number },
): Promise<CaseReport[]> =>
  on
    .select()
    .from(riskReport)
    .where(and(eq(riskReport.memberId, memberId), eq(riskReport.caseId, id)))
    .orderBy(desc(riskReport.id))
