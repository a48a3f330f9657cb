import type { ErrorDetails, PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberBonus } from '../../../db/tables/bonuses.ts'
import { memberLimit } from '../../../db/tables/limits.ts'
import { platformError } from '../../../request/platform-error.ts'
import { playBarCode } from './play-bar.ts'

const CODES: Readonly<Partial<Record<WalletRefusalCode, PlatformErrorCode>>> = {
  loss_limit_reached: 'limit.loss',
  session_time_reached: 'limit.session',
  identity_required: 'identity.overdue',
}

interface Play {
  memberId: number
  vendorCode: string
  /** Whether the vendor has its own wallet, so that its stakes bypass the platform's. */
  keepsMoney: boolean
}

/**
 * Checks limits and exclusion of a member with `play_guarded` before a game opens, and starts its session time.
 * @throws PlatformError play.excluded, identity.overdue, limit.loss, limit.session; limit.stake where the vendor cannot enforce it
 */
export async function assertPlayAllowed(database: Database, { memberId, vendorCode, keepsMoney }: Play): Promise<void> {
  const { rows } = await database.execute<{ refusal: WalletRefusalCode | null; stakeLimited: boolean }>(sql`
    select play_refusal(${memberId}) as refusal, exists (
      select from ${memberLimit} where member_id = ${memberId} and kind = 'STAKE' and num_nonnulls(value, operator_value) > 0
    ) as "stakeLimited"`)
  const { refusal, stakeLimited } = rows[0] ?? { refusal: null, stakeLimited: false }
  if (refusal) throw platformError(CODES[refusal] ?? (await playBarCode(database, memberId)))
  if (keepsMoney && stakeLimited) throw platformError('limit.stake')
  if (keepsMoney) {
    const allowance = await lossAllowance(database, memberId)
    if (allowance !== null && (await heldAtVendor(database, memberId, vendorCode)) > allowance) {
      throw platformError('limit.loss')
    }
  }
  await database.execute(sql`
    update ${memberLimit}
    set next_action_at = coalesce(play_session_start(member_id), now()) + make_interval(mins => least(value, operator_value)::integer)
    where member_id = ${memberId} and kind = 'SESSION_TIME' and num_nonnulls(value, operator_value) > 0`)
}

/**
 * The most that may be moved to vendors with their own wallets: the loss limits' remainder minus what is at vendors
 * already, because all of it may be lost there. Null without a loss limit.
 */
export async function transferAllowance(tx: Transaction, memberId: number): Promise<bigint | null> {
  const allowance = await lossAllowance(tx, memberId)
  if (allowance === null) return null
  const { rows } = await tx.execute<{ held: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as held from (
      select balance as amount from ledger_account
      where member_id = ${memberId} and starts_with(code, ${`member:${memberId}:vendor:`})
      union all
      select amount from wallet_transfer
      where member_id = ${memberId} and direction = 'out' and state in ('sent', 'unknown')
    ) moved`)
  const left = allowance - (rows[0]?.held ?? 0n)
  return left > 0n ? left : 0n
}

/** The limit that refuses a stake, and what it leaves. Empty where it has been lifted since. */
export async function refusingLimit(
  database: Database,
  memberId: number,
  code: 'limit.stake.reached' | 'bonus.stake.reached' | 'limit.loss',
): Promise<Pick<ErrorDetails, 'limit' | 'remaining'>> {
  const limits = {
    'limit.stake.reached': sql`select least(value, operator_value) as "limit", least(value, operator_value) as remaining
      from ${memberLimit} where member_id = ${memberId} and kind = 'STAKE' and num_nonnulls(value, operator_value) > 0`,
    'bonus.stake.reached': sql`select max_stake as "limit", max_stake as remaining
      from ${memberBonus} where member_id = ${memberId} and state in ('ACTIVE', 'ENDING')`,
    'limit.loss': sql`select least(value, operator_value) as "limit",
        greatest(least(value, operator_value) - lost_since(member_id, limit_since(period, now())), 0)::bigint as remaining
      from ${memberLimit} where member_id = ${memberId} and kind = 'LOSS' and num_nonnulls(value, operator_value) > 0
      order by remaining limit 1`,
  }
  const { rows } = await database.execute<{ limit: bigint; remaining: bigint }>(limits[code])
  const [found] = rows
  return found ? { limit: formatAmount(found.limit), remaining: formatAmount(found.remaining) } : {}
}

/** The lowest remainder of the loss limits; null without one. */
async function lossAllowance(database: Database | Transaction, memberId: number): Promise<bigint | null> {
  const { rows } = await database.execute<{ left: bigint | null }>(sql`
    select min(least(value, operator_value) - lost_since(member_id, limit_since(period, now()))) as left
    from ${memberLimit} where member_id = ${memberId} and kind = 'LOSS' and num_nonnulls(value, operator_value) > 0`)
  return rows[0]?.left ?? null
}

async function heldAtVendor(database: Database, memberId: number, vendorCode: string): Promise<bigint> {
  const { rows } = await database.execute<{ balance: bigint | null }>(
    sql`select balance from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:vendor:${vendorCode}`}`,
  )
  return rows[0]?.balance ?? 0n
}
