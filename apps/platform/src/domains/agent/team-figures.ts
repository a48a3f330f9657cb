import { ACCOUNT_KINDS, accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import { member } from '../../db/tables/members.ts'

/** A team's figures as SQL gives them: sums in minor units as text, counts as numbers. */
export interface FigureRow extends Record<string, unknown> {
  deposit: string
  withdrawal: string
  turnover: string
  payout: string
  activeMembers: number
  newMembers: number
}

/** The figures in the words of the contract: amounts as decimals, profit and loss seen from the house. */
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

/** Numbers of the account kinds that are agents. */
export const AGENT_KINDS = Object.keys(ACCOUNT_KINDS)
  .map(Number)
  .filter((code) => isAgentKind(accountKindOf(code)))

/** Everyone below an account, the account itself left out: id, kind, path and the day of registration. */
export function teamBelow(path: string): SQL {
  return sql`select id, kind, path, (registered_at at time zone ${BRAND_TIME_ZONE})::date as registered_on
    from ${member} where path <@ ${path}::ltree and path <> ${path}::ltree`
}
