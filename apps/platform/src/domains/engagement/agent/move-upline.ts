import { getAccountKind, isAgentKind, isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { periodAt } from '@playhouse/shared/agent-pay.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'
import { contractVersion, uplineChange } from '../../../db/tables/agents.ts'
import { isDayDone } from '../../../jobs/daily-work.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { lockContracts } from './contract-rows.ts'
import { dropRequests } from './contract-requests.ts'
import { leaveUpline } from './contracts.ts'
import { endingContracts } from './listed-contracts.ts'
import { lockRates } from './rebates.ts'

/** Accounts that move in one transaction, which locks them. */
export const MOVED_MAX = 5_000

export type MoveObstacle =
  | 'SAME_UPLINE'
  | 'BELOW_ITSELF'
  | 'NO_AGENT'
  | 'CLOSED'
  | 'DEMO'
  | 'REBATE'
  | 'SERIES'
  | 'TOO_MANY'
  /** A period that is over is not billed yet, or the last day's rebates. */
  | 'UNBILLED'

interface Branch extends Record<string, unknown> {
  id: number
  username: string
  kind: number
  parentId: number | null
  path: string
  closed: boolean
  rate: number
  series: number
}

export interface Move {
  account: Branch
  to: Branch
  /** Usernames above the account, from the top: now and afterwards. */
  above: readonly string[]
  aboveThen: readonly string[]
  accounts: number
  agents: number
  /** Turnover of the account and everyone below it. */
  turnover: { month: bigint; all: bigint }
  /** Contracts that end after their current period: paid to the account, and below it. */
  ending: readonly { kind: string; account: string }[]
  obstacle: MoveObstacle | undefined
}

const getIds = (path: string): number[] => path.split('.').map(Number)

/** Changes by a move of an account with everyone below it to another upline; undefined if one of them does not exist. */
export async function readMove(
  on: Database | Transaction,
  { memberId, uplineId }: { memberId: number; uplineId: number },
): Promise<Move | undefined> {
  const { rows: sides } = await on.execute<Branch>(sql`
    select member.id, username, kind, parent_id as "parentId", ltree2text(path) as path,
      closing_at is not null or closed_at is not null as closed,
      coalesce(basis_points, 0)::integer as rate, coalesce(series, ${USUAL_SERIES})::integer as series
    from member left join rebate_rate on rebate_rate.member_id = member.id where member.id in (${memberId}, ${uplineId})`)
  const account = sides.find(({ id }) => id === memberId)
  const to = sides.find(({ id }) => id === uplineId)
  if (!account || !to) return undefined
  const ids = [...new Set([...getIds(account.path), ...getIds(to.path)])]
  const month = `${brandDay(new Date()).slice(0, 7)}-01`
  const { rows: names } = await on.execute<{ id: number; username: string }>(
    sql`select id, username from member where id = any(${sql.param(ids)}::integer[])`,
  )
  const { rows: figures } = await on.execute<{ accounts: number; agents: number; month: bigint; all: bigint }>(sql`
    select (select count(*)::integer from member where path <@ ${account.path}::ltree) as accounts,
      (select count(*)::integer from member where path <@ ${account.path}::ltree and is_agent_kind(kind)) as agents,
      coalesce(sum(turnover + team_turnover) filter (where day >= ${month}::date), 0)::bigint as month,
      coalesce(sum(turnover + team_turnover), 0)::bigint as all
    from team_day where member_id = ${memberId}`)
  const ending = await readEnding(on, account)
  const getName = (id: number) => names.find((one) => one.id === id)?.username ?? String(id)
  const { accounts = 0, agents = 0, month: ofMonth = 0n, all = 0n } = figures[0] ?? {}
  return {
    account,
    to,
    above: getIds(account.path).slice(0, -1).map(getName),
    aboveThen: getIds(to.path).map(getName),
    accounts,
    agents,
    turnover: { month: BigInt(ofMonth), all: BigInt(all) },
    ending,
    obstacle: getObstacle(account, to, accounts) ?? ((await isUnbilled(on, ids)) ? 'UNBILLED' : undefined),
  }
}

function getObstacle(account: Branch, to: Branch, accounts: number): MoveObstacle | undefined {
  if (!isRealAccount(account.kind) || !isRealAccount(to.kind)) return 'DEMO'
  if (getIds(to.path).includes(account.id)) return 'BELOW_ITSELF'
  if (account.parentId === to.id) return 'SAME_UPLINE'
  if (!isAgentKind(getAccountKind(to.kind))) return 'NO_AGENT'
  if (to.closed) return 'CLOSED'
  if (account.rate > to.rate) return 'REBATE'
  if (account.series > to.series) return 'SERIES'
  return accounts > MOVED_MAX ? 'TOO_MANY' : undefined
}

/** Contracts that end with the move, as `leaveUpline` ends them. */
async function readEnding(on: Database | Transaction, { id, username }: Branch) {
  const own = await on
    .select()
    .from(contractVersion)
    .where(
      and(
        eq(contractVersion.memberId, id),
        eq(contractVersion.state, 'ACCEPTED'),
        sql`${contractVersion.endReason} is null`,
      ),
    )
  const below: { kind: string; account: string }[] = []
  for (const { kind, id: cause } of own)
    for (const { account } of await endingContracts(on, kind, [{ cause, memberId: id, basisPoints: 0 }]))
      below.push({ kind, account })
  return [...own.map(({ kind }) => ({ kind: kind as string, account: username })), ...below]
}

/** Whether a period that is over is still to be billed to one of these accounts: it must be counted with the teams of its time. */
export async function isUnbilled(on: Database | Transaction, memberIds: readonly number[]): Promise<boolean> {
  const now = new Date()
  if (!(await isDayDone(on, 'rebates', addDays(brandDay(now), -1)))) return true
  const contracts = await on
    .select()
    .from(contractVersion)
    .where(
      and(
        eq(contractVersion.state, 'ACCEPTED'),
        isNotNull(contractVersion.nextPeriod),
        sql`${contractVersion.memberId} = any(${sql.param([...memberIds])}::integer[])`,
      ),
    )
  return contracts.some(
    ({ kind, terms, nextPeriod, nextActionAt }) =>
      nextPeriod !== null && nextActionAt !== null && periodAt(kind, terms.period, nextPeriod).to <= now,
  )
}

export const basisOfMove = ({ account, to, ending, obstacle }: Move) => ({
  path: account.path,
  to: to.path,
  ending,
  // Bills are made by the hour.
  obstacle: obstacle === 'UNBILLED' ? undefined : obstacle,
})

/** Locks the accounts that move, their pay and the tree, in the order in which others take them. */
export async function lockMove(
  tx: Transaction,
  { memberId, uplineId }: { memberId: number; uplineId: number },
): Promise<void> {
  await tx.execute(sql`
    select from member where id = ${uplineId} or path <@ (select path from member where id = ${memberId})
    order by id for no key update`)
  await lockRates(tx)
  await lockContracts(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.memberTree})`)
}

/**
 * Moves an account with everyone below it to another upline, and notifies it and both uplines. Sums of teams move with it, those of past
 * days too (a trigger); what has been billed stays, and is not counted again. @returns the obstacle, if there is one
 */
export async function moveToUpline(
  tx: Transaction,
  move: { memberId: number; uplineId: number },
): Promise<{ obstacle: MoveObstacle } | { moved: Move; notRecounted: number } | undefined> {
  await lockMove(tx, move)
  const found = await readMove(tx, move)
  if (!found) return undefined
  if (found.obstacle) return { obstacle: found.obstacle }
  const { account, to } = found
  // Bills that are being made or counted again use the teams of before: this waits for them.
  const above = [...new Set([...getIds(account.path).slice(0, -1), ...getIds(to.path)])]
  const { rowCount } = await tx.execute(sql`
    update agent_bill set recount_at = null
    where member_id = any(${sql.param(above)}::integer[]) and recount_at is not null and period_to <= now()`)
  await tx.insert(uplineChange).values({ memberId: account.id, touched: above })
  await leaveUpline(tx, account.id)
  await dropRequests(tx, account.id)
  await tx.execute(sql`
    update member set parent_id = case when id = ${account.id} then ${to.id} else parent_id end,
      path = ${to.path}::ltree || subpath(path, ${getIds(account.path).length - 1}::integer)
    where path <@ ${account.path}::ltree`)
  const before = found.above.at(-1) ?? ''
  const message = { kind: 'SYSTEM' } as const
  await writeMessages(tx, [
    { ...message, memberId: account.id, template: 'upline.MOVED', params: { account: to.username, before } },
    ...(account.parentId === null
      ? []
      : [
          {
            ...message,
            memberId: account.parentId,
            template: 'upline.LEFT' as const,
            params: { account: account.username },
          },
        ]),
    { ...message, memberId: to.id, template: 'upline.JOINED', params: { account: account.username } },
  ])
  return { moved: found, notRecounted: rowCount ?? 0 }
}
