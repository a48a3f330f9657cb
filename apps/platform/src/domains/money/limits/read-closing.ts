import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { accountClosing } from '@playhouse/platform-api/limits.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { ENDED_WITHDRAWALS } from '../../../db/tables/cashier.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import type { PlatformError } from '../../../request/platform-error.ts'
import { closingObstacles, openMatters } from './closing-matters.ts'
import { readStanding } from './closing-state.ts'

type Closing = ResponseOf<typeof accountClosing>

/** How the balance would leave, as the cashier would pay it out. */
export interface PlannedPayout {
  payouts: (Omit<Closing['payouts'][number], 'amount'> & { amount: bigint })[]
  cards: Closing['cards']
  /** Why nothing can be paid out now. */
  refusal: PlatformError | undefined
}

export type PlanPayout = (database: Database, memberId: number, amount: bigint) => Promise<PlannedPayout>

/** The effects of closing and the obstacles to it, or the rest to pay out. */
export async function readClosing(
  database: Database,
  memberId: number,
  { currency, language, planPayout }: { currency: string; language: LanguageCode; planPayout: PlanPayout },
): Promise<Closing> {
  const standing = await readStanding(database, memberId)
  const { cash } = await memberAccounts(database, memberId)
  const { payouts, cards, refusal } = await planPayout(database, memberId, cash.balance)
  const isOpen = standing === 'OPEN'
  const obstacles = isOpen ? await closingObstacles(database, memberId, language) : []
  const cardObstacle = isOpen && cash.balance > 0n && refusal && getObstacle(refusal)
  const closing = isOpen ? undefined : await underWay(database, memberId)
  return {
    standing,
    closingAt: closing?.at.getTime() ?? null,
    currency,
    balance: formatAmount(cash.balance),
    payouts: payouts.map((payout) => ({ ...payout, amount: formatAmount(payout.amount) })),
    obstacles: cardObstacle ? [...obstacles, { kind: cardObstacle, id: null, name: null, amount: null }] : obstacles,
    open: await openMatters(database, memberId),
    withdrawals: closing?.withdrawals ?? [],
    cards,
    needsPayout: standing === 'CLOSING' && cash.balance > 0n,
  }
}

const getObstacle = ({ code }: PlatformError) => (code === 'bank.card.resting' ? 'CARD_RESTING' : 'CARD_MISSING')

/** Withdrawals since the closing, and those that have not ended; latest first. */
async function underWay(
  database: Database,
  memberId: number,
): Promise<{ at: Date; withdrawals: string[] } | undefined> {
  const { rows } = await database.execute<{ at: string | null; withdrawals: string[] }>(sql`
    select closing_at as at, array(
      select withdrawal.id::text from withdrawal
      where withdrawal.member_id = member.id and (requested_at >= closing_at - interval '1 minute'
        or state not in ${ENDED_WITHDRAWALS})
      order by requested_at desc, withdrawal.id desc limit 5) as withdrawals
    from member where id = ${memberId}`)
  const [found] = rows
  return found?.at ? { at: new Date(found.at), withdrawals: found.withdrawals } : undefined
}
