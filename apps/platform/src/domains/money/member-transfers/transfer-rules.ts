import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { transferEnabled } from '@playhouse/platform-api/member-transfers.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { MEMBER_TRANSFER_DAILY_MAX, MEMBER_TRANSFER_MAX, MEMBER_TRANSFER_MIN } from '@playhouse/shared/limits.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberTransfer } from '../../../db/tables/records.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { platformError } from '../../../request/platform-error.ts'
import { freeAmount, remainingTurnover } from '../cashier/turnover.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { downlineNamed, type OtherAccount, findUpline } from '../../../lib/account-tree.ts'
import { mayReceive } from '../limits/receiving.ts'

/** The brand's flag: transfers between two accounts are refused without it. */
const TRANSFER_MODULE = 'UPDOWNTRANS3'

const MIN = BigInt(MEMBER_TRANSFER_MIN) * MINOR_UNITS
const MAX = BigInt(MEMBER_TRANSFER_MAX) * MINOR_UNITS
const DAILY_MAX = BigInt(MEMBER_TRANSFER_DAILY_MAX) * MINOR_UNITS

/** The account's limits and receivers of transfers, or why it may not transfer. */
export async function readTransferRules(
  database: Database,
  session: LiveSession,
  brand: BrandSettings,
  account?: string,
): Promise<ResponseOf<typeof transferEnabled>> {
  const { memberId, kind, path } = requireRealAccount(session)
  const offered = brand.moduleOn(TRANSFER_MODULE)
  const isAgent = isAgentKind(getAccountKind(kind))
  return withTransaction(database, async (tx) => {
    const upline = await findUpline(tx, memberId)
    const canSendUp = upline !== undefined && (await canReceive(tx, upline))
    const named = account !== undefined && isAgent ? await downlineNamed(tx, path, account) : undefined
    const { cash } = await memberAccounts(tx, memberId)
    const [own] = await tx.select({ hash: member.paymentPasswordHash }).from(member).where(eq(member.id, memberId))
    const sent = await sentToday(tx, memberId)
    const turnover = await remainingTurnover(tx, memberId)
    return {
      upline: {
        enabled: offered && canSendUp,
        reason: !offered
          ? ('brand' as const)
          : !upline
            ? ('upline' as const)
            : canSendUp
              ? null
              : ('receiver' as const),
      },
      downline: {
        enabled: offered && isAgent,
        reason: !offered ? ('brand' as const) : isAgent ? null : ('agent' as const),
      },
      uplineAccount: upline?.username ?? null,
      receiver: named ? { account: named.username, enabled: await canReceive(tx, named) } : null,
      currency: brand.currency,
      available: formatAmount(cash.balance),
      minAmount: formatAmount(MIN),
      maxAmount: formatAmount(MAX),
      leftToday: formatAmount(sent < DAILY_MAX ? DAILY_MAX - sent : 0n),
      free: formatAmount(await freeAmount(tx, memberId, cash.balance, turnover)),
      remainingTurnover: formatAmount(turnover.remaining),
      hasPaymentPassword: Boolean(own?.hash),
    }
  })
}

const canReceive = (tx: Transaction, { id: memberId }: OtherAccount) =>
  mayReceive(tx, { memberId, type: 'MEMBER_TRANSFER_IN', amount: MIN })

/** @throws PlatformError request_param_err for an amount outside the limits, transfer.limit.reached for the day's */
export async function checkAmount(tx: Transaction, memberId: number, amount: bigint): Promise<void> {
  if (amount < MIN || amount > MAX) throw platformError('request_param_err', { fields: { amount: 'range' } })
  if ((await sentToday(tx, memberId)) + amount > DAILY_MAX) throw platformError('transfer.limit.reached')
}

async function sentToday(tx: Transaction, memberId: number): Promise<bigint> {
  const [sum] = await tx
    .select({ amount: sql<bigint>`coalesce(sum(${memberTransfer.amount}), 0)::bigint` })
    .from(memberTransfer)
    .where(
      and(
        eq(memberTransfer.memberId, memberId),
        eq(memberTransfer.direction, 'out'),
        sql`brand_day(${memberTransfer.createdAt}) = ${brandDay(new Date())}::date`,
      ),
    )
  return sum?.amount ?? 0n
}
