import type { teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { epoch, getStart } from '../../../lib/day-bounds.ts'
import { addDays } from '../../../lib/record-range.ts'
import { headNamed } from './heads.ts'
import { readTeamSize } from './team-sums.ts'

const RECENT_DAYS = 7
const QUIET_DAYS = 30
const LINES = 5
/** Members of larger teams are not visited; one of their lines is opened instead. */
const TEAM_MAX = 2_000

interface Row extends Record<string, unknown> {
  list: 'new' | 'quiet' | 'loss' | 'win'
  account: string
  type: number
  registeredAt: number
  lastDay: string
  amount: bigint
}

/**
 * Members of a team that an agent should look at. Two queries, three if another account is named; large teams are left at the first, which
 * reads their size.
 * @throws PlatformError account.not.found
 */
export async function readTeamWatch(
  database: Database,
  { account }: CheckedInputOf<typeof teamWatch>,
  asker: LiveSession,
  currency: string,
): Promise<ResponseOf<typeof teamWatch>> {
  const head = await headNamed(database, asker, account)
  const tooLarge = (await readTeamSize(database, head)).members > TEAM_MAX
  const rows = tooLarge ? [] : await readMembers(database, head.path)
  const of = (list: Row['list']) => rows.filter((row) => row.list === list)
  const results = (list: 'loss' | 'win') =>
    of(list).map(({ account: name, type, amount }) => ({ account: name, type, amount: formatAmount(amount) }))
  return {
    currency,
    days: RECENT_DAYS,
    tooLarge,
    limit: TEAM_MAX,
    newMembers: of('new').map(({ account: name, type, registeredAt }) => ({ account: name, type, registeredAt })),
    quiet: of('quiet').map(({ account: name, type, lastDay }) => ({ account: name, type, lastDay })),
    losses: results('loss'),
    wins: results('win'),
  }
}

async function readMembers(database: Database, path: string): Promise<Row[]> {
  const today = brandDay(new Date())
  const since = addDays(today, 1 - RECENT_DAYS)
  const { rows } = await database.execute<Row>(sql`
    with below as materialized (
      select id, username, kind, registered_at, marketing_allowed and closed_at is null as addressable
      from member where path <@ ${path}::ltree and path <> ${path}::ltree and is_real_account(kind)
    ),
    result as materialized (
      select below.*, lost from below cross join lateral (
        select sum(turnover + uncounted - payout)::bigint as lost from member_day where member_id = below.id and day >= ${since}::date
      ) as days where lost <> 0
    ),
    quiet as (
      select below.*, last from below cross join lateral (
        select day as last from member_day where member_id = below.id and rounds > 0 order by day desc limit 1
      ) as played
      where addressable and may_advertise(below.id) and last < ${since}::date and last >= ${addDays(since, -QUIET_DAYS)}::date
    )
    (select 'new' as list, username as account, kind as type, ${epoch(sql`registered_at`)} as "registeredAt", '' as "lastDay",
      0::bigint as amount
      from below where registered_at >= ${getStart(since)} order by registered_at desc, id desc limit ${LINES})
    union all
    (select 'quiet', username, kind, 0, last::text, 0 from quiet order by last desc, id limit ${LINES})
    union all
    (select 'loss', username, kind, 0, '', lost from result where lost > 0 order by lost desc, id limit ${LINES})
    union all
    (select 'win', username, kind, 0, '', -lost from result where lost < 0 order by lost, id limit ${LINES})`)
  return rows
}
