import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { feedbackCase } from '../../../db/tables/office.ts'
import { feedback } from '../../../db/tables/support.ts'

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

/** Newest first. */
export async function listFeedback(
  database: Database,
  { isOpen, before, limit }: { isOpen: boolean; before?: Date | undefined; limit: number },
) {
  const inState = isOpen ? sql`${state} in ('NEW', 'READ')` : sql`${state} in ('ANSWERED', 'CLOSED')`
  return cases(database)
    .where(and(inState, before && lt(feedback.createdAt, before)))
    .orderBy(desc(feedback.createdAt))
    .limit(limit)
}

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
