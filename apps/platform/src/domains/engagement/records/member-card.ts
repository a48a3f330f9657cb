import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { startOfDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'

export interface MemberFigures extends Record<string, unknown> {
  deposits: bigint
  withdrawals: bigint
  turnover: bigint
  /** Payouts minus stakes. */
  result: bigint
  bonuses: bigint
}

/** A member's deposits, withdrawals, stakes and wins: in all, and of the last 30 days. */
export async function readFigures(
  database: Database,
  memberId: number,
): Promise<{ all: MemberFigures; month: MemberFigures }> {
  const sums = (since: SQL, bonusSince: SQL) => sql`
    select coalesce(sum(deposit), 0)::bigint as deposits, coalesce(sum(withdrawal), 0)::bigint as withdrawals,
      coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(payout - turnover - uncounted), 0)::bigint as result,
      (select coalesce(sum(granted), 0)::bigint from member_bonus where member_id = ${memberId} and ${bonusSince}) as bonuses
    from member_day where member_id = ${memberId} and ${since}`
  const { rows } = await database.execute<MemberFigures>(sql`
    ${sums(sql`true`, sql`true`)}
    union all
    ${sums(sql`day > brand_day(now()) - 30`, sql`granted_at > now() - interval '30 days'`)}`)
  const [all, month] = rows
  if (!all || !month) throw new Error('Sums always have a row.')
  return { all, month }
}

export interface BankAccount extends Record<string, unknown> {
  bankName: string
  accountNumber: string
  accountName: string
  addedAt: string
  removedAt: string | null
}

/** Bank accounts and wallets, also those that were removed. */
export async function listBankAccounts(database: Database, memberId: number): Promise<BankAccount[]> {
  const { rows } = await database.execute<BankAccount>(sql`
    select bank.name as "bankName", account_number as "accountNumber", account_name as "accountName", added_at as "addedAt",
      removed_at as "removedAt"
    from bank_card join withdrawal_bank bank on bank.code = bank_code
    where member_id = ${memberId} order by removed_at is not null, added_at desc limit 50`)
  return rows
}

export const MEMBER_STATES = ['open', 'blocked', 'excluded', 'closing', 'closed'] as const
export type MemberState = (typeof MEMBER_STATES)[number]
export const MEMBER_SORTS = ['registered', 'username', 'balance', 'played'] as const

export interface MemberListRequest {
  state?: MemberState | undefined
  rank?: number | undefined
  kind?: number | undefined
  /** Username of an upline, at any distance. */
  agent?: string | undefined
  tag?: number | undefined
  /** Days of the registration, both included. */
  from?: string | undefined
  to?: string | undefined
  sort: (typeof MEMBER_SORTS)[number]
}

export interface ListedMember extends Record<string, unknown> {
  id: number
  username: string
  nickname: string
  payeeName: string | null
  kind: number
  rank: number
  state: MemberState
  balance: bigint | null
  lastPlay: string | null
  agent: string | null
  tags: string | null
  registeredAt: string
}

const IS_BLOCKED = sql`exists (select from member_block where member_block.member_id = own.id)`

const STATES: Readonly<Record<MemberState, SQL>> = {
  closed: sql`own.closed_at is not null`,
  closing: sql`own.closing_at is not null and own.closed_at is null`,
  blocked: sql`own.closing_at is null and ${IS_BLOCKED}`,
  excluded: sql`own.closing_at is null and not ${IS_BLOCKED} and is_excluded(own.id)`,
  open: sql`own.closing_at is null and not ${IS_BLOCKED} and not is_excluded(own.id)`,
}

const SORTS: Readonly<Record<MemberListRequest['sort'], SQL>> = {
  registered: sql`own.registered_at desc, own.id desc`,
  username: sql`own.username`,
  balance: sql`cash.balance desc nulls last, own.id`,
  played: sql`played.day desc nulls last, own.id`,
}

/** Accounts by what is known of them. A page, or all of them for a file. */
export function memberList(
  { state, rank, kind, agent, tag, from, to, sort }: MemberListRequest,
  page?: { limit: number; offset: number },
): SQL {
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [STATES[state]]),
    ...(rank === undefined ? [] : [sql`own.rank = ${rank}`]),
    ...(kind === undefined ? [] : [sql`own.kind = ${kind}`]),
    ...(agent === undefined
      ? []
      : [
          sql`own.path <@ (select path from member where username = ${agent.toLowerCase()}) and own.username <> ${agent.toLowerCase()}`,
        ]),
    ...(tag === undefined
      ? []
      : [sql`exists (select from member_tag where member_tag.member_id = own.id and tag_id = ${tag})`]),
    ...(from === undefined ? [] : [sql`own.registered_at >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql`own.registered_at < ${startOfDay(addDays(to, 1))}`]),
  ]
  const states = (['closed', 'closing', 'blocked', 'excluded'] as const).map(
    (name) => sql`when ${STATES[name]} then ${name}`,
  )
  return sql`
    select own.id, own.username, own.nickname, own.payee_name as "payeeName", own.kind, own.rank,
      case ${sql.join(states, sql` `)} else 'open' end as state, cash.balance, played.day::text as "lastPlay",
      upline.username as agent, own.registered_at as "registeredAt",
      (select string_agg(name, ', ' order by name) from member_tag join tag on tag.id = tag_id where member_tag.member_id = own.id) as tags
    from member own
    left join member upline on upline.id = own.parent_id
    left join ledger_account cash on cash.member_id = own.id and cash.code = 'member:' || own.id || ':cash'
    left join lateral (select max(day) as day from member_day where member_day.member_id = own.id and rounds > 0) played on true
    where ${sql.join(conditions, sql` and `)} order by ${SORTS[sort]}
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`
}

export const listMembers = async (
  database: Database,
  request: MemberListRequest,
  page: { limit: number; offset: number },
): Promise<ListedMember[]> => (await database.execute<ListedMember>(memberList(request, page))).rows
