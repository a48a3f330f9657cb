import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { brand } from '../../../db/tables/brand.ts'
import { answerTemplate, serviceCase } from '../../../db/tables/cases.ts'
import { member } from '../../../db/tables/members.ts'
import { hasNumber, inView, listConditions, type ListRequest } from '../../../lib/operator-list.ts'
import { DESK_COLUMNS } from './cases.ts'

const LISTED = 100
const isOpen = eq(serviceCase.state, 'OPEN')

/** A guest has no name, only an address. */
const getCases = (database: Database) =>
  database
    .select({ row: serviceCase, username: member.username, desk: DESK_COLUMNS })
    .from(serviceCase)
    .leftJoin(member, eq(member.id, serviceCase.memberId))
    .innerJoin(brand, sql`true`)

export const countOpenCases = (database: Database): Promise<number> => database.$count(serviceCase, isOpen)

const VIEWS = { waiting: ['OPEN'], answered: ['ANSWERED'], closed: ['CLOSED'] }

/** The personal desk's first among those that wait. */
export const listCases = (database: Database, request: ListRequest) =>
  getCases(database)
    .where(
      and(
        inView(request, serviceCase.state, VIEWS),
        request.filters.topic === undefined ? undefined : eq(serviceCase.topic, request.filters.topic),
        request.filters.kind === undefined ? undefined : sql`${serviceCase.kind} = ${request.filters.kind}`,
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
  const [found] = await getCases(database).where(and(eq(serviceCase.memberId, memberId), eq(serviceCase.id, id)))
  return found
}

export async function findCasesNumbered(database: Database, typed: string) {
  const numbered = hasNumber(typed, serviceCase)
  return numbered ? getCases(database).where(numbered).limit(20) : []
}

/** Cases of a member, latest first. */
export const listMemberCases = (database: Database, memberId: number) =>
  database
    .select()
    .from(serviceCase)
    .where(eq(serviceCase.memberId, memberId))
    .orderBy(desc(serviceCase.updatedAt))
    .limit(LISTED)

export type Template = typeof answerTemplate.$inferSelect

export const listTemplates = (database: Database): Promise<Template[]> =>
  database.select().from(answerTemplate).orderBy(asc(answerTemplate.name), asc(answerTemplate.language))

export async function findTemplate(on: Database | Transaction, id: number): Promise<Template | undefined> {
  const [found] = await on.select().from(answerTemplate).where(eq(answerTemplate.id, id))
  return found
}

/** Stores a template; without `id`, a new one. */
export async function storeTemplate(
  tx: Transaction,
  { id, ...values }: Omit<Template, 'id' | 'changedAt'> & { id?: number | undefined },
): Promise<number> {
  const changed = { ...values, changedAt: new Date() }
  const [stored] =
    id === undefined
      ? await tx.insert(answerTemplate).values(changed).returning({ id: answerTemplate.id })
      : await tx
          .update(answerTemplate)
          .set(changed)
          .where(eq(answerTemplate.id, id))
          .returning({ id: answerTemplate.id })
  if (!stored) throw new Error('The template was not stored.')
  return stored.id
}

export const removeTemplate = async (tx: Transaction, id: number): Promise<void> =>
  void (await tx.delete(answerTemplate).where(eq(answerTemplate.id, id)))
