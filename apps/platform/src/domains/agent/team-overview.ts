import type { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { readDayFigures } from './day-figures.ts'
import { readLineFigures } from './line-figures.ts'
import { overviewDays } from './overview-range.ts'
import { readPeriodFigures } from './period-figures.ts'

type Head = Pick<LiveSession, 'username' | 'path'>

/**
 * How the team below an agent did. Three queries, and one more where another account than the asker is named.
 * @throws PlatformError account.not.found for every account that is not in the asker's downline, whether it exists or not
 */
export async function readTeamOverview(
  database: Database,
  { from, to, account, lines }: CheckedInputOf<typeof teamOverview>,
  asker: Head,
  currency: string,
): Promise<AnswerOf<typeof teamOverview>> {
  const days = overviewDays({ from, to })
  const head = account === undefined ? asker : await inDownline(database, asker, account)
  const [periods, byDay, byLine] = await Promise.all([
    readPeriodFigures(database, head.path, days),
    readDayFigures(database, head.path, days),
    readLineFigures(database, head.path, days, lines),
  ])
  return { account: head.username, currency, ...periods, days: byDay, ...byLine }
}

/** The downline is asked in the query itself, so a foreign account and one that does not exist take the same way. */
async function inDownline(database: Database, asker: Head, account: string): Promise<Head> {
  const [found] = await database
    .select({ username: member.username, path: member.path })
    .from(member)
    .where(and(eq(member.username, account.toLowerCase()), sql`${member.path} <@ ${asker.path}::ltree`))
  if (!found) throw platformError('account.not.found')
  return found
}
