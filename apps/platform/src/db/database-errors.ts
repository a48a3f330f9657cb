import { sqlStateOf } from '@playhouse/postgres/database.ts'

/** PostgreSQL and socket codes of temporary failures: no connection, shutting down, timeout. */
const BUSY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0\d|57014|53\d{3}|08\d{3}|40001|40P01|55P03)$/

/** PostgreSQL codes: number too large for its column, and text that cannot be stored. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22003', '22021', '22P05'])

/** True if the error or one of its causes is a temporarily unavailable database. */
export function isBusy(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BUSY.test(cause.code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message)) return true
  }
  return false
}

/** True if the database refused a value of the request. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE.has(sqlStateOf(error))
}
