import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { serviceCase } from '../../../db/tables/cases.ts'
import { member } from '../../../db/tables/members.ts'
import { feedback } from '../../../db/tables/support.ts'

const LISTED = 100
const isOpen = eq(serviceCase.state, 'OPEN')

const casesOf = (database: Database) =>
  database
    .select({ row: serviceCase, username: member.username })
    .from(serviceCase)
    .innerJoin(member, eq(member.id, serviceCase.memberId))

export const countOpenCases = (database: Database): Promise<number> => database.$count(serviceCase, isOpen)

/** The personal desk's first. */
export const listOpenCases = (database: Database) =>
  casesOf(database).where(isOpen).orderBy(desc(serviceCase.rank), asc(serviceCase.waitingSince)).limit(LISTED)

/** Answered and closed ones, newest first. */
export const listDoneCases = (database: Database) =>
  casesOf(database).where(ne(serviceCase.state, 'OPEN')).orderBy(desc(serviceCase.updatedAt)).limit(LISTED)

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
