import { type CountingRule, countsBonusStakes } from '@playhouse/shared/counted-stakes.ts'

/** The bonus's part of a round's turnover, said a second time: bonus_turnover() is what the sums were written with. */
export const BONUS_TURNOVER = `CASE WHEN round.turnover_rule = 2 AND round.stake > 0
    THEN trunc((round.stake - round.uncounted)::numeric * round.bonus_stake / round.stake) ELSE 0 END`

export const counted = (rule: CountingRule): string =>
  countsBonusStakes(rule) ? '(round.stake - round.uncounted)' : `(round.stake - round.uncounted - ${BONUS_TURNOVER})`

/** The stake of a row of `round` that a rule looks at. */
export const countedStake = (rule: CountingRule): string =>
  countsBonusStakes(rule)
    ? 'round.stake'
    : '(round.stake - CASE round.turnover_rule WHEN 2 THEN round.bonus_stake ELSE 0 END)'
