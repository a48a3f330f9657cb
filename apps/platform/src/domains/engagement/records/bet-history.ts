import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { betHistory } from '@playhouse/platform-api/records.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { UncountedReason } from '@playhouse/shared/uncounted-reasons.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { nameIn } from '../../../lib/game-name.ts'
import { earlier, getEnd, epoch, later, getStart } from '../../../lib/day-bounds.ts'
import { pageCounts, planPage, type PagePlan } from '../../../lib/page-plan.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { rollUp, type RolledUp } from './roll-up.ts'

type Requested = CheckedInputOf<typeof betHistory>
export type BetFilters = Pick<Requested, 'gameType' | 'vassalage' | 'nodeId' | 'status'>
type Row = ResponseOf<typeof betHistory>['list'][number]

/** Sign of payout minus stake of a settled round. */
const OUTCOMES = { won: 1, even: 0, lost: -1 } as const

export interface BetRow extends Record<string, unknown> {
  betId: string | null
  roundId: string
  nodeId: number
  gameName: string
  gameType: string
  vassalage: string
  vassalageName: string
  stake: bigint
  payout: bigint
  /** Part of the stake that does not count as turnover. */
  uncounted: bigint
  uncountedReason: UncountedReason | null
  balanceAfter: bigint | null
  /** Epoch milliseconds. */
  at: number
}

/**
 * A page of the account's settled rounds with the sums over all of them, or of its open ones. Three queries: sums
 * combine past days with the days since, and the page reads only its own days.
 */
export async function readBetHistory(
  database: Database,
  memberId: number,
  requested: Requested,
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof betHistory>> {
  if (requested.status === 'open') return readOpenBets(database, memberId, requested, currency, language)
  const rolled = await rollUp(database, memberId)
  const days = await betDays(database, memberId, requested, requested, rolled)
  const plan = planPage(days, requested)
  const rows = plan ? await betPage(database, memberId, plan, requested, requested.pageSize, language) : []
  const totalCount = days.reduce((sum, day) => sum + day.rows, 0)
  const turnover = days.reduce((sum, day) => sum + day.turnover, 0n)
  const uncounted = days.reduce((sum, day) => sum + day.uncounted, 0n)
  const payout = days.reduce((sum, day) => sum + day.payout, 0n)
  const rounds = days.reduce((sum, day) => sum + day.rounds, 0)
  return {
    ...pageCounts(totalCount, requested.pageSize),
    currency,
    list: rows.map(getBet),
    sums: getSums({ rounds, turnover, uncounted, payout }),
  }
}

const getSums = ({
  rounds,
  turnover,
  uncounted,
  payout,
}: { rounds: number } & Record<'turnover' | 'uncounted' | 'payout', bigint>) => ({
  rounds,
  turnover: formatAmount(turnover),
  uncounted: formatAmount(uncounted),
  payout: formatAmount(payout),
  profit: formatAmount(payout - turnover - uncounted),
})

export function getBet({ stake, payout, uncounted, balanceAfter, at, ...row }: BetRow): Row {
  const isOpen = row.betId === null
  const profit = payout - stake
  return {
    ...row,
    status: isOpen ? 'open' : profit > 0n ? 'won' : profit < 0n ? 'lost' : 'even',
    stake: formatAmount(stake),
    payout: formatAmount(payout),
    profit: isOpen ? null : formatAmount(profit),
    turnover: isOpen ? null : formatAmount(stake - uncounted),
    balanceAfter: balanceAfter === null ? null : formatAmount(balanceAfter),
    at,
  }
}

/** Conditions on the game of `alias`, each starting with `and`. */
function gameConditions(alias: SQL, { gameType, vassalage, nodeId }: BetFilters): SQL {
  const conditions = [
    gameType && sql`category = any(${sql.param(gameType)}::text[])`,
    vassalage !== undefined && sql`vendor_code = ${vassalage}`,
  ].filter((condition) => condition !== undefined && condition !== false)
  const games =
    conditions.length > 0
      ? sql` and ${alias}.node_id in (select node_id from game where ${sql.join(conditions, sql` and `)})`
      : sql``
  return nodeId === undefined ? games : sql`${games} and ${alias}.node_id = ${nodeId}`
}

/** Sums per day of matching settled rounds, latest first. */
async function betDays(
  database: Database,
  memberId: number,
  range: RecordRange,
  filters: BetFilters,
  rolled: RolledUp,
) {
  const outcome = filters.status && filters.status !== 'open' ? OUTCOMES[filters.status] : undefined
  const isPast = outcome === undefined ? sql`` : sql` and sums.outcome = ${outcome}`
  const isLive = outcome === undefined ? sql`` : sql` and sign(round.payout - round.stake) = ${outcome}`
  const { rows } = await database.execute<
    { day: string; rows: number; rounds: number } & Record<'turnover' | 'uncounted' | 'payout', bigint>
  >(sql`
    select day, sum(rows)::integer as rows, sum(rounds)::integer as rounds, sum(turnover)::bigint as turnover,
      sum(uncounted)::bigint as uncounted, sum(payout)::bigint as payout from (
      select day, rounds as rows, rounds, turnover, uncounted, payout from member_game_day sums
      where sums.member_id = ${memberId} and day between ${range.from}::date and ${earlier(range.to, rolled.until)}::date
        ${gameConditions(sql`sums`, filters)}${isPast}
      union all
      select brand_day(settled_at), 1, (not is_lottery_change(vendor_round_id, node_id))::integer, stake - uncounted, uncounted, payout from round
      where round.member_id = ${memberId} and settled_at >= ${getStart(later(range.from, rolled.firstLiveDay))}
        and settled_at < ${getEnd(range.to)} ${gameConditions(sql`round`, filters)}${isLive}
      union all
      -- Listed, but in no count of past rounds. Most members have none, and their rounds need not be read.
      select brand_day(settled_at), 1, 0, 0, 0, 0 from round
      where round.member_id = ${memberId} and settled_at >= ${getStart(range.from)}
        and settled_at < ${getEnd(earlier(range.to, rolled.until))} and is_lottery_change(vendor_round_id, node_id)
        and exists (select from lottery_correction where lottery_correction.member_id = ${memberId})
        ${gameConditions(sql`round`, filters)}${isLive}
    ) as matching group by day order by day desc`)
  return rows
}

/** Settled rounds of the planned days, latest first. */
function settledRounds(memberId: number, { from, to }: RecordRange, filters: BetFilters): SQL {
  const outcome = filters.status && filters.status !== 'open' ? OUTCOMES[filters.status] : undefined
  return sql`select * from round
    where round.member_id = ${memberId} and settled_at >= ${getStart(from)} and settled_at < ${getEnd(to)}
      ${gameConditions(sql`round`, filters)}
      ${outcome === undefined ? sql`` : sql`and sign(round.payout - round.stake) = ${outcome}`}
    order by settled_at desc, id desc`
}

const betColumns = (
  language: LanguageCode,
) => sql`bet.id::text as "betId", coalesce(bet.vendor_round_id, bet.round_key::text, bet.id::text) as "roundId",
  bet.node_id as "nodeId", ${nameIn(language)} as "gameName", game.category as "gameType", vendor.code as vassalage,
  vendor.name as "vassalageName", bet.stake, bet.payout, bet.uncounted, bet.uncounted_reason as "uncountedReason",
  bet.balance_after as "balanceAfter", ${epoch(sql`bet.settled_at`)} as at`

async function betPage(
  database: Database,
  memberId: number,
  plan: PagePlan,
  filters: BetFilters,
  size: number,
  language: LanguageCode,
) {
  const { rows } = await database.execute<BetRow>(sql`
    select ${betColumns(language)} from (${settledRounds(memberId, plan, filters)} limit ${size} offset ${plan.skip}) bet
    join game on game.node_id = bet.node_id join vendor on vendor.code = game.vendor_code
    order by bet.settled_at desc, bet.id desc`)
  return rows
}

/** Every settled round of a range, latest first, for a file. */
export function allBets(memberId: number, range: RecordRange, filters: BetFilters, language: LanguageCode): SQL {
  return sql`select ${betColumns(language)} from (${settledRounds(memberId, range, filters)}) bet
    join game on game.node_id = bet.node_id join vendor on vendor.code = game.vendor_code
    order by bet.settled_at desc, bet.id desc`
}

/** A settled round of the account as a row of the history; undefined for an unknown round. */
export async function findBet(database: Database, memberId: number, betId: string, language: LanguageCode) {
  const { rows } = await database.execute<
    BetRow & {
      modelId: string | null
      details: Record<string, unknown> | null
      serverSeed: Buffer | null
      clientSeed: string | null
      nonce: number | null
      vendorRound: boolean
    }
  >(sql`
    select ${betColumns(language)}, game.model_id as "modelId", bet.details, bet.server_seed as "serverSeed",
      bet.client_seed as "clientSeed", bet.nonce, bet.vendor_round_id is not null as "vendorRound"
    from round bet join game on game.node_id = bet.node_id join vendor on vendor.code = game.vendor_code
    where bet.member_id = ${memberId} and bet.id = ${betId}::bigint`)
  return rows[0]
}

/** Open rounds at vendors, and tickets in future draws. */
const openBets = (memberId: number) => sql`(
  select member_id, node_id, round_id, stake, payout, opened_at from open_round where member_id = ${memberId}
  union all
  select member_id, node_id, round_id, stake, 0, placed_at from open_lottery_entries(${memberId})
)`

/** Open rounds of the range by opening time. Two queries. */
async function readOpenBets(
  database: Database,
  memberId: number,
  { from, to, pageNo, pageSize, ...filters }: Requested,
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof betHistory>> {
  const open = sql`from ${openBets(memberId)} bet join game on game.node_id = bet.node_id join vendor on vendor.code = game.vendor_code
    where bet.member_id = ${memberId} and bet.opened_at >= ${getStart(from)} and bet.opened_at < ${getEnd(to)}
      ${gameConditions(sql`bet`, filters)}`
  const { rows: sums } = await database.execute<{ count: number; stake: bigint; payout: bigint }>(
    sql`select count(*)::integer as count, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout ${open}`,
  )
  const { rows } = await database.execute<BetRow>(sql`
    select null as "betId", bet.round_id as "roundId", bet.node_id as "nodeId", ${nameIn(language)} as "gameName",
      game.category as "gameType", vendor.code as vassalage, vendor.name as "vassalageName", bet.stake, bet.payout,
      0::bigint as uncounted, null as "uncountedReason", null::bigint as "balanceAfter", ${epoch(sql`bet.opened_at`)} as at ${open}
    order by bet.opened_at desc, bet.round_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const { count = 0, stake = 0n, payout = 0n } = sums[0] ?? {}
  return {
    ...pageCounts(count, pageSize),
    currency,
    list: rows.map(getBet),
    sums: getSums({ rounds: count, turnover: stake, uncounted: 0n, payout }),
  }
}
