import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { feedbackCase } from '../../../db/tables/office.ts'
import { feedback } from '../../../db/tables/support.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../lib/operator-list.ts'

export type FeedbackState = 'NEW' | 'READ' | 'ANSWERED' | 'CLOSED'

const state = sql<FeedbackState>`coalesce(${feedbackCase.state}, 'NEW')`

const COLUMNS = {
  reference: feedback.reference,
  memberId: feedback.memberId,
  username: member.username,
  verifiedEmail: sql<string | null>`case when ${member.emailVerifiedAt} is not null then ${member.email} end`,
  questionType: feedback.questionType,
  content: feedback.content,
  contact: feedback.contact,
  language: feedback.language,
  createdAt: feedback.createdAt,
  state,
  answer: feedbackCase.answer,
  answeredTo: feedbackCase.answeredTo,
  operator: feedbackCase.operator,
  updatedAt: feedbackCase.updatedAt,
}

const cases = (on: Database | Transaction) =>
  on
    .select(COLUMNS)
    .from(feedback)
    .leftJoin(feedbackCase, eq(feedbackCase.reference, feedback.reference))
    .leftJoin(member, eq(member.id, feedback.memberId))

const VIEWS = { waiting: ['NEW', 'READ'], done: ['ANSWERED', 'CLOSED'] }

export const listFeedback = (database: Database, request: ListRequest) =>
  cases(database)
    .where(
      and(
        inView(request, state, VIEWS),
        listConditions(request, { at: feedback.createdAt, subject: sql`'feedback:' || ${feedback.reference}` }),
      ),
    )
    .orderBy(listOrder(request, feedback.createdAt))
    .limit(request.limit)
    .offset(request.offset)

export async function countNewFeedback(database: Database): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(*)::integer` })
    .from(feedback)
    .leftJoin(feedbackCase, eq(feedbackCase.reference, feedback.reference))
    .where(isNull(feedbackCase.state))
  return counted?.count ?? 0
}

export async function findFeedback(on: Database | Transaction, reference: string) {
  const [found] = await cases(on).where(eq(feedback.reference, reference))
  return found
}

/** Where an answer goes: the e-mail address that was given, or a member's verified one. */
export function answerAddress({
  contact,
  verifiedEmail,
}: {
  contact: string | null
  verifiedEmail: string | null
}): string | null {
  const given = contact?.trim() ?? ''
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given) ? given : verifiedEmail
}

export async function saveFeedbackCase(
  tx: Transaction,
  reference: string,
  change: { state: 'READ' | 'ANSWERED' | 'CLOSED'; operator: string; answer?: string; answeredTo?: string | null },
): Promise<void> {
  const values = { ...change, updatedAt: new Date() }
  await tx
    .insert(feedbackCase)
    .values({ reference, ...values })
    .onConflictDoUpdate({ target: feedbackCase.reference, set: values })
}
