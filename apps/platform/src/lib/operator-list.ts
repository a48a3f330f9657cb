import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { parseAmount } from '@playhouse/shared/money.ts'
import { foldedName, member } from '../db/tables/members.ts'
import { startOfDay } from '../ledger/brand-day.ts'
import { momentAt } from './day-bounds.ts'
import { addDays } from './record-range.ts'

export interface ListRequest {
  /** `waiting`, or another of the list's views. */
  view: string
  /** Username or ID. */
  member?: string | undefined
  /** Days of the brand, or minutes of them such as `2026-11-27T08:15`; both included. */
  from?: string | undefined
  to?: string | undefined
  /** Further filters of the list; empty ones are left out. */
  filters: Readonly<Record<string, string>>
  /** Subjects of the audit log to read alone, or to leave out. */
  subjects?: { only: readonly string[] } | { without: readonly string[] } | undefined
  limit: number
  offset: number
}

interface Columns {
  /** When it was requested. */
  at: SQLWrapper
  /** Name in the audit log, such as `withdrawal:17:204`. */
  subject: SQL
}

const isDay = (text: string): boolean => text.length === 10

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
    from === undefined ? undefined : gte(at, isDay(from) ? startOfDay(from) : momentAt(from)),
    to === undefined
      ? undefined
      : lt(at, isDay(to) ? startOfDay(addDays(to, 1)) : sql`${momentAt(to)} + interval '1 minute'`),
    subjects === undefined
      ? undefined
      : 'only' in subjects
        ? inArray(subject, [...subjects.only])
        : subjects.without.length > 0
          ? sql`${subject} <> all(${sql.param([...subjects.without])}::text[])`
          : undefined,
  )
}

const NONE = sql`false`

/** Condition of an amount as it is typed, such as `50,000`; no row has one that is none. */
export function hasAmount(typed: string | undefined, ...amounts: readonly SQLWrapper[]): SQL | undefined {
  if (typed === undefined) return undefined
  const text = typed.replaceAll(',', '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return NONE
  const amount = parseAmount(text)
  return or(...amounts.map((column) => sql`${column} = ${amount}`))
}

/** Condition of a record's number, alone or after its member's, such as `17/204`; undefined for another text. */
export function hasNumber(typed: string, columns: { memberId: SQLWrapper; id: SQLWrapper }): SQL | undefined {
  const [, memberId, id] = /^(?:(\d{1,9})\s*\/\s*)?(\d{1,9})$/.exec(typed) ?? []
  if (id === undefined) return undefined
  return and(
    sql`${columns.id} = ${Number(id)}`,
    memberId === undefined ? undefined : sql`${columns.memberId} = ${Number(memberId)}`,
  )
}

/** Condition of a part of a name, in any case and without accents. */
export function hasName(typed: string | undefined, ...names: readonly SQLWrapper[]): SQL | undefined {
  if (typed === undefined) return undefined
  const part = sql`${foldedName(sql`${`%${typed.replace(/[\\%_]/g, '\\$&')}%`}::text`)}`
  return or(...names.map((name) => sql`${foldedName(name)} like ${part}`))
}

/** Waiting rows are sorted by age, the oldest first; all others by the newest. */
export const listOrder = ({ view }: ListRequest, at: SQLWrapper): SQL => (view === 'waiting' ? asc(at) : desc(at))

/** Condition on the state of a row by the list's views; a view without states has all of them. */
export const inView = (
  { view }: ListRequest,
  state: SQLWrapper,
  views: Readonly<Record<string, readonly string[] | undefined>>,
): SQL | undefined => {
  const states = views[view]
  return states && inArray(sql`${state}`, [...states])
}

/** All that waits, for those who need no page of it. */
export const ALL_WAITING: ListRequest = { view: 'waiting', filters: {}, limit: 1_000, offset: 0 }
