import type { billAction } from '@playhouse/platform-api/agent-contracts.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  billedAt,
  type BillLine,
  carriedForward,
  contractPay,
  type ContractKind,
  type ContractTerms,
  type Measures,
  type Period,
  periodAt,
  type RebatedBets,
  rebateShare,
  seriesShares,
} from '@playhouse/shared/agent-pay.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { agentBill, type BillState, contractVersion } from '../../../db/tables/agents.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { ReceivingRefusedError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postAgentPays, postRewards } from '../../../ledger/postings.ts'
import { eachOpenDay } from '../../../jobs/daily-work.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { publishToMembers } from '../../../live/publish.ts'
import { platformError } from '../../../request/platform-error.ts'
import { addDays } from '../../../lib/record-range.ts'
import { endOf, startOf } from '../../../lib/day-bounds.ts'
import { notifyOfCover } from './bill-notifications.ts'
import { isAmong } from './contract-rows.ts'
import type { Contract } from './contracts.ts'
import { readBill } from './listed-contracts.ts'
import { contractMeasurer, measureByTerms, type MeasureTeams } from './measures.ts'
import { payRule, sharesOf } from './pay-rule.ts'
import type { Head } from './team-sums.ts'

export type Bill = typeof agentBill.$inferSelect

/** Contracts billed, or bills recounted, in one transaction. */
const BILLED_AT_ONCE = 1_000
/** Bills paid in one transaction, which holds the wallets that it moves money between. */
const PAID_AT_ONCE = 400
/** Rows of one insert; a statement takes at most 65,535 parameters. */
const INSERTED_AT_ONCE = 1_000
/** Bets that settle late are found by a recount. */
const RECOUNT_MS = 3_600_000
export const NO_CONTRACT = '00000000-0000-0000-0000-000000000000'
/** After midnight, when the day's last bets have settled. */
const REBATES_AT_MS = 30 * 60_000

/** Bills the periods of contracts that are over: one bill for each version, period and beneficiary, however often it runs. */
export const billContracts: DueWork = {
  name: 'contract bills',
  next: sql`select min(next_action_at) from ${contractVersion} where state = 'ACCEPTED'`,
  everyMs: 1_000,
  run: (database, closing) => {
    const measure = contractMeasurer()
    return eachDue(database, closing, {
      nameOf: ({ id }) => `contract ${id}`,
      take: dueContracts,
      work: (tx, due) => billDue(tx, due, measure),
      afterCommit: () => faultPoint('bill:billed'),
      postpone: (tx, contract) =>
        tx
          .update(contractVersion)
          .set({ nextActionAt: retryTime() })
          .where(isAmong(contractVersion, [contract])),
    })
  },
}

const dueContracts = (tx: Transaction) =>
  tx
    .select()
    .from(contractVersion)
    .where(sql`${contractVersion.state} = 'ACCEPTED' and ${contractVersion.nextActionAt} <= clock_timestamp()`)
    .orderBy(contractVersion.nextActionAt)
    .limit(BILLED_AT_ONCE)
    .for('no key update', { skipLocked: true })

async function billDue(tx: Transaction, due: readonly Contract[], measure: MeasureTeams): Promise<void> {
  const groups = Map.groupBy(due, ({ kind, terms, nextPeriod }) => `${kind} ${terms.period} ${nextPeriod?.getTime()}`)
  for (const contracts of groups.values()) await billPeriod(tx, contracts, measure)
  faultPoint('bill:kept')
}

async function billPeriod(tx: Transaction, contracts: readonly Contract[], measure: MeasureTeams): Promise<void> {
  const [first] = contracts
  if (!first) return
  const { id: firstId, kind, terms, nextPeriod } = first
  if (!nextPeriod) throw new Error(`Contract ${firstId} has no next period.`)
  // The first one begins with the contract, which may be within a week or month.
  const period = { from: nextPeriod, to: periodAt(kind, terms.period, nextPeriod).to }
  const pays = await paysOf(tx, { kind, contracts, period, measure })
  const bills = pays.map(({ contract: { memberId, id, uplineId }, total, reached, lines }) => {
    const state = !reached || total === 0n ? 'NOT_REACHED' : kind === 'DIVIDEND' ? 'AWAITING_COLLECTION' : 'DUE'
    return newBill({ memberId, kind, contractId: id, payerId: uplineId, period, total, lines, state })
  })
  await insertBills(tx, bills)
  const next = periodAt(kind, terms.period, period.to)
  const isLast = sql`coalesce(${contractVersion.validUntil} <= ${period.to.toISOString()}, false)`
  await tx
    .update(contractVersion)
    .set({
      version: sql`${contractVersion.version} + 1`,
      nextPeriod: next.from,
      nextActionAt: sql`case when not ${isLast} then ${billedAt(kind, next.to).toISOString()}::timestamptz end`,
      state: sql`case when ${isLast} then coalesce(${contractVersion.endReason}, 'TERMINATED') else ${contractVersion.state} end`,
    })
    .where(isAmong(contractVersion, contracts))
}

/** What contracts of one kind pay for a period, in their order. */
async function paysOf<Paying extends Pick<Contract, 'memberId' | 'id' | 'terms'>>(
  tx: Transaction,
  of: { kind: ContractKind; contracts: readonly Paying[]; period: Period; measure: MeasureTeams },
) {
  const { kind, contracts, period, measure } = of
  const heads = new Map((await headsOf(tx, contracts)).map((head) => [head.id, head]))
  const measured = await measure(tx, kind, [...heads.values()], period)
  const pays: (ReturnType<typeof contractPay> & { contract: Paying })[] = []
  for (const contract of contracts) {
    const { memberId, terms } = contract
    const head = heads.get(memberId)
    if (!head) throw new Error(`There is no member ${memberId}.`)
    const { measures, paid } = await measureByTerms(tx, {
      head,
      terms,
      period,
      measures: measuresOf(measured, memberId),
    })
    const carriedOver = await lossBefore(tx, contract, period)
    pays.push({ contract, ...contractPay(kind, terms, measures, { ...paid, carriedOver }) })
  }
  return pays
}

/** The loss that the bill of the period before left, by its latest revision. */
async function lossBefore(
  tx: Transaction,
  { memberId, id, terms }: { memberId: number; id: string; terms: ContractTerms },
  { from }: Period,
): Promise<bigint> {
  if (!terms.lossCarryOver) return 0n
  const [before] = await tx
    .select({ lines: agentBill.lines })
    .from(agentBill)
    .where(and(eq(agentBill.memberId, memberId), eq(agentBill.contractId, id), eq(agentBill.periodTo, from)))
    .orderBy(desc(agentBill.revision))
    .limit(1)
  return before ? carriedForward(before.lines) : 0n
}

export function measuresOf(measured: ReadonlyMap<number, Measures>, memberId: number): Measures {
  const measures = measured.get(memberId)
  if (!measures) throw new Error(`The team of ${memberId} was not measured.`)
  return measures
}

type NewBill = typeof agentBill.$inferInsert

function newBill({
  period,
  ...bill
}: Pick<NewBill, 'memberId' | 'kind' | 'contractId' | 'payerId' | 'total' | 'lines' | 'state'> & {
  period: Period
}): NewBill {
  const createdAt = new Date()
  return {
    ...bill,
    id: randomUUID(),
    periodFrom: period.from,
    periodTo: period.to,
    amount: bill.total,
    createdAt,
    nextActionAt: bill.state === 'DUE' ? createdAt : null,
    recountAt: new Date(createdAt.getTime() + RECOUNT_MS),
  }
}

/** Leaves out bills that exist. @returns how many were inserted */
async function insertBills(tx: Transaction, bills: readonly NewBill[]): Promise<number> {
  let inserted = 0
  for (let from = 0; from < bills.length; from += INSERTED_AT_ONCE) {
    const rows = bills.slice(from, from + INSERTED_AT_ONCE)
    const { rowCount } = await tx.insert(agentBill).values(rows).onConflictDoNothing()
    inserted += rowCount ?? 0
  }
  return inserted
}

export async function headsOf(tx: Database | Transaction, of: readonly { memberId: number }[]): Promise<Head[]> {
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    select id, ltree2text(path) as path from member where id = any(${sql.param(of.map(({ memberId }) => memberId))}::integer[])`)
  return rows
}

const PAYER_IS_CLOSED = sql`exists (select from member where member.id = ${agentBill.payerId} and closed_at is not null)`
const IS_PAYABLE = sql`${agentBill.state} in ('DUE', 'INSUFFICIENT')
  and (${agentBill.state} = 'DUE' or ${PAYER_IS_CLOSED} or ${agentBill.amount} <= (
    select balance from ledger_account where member_id = ${agentBill.payerId} and code = 'member:' || ${agentBill.payerId} || ':cash'))`

/**
 * Pays bills: from the upline's wallet, or from the house. Bills that an upline's money does not cover wait for it. Those of closed
 * accounts stay unpaid.
 */
export const payBills: DueWork = {
  name: 'paying agents',
  next: sql`select min(next_action_at) from ${agentBill} where ${IS_PAYABLE}`,
  everyMs: 1_000,
  run: (database, closing) =>
    eachDue(database, closing, {
      nameOf: ({ id }) => `bill ${id}`,
      take: dueBills,
      work: pay,
      afterCommit: () => faultPoint('bill:paid'),
      isExpected: isUnreceivable,
      postpone: (tx, bill, error) =>
        isUnreceivable(error)
          ? moveBill(tx, bill, { state: 'UNPAYABLE', nextActionAt: null })
          : moveBill(tx, bill, { state: bill.state, nextActionAt: retryTime() }),
    }),
}

const isUnreceivable = (error: unknown) => error instanceof ReceivingRefusedError

type DueBill = Bill & { isPayerClosed: boolean }

async function pay(tx: Transaction, due: readonly DueBill[]): Promise<void> {
  const fromHouse = due.filter(({ payerId }) => payerId === null)
  const posted: { memberId: number; reference: string; occurredAt: Date; transactionId: bigint }[] = await postRewards(
    tx,
    fromHouse.map((bill) => ({ ...postingOf(bill), type: 'COMMISSION' as const })),
  )
  const { covered, uncovered } = await splitByCover(tx, due)
  posted.push(
    ...(await postAgentPays(
      tx,
      covered.map(({ payerId, ...bill }) => {
        return {
          ...postingOf(bill),
          payerId,
          type: bill.kind === 'DIVIDEND' ? ('DIVIDEND' as const) : ('SALARY' as const),
        }
      }),
    )),
  )
  await tx.execute(sql`
    update agent_bill bill set state = 'PAID', version = version + 1, paid_at = posted.at, transaction_id = posted.transaction_id,
      next_action_at = null
    from unnest(${sql.param(posted.map(({ memberId }) => memberId))}::integer[], ${sql.param(posted.map(({ reference }) => reference))}::uuid[],
      ${sql.param(posted.map(({ occurredAt }) => occurredAt.toISOString()))}::timestamptz[],
      ${sql.param(posted.map(({ transactionId }) => String(transactionId)))}::bigint[]) as posted (member_id, id, at, transaction_id)
    where bill.member_id = posted.member_id and bill.id = posted.id`)
  // The next run pays what the payer received the money for in this one.
  const short = uncovered.filter(
    ({ state, isPayerClosed, missing }) => !isPayerClosed && state !== 'INSUFFICIENT' && missing > 0n,
  )
  for (const bill of uncovered.filter(({ isPayerClosed }) => isPayerClosed))
    await moveBill(tx, bill, { state: 'UNPAYABLE', nextActionAt: null })
  for (const bill of short) await moveBill(tx, bill, { state: 'INSUFFICIENT' })
  await notifyOfCover(tx, { short, paidLate: covered.filter(({ state }) => state === 'INSUFFICIENT') })
  faultPoint('bill:posted')
  await publishToMembers(
    tx,
    [...fromHouse, ...covered].map(({ memberId, id, kind, amount }) => {
      return { memberId, event: { type: 'BILL', billId: id, kind, state: 'PAID', amount: formatAmount(amount) } }
    }),
  )
}

const postingOf = ({ id, memberId, amount }: Pick<Bill, 'id' | 'memberId' | 'amount'>) => {
  return { memberId, amount, key: ledgerKeys.agentBill(id), request: { bill: id, amount }, reference: id }
}

/** Splits bills of uplines, in their order, by whether the payer's money covers them, including what it receives before. */
async function splitByCover<Row extends Bill>(tx: Transaction, bills: readonly Row[]) {
  const covered: (Row & { payerId: number })[] = []
  const uncovered: (Row & { payerId: number })[] = []
  const codes = bills.flatMap(({ memberId, payerId }) =>
    payerId === null ? [] : [cashAccount(memberId), cashAccount(payerId)],
  )
  const { rows } = await tx.execute<{ id: number; balance: bigint }>(
    sql`select member_id as id, balance from ledger_account where code = any(${sql.param(codes)}::text[])`,
  )
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
  for (const bill of bills) {
    const { memberId, payerId, amount } = bill
    if (payerId === null) continue
    const balance = balances.get(payerId) ?? 0n
    if (balance < amount) {
      uncovered.push({ ...bill, payerId })
      continue
    }
    balances.set(payerId, balance - amount)
    balances.set(memberId, (balances.get(memberId) ?? 0n) + amount)
    covered.push({ ...bill, payerId })
  }
  return {
    covered,
    uncovered: uncovered.map((bill) => ({ ...bill, missing: bill.amount - (balances.get(bill.payerId) ?? 0n) })),
  }
}

/** Due bills; one that waits for money is due when the payer has it, or is closed. */
async function dueBills(tx: Transaction): Promise<DueBill[]> {
  const due = await tx
    .select({ ...getTableColumns(agentBill), isPayerClosed: sql<boolean>`${PAYER_IS_CLOSED}` })
    .from(agentBill)
    .where(sql`${agentBill.nextActionAt} <= clock_timestamp() and ${IS_PAYABLE}`)
    .orderBy(agentBill.nextActionAt, agentBill.id)
    .limit(PAID_AT_ONCE)
    .for('no key update', { skipLocked: true })
  const wallets = due.flatMap(({ memberId, payerId }) => (payerId === null ? [memberId] : [memberId, payerId]))
  // By id, as every posting locks them, so that no two wait for each other.
  if (due.length > 0)
    await tx.execute(sql`
      select from ledger_account where code = any(${sql.param(wallets.map(cashAccount))}::text[])
        and member_id = any(${sql.param(wallets)}::integer[]) order by id for no key update`)
  return due
}

async function moveBill(
  tx: Transaction,
  { memberId, id, version }: Bill,
  set: Partial<Bill> & { state: BillState },
): Promise<void> {
  const moved = await tx
    .update(agentBill)
    .set({ ...set, version: version + 1 })
    .where(and(eq(agentBill.memberId, memberId), eq(agentBill.id, id), eq(agentBill.version, version)))
    .returning({ id: agentBill.id })
  if (moved.length === 0) throw new Error(`Bill ${id} was moved meanwhile.`)
}

/** Computes bills again after an hour. A difference is a revision of its own; nobody is asked to pay back. */
export const recountBills: DueWork = {
  name: 'recounting bills',
  everyMs: 60_000,
  run: (database, closing) => {
    const measure = contractMeasurer()
    return eachDue(database, closing, {
      nameOf: ({ id }) => `bill ${id}`,
      take: billsToRecount,
      work: (tx, bills) => recount(tx, bills, measure),
      postpone: (tx, bill) =>
        tx
          .update(agentBill)
          .set({ recountAt: retryTime() })
          .where(isAmong(agentBill, [bill])),
    })
  },
}

const billsToRecount = (tx: Transaction) =>
  tx
    .select()
    .from(agentBill)
    .where(sql`${agentBill.recountAt} <= clock_timestamp()`)
    .orderBy(agentBill.recountAt)
    .limit(BILLED_AT_ONCE)
    .for('no key update', { skipLocked: true })

async function recount(tx: Transaction, bills: readonly Bill[], measure: MeasureTeams): Promise<void> {
  await tx.update(agentBill).set({ recountAt: null }).where(isAmong(agentBill, bills))
  const periods = Map.groupBy(bills, (bill) => `${bill.kind} ${bill.periodFrom.getTime()} ${bill.periodTo.getTime()}`)
  for (const [first, ...others] of periods.values()) {
    if (!first) continue
    const found = await countAgain(tx, first, [first, ...others], measure)
    const revisions = [first, ...others].flatMap((bill) => revisionOf(bill, found(bill)) ?? [])
    await insertBills(tx, revisions)
  }
}

interface Counted {
  total: bigint
  lines: BillLine[]
}

function revisionOf(bill: Bill, found: Counted | undefined): NewBill | undefined {
  if (!found) return undefined
  // A loss that grew lowers the next bill, although it pays no less now.
  if (found.total === bill.total && carriedForward(found.lines) === carriedForward(bill.lines)) return undefined
  const { memberId, kind, contractId, payerId, periodFrom: from, periodTo: to } = bill
  const amount = found.total - bill.total
  const state =
    found.total === bill.total
      ? 'NOT_REACHED'
      : amount <= 0n
        ? 'WAIVED'
        : kind === 'DIVIDEND'
          ? 'AWAITING_COLLECTION'
          : 'DUE'
  const { total, lines } = found
  const revision = { memberId, kind, contractId, payerId, period: { from, to }, total, lines, state } as const
  return { ...newBill(revision), revision: bill.revision + 1, amount, recountAt: null }
}

/** Counts bills of one kind and period again. */
async function countAgain(
  tx: Transaction,
  { kind, periodFrom, periodTo }: Bill,
  bills: readonly Bill[],
  measure: MeasureTeams,
): Promise<(bill: Bill) => Counted | undefined> {
  if (kind === 'SERIES') {
    const shares = await seriesSharesOf(tx, brandDay(periodFrom))
    return ({ memberId }) => shares.get(memberId)
  }
  if (kind === 'REBATE') {
    const of = bills.map(({ memberId }) => memberId)
    const rows = new Map((await rebateRows(tx, brandDay(periodFrom), of)).map((row) => [row.memberId, row]))
    return ({ memberId }) => {
      const row = rows.get(memberId)
      return row && rebateShare(row.own, row.lines)
    }
  }
  const contracts = await tx
    .select()
    .from(contractVersion)
    .where(
      isAmong(
        contractVersion,
        bills.map(({ memberId, contractId }) => ({ memberId, id: contractId })),
      ),
    )
  const pays = await paysOf(tx, { kind, contracts, period: { from: periodFrom, to: periodTo }, measure })
  const found = new Map(pays.map((counted) => [counted.contract.id, counted]))
  return ({ contractId }) => found.get(contractId)
}

interface RebateRow {
  memberId: number
  own: RebatedBets
  lines: RebatedBets[]
}

/**
 * Rates and valid bets of a day: of each account with a rebate, players included, and of the lines directly below it. Rates are those at
 * the end of the day, and shares of products those of the day, so that a recount finds what was billed. Bets by prize series are left out:
 * they pay by the series instead.
 * @param of everybody by default
 */
async function rebateRows(tx: Transaction, day: string, of?: readonly number[]): Promise<RebateRow[]> {
  const among =
    of &&
    sql`and member_id in (
    select id from member where id = any(${sql.param(of)}::integer[]) or parent_id = any(${sql.param(of)}::integer[]))`
  const shares = sharesOf(await payRule(tx, day))
  const { rows } = await tx.execute<{
    memberId: number
    parentId: number | null
    basisPoints: number
    validBet: bigint
    countedBet: bigint
  }>(sql`
    with by_series as (
      select upper.id as member_id, product, sum(stake) as stake from (${seriesBets(day)}) as sold
      join member below on below.id = sold.member_id
      cross join lateral unnest(string_to_array(ltree2text(below.path), '.')::integer[]) as upper (id) group by 1, 2
    ), bets as (
      select member_id, sum(bet)::bigint as valid_bet, div(sum(bet * coalesce((${JSON.stringify(shares ?? {})}::jsonb ->> product)::integer, 100)), 100)::bigint as counted_bet
      from (
        select member_id, product, turnover + team_turnover - coalesce(stake, 0) as bet
        from team_day left join by_series using (member_id, product) where day = ${day}::date ${among ?? sql``}
      ) as by_product group by member_id
    )
    select member.id as "memberId", parent_id as "parentId", valid_bet as "validBet", counted_bet as "countedBet",
      coalesce(${changedAfter(day, 'REBATE_CHANGED')}, basis_points, 0)::integer as "basisPoints"
    from bets join member on member.id = bets.member_id left join rebate_rate on rebate_rate.member_id = member.id
    where valid_bet <> 0`)
  const bets = shares ? rows : rows.map(({ countedBet: _, ...row }) => row)
  const below = Map.groupBy(bets, ({ parentId }) => parentId)
  const wanted = of && new Set(of)
  return bets
    .filter((row) => row.basisPoints > 0 && (!wanted || wanted.has(row.memberId)))
    .map((row) => ({ memberId: row.memberId, own: row, lines: below.get(row.memberId) ?? [] }))
}

/** What a rate or series of a member was at the end of a day; null if it did not change since. */
const changedAfter = (day: string, act: 'REBATE_CHANGED' | 'SERIES_CHANGED') => sql`(
  select before from agent_act act
  where act.member_id = member.id and act = ${act} and at >= ${endOf(day)} and at <= now() order by at, id limit 1)`

/** Turnover of a day in the mode LOTT, by player and its highest series when it bought: the one it played plus what came back. */
const seriesBets = (day: string) => sql`
  select entry.member_id, category as product, sum(round.stake - round.uncounted) as stake,
    split_part(terms, '/', 3)::integer + coalesce(nullif(split_part(terms, '/', 4), '')::integer, 0) / 5 as series
  from lottery_draw draw
  join lottery_entry entry on entry.draw_id = draw.id and cancelled_at is null and not demo and split_part(terms, '/', 2) = 'LOTT'
  join lottery on lottery.code = split_part(draw.lottery_code, '-', 1)
  join round on round.member_id = entry.member_id and vendor_round_id = entry.ticket_id || '.' || draw.id and round.node_id = lottery.node_id
  join game on game.node_id = lottery.node_id
  where draw.result_version > 0 and draw.draw_at >= ${startOf(day)}::timestamptz - interval '2 days' and draw.draw_at < ${endOf(day)}
    and round.settled_at >= ${startOf(day)} and round.settled_at < ${endOf(day)}
  group by 1, 2, 4`

/** What the series of a day's tickets leave to those above the players. Series are those at the end of the day. */
async function seriesSharesOf(tx: Transaction, day: string) {
  const { rows } = await tx.execute<{ path: string; series: number; validBet: bigint }>(sql`
    select ltree2text(path) as path, series, stake::bigint as "validBet"
    from (${seriesBets(day)}) as sold join member on member.id = member_id where parent_id is not null`)
  const bets = rows.map(({ path, ...bet }) => {
    return { ...bet, uplines: path.split('.').slice(0, -1).toReversed().map(Number) }
  })
  const uplines = [...new Set(bets.flatMap((bet) => bet.uplines))]
  const { rows: stored } = await tx.execute<{ id: number; series: number }>(sql`
    select member.id, coalesce(${changedAfter(day, 'SERIES_CHANGED')}, series, ${USUAL_SERIES})::integer as series
    from member left join rebate_rate on rebate_rate.member_id = member.id where member.id = any(${sql.param(uplines)}::integer[])`)
  const series = new Map(stored.map((row) => [row.id, row.series]))
  return seriesShares(bets, (id) => series.get(id) ?? USUAL_SERIES)
}

/**
 * Bills the differentials of rebates and prize series of each day that is not billed yet, in order, from 00:30 on after its end, and those of
 * accounts whose first bet of the day settled later from 01:30 on; once, however often it runs.
 */
export function billRebates(): DueWork {
  let done: string | undefined
  const lastDay = (now: number, afterMidnight: number) => addDays(brandDay(new Date(now - afterMidnight)), -1)
  return {
    name: 'rebates',
    everyMs: 60_000,
    async run(database, closing) {
      const now = Date.now()
      const until = lastDay(now, REBATES_AT_MS)
      const closed = lastDay(now, REBATES_AT_MS + RECOUNT_MS)
      const pass = `${until} ${closed}`
      if (done === pass) return 0
      let billed: string | undefined
      const count = await eachOpenDay(database, { work: 'rebates', until, closing }, async (tx, day) => {
        await tx.execute(sql`select fold_team_changes(1000000)`)
        const { rows } = await tx.execute<{ from: Date; to: Date; left: boolean }>(sql`
          select exists (select from team_change where day = ${day}::date) as left, ${startOf(day)} as from, ${endOf(day)} as to`)
        const [bounds] = rows
        // Another process is folding; the next round finds the sums complete.
        if (!bounds || bounds.left) return { isDone: false, count: 0 }
        billed = day
        const inserted = await insertRebates(tx, day, { from: new Date(bounds.from), to: new Date(bounds.to) })
        return { isDone: day <= closed, count: inserted }
      })
      if (billed === until) done = pass
      return count
    },
  }
}

async function insertRebates(tx: Transaction, day: string, period: Period): Promise<number> {
  const billed = (kind: 'REBATE' | 'SERIES', memberId: number, { total, lines }: Counted) =>
    total > 0n
      ? [newBill({ memberId, kind, contractId: NO_CONTRACT, payerId: null, period, total, lines, state: 'DUE' })]
      : []
  const rebates = await rebateRows(tx, day)
  const series = await seriesSharesOf(tx, day)
  return insertBills(tx, [
    ...rebates.flatMap(({ memberId, own, lines }) => billed('REBATE', memberId, rebateShare(own, lines))),
    ...[...series].flatMap(([memberId, share]) => billed('SERIES', memberId, share)),
  ])
}

/** A dividend in these states was collected. */
const COLLECTED: readonly string[] = ['DUE', 'INSUFFICIENT', 'PAID']

/**
 * The one who is paid collects a dividend, or says why a bill is doubted. Idempotent, because the response may be lost.
 * @throws PlatformError bill.not.found, bill.state
 */
export async function actOnBill(
  database: Database,
  member: LiveSession,
  { id, dispute }: CheckedInputOf<typeof billAction>,
): Promise<ResponseOf<typeof billAction>> {
  return withTransaction(database, async (tx) => {
    const [bill] = await tx
      .select()
      .from(agentBill)
      .where(and(eq(agentBill.memberId, member.memberId), eq(agentBill.id, id)))
      .for('no key update')
    if (!bill) throw platformError('bill.not.found')
    if (dispute !== undefined) {
      await moveBill(tx, bill, { state: bill.state, dispute, disputedAt: new Date() })
      return { id, state: bill.state, bill: await readBill(tx, bill) }
    }
    if (bill.kind === 'DIVIDEND' && COLLECTED.includes(bill.state))
      return { id, state: bill.state, bill: await readBill(tx, bill) }
    if (bill.state !== 'AWAITING_COLLECTION') throw platformError('bill.state')
    await moveBill(tx, bill, { state: 'DUE', nextActionAt: new Date() })
    return { id, state: 'DUE' as const, bill: await readBill(tx, bill) }
  })
}
