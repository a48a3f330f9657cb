import type { billAction } from '@playhouse/platform-api/agent-contracts.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  billedAt,
  type BillLine,
  contractPay,
  type ContractKind,
  periodAt,
  rebateShare,
} from '@playhouse/shared/agent-pay.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { agentBill, type BillState, contractVersion } from '../../db/tables/agents.ts'
import { brandDay } from '../../ledger/brand-day.ts'
import { InsufficientBalanceError } from '../../ledger/errors.ts'
import { ledgerKeys } from '../../ledger/keys.ts'
import { postAgentPay, postReward } from '../../ledger/postings.ts'
import { type DueWork, eachDue, retryTime } from '../../jobs/due-rows.ts'
import type { LiveSession } from '../../request/call-context.ts'
import { publishToMember } from '../../live/publish.ts'
import { platformError } from '../../request/platform-error.ts'
import { addDays } from '../records/record-range.ts'
import { endOf, startOf } from '../records/day-bounds.ts'
import type { Contract } from './contracts.ts'
import { measureTeams } from './measures.ts'
import type { Head } from './team-sums.ts'

export type Bill = typeof agentBill.$inferSelect

const AT_A_TIME = 100
const RETRY_MS = 5 * 60_000
/** Bets that settle late are found by a recount. */
const RECOUNT_MS = 3_600_000
const NO_CONTRACT = '00000000-0000-0000-0000-000000000000'
/** After midnight, when the day's last bets have settled. */
const REBATES_AT_MS = 30 * 60_000

/** Bills the periods of contracts that are over: one bill for each version, period and beneficiary, however often it runs. */
export const billContracts: DueWork = {
  name: 'contract bills',
  everyMs: 5_000,
  run: (database, closing) =>
    eachDue(database, closing, {
      most: 1,
      nameOf: ({ id }) => `contract ${id}`,
      take: dueContracts,
      work: billDue,
      postpone: (tx, { memberId, id }) =>
        tx
          .update(contractVersion)
          .set({ nextActionAt: retryTime() })
          .where(and(eq(contractVersion.memberId, memberId), eq(contractVersion.id, id))),
    }),
}

const dueContracts = (tx: Transaction) =>
  tx
    .select()
    .from(contractVersion)
    .where(sql`${contractVersion.state} = 'ACCEPTED' and ${contractVersion.nextActionAt} <= clock_timestamp()`)
    .orderBy(contractVersion.nextActionAt)
    .limit(AT_A_TIME)
    .for('no key update', { skipLocked: true })

async function billDue(tx: Transaction, due: readonly Contract[]): Promise<void> {
  const groups = Map.groupBy(due, ({ kind, terms, nextPeriod }) => `${kind} ${terms.period} ${nextPeriod?.getTime()}`)
  for (const contracts of groups.values()) await billPeriod(tx, contracts)
}

async function billPeriod(tx: Transaction, contracts: readonly Contract[]): Promise<void> {
  const [first] = contracts
  if (!first?.nextPeriod) return
  const { kind, terms, nextPeriod } = first
  // The first one begins with the contract, which may be within a week or month.
  const period = { from: nextPeriod, to: periodAt(kind, terms.period, nextPeriod).to }
  const measured = await measureTeams(tx, kind, await headsOf(tx, contracts), period)
  const now = new Date()
  for (const contract of contracts) {
    const measures = measured.get(contract.memberId)
    if (!measures) throw new Error(`The team of ${contract.memberId} was not measured.`)
    const { total, reached, lines } = contractPay(kind, contract.terms, measures)
    const state = !reached || total === 0n ? 'NOT_REACHED' : kind === 'DIVIDEND' ? 'AWAITING_COLLECTION' : 'DUE'
    await tx
      .insert(agentBill)
      .values({
        memberId: contract.memberId,
        id: randomUUID(),
        kind,
        contractId: contract.id,
        payerId: contract.uplineId,
        periodFrom: period.from,
        periodTo: period.to,
        total,
        amount: total,
        lines,
        state,
        createdAt: now,
        nextActionAt: state === 'DUE' ? now : null,
        recountAt: new Date(now.getTime() + RECOUNT_MS),
      })
      .onConflictDoNothing()
    const isLast = contract.validUntil !== null && period.to >= contract.validUntil
    const next = periodAt(kind, contract.terms.period, period.to)
    await tx
      .update(contractVersion)
      .set({
        version: contract.version + 1,
        nextPeriod: next.from,
        nextActionAt: isLast ? null : billedAt(kind, next.to),
        ...(isLast && { state: contract.endReason ?? 'TERMINATED' }),
      })
      .where(and(eq(contractVersion.memberId, contract.memberId), eq(contractVersion.id, contract.id)))
  }
}

export async function headsOf(tx: Database | Transaction, of: readonly { memberId: number }[]): Promise<Head[]> {
  const { rows } = await tx.execute<{ id: number; path: string }>(sql`
    select id, ltree2text(path) as path from member where id = any(${sql.param(of.map(({ memberId }) => memberId))}::integer[])`)
  return rows
}

/** Pays bills: from the upline's wallet, or from the house. Without money there they wait and are tried again. */
export const payBills: DueWork = {
  name: 'paying agents',
  everyMs: 1_000,
  run: (database, closing) =>
    eachDue(database, closing, {
      most: AT_A_TIME,
      nameOf: ({ id }) => `bill ${id}`,
      take: dueBills,
      work: (tx, [bill]) => pay(tx, bill),
      isExpected: isUncovered,
      postpone: (tx, bill, error) =>
        isUncovered(error)
          ? moveBill(tx, bill, { state: 'INSUFFICIENT', nextActionAt: new Date(Date.now() + RETRY_MS) })
          : moveBill(tx, bill, { state: bill.state, nextActionAt: retryTime() }),
    }),
}

const isUncovered = (error: unknown) => error instanceof InsufficientBalanceError

async function pay(tx: Transaction, bill: Bill): Promise<void> {
  const request = { bill: bill.id, amount: bill.amount }
  const posting = { memberId: bill.memberId, amount: bill.amount, key: ledgerKeys.agentBill(bill.id), request }
  const posted =
    bill.payerId === null
      ? await postReward(tx, { ...posting, type: 'COMMISSION', reference: bill.id })
      : await postAgentPay(tx, {
          ...posting,
          payerId: bill.payerId,
          type: bill.kind === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY',
          reference: bill.id,
        })
  await moveBill(tx, bill, {
    state: 'PAID',
    paidAt: posted.occurredAt,
    transactionId: posted.transactionId,
    nextActionAt: null,
  })
}

const dueBills = (tx: Transaction) =>
  tx
    .select()
    .from(agentBill)
    .where(sql`${agentBill.state} in ('DUE', 'INSUFFICIENT') and ${agentBill.nextActionAt} <= clock_timestamp()`)
    .orderBy(agentBill.nextActionAt, agentBill.id)
    .limit(1)
    .for('no key update', { skipLocked: true })

async function moveBill(
  tx: Transaction,
  { memberId, id, version, kind, amount, state }: Bill,
  set: Partial<Bill> & { state: BillState },
): Promise<void> {
  const moved = await tx
    .update(agentBill)
    .set({ ...set, version: version + 1 })
    .where(and(eq(agentBill.memberId, memberId), eq(agentBill.id, id), eq(agentBill.version, version)))
    .returning({ id: agentBill.id })
  if (moved.length === 0) throw new Error(`Bill ${id} was moved meanwhile.`)
  if (set.state === 'PAID' && state !== 'PAID') {
    await publishToMember(tx, memberId, {
      type: 'BILL',
      billId: id,
      kind,
      state: set.state,
      amount: formatAmount(amount),
    })
  }
}

/** Computes bills again after an hour. A difference is a revision of its own; nobody is asked to pay back. */
export const recountBills: DueWork = {
  name: 'recounting bills',
  run: (database) => withTransaction(database, recountDue),
}

async function recountDue(tx: Transaction): Promise<number> {
  const due = await tx
    .select()
    .from(agentBill)
    .where(sql`${agentBill.recountAt} <= clock_timestamp()`)
    .orderBy(agentBill.recountAt)
    .limit(AT_A_TIME)
    .for('no key update', { skipLocked: true })
  for (const bill of due) await recount(tx, bill)
  return due.length
}

async function recount(tx: Transaction, bill: Bill): Promise<void> {
  await tx
    .update(agentBill)
    .set({ recountAt: null })
    .where(and(eq(agentBill.memberId, bill.memberId), eq(agentBill.id, bill.id)))
  const found = await countAgain(tx, bill)
  if (!found || found.total === bill.total) return
  const amount = found.total - bill.total
  const now = new Date()
  const state = amount <= 0n ? 'WAIVED' : bill.kind === 'DIVIDEND' ? 'AWAITING_COLLECTION' : 'DUE'
  await tx
    .insert(agentBill)
    .values({
      ...bill,
      id: randomUUID(),
      revision: bill.revision + 1,
      total: found.total,
      amount,
      lines: found.lines,
      state,
      version: 1,
      createdAt: now,
      nextActionAt: state === 'DUE' ? now : null,
      paidAt: null,
      transactionId: null,
      dispute: null,
      disputedAt: null,
      recountAt: null,
    })
    .onConflictDoNothing()
}

async function countAgain(tx: Transaction, bill: Bill): Promise<{ total: bigint; lines: BillLine[] } | undefined> {
  if (bill.kind === 'REBATE') {
    const [row] = await rebateRows(tx, brandDay(bill.periodFrom), bill.memberId)
    return row && rebateShare(row.own, row.lines)
  }
  const kind: ContractKind = bill.kind
  const [contract] = await tx
    .select()
    .from(contractVersion)
    .where(and(eq(contractVersion.memberId, bill.memberId), eq(contractVersion.id, bill.contractId)))
  if (!contract) return undefined
  const period = { from: bill.periodFrom, to: bill.periodTo }
  const measured = await measureTeams(tx, kind, await headsOf(tx, [bill]), period)
  const measures = measured.get(bill.memberId)
  return measures && contractPay(kind, contract.terms, measures)
}

interface RebateRow {
  memberId: number
  own: { basisPoints: number; validBet: bigint }
  lines: { basisPoints: number; validBet: bigint }[]
}

/**
 * Rates and valid bets of a day: of each account with a rebate, players included, and of the lines directly below it. Rates are those at
 * the end of the day, so that a recount finds what was billed.
 */
async function rebateRows(tx: Transaction, day: string, memberId?: number): Promise<RebateRow[]> {
  const { rows } = await tx.execute<{
    memberId: number
    parentId: number | null
    basisPoints: number
    validBet: bigint
  }>(sql`
    with bets as (
      select member_id, sum(turnover + team_turnover)::bigint as valid_bet from team_day where day = ${day}::date group by member_id
    )
    select member.id as "memberId", parent_id as "parentId", valid_bet as "validBet",
      coalesce((
        select before from agent_act act
        where act.member_id = member.id and act = 'REBATE_CHANGED' and at >= ${endOf(day)} and at <= now() order by at, id limit 1
      ), basis_points, 0)::integer as "basisPoints"
    from bets join member on member.id = bets.member_id left join rebate_rate on rebate_rate.member_id = member.id
    where valid_bet <> 0 ${memberId === undefined ? sql`` : sql`and ${memberId}::integer in (member.id, parent_id)`}`)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  return rows
    .filter((row) => row.basisPoints > 0 && (memberId === undefined || row.memberId === memberId))
    .map((row) => ({ memberId: row.memberId, own: row, lines: below.get(row.memberId) ?? [] }))
}

/**
 * Bills yesterday's rebate differentials from 00:30 on, and those of accounts whose first bet of the day settled later from 01:30 on; once,
 * however often it runs.
 */
export function billRebates(): DueWork {
  let done: string | undefined
  return {
    name: 'rebates',
    async run(database) {
      const day = addDays(brandDay(new Date(Date.now() - REBATES_AT_MS)), -1)
      const pass = `${day} ${brandDay(new Date(Date.now() - REBATES_AT_MS - RECOUNT_MS))}`
      if (done === pass) return 0
      const count = await withTransaction(database, async (tx) => {
        await tx.execute(sql`select fold_team_changes(1000000)`)
        const { rows } = await tx.execute<{ from: Date; to: Date; left: boolean }>(sql`
          select exists (select from team_change where day = ${day}::date) as left, ${startOf(day)} as from, ${endOf(day)} as to`)
        const [bounds] = rows
        // Another process is folding; the next round finds the sums complete.
        if (!bounds || bounds.left) return undefined
        return insertRebates(tx, day, new Date(bounds.from), new Date(bounds.to))
      })
      if (count === undefined) return 0
      done = pass
      return count
    },
  }
}

async function insertRebates(tx: Transaction, day: string, periodFrom: Date, periodTo: Date): Promise<number> {
  const now = new Date()
  let inserted = 0
  for (const { memberId, own, lines: below } of await rebateRows(tx, day)) {
    const { total, lines } = rebateShare(own, below)
    if (total <= 0n) continue
    const row = await tx
      .insert(agentBill)
      .values({
        memberId,
        id: randomUUID(),
        kind: 'REBATE',
        contractId: NO_CONTRACT,
        payerId: null,
        periodFrom,
        periodTo,
        total,
        amount: total,
        lines,
        state: 'DUE',
        createdAt: now,
        nextActionAt: now,
        recountAt: new Date(now.getTime() + RECOUNT_MS),
      })
      .onConflictDoNothing()
      .returning({ id: agentBill.id })
    inserted += row.length
  }
  return inserted
}

/** The one who is paid collects a dividend, or says why a bill is doubted. @throws PlatformError bill.not.found, bill.state */
export async function actOnBill(
  database: Database,
  member: LiveSession,
  { id, dispute }: CheckedInputOf<typeof billAction>,
): Promise<AnswerOf<typeof billAction>> {
  return withTransaction(database, async (tx) => {
    const [bill] = await tx
      .select()
      .from(agentBill)
      .where(and(eq(agentBill.memberId, member.memberId), eq(agentBill.id, id)))
      .for('no key update')
    if (!bill) throw platformError('bill.not.found')
    if (dispute !== undefined) {
      await moveBill(tx, bill, { state: bill.state, dispute, disputedAt: new Date() })
      return { id, state: bill.state }
    }
    if (bill.state !== 'AWAITING_COLLECTION') throw platformError('bill.state')
    await moveBill(tx, bill, { state: 'DUE', nextActionAt: new Date() })
    return { id, state: 'DUE' as const }
  })
}
