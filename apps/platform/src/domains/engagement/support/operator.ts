import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { serviceCase } from '../../../db/tables/cases.ts'
import { member } from '../../../db/tables/members.ts'
import { feedback } from '../../../db/tables/support.ts'
import { inView, listConditions, type ListRequest } from '../../../lib/operator-list.ts'

const LISTED = 100
const isOpen = eq(serviceCase.state, 'OPEN')

const casesOf = (database: Database) =>
  database
    .select({ row: serviceCase, username: member.username })
    .from(serviceCase)
    .innerJoin(member, eq(member.id, serviceCase.memberId))

export const countOpenCases = (database: Database): Promise<number> => database.$count(serviceCase, isOpen)

const VIEWS = { waiting: ['OPEN'], answered: ['ANSWERED'], closed: ['CLOSED'] }

/** The personal desk's first among those that wait. */
export const listCases = (database: Database, request: ListRequest) =>
  casesOf(database)
    .where(
      and(
        inView(request, serviceCase.state, VIEWS),
        request.filters.topic === undefined ? undefined : eq(serviceCase.topic, request.filters.topic),
        request.filters.language === undefined ? undefined : eq(serviceCase.language, request.filters.language),
        listConditions(request, {
          at: serviceCase.openedAt,
          subject: sql`'case:' || ${serviceCase.memberId} || ':' || ${serviceCase.id}`,
        }),
      ),
    )
    .orderBy(
      ...(request.view === 'waiting'
        ? [desc(serviceCase.rank), asc(serviceCase.waitingSince)]
        : [desc(serviceCase.updatedAt)]),
    )
    .limit(request.limit)
    .offset(request.offset)

export async function findCase(database: Database, { memberId, id }: { memberId: number; id: bigint }) {
  const [found] = await casesOf(database).where(and(eq(serviceCase.memberId, memberId), eq(serviceCase.id, id)))
  return found
}

/** Cases and feedback of a member, latest first. */
export async function listCasesOf(database: Database, memberId: number) {
  const [cases, given] = await Promise.all([
    database
      .select()
      .from(serviceCase)
      .where(eq(serviceCase.memberId, memberId))
      .orderBy(desc(serviceCase.updatedAt))
      .limit(LISTED),
    database
      .select()
      .from(feedback)
      .where(eq(feedback.memberId, memberId))
      .orderBy(desc(feedback.createdAt))
      .limit(LISTED),
  ])
  return { cases, feedback: given }
}
