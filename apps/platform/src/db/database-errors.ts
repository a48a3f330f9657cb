import { findSqlState } from '@playhouse/postgres/database.ts'

/** PostgreSQL codes: number too large for its column, and text that cannot be stored. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22003', '22021', '22P05'])

/** True if the database refused a value of the request. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE.has(findSqlState(error))
}
