import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawalSetting } from '../../../../db/tables/cashier-withdrawals.ts'
import { member } from '../../../../db/tables/members.ts'
import { rankLevel } from '../../../../db/tables/ranks.ts'
import { isWithdrawalStopped } from '../../limits/stops.ts'

/** The brand's withdrawal rules. */
export type WithdrawalSettings = typeof withdrawalSetting.$inferSelect

export async function withdrawalSettings(database: Database | Transaction): Promise<WithdrawalSettings> {
  const [found] = await database.select().from(withdrawalSetting)
  return found ?? missing()
}

type Benefits = Pick<typeof rankLevel.$inferSelect, 'extraWithdrawals' | 'withdrawalsMax' | 'reviewFrom'>

/** The brand's rules as they hold for an account of a rank. */
export interface RankedSettings extends WithdrawalSettings {
  /** Most that is withdrawn within 24 hours; null without a limit. */
  dayMax: bigint | null
}

/** A rank raises the number of withdrawals and the amount from which they are reviewed, and may limit the sum of a day. */
export const withBenefits = (settings: WithdrawalSettings, benefits: Benefits | undefined): RankedSettings => ({
  ...settings,
  perDay: settings.perDay + (benefits?.extraWithdrawals ?? 0),
  reviewFrom: maximum(settings.reviewFrom, benefits?.reviewFrom ?? 0n),
  dayMax: benefits?.withdrawalsMax ?? null,
})

/** The rules as they hold for a member, and whether operators have stopped withdrawals. */
export async function memberWithdrawalSettings(
  on: Database | Transaction,
  memberId: number,
): Promise<RankedSettings & { isPaused: boolean }> {
  const [found] = await on
    .select({ settings: withdrawalSetting, level: rankLevel, isPaused: isWithdrawalStopped(memberId) })
    .from(withdrawalSetting)
    .leftJoin(member, eq(member.id, memberId))
    .leftJoin(rankLevel, eq(rankLevel.rank, member.rank))
  const { settings, level, isPaused } = found ?? missing()
  return { ...withBenefits(settings, level ?? undefined), isPaused }
}

/** By when members are promised a decision on a withdrawal that has been reviewed since then. */
export const reviewDeadline = (since: Date | number, minutes: number): Date =>
  new Date(new Date(since).getTime() + minutes * 60_000)

function missing(): never {
  throw new Error('The database has no withdrawal settings: a migration makes them.')
}

const maximum = (one: bigint, other: bigint) => (one > other ? one : other)
