import type { ContractKind, ContractTerms, Deductions, Measures, Period } from '@playhouse/shared/agent-pay.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { TransactionType } from '../../../db/tables/ledger.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { countedTurnover, countedTurnoverOfRound } from '../../../lib/counted-turnover.ts'
import { activeMembers, type Head, teamRows } from './team-sums.ts'

const BET = countedTurnoverOfRound('AGENT_CONTRACT')
const DAY_BET = countedTurnover('AGENT_CONTRACT')

const NOTHING: Measures = { validBet: 0n, byProduct: {}, payout: 0n, activeMembers: 0, largestBet: 0n }

export type MeasureTeams = (
  tx: Database | Transaction,
  kind: ContractKind,
  heads: readonly Head[],
  period: Period,
) => Promise<Map<number, Measures>>

/**
 * Measures the teams below `heads` over a period: whole days from the stored daily sums, shorter periods from the rounds themselves. Payouts
 * exclude stakes that do not count, so that valid bet minus payout is the profit of the house.
 */
export const measureTeams: MeasureTeams = async (tx, kind, heads, period) =>
  isWindowed(kind)
    ? pick(heads, await ofWindow(tx, sql`any(${sql.param(heads.map(({ id }) => id))}::integer[])`, period))
    : ofDays(tx, heads, period)

/** Measures teams of accounts with contracts. Reads the rounds of a kind's window once, also for other accounts later. */
export function contractMeasurer(): MeasureTeams {
  const windows = new Map<ContractKind, { from: number; measured: ReadonlyMap<number, Measures> }>()
  return async (tx, kind, heads, period) => {
    if (!isWindowed(kind)) return ofDays(tx, heads, period)
    const from = period.from.getTime()
    let window = windows.get(kind)
    if (window?.from !== from) {
      const measured = await ofWindow(tx, sql`any(select member_id from contract_version where kind = ${kind})`, period)
      windows.set(kind, (window = { from, measured }))
    }
    return pick(heads, window.measured)
  }
}

const isWindowed = (kind: ContractKind) => kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'

const pick = (heads: readonly Head[], measured: ReadonlyMap<number, Measures>) =>
  new Map(heads.map(({ id }) => [id, measured.get(id) ?? NOTHING]))

/**
 * Measures all teams in one query: adds members' sums of the window to everyone above them. Those who have not played are left out first,
 * because the planner would look up who is above each member of the site. Sums are text, so that an overflow fails one bill only.
 */
async function ofWindow(tx: Database | Transaction, heads: SQL, { from, to }: Period) {
  const { rows } = await tx.execute<
    { id: number; product: string | null; players: number } & Record<'bet' | 'payout' | 'largest', string>
  >(sql`
    with played as (
      select member_id, category as product, sum(${BET}) as bet, sum(payout - (stake - ${BET})) as payout, max(stake) as largest,
        bool_or(not is_lottery_change(vendor_round_id, node_id)) as is_player
      from round join game using (node_id)
      where settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${to.toISOString()}::timestamptz
      group by member_id, category
    ), placed as materialized (
      select played.*, path from played join member on member.id = played.member_id and is_real_account(kind)
    )
    select above as id, product, sum(bet)::text as bet, sum(payout)::text as payout, max(largest)::text as largest,
      (count(distinct member_id) filter (where is_player))::integer as players
    from placed cross join unnest(ancestors_of(path)) as above
    where above = ${heads}
    group by grouping sets ((above), (above, product))`)
  const products = Map.groupBy(rows, ({ id, product }) => (product === null ? null : id))
  return new Map(
    (products.get(null) ?? []).map(({ id, players, bet, payout, largest }): [number, Measures] => [
      id,
      {
        activeMembers: players,
        validBet: BigInt(bet),
        byProduct: Object.fromEntries((products.get(id) ?? []).map((row) => [row.product, BigInt(row.bet)])),
        payout: BigInt(payout),
        largestBet: BigInt(largest),
      },
    ]),
  )
}

/** `products`: turnover by product as texts, because JSON has no large integers. */
type Row = Omit<Measures, 'byProduct'> & { products: Readonly<Record<string, string>> } & Record<string, unknown>

/** Measures each team with a query of its own, over its daily sums. */
async function ofDays(tx: Database | Transaction, heads: readonly Head[], period: Period) {
  const days = { from: brandDay(period.from), to: brandDay(new Date(period.to.getTime() - 1)) }
  const measured = new Map<number, Measures>()
  for (const head of heads) {
    const { rows } = await tx.execute<Row>(sql`
      select coalesce(sum(turnover), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as payout, 0::bigint as "largestBet",
        coalesce(jsonb_object_agg(product, turnover::text) filter (where turnover <> 0), '{}') as products,
        ${activeMembers(sql`${head.id}::integer`, sql`${head.path}::ltree`, sql`${days.from}::date`, sql`${days.to}::date`)}
          as "activeMembers"
      from (
        select product, sum(${DAY_BET}) as turnover, sum(payout - (turnover + uncounted - ${DAY_BET})) as payout from (${teamRows(head, days)}) as sums group by product
      ) as sums`)
    const [row] = rows
    if (!row) throw new Error('A sum has no row.')
    const { products, ...sums } = row
    const byProduct = Object.fromEntries(
      Object.entries(products).map(([product, turnover]) => [product, BigInt(turnover)]),
    )
    measured.set(head.id, { ...sums, byProduct })
  }
  return measured
}

const REBATES = ['REBATE', 'COMMISSION'] as const satisfies readonly TransactionType[]
/** Cash from the house; a bonus costs it when it is converted. */
const PROMOTIONS = ['PROMOTION', 'BONUS_CONVERT', 'POINTS_CONVERT'] as const satisfies readonly TransactionType[]

export async function measureByTerms(
  tx: Database | Transaction,
  { head, terms, period, measures }: { head: Head; terms: ContractTerms; period: Period; measures: Measures },
): Promise<{ measures: Measures; paid: Pick<Deductions, 'rebates' | 'promotions'> }> {
  const { activeMemberBet, deductsRebates, deductsPromotions } = terms
  const paid =
    deductsRebates || deductsPromotions ? await paidToTeam(tx, head, period) : { rebates: 0n, promotions: 0n }
  if (activeMemberBet === undefined) return { measures, paid }
  return { measures: { ...measures, activeMembers: await membersWhoBet(tx, head, period, activeMemberBet) }, paid }
}

/** Payments first: PostgreSQL would otherwise read all entries of the team's members. */
async function paidToTeam(tx: Database | Transaction, { id, path }: Head, { from, to }: Period) {
  const getSum = (types: readonly TransactionType[]) =>
    sql`coalesce(sum(entry.amount) filter (where type = any(${sql.param(types)}::text[])), 0)::bigint`
  const { rows } = await tx.execute<{ rebates: bigint; promotions: bigint }>(sql`
    with head as materialized (
      select paid.member_id, paid.id, type from member join ledger_transaction paid on paid.member_id = member.id
      where path <@ ${path}::ltree and member.id <> ${id} and is_real_account(kind) and type = any(${sql.param([...REBATES, ...PROMOTIONS])}::text[])
        and occurred_at >= ${from.toISOString()}::timestamptz and occurred_at < ${to.toISOString()}::timestamptz
    )
    select ${getSum(REBATES)} as rebates, ${getSum(PROMOTIONS)} as promotions
    from head join ledger_account cash on cash.member_id = head.member_id and cash.code = 'member:' || head.member_id || ':cash'
    join ledger_entry entry on entry.member_id = head.member_id and entry.transaction_id = head.id and entry.account_id = cash.id`)
  return rows[0] ?? { rebates: 0n, promotions: 0n }
}

async function membersWhoBet(tx: Database | Transaction, { id, path }: Head, { from, to }: Period, minimum: string) {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from member_day join member on member.id = member_id
      where path <@ ${path}::ltree and member.id <> ${id} and is_real_account(kind)
        and day between ${brandDay(from)}::date and ${brandDay(new Date(to.getTime() - 1))}::date
      group by member_id having sum(${DAY_BET}) >= ${parseAmount(minimum)}
    ) as active`)
  return rows[0]?.count ?? 0
}

export function findMeasures(measured: ReadonlyMap<number, Measures>, memberId: number): Measures {
  const measures = measured.get(memberId)
  if (!measures) throw new Error(`The team of ${memberId} was not measured.`)
  return measures
}
