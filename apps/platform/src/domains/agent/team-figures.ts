import { ACCOUNT_KINDS, accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import { member } from '../../db/tables/members.ts'

/** A team's figures from SQL: sums in minor units as text, counts as numbers. */
export interface FigureRow extends Record<string, unknown> {
  deposit: string
  withdrawal: string
  turnover: string
  payout: string
  activeMembers: number
  newMembers: number
}

/** The figures as the contract has them: decimal amounts, profit and loss of the house. */
export function teamFigures({ deposit, withdrawal, turnover, payout, activeMembers, newMembers }: FigureRow) {
  return {
    deposit: formatAmount(BigInt(deposit)),
    withdrawal: formatAmount(BigInt(withdrawal)),
    turnover: formatAmount(BigInt(turnover)),
    housePnl: formatAmount(BigInt(turnover) - BigInt(payout)),
    activeMembers,
    newMembers,
  }
}

export const AGENT_KINDS = Object.keys(ACCOUNT_KINDS)
  .map(Number)
  .filter((code) => isAgentKind(accountKindOf(code)))

/** Everyone below an account, excluding itself: id, kind, path and registration day. */
export function teamBelow(path: string): SQL {
  return sql`select id, kind, path, (registered_at at time zone ${BRAND_TIME_ZONE})::date as registered_on
    from ${member} where path <@ ${path}::ltree and path <> ${path}::ltree`
}
