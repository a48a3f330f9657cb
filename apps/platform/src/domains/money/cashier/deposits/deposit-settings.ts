import type { DEPOSIT_METHODS, depositBanks, depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { CRYPTO_NETWORKS } from '@playhouse/vendor-api/payments/provider.ts'
import { depositBank, depositMethod } from '../../../../db/tables/deposits.ts'
import { holdState } from '../../limits/play-bar.ts'
import { readMemberRules } from '../../../site/jurisdictions/member-rules.ts'
import type { MemberRules } from '../../../site/jurisdictions/rules.ts'
import { readDepositNeeds } from './deposit-needs.ts'

export type DepositMethod = (typeof DEPOSIT_METHODS)[number]
export type MethodSettings = typeof depositMethod.$inferSelect

const CHANNELS = { QR: 'qr', E_WALLET: 'pg', REDIRECT: 'pg', USDT: 'pg', MANUAL: 'mt' } as const

/** Old names of methods in existing records. */
const FORMER_NAMES: Readonly<Record<string, DepositMethod>> = { BANK_TRANSFER: 'MANUAL', CARD: 'REDIRECT' }

export function getMethod(channel: string): DepositMethod | 'OTHER' {
  return FORMER_NAMES[channel] ?? (Object.hasOwn(CHANNELS, channel) ? (channel as DepositMethod) : 'OTHER')
}

/** Six queries. */
export async function readSettings(
  database: Database,
  memberId: number,
  { currency, requiredAge }: { currency: string; requiredAge: (rules: MemberRules) => Promise<number> },
): Promise<ResponseOf<typeof depositSettings>> {
  const rules = await readMemberRules(database, memberId)
  const [methods, { rows: counts }, hold, needs, { rows: facts }] = await Promise.all([
    database.select().from(depositMethod).where(eq(depositMethod.enabled, true)).orderBy(asc(depositMethod.position)),
    countByMethod(database, memberId),
    holdState(database, memberId),
    readDepositNeeds(database, memberId, await requiredAge(rules), rules),
    database.execute<Facts>(sql`
      select
        (select count(*)::integer from deposit where member_id = ${memberId} and state = 'CONFIRMED') as credited,
        exists (select from deposit_block where member_id = ${memberId} and lifted_at is null) as blocked,
        (select turnover_percent from withdrawal_setting) as "turnoverPercent",
        last.channel, last.amount
      from (select) as nothing left join lateral (
        select channel, coalesce(requested_amount, amount)::text as amount from deposit
        where member_id = ${memberId} and state = 'CONFIRMED' and parent_id is null
        order by created_at desc limit 1
      ) as last on true`),
  ])
  const [{ credited, blocked, turnoverPercent, channel, amount } = NO_FACTS] = facts
  const lastMethod = channel === null ? undefined : methods.find(({ method }) => method === getMethod(channel))
  return {
    allowDeposit: methods.length > 0 ? 'Y' : 'N',
    totalDepositSuccessCount: credited,
    currency,
    blocked,
    hold,
    ...needs,
    turnoverPercent,
    depositInfo: methods.map((settings) => {
      const used = counts.find(({ channel: of }) => of === settings.method)?.count ?? 0
      const { timesPerDay } = settings
      return {
        method: settings.method,
        channel: CHANNELS[settings.method],
        minimum: formatAmount(settings.minimum),
        maximum: formatAmount(settings.maximum),
        feeFixed: formatAmount(settings.feeFixed),
        feeBasisPoints: settings.feeBasisPoints,
        timesPerDay,
        timesLeft: timesPerDay === null ? null : Math.max(0, timesPerDay - used),
        payMinutes: settings.payMinutes,
        usualMinutes: settings.usualMinutes,
        quickAmounts: settings.quickAmounts.map((quick) => formatAmount(quick)),
        networks: settings.method === 'USDT' ? [...CRYPTO_NETWORKS] : [],
      }
    }),
    last: lastMethod && amount !== null ? { method: lastMethod.method, amount: formatAmount(BigInt(amount)) } : null,
  }
}

interface Facts extends Record<string, unknown> {
  credited: number
  blocked: boolean
  turnoverPercent: number | null
  channel: string | null
  amount: string | null
}
const NO_FACTS: Facts = { credited: 0, blocked: false, turnoverPercent: null, channel: null, amount: null }

/** Deposits of the last 24 hours by method, and when the oldest of them expires. */
export const countByMethod = (database: Database | Transaction, memberId: number) =>
  database.execute<{ channel: string; count: number; freeInSeconds: number }>(sql`
    select channel, count(*)::integer as count,
      ceil(extract(epoch from min(created_at) + interval '24 hours' - now()))::integer as "freeInSeconds"
    from deposit
    where member_id = ${memberId} and created_at > now() - interval '24 hours' and parent_id is null
      and state in ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED', 'CONFIRMED')
    group by channel`)

export async function listBanks(database: Database): Promise<ResponseOf<typeof depositBanks>> {
  const banks = await database
    .select()
    .from(depositBank)
    .where(eq(depositBank.enabled, true))
    .orderBy(asc(depositBank.position))
  return { list: banks.map(({ code, name }) => ({ bankCode: code, bankName: name })) }
}
