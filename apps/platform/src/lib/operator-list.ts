import { and, eq, gte, inArray, lt, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { member } from '../db/tables/members.ts'
import { startOfDay } from '../ledger/brand-day.ts'
import { addDays } from './record-range.ts'

/** A page of a list that an operator asks for. */
export interface ListRequest {
  /** Such as `waiting`, one of the list's views. */
  view: string
  /** Username or ID. */
  member?: string | undefined
  /** Days of the brand, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Further filters of the list; empty ones are left out. */
  filters: Readonly<Record<string, string>>
  /** Only these subjects of the audit log, or all but these. */
  subjects?: { only: readonly string[] } | { without: readonly string[] } | undefined
  limit: number
  offset: number
}

interface Columns {
  /** When it was requested. */
  at: SQLWrapper
  /** As the audit log names it, such as `withdrawal:17:204`. */
  subject: SQL
}

/** The conditions that all lists have in common. The query joins `member`. */
export function listConditions(
  { member: named, from, to, subjects }: ListRequest,
  { at, subject }: Columns,
): SQL | undefined {
  return and(
    named === undefined
      ? undefined
      : or(
          eq(member.username, named.toLowerCase()),
          /^\d{1,9}$/.test(named) ? eq(member.id, Number(named)) : undefined,
        ),
    from === undefined ? undefined : gte(at, startOfDay(from)),
    to === undefined ? undefined : lt(at, startOfDay(addDays(to, 1))),
    subjects === undefined
      ? undefined
      : 'only' in subjects
        ? inArray(subject, [...subjects.only])
        : subjects.without.length > 0
          ? sql`${subject} <> all(${sql.param([...subjects.without])}::text[])`
          : undefined,
  )
}
