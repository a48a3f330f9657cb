import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { TeamTotals_TotalsFragment } from './team-totals.generated.ts'

export type Figures = Omit<TeamTotals_TotalsFragment, ' $fragmentName'>

/** Measures of a team, in display order. */
export const MEASURES = ['houseProfit', 'turnover', 'deposit', 'withdrawal', 'activeMembers', 'newMembers'] as const
export type Measure = (typeof MEASURES)[number]

/** Today and yesterday until the same full hour. Active members are counted by whole days only. */
export interface SameHour {
  hour: number
  today: HourFigures
  yesterday: HourFigures
}

type HourFigures = Omit<Figures, 'activeMembers' | '__typename'>

/** Change from `before` to `now`. The difference has no sign and is a decimal string. */
export function getChange<Name extends Measure>(
  now: Pick<Figures, Name>,
  before: Pick<Figures, Name>,
  measure: Name,
): { direction: 'up' | 'down' | 'same'; by: string } {
  const difference = minor(now[measure]) - minor(before[measure])
  const direction = difference > 0n ? 'up' : difference < 0n ? 'down' : 'same'
  return { direction, by: formatAmount(difference < 0n ? -difference : difference) }
}

/** True if all are zero. */
export function isStill(figures: Figures): boolean {
  return MEASURES.every((measure) => minor(figures[measure]) === 0n)
}

function minor(value: Figures[Measure]): bigint {
  return parseAmount(typeof value === 'number' ? String(value) : value.amount)
}
