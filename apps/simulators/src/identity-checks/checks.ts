import type { Database } from '@playhouse/postgres/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import { checkTable } from './tables.ts'

export type Check = typeof checkTable.$inferSelect

/** Birthdays of persons whose check does not pass, by the day of the month. */
const OUTCOMES: Readonly<Record<string, Check['outcome']>> = {
  31: null,
  30: 'UNCLEAR',
  29: 'BAD',
  28: 'NEW',
}

/**
 * Takes a check once. @param day the birthday's day of the month, two digits, which decides what it comes to
 * @returns whether its reference is new
 */
export async function takeCheck(
  database: Database,
  {
    day,
    secondsToDecide,
    isPosted,
    ...check
  }: Pick<Check, 'reference' | 'provider' | 'pictures'> & {
    day: string
    secondsToDecide: number
    isPosted: boolean
  },
): Promise<boolean> {
  const outcome = day in OUTCOMES ? (OUTCOMES[day] ?? null) : 'OK'
  const decidedAt = sql`clock_timestamp() + make_interval(secs => ${secondsToDecide})`
  const { rowCount } = await database
    .insert(checkTable)
    .values({ ...check, outcome, decidedAt, postAt: isPosted && outcome ? decidedAt : null })
    .onConflictDoNothing()
  return rowCount === 1
}

/** The check, and what it has come to by now. */
export async function findCheck(
  database: Database,
  provider: Check['provider'],
  reference: string,
): Promise<(Check & { isDecided: boolean }) | undefined> {
  const [found] = await database
    .select()
    .from(checkTable)
    .where(and(eq(checkTable.provider, provider), eq(checkTable.reference, reference)))
  return found && { ...found, isDecided: found.outcome !== null && found.decidedAt.getTime() <= Date.now() }
}
