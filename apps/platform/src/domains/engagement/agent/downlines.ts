import type { downline, downlines } from '@playhouse/platform-api/agent-downline.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { GAME_CATEGORIES, type GameCategory } from '@playhouse/shared/game-categories.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brand } from '../../../db/tables/brand.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import { addDays, type RecordRange } from '../../../lib/record-range.ts'
import { epoch } from '../../../lib/day-bounds.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { overviewDays } from './overview-range.ts'
import { rateRange } from './rebates.ts'
import { headNamed, type NamedHead } from './heads.ts'
import {
  directLineSums,
  getFigures,
  housePnl,
  lineRows,
  SUMS,
  SUMS_OR_ZERO,
  type Sums,
  teamRows,
  readTeamSize,
  teamSizes,
  getTotal,
} from './team-sums.ts'

const CARD_DAYS = 30
/** Accounts that a search finds. */
const FOUND_MAX = 1_000
/** A search reads the index of names in larger teams, and that of the tree in others. */
const LARGE_TEAM = 20_000

type ListRow = Sums & {
  id: number
  account: string
  type: number
  members: number
  direct: boolean
  rate: number
  registeredAt: number
  seenAt: number | null
  rank: string
}

type Sort = CheckedInputOf<typeof downlines>['sort']

/** Sort keys of a list. Times are whole microseconds, as the index of an upline's accounts has them. */
const RANKS: Readonly<Record<Sort, SQL>> = {
  registered: sql`(extract(epoch from registered_at) * 1000000)::bigint`,
  turnover: sql`turnover`,
  housePnl: sql`turnover + uncounted - payout`,
  deposit: sql`deposit`,
}

/** Condition on what comes after a place of the list. */
function beyond(sort: Sort, order: 'asc' | 'desc', { rank, id }: { rank: string; id: number }): SQL {
  const sign = order === 'desc' ? sql`<` : sql`>`
  return sort === 'registered'
    ? sql`(registered_at, id) ${sign} (timestamptz 'epoch' + ${rank}::bigint * interval '1 microsecond', ${id}::integer)`
    : sql`(${RANKS[sort]}, id) ${sign} (${rank}::numeric, ${id}::integer)`
}

const sumsOfLines = (heads: SQL, days: RecordRange): SQL => sql`
  select line_id, ${SUMS} from (${lineRows(heads, days)}) as rows group by line_id`

/** When an account was last here, null for never: sessions tell the minute, and the log-in history goes back further. */
const getLastSeen = (id: SQL) =>
  epoch(sql`greatest(
    (select max(last_seen_at) from session where session.member_id = ${id}),
    (select max(at) from log_in_history where log_in_history.member_id = ${id} and outcome = 'signed-in'))`)

/**
 * Accounts below a head whose names begin so, at most `FOUND_MAX` in alphabetical order: their figures are added up for each page. PostgreSQL
 * expects the same number below every head, so the size of the team decides which index is read.
 */
async function searchTeam(database: Database, head: NamedHead, begin: string, ofKind: SQL): Promise<SQL> {
  const { members } = await readTeamSize(database, head)
  const below = sql`path <@ ${head.path}::ltree and path <> ${head.path}::ltree`
  // No index of the tree serves a case expression.
  const place = members > LARGE_TEAM ? sql`case when ${below} then true else false end` : below
  return sql`select id, registered_at from member where starts_with(username, ${begin}) and ${place} and ${ofKind}
    order by username limit ${FOUND_MAX}`
}

/**
 * A page of an account's downlines, by keyset. Ordered by time, only the accounts of the page are added up. Three queries, four for a search, one more if
 * another account is named.
 */
export async function listDownlines(
  database: Database,
  { from, to, account, search, kind, sort, order, after, pageSize }: CheckedInputOf<typeof downlines>,
  asker: LiveSession,
  currency: string,
): Promise<ResponseOf<typeof downlines>> {
  const days = overviewDays({ from, to })
  const head = await headNamed(database, asker, account)
  const ofKind = kind === undefined ? sql`true` : sql`is_agent_kind(kind) = ${kind === 'agents'}`
  const heads = search
    ? sql`from (${await searchTeam(database, head, search.toLowerCase(), ofKind)}) as member where true`
    : sql`from member where parent_id = ${head.id} and ${ofKind}`
  const reached = after === undefined ? undefined : getCursor(after)
  const rest = reached ? beyond(sort, order, reached) : sql`true`
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const limit = pageSize + 1
  const page =
    sort === 'registered'
      ? sql`
        page as materialized (
          select id, registered_at ${heads} and ${rest} order by registered_at ${direction}, id ${direction} limit ${limit}
        ),
        summed as materialized (select * from page left join (${sumsOfLines(sql`select id from page`, days)}) as sums on line_id = id)`
      : sql`
        heads as materialized (select id, registered_at ${heads}),
        ranked as (
          select id, registered_at, ${SUMS_OR_ZERO}
          from heads left join (${search ? sumsOfLines(sql`select id from heads`, days) : directLineSums(head, days)}) as sums on line_id = id
        ),
        summed as materialized (select * from ranked where ${rest} order by ${RANKS[sort]} ${direction}, id ${direction} limit ${limit})`
  const { rows } = await database.execute<ListRow & Record<string, unknown>>(sql`
    with ${page},
    sizes as (${teamSizes(sql`select id from summed`)})
    select page.id, username as account, kind as type, parent_id is not distinct from ${head.id} as direct, coalesce(rebate_rate.basis_points, 0)::integer as rate,
      ${epoch(sql`page.registered_at`)} as "registeredAt",
      ${getLastSeen(sql`page.id`)} as "seenAt",
      1 + coalesce(members, 0) as members, ${SUMS_OR_ZERO}, page.rank::text as rank
    from (select *, ${RANKS[sort]} as rank from summed) as page join member on member.id = page.id
    left join sizes on head_id = page.id
    left join rebate_rate on rebate_rate.member_id = page.id
    order by page.rank ${direction}, page.id ${direction}`)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    account: head.username,
    currency,
    path: await getPath(database, asker, head),
    totalCount: await getCount(database, heads),
    list: shown.map(({ account: name, type, members, direct, rate, registeredAt, seenAt, ...row }) => {
      return { account: name, type, members, direct, rate, registeredAt, seenAt, ...getFigures(row) }
    }),
    next:
      rows.length > pageSize && last ? Buffer.from(JSON.stringify([last.rank, last.id])).toString('base64url') : null,
  }
}

async function getCount(database: Database, heads: SQL): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::integer as count ${heads}`)
  return rows[0]?.count ?? 0
}

/** @throws PlatformError request_param_err for one that this list did not hand out */
function getCursor(text: string): { rank: string; id: number } {
  try {
    const [rank, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown]
    if (typeof rank === 'string' && /^-?\d{1,30}(\.\d{1,10})?$/.test(rank) && Number.isInteger(id)) {
      return { rank, id: Number(id) }
    }
  } catch {
    // Refused below.
  }
  throw platformError('request_param_err', { fields: { after: 'pattern' } })
}

/** Reads the accounts from the caller down to one below it. One query. */
async function getPath(database: Database, asker: LiveSession, head: NamedHead) {
  const { rows } = await database.execute<{ account: string; type: number }>(sql`
    select username as account, kind as type from member
    where path @> ${head.path}::ltree and path <@ ${asker.path}::ltree order by nlevel(path)`)
  return rows
}

type CardRow = Record<string, unknown> & {
  account: string
  type: number
  nickname: string
  mobile: string | null
  email: string | null
  marketable: boolean
  registeredAt: number
  seenAt: number | null
  parentId: number | null
  note: string | null
}

/** An account below the caller. Seven queries. @throws PlatformError account.not.found, also for the caller itself */
export async function readDownline(
  database: Database,
  { account }: CheckedInputOf<typeof downline>,
  asker: LiveSession,
  currency: string,
): Promise<ResponseOf<typeof downline>> {
  const head = await headNamed(database, asker, account)
  if (head.id === asker.memberId) throw platformError('account.not.found')
  const to = brandDay(new Date())
  const days = { from: addDays(to, 1 - CARD_DAYS), to }
  const { rows: cards } = await database.execute<CardRow>(sql`
    select username as account, kind as type, nickname, mobile, email, closed_at is null and may_advertise(id) as marketable,
      ${epoch(sql`registered_at`)} as "registeredAt", parent_id as "parentId",
      ${getLastSeen(sql`member.id`)} as "seenAt",
      (select text from agent_note where agent_note.member_id = ${asker.memberId} and about_id = member.id) as note
    from member where id = ${head.id}`)
  const [card] = cards
  if (!card) throw platformError('account.not.found')
  const own = sql`select day, product, deposit, withdrawal, turnover, uncounted, payout from (${lineRows(
    sql`select id, path from member where id = ${head.id}`,
    days,
  )}) as rows`
  const { rows: sums } = await database.execute<
    Sums & { product: string; scope: 'line' | 'team' } & Record<string, unknown>
  >(sql`
    select scope, product, ${SUMS}
    from (
      select 'line' as scope, product, deposit, withdrawal, turnover, uncounted, payout from (${own}) as line
      union all
      select 'team', product, deposit, withdrawal, turnover, uncounted, payout from (${teamRows(head, days)}) as team
    ) as rows group by 1, 2`)
  const total = (scope: 'line' | 'team'): Sums => getTotal(sums.filter((row) => row.scope === scope))
  const [line, team] = [total('line'), total('team')]
  const { rows: acts } = await database.execute<
    ResponseOf<typeof downline>['acts'][number] & Record<string, unknown>
  >(sql`
    select agent_act.id::text as id, act, coalesce(username, (select name from ${brand}), '') as by, before, after, ${epoch(sql`at`)} as at
    from agent_act left join member on member.id = by_id where member_id = ${head.id} order by agent_act.id desc limit 20`)
  return {
    account: card.account,
    type: card.type,
    nickname: card.nickname,
    currency,
    path: await getPath(database, asker, head),
    ...(await rateRange(database, head.id)),
    direct: card.parentId === asker.memberId,
    registeredAt: card.registeredAt,
    seenAt: card.seenAt,
    mobile: card.mobile && maskMobile(card.mobile),
    email: card.email && maskEmail(card.email),
    marketable: card.marketable,
    ...(await readTeamSize(database, head)),
    note: card.note ?? '',
    own: getFigures({
      deposit: line.deposit - team.deposit,
      withdrawal: line.withdrawal - team.withdrawal,
      turnover: line.turnover - team.turnover,
      uncounted: line.uncounted - team.uncounted,
      payout: line.payout - team.payout,
    }),
    team: getFigures(team),
    products: GAME_CATEGORIES.flatMap((gameType: GameCategory) => {
      const row = sums.find((sum) => sum.scope === 'line' && sum.product === gameType)
      if (!row || row.turnover + row.uncounted === 0n) return []
      return [{ gameType, turnover: formatAmount(row.turnover), housePnl: formatAmount(housePnl(row)) }]
    }),
    acts,
  }
}
