import type { depositReport, deposit as readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { PayInInstructions } from '@playhouse/vendor-api/payments/provider.ts'
import { depositBonus } from '../../../../db/tables/bonuses.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { depositStep } from '../../../../db/tables/deposits.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { isDeposit, type StoredDeposit } from './deposit-record.ts'
import { getMethod } from './deposit-settings.ts'
import { readHeldPayments, type HeldPayment, isReleasable } from './held-payments.ts'

/** @throws PlatformError deposit.not.found */
async function findDeposit(database: Database, memberId: number, id: string): Promise<StoredDeposit> {
  const [row] = await database
    .select()
    .from(deposit)
    .where(isDeposit(memberId, Number(id)))
  if (!row) throw platformError('deposit.not.found')
  return row
}

/** Current details of a deposit. Three queries; more if a part of it is held, or a bonus was chosen with it. */
export async function depositDetail(
  database: Database,
  { memberId, id }: Pick<StoredDeposit, 'memberId' | 'id'>,
  currency: string,
): Promise<ResponseOf<typeof readDeposit>> {
  const [row, [held], steps] = await Promise.all([
    findDeposit(database, memberId, String(id)),
    readHeldPayments(database, memberId, [id]),
    database
      .select({ state: depositStep.state, at: depositStep.at })
      .from(depositStep)
      .where(and(eq(depositStep.memberId, memberId), eq(depositStep.depositId, id)))
      .orderBy(asc(depositStep.version)),
  ])
  return {
    ...getSummary(row, held, currency),
    ...(row.details?.promotionId !== undefined && { bonus: await getBonus(database, row) }),
    ...(held && { held: { ...heldSummary(held), isReleasable: await isReleasable(database, held) } }),
    transferText: row.reference,
    instructions: row.instructions === null ? null : withoutMethod(row.instructions as PayInInstructions),
    pageUrl: row.pageUrl,
    proofs: row.proof.length,
    steps: steps.map(({ state, at }) => ({ state, at: at.getTime() })),
    now: Date.now(),
  }
}

async function getBonus(database: Database, { memberId, id }: StoredDeposit) {
  const [chosen] = await database
    .select()
    .from(depositBonus)
    .where(and(eq(depositBonus.memberId, memberId), eq(depositBonus.depositId, id)))
  if (!chosen) return null
  const { promotionId, state, amount, obstacle } = chosen
  return { promotionId, state, amount: amount === null ? null : formatAmount(amount), obstacle }
}

function withoutMethod({ method: _, ...instructions }: PayInInstructions) {
  return instructions
}

const heldSummary = ({ amount, reason, state }: HeldPayment) => ({
  amount: formatAmount(amount),
  reason,
  state,
  isReleasable: false,
})

function getSummary(
  row: StoredDeposit,
  held: HeldPayment | undefined,
  currency: string,
): ResponseOf<typeof depositReport>['list'][number] {
  const { id, channel, state, amount, requestedAmount, fee, createdAt, confirmedAt, expiresAt, reason } = row
  return {
    id: String(id),
    method: getMethod(channel),
    state,
    amount: formatAmount(amount),
    requestedAmount: formatAmount(requestedAmount ?? amount),
    currency,
    fee: formatAmount(fee),
    createdAt: createdAt.getTime(),
    confirmedAt: confirmedAt?.getTime() ?? null,
    expiresAt: expiresAt?.getTime() ?? null,
    isLate: confirmedAt !== null && expiresAt !== null && confirmedAt > expiresAt,
    reason,
    held: held ? heldSummary(held) : null,
  }
}

/** A page of a member's deposits with the sum of the range. Three queries. */
export async function listDeposits(
  database: Database,
  memberId: number,
  { from, to, state, pageNo, pageSize }: CheckedInputOf<typeof depositReport>,
  currency: string,
): Promise<ResponseOf<typeof depositReport>> {
  // The brand's day starts at midnight in its time zone.
  const midnight = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${BRAND_TIME_ZONE})`
  const range = and(
    eq(deposit.memberId, memberId),
    from === undefined ? undefined : sql`${deposit.createdAt} >= ${midnight(from)}`,
    to === undefined ? undefined : sql`${deposit.createdAt} < ${midnight(to)} + interval '1 day'`,
    state === undefined ? undefined : eq(deposit.state, state),
  )
  const [[sums], rows] = await Promise.all([
    database
      .select({
        count: sql<number>`count(*)::integer`,
        amount: sql<string>`coalesce(sum(${deposit.amount}) filter (where ${deposit.state} = 'CONFIRMED'), 0)::text`,
      })
      .from(deposit)
      .where(range),
    database
      .select()
      .from(deposit)
      .where(range)
      .orderBy(desc(deposit.createdAt), desc(deposit.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ])
  const totalCount = sums?.count ?? 0
  const held = await readHeldPayments(
    database,
    memberId,
    rows.map(({ id }) => id),
  )
  return {
    list: rows.map((row) =>
      getSummary(
        row,
        held.find(({ depositId }) => depositId === row.id),
        currency,
      ),
    ),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    totalAmount: formatAmount(BigInt(sums?.amount ?? 0)),
    currency,
  }
}
