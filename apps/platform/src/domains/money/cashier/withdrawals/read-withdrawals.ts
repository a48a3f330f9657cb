import type * as contract from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import {
  payoutAttempt,
  withdrawalBank,
  withdrawalSetting,
  withdrawalStep,
} from '../../../../db/tables/cashier-withdrawals.ts'
import { memberAccounts } from '../../../../ledger/accounts.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { cardItem, listBanks, maskNumber } from '../bank-cards.ts'
import { getRemaining } from '../../bonus/bonus.ts'
import { freeAmount } from '../turnover.ts'
import type { StepUpServices } from '../../../people/session/second-factor/step-up.ts'
import { reviewDeadline } from './settings.ts'
import { withdrawnInDay } from './request.ts'
import { meetsAll, type Requirement, withdrawalRequirements } from './requirements.ts'
import { findNextActor } from './transition.ts'

type Detail = ResponseOf<typeof contract.requestWithdrawal>
type Reading = Database | Transaction

/** States in which a member may cancel, where the brand allows it. */
const CANCELLABLE: readonly string[] = ['REQUESTED', 'REVIEW', 'NEEDS_INFO']

interface Step extends Pick<Detail['steps'][number], 'state' | 'actor' | 'reason'> {
  at: number
}

const steps = sql<Step[]>`coalesce((
  select json_agg(json_build_object(
    'state', ${withdrawalStep.state}, 'at', floor(extract(epoch from ${withdrawalStep.at}) * 1000),
    'actor', ${withdrawalStep.actor}, 'reason', ${withdrawalStep.reason}
  ) order by ${withdrawalStep.version})
  from ${withdrawalStep}
  where ${withdrawalStep.memberId} = ${withdrawal.memberId} and ${withdrawalStep.withdrawalId} = ${withdrawal.id}
), '[]'::json)`

const payoutReference = sql<string | null>`(
  select ${payoutAttempt.providerId} from ${payoutAttempt}
  where ${payoutAttempt.memberId} = ${withdrawal.memberId} and ${payoutAttempt.withdrawalId} = ${withdrawal.id}
  order by ${payoutAttempt.attempt} desc limit 1
)`

/** Withdrawals with their history, in one statement: what moves meanwhile is read before or after. */
const selectDetails = (database: Reading) =>
  database
    .select({
      row: withdrawal,
      steps,
      payoutReference,
      expectedMinutes: withdrawalBank.expectedMinutes,
      memberCancels: withdrawalSetting.memberCancels,
      reviewMinutes: withdrawalSetting.reviewMinutes,
    })
    .from(withdrawal)
    .leftJoin(withdrawalBank, sql`${withdrawalBank.code} = ${withdrawal.destination} ->> 'bankCode'`)
    .leftJoin(withdrawalSetting, sql`true`)

type Found = Awaited<ReturnType<typeof selectDetails>>[number]

function getDetail(found: Found): Detail {
  const { row, steps: taken, payoutReference: reference, expectedMinutes, memberCancels, reviewMinutes } = found
  const { destination } = row
  const nextActor = findNextActor(row.state)
  const reviewedSince = row.state === 'REVIEW' ? taken.findLast(({ state }) => state === 'REVIEW')?.at : undefined
  // The bank's minutes begin with the approval.
  const isOnItsWay = row.disbursedAt === null && (nextActor === 'SYSTEM' || nextActor === 'PROVIDER')
  const waits = taken.some(({ state }) => state === 'REVIEW' || state === 'NEEDS_INFO')
  const approvedAt = taken.findLast(({ state }) => state === 'APPROVED')?.at
  const startedAt = (waits ? approvedAt : undefined) ?? row.requestedAt.getTime()
  const question = row.state === 'NEEDS_INFO' ? taken.findLast(({ state }) => state === 'NEEDS_INFO') : undefined
  return {
    id: String(row.id),
    state: row.state,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    bankCode: destination?.bankCode ?? '',
    bankName: destination?.bankName ?? '',
    accountMasked: destination ? maskNumber(destination.accountNumber) : '',
    requestedAt: row.requestedAt.getTime(),
    updatedAt: taken.at(-1)?.at ?? (row.disbursedAt ?? row.requestedAt).getTime(),
    reviewReasons: row.reviewReasons,
    nextActor,
    confirmBy: row.state === 'DISBURSED' ? (row.nextActionAt?.getTime() ?? null) : null,
    expectedBy: isOnItsWay && expectedMinutes !== null ? startedAt + expectedMinutes * 60_000 : null,
    reviewBy:
      reviewedSince === undefined || reviewMinutes === null
        ? null
        : reviewDeadline(reviewedSince, reviewMinutes).getTime(),
    receivedAmount: row.receivedAmount === null ? null : formatAmount(row.receivedAmount),
    remainder: row.receivedAmount === null ? null : formatAmount(row.amount - row.fee - row.receivedAmount),
    question: question?.reason ?? null,
    payoutReference: reference,
    canCancel: (memberCancels ?? false) && CANCELLABLE.includes(row.state),
    steps: taken,
  }
}

/** @throws PlatformError withdrawal.not.found */
export async function readWithdrawal(database: Reading, memberId: number, id: number): Promise<Detail> {
  const [found] = await selectDetails(database).where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id)))
  if (!found) throw platformError('withdrawal.not.found')
  return getDetail(found)
}

/** Latest first, with the sum of the range. Two queries. */
export async function listWithdrawals(
  database: Database,
  memberId: number,
  { pageNo, pageSize, from, to, state }: CheckedInputOf<typeof contract.withdrawalList>,
): Promise<ResponseOf<typeof contract.withdrawalList>> {
  const getStart = (day: SQL) => sql`(${day})::timestamp at time zone ${BRAND_TIME_ZONE}`
  const wanted = and(
    eq(withdrawal.memberId, memberId),
    from ? sql`${withdrawal.requestedAt} >= ${getStart(sql`${from}::date`)}` : undefined,
    to ? sql`${withdrawal.requestedAt} < ${getStart(sql`${to}::date + 1`)}` : undefined,
    state ? eq(withdrawal.state, state) : undefined,
  )
  const [[sums], rows] = await Promise.all([
    database
      .select({
        total: sql<number>`count(*)::integer`,
        amount: sql<string>`coalesce(sum(${withdrawal.amount}), 0)::text`,
      })
      .from(withdrawal)
      .where(wanted),
    selectDetails(database)
      .where(wanted)
      .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ])
  return {
    total: sums?.total ?? 0,
    totalAmount: formatAmount(BigInt(sums?.amount ?? 0)),
    list: rows.map(getDetail),
  }
}

/** Withdrawals that await the member's confirmation of receipt, oldest first. */
export async function listUnconfirmed(database: Database, memberId: number): Promise<{ list: Detail[] }> {
  const rows = await selectDetails(database)
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.state, 'DISBURSED')))
    .orderBy(asc(withdrawal.disbursedAt))
    .limit(50)
  return { list: rows.map(getDetail) }
}

export async function readSettings(
  services: Pick<StepUpServices, 'verification'>,
  database: Database,
  memberId: number,
  currency: string,
): Promise<ResponseOf<typeof contract.withdrawalOptions>> {
  const [
    { requirements, turnover, bonus, identity, password, cards, settings },
    banks,
    { cash, atVendors },
    ofDay,
    [last],
  ] = await Promise.all([
    withdrawalRequirements(services, database, memberId),
    listBanks(database),
    memberAccounts(database, memberId),
    withdrawnInDay(database, memberId),
    database
      .select({ amount: withdrawal.amount })
      .from(withdrawal)
      .where(eq(withdrawal.memberId, memberId))
      .orderBy(desc(withdrawal.requestedAt))
      .limit(1),
  ])
  const lowest = (amounts: bigint[]) => amounts.reduce((one, other) => (other < one ? other : one), amounts[0] ?? 0n)
  const highest = (amounts: bigint[]) => amounts.reduce((one, other) => (other > one ? other : one), 0n)
  const free = await freeAmount(database, memberId, cash.balance, turnover)
  const minimum = lowest(banks.map((bank) => bank.minimum))
  const left = settings.dayMax === null ? null : settings.dayMax > ofDay.sum ? settings.dayMax - ofDay.sum : 0n
  // A request brings back what vendors hold.
  const reach = turnover.remaining > 0n ? free : free + atVendors
  const isFree =
    banks.length > 0 && ofDay.count < settings.perDay && reach >= minimum && (left === null || left >= minimum)
  return {
    allowWithdraw: banks.length > 0,
    currency,
    requirements: requirements.map(requirementItem),
    canWithdraw: isFree && meetsAll(requirements, minimum),
    available: formatAmount(cash.balance),
    free: formatAmount(free),
    minimumAmount: formatAmount(minimum),
    maximumAmount: formatAmount(highest(banks.map(({ maximum }) => maximum))),
    perDay: settings.perDay,
    leftToday: Math.max(0, settings.perDay - ofDay.count),
    dayMaximum: formatOrNull(settings.dayMax),
    leftAmount: formatOrNull(left),
    stepUpFrom: formatAmount(settings.stepUpFrom),
    reviewMinutes: settings.reviewMinutes,
    confirmMinutes: settings.receiptMinutes,
    playerCancels: settings.memberCancels,
    hasPaymentPassword: password.isSet,
    turnover: turnoverItem(turnover),
    turnoverWaived: turnover.isWaived,
    unplayed: formatAmount(turnover.isWaived ? turnover.unplayed : 0n),
    bonusTurnover: bonus
      ? {
          required: formatAmount(bonus.required),
          done: formatAmount(bonus.wagered < bonus.required ? bonus.wagered : bonus.required),
          remaining: formatAmount(getRemaining(bonus)),
        }
      : null,
    identity,
    channels: banks.map(channelItem),
    bankCards: cards.map(cardItem),
    lastAmount: last ? formatAmount(last.amount) : null,
  }
}

const turnoverItem = ({ required, done, remaining }: { required: bigint; done: bigint; remaining: bigint }) => ({
  required: formatAmount(required),
  done: formatAmount(done),
  remaining: formatAmount(remaining),
})

const formatOrNull = (amount: bigint | null) => (amount === null ? null : formatAmount(amount))

const requirementItem = ({ kind, state, metAt, from, waitHours }: Requirement) => ({
  kind,
  state,
  metAt: metAt?.getTime() ?? null,
  from: from === undefined ? null : formatAmount(from),
  waitHours: waitHours ?? null,
})

const channelItem = (bank: typeof withdrawalBank.$inferSelect) => ({
  bankCode: bank.code,
  bankName: bank.name,
  kind: bank.kind,
  minimumAmount: formatAmount(bank.minimum),
  maximumAmount: formatAmount(bank.maximum),
  feeFixed: formatAmount(bank.feeFixed),
  feeBasisPoints: bank.feeBasisPoints,
  expectedMinutes: bank.expectedMinutes,
})
