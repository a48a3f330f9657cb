import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { sql } from 'drizzle-orm'
import type { Database, Raw, Transaction } from '@playhouse/postgres/database.ts'
import { uplineChange } from '../../../db/tables/agents.ts'
import { nearestOpenAgentOn } from '../../../lib/account-tree.ts'
import { hasOutcome } from '../../../lib/left-behind.ts'
import { splitRows } from '../../../lib/split-rows.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { dropRequests } from './contract-requests.ts'
import { leaveUpline } from './contracts.ts'
import { endingContracts } from './listed-contracts.ts'
import { isUnbilled, lockMove, MOVED_MAX, type MoveObstacle } from './move-upline.ts'

export type HandOverObstacle =
  | Extract<MoveObstacle, 'REBATE' | 'SERIES' | 'TOO_MANY' | 'UNBILLED'>
  /** The agent is open. */
  | 'STAYS'
  /** No agent above is open. */
  | 'NOBODY_ABOVE'

/** An agent that is blocked or closed, with accounts below it. */
export interface LeftDownline extends Record<string, unknown> {
  id: number
  username: string
  path: string
  state: string
  /** Whether it is to be handed over; a blocked agent's may stay. */
  isDue: boolean
  since: Date
  /** Accounts directly below, and all. */
  lines: number
  accounts: number
  /** The next open agent above. */
  toId: number | null
  to: string | null
}

export interface HandOver extends LeftDownline {
  agents: number
  /** Contracts of the accounts directly below, and of those below them, that end after their current period. */
  ending: readonly { kind: string; account: string }[]
  obstacle: HandOverObstacle | undefined
}

const MAY_BE_HANDED_OVER = sql`(${hasOutcome(sql`agent.id`, 'DOWNLINE', 'may be handed over')}
  or ${hasOutcome(sql`agent.id`, 'DOWNLINE', 'is to be handed over')})`

const readLeft = (matching = sql`true`) => sql`
  select agent.id, agent.username, ltree2text(agent.path) as path, account_state(agent.id) as state,
    ${hasOutcome(sql`agent.id`, 'DOWNLINE', 'is to be handed over')} as "isDue",
    coalesce(agent.closed_at, agent.closing_at, blocked_at) as since,
    (select count(*)::integer from member where parent_id = agent.id) as lines,
    (select count(*)::integer from member where path <@ agent.path and member.id <> agent.id) as accounts,
    nearest.id as "toId", nearest.username as to
  from member agent left join member_block block on block.member_id = agent.id
  left join lateral (select * from ${nearestOpenAgentOn(sql`agent.path`)}) as nearest on true
  where (agent.closing_at is not null or block.member_id is not null) and exists (select from member where parent_id = agent.id)
    and ${matching}
  order by "isDue" desc, since, agent.id`

/** Agents that are blocked or closed and have accounts below them: those to be handed over first, then the longest left. */
export async function listLeftDownlines(database: Database): Promise<LeftDownline[]> {
  const { rows } = await database.execute<Raw<LeftDownline>>(readLeft(MAY_BE_HANDED_OVER))
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/** Changes by handing an agent's downline over to the next open agent above; undefined unless it is blocked or closed and has one. */
export async function readHandOver(on: Database | Transaction, memberId: number): Promise<HandOver | undefined> {
  const { rows } = await on.execute<Raw<LeftDownline>>(readLeft(sql`agent.id = ${memberId}`))
  const [left] = rows
  if (!left) return undefined
  const { rows: figures } = await on.execute<{ agents: number; rate: number; series: number }>(sql`
    select count(*) filter (where is_agent_kind(kind))::integer as agents,
      coalesce(max(basis_points) filter (where parent_id = ${memberId}), 0)::integer as rate,
      coalesce(max(coalesce(series, ${USUAL_SERIES})) filter (where parent_id = ${memberId}), 0)::integer as series
    from member left join rebate_rate on rebate_rate.member_id = member.id
    where path <@ ${left.path}::ltree and id <> ${memberId}`)
  const { rows: limits } = await on.execute<{ rate: number; series: number }>(sql`
    select coalesce(max(basis_points), 0)::integer as rate, coalesce(max(series), ${USUAL_SERIES})::integer as series
    from rebate_rate where member_id = ${left.toId}`)
  const { agents = 0, ...highest } = figures[0] ?? { rate: 0, series: 0 }
  return {
    ...left,
    since: new Date(left.since),
    agents,
    ending: await readEnding(on, memberId),
    obstacle: await getObstacle(on, left, highest, limits[0] ?? { rate: 0, series: 0 }),
  }
}

async function getObstacle(
  on: Database | Transaction,
  { id, path, state, accounts, toId }: Pick<LeftDownline, 'id' | 'path' | 'state' | 'accounts' | 'toId'>,
  highest: { rate: number; series: number },
  limit: { rate: number; series: number },
): Promise<HandOverObstacle | undefined> {
  if (state === 'OPEN' || state === 'EXCLUDED') return 'STAYS'
  if (toId === null) return 'NOBODY_ABOVE'
  if (highest.rate > limit.rate) return 'REBATE'
  if (highest.series > limit.series) return 'SERIES'
  if (accounts > MOVED_MAX) return 'TOO_MANY'
  const { rows: lines } = await on.execute<{ id: number }>(sql`select id from member where parent_id = ${id}`)
  return (await isUnbilled(on, [...path.split('.').map(Number), ...lines.map((line) => line.id)]))
    ? 'UNBILLED'
    : undefined
}

/** Contracts by which the agent pays the accounts directly below, with those below them. */
async function readEnding(on: Database | Transaction, memberId: number) {
  const { rows } = await on.execute<{ id: string; kind: 'DIVIDEND'; account: string; payeeId: number }>(sql`
    select contract.id, contract.kind, username as account, contract.member_id as "payeeId"
    from contract_version contract join member on member.id = contract.member_id
    where upline_id = ${memberId} and state = 'ACCEPTED' and end_reason is null order by username, contract.kind`)
  const ending: { kind: string; account: string }[] = []
  for (const { id, kind, account, payeeId } of rows) {
    ending.push({ kind, account })
    const below = await endingContracts(on, kind, [{ cause: id, memberId: payeeId, basisPoints: 0 }])
    ending.push(...below.map((contract) => ({ kind: kind as string, account: contract.account })))
  }
  return ending
}

export const basisOfHandOver = ({ path, state, lines, accounts, toId, ending, obstacle }: HandOver) => ({
  path,
  state,
  lines,
  accounts,
  to: toId,
  ending,
  // Bills are made by the hour.
  obstacle: obstacle === 'UNBILLED' ? undefined : obstacle,
})

/** Locks the accounts that move, their pay and the tree. */
export async function lockHandOver(tx: Transaction, memberId: number): Promise<void> {
  const found = await readHandOver(tx, memberId)
  await lockMove(tx, { memberId, uplineId: found?.toId ?? memberId })
}

/**
 * Hands the accounts directly below an agent over to the next open agent above, with everyone below them, and notifies them and their new
 * upline; a blocked agent too. Contracts with the agent that was above end after their period. @returns the obstacle, if there is one
 */
export async function handOver(
  tx: Transaction,
  memberId: number,
): Promise<{ obstacle: HandOverObstacle } | { handed: HandOver } | undefined> {
  await lockHandOver(tx, memberId)
  const found = await readHandOver(tx, memberId)
  if (!found) return undefined
  const { obstacle, path, toId, to } = found
  if (obstacle) return { obstacle }
  if (toId === null || to === null) return { obstacle: 'NOBODY_ABOVE' }
  const touched = path.split('.').map(Number)
  // Bills that are being made or counted again use the teams of before: this waits for them.
  await tx.execute(sql`
    update agent_bill set recount_at = null
    where member_id = any(${sql.param(touched)}::integer[]) and recount_at is not null and period_to <= now()`)
  const { rows: lines } = await tx.execute<{ id: number; hasTerms: boolean }>(sql`
    select id, exists (select from contract_version where member_id = member.id and upline_id = ${memberId} and state in ('ACCEPTED', 'OFFERED'))
      or exists (select from contract_request where member_id = member.id and state = 'REQUESTED') as "hasTerms"
    from member where parent_id = ${memberId} order by id`)
  for (const { id } of lines.filter(({ hasTerms }) => hasTerms)) {
    await leaveUpline(tx, id)
    await dropRequests(tx, id)
  }
  for (const rows of splitRows(lines.map(({ id }) => ({ memberId: id, touched }))))
    await tx.insert(uplineChange).values(rows)
  await tx.execute(sql`
    update member set parent_id = case when parent_id = ${memberId} then ${toId} else parent_id end,
      path = (select path from member where id = ${toId}) || subpath(path, ${touched.length}::integer)
    where path <@ ${path}::ltree and id <> ${memberId}`)
  await notify(tx, found, { to, toId, lines: lines.map(({ id }) => id) })
  return { handed: found }
}

async function notify(
  tx: Transaction,
  { id, username, state }: HandOver,
  { to, toId, lines }: { to: string; toId: number; lines: readonly number[] },
): Promise<void> {
  const message = { kind: 'SYSTEM' } as const
  const count = String(lines.length)
  await writeMessages(tx, [
    ...lines.map((memberId) => ({
      ...message,
      memberId,
      template: 'upline.HANDED_OVER' as const,
      params: { account: to, before: username },
    })),
    { ...message, memberId: toId, template: 'upline.TOOK_OVER', params: { account: username, number: count } },
    ...(state === 'BLOCKED'
      ? [{ ...message, memberId: id, template: 'upline.HANDED_ON' as const, params: { account: to, number: count } }]
      : []),
  ])
}
