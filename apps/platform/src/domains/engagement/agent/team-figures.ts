import { formatAmount } from '@playhouse/shared/money.ts'

/** A team's figures from SQL: sums in minor units as text, counts as numbers. */
export interface FigureRow extends Record<string, unknown> {
  deposit: string
  withdrawal: string
  turnover: string
  uncounted: string
  payout: string
  activeMembers: number
  newMembers: number
}

/** The figures as the contract has them: decimal amounts, profit and loss of the house. */
export function teamFigures({
  deposit,
  withdrawal,
  turnover,
  uncounted,
  payout,
  activeMembers,
  newMembers,
}: FigureRow) {
  return {
    deposit: formatAmount(BigInt(deposit)),
    withdrawal: formatAmount(BigInt(withdrawal)),
    turnover: formatAmount(BigInt(turnover)),
    housePnl: formatAmount(BigInt(turnover) + BigInt(uncounted) - BigInt(payout)),
    activeMembers,
    newMembers,
  }
}
