import { type CountingRule, countsBonusStakes } from '@playhouse/shared/counted-stakes.ts'
import { type SQL, sql } from 'drizzle-orm'

/** SQL for the turnover of a row of sums that a rule counts: of `member_day`, `member_game_day`, `team_day` and `team_change`. */
export const countedTurnover = (rule: CountingRule): SQL =>
  countsBonusStakes(rule) ? sql`turnover` : sql`(turnover - bonus_turnover)`

/** SQL for the turnover of those below an account, of a row of `team_day`, that a rule counts. */
export const countedTeamTurnover = (rule: CountingRule): SQL =>
  countsBonusStakes(rule) ? sql`team_turnover` : sql`(team_turnover - team_bonus_turnover)`

/** SQL for the turnover of a row of `round` that a rule counts. */
export const countedTurnoverOfRound = (rule: CountingRule): SQL =>
  countsBonusStakes(rule)
    ? sql`(stake - uncounted)`
    : sql`(stake - uncounted - bonus_turnover(stake, uncounted, bonus_stake, turnover_rule))`

/** SQL for the rounds of a row of `member_game_day` that a rule counts. */
export const countedRounds = (rule: CountingRule): SQL =>
  countsBonusStakes(rule) ? sql`rounds` : sql`(rounds - bonus_rounds)`

/** SQL condition that a rule counts a row of `round` as one that was played: not if a bonus paid it wholly. */
export const isCountedRound = (rule: CountingRule): SQL =>
  countsBonusStakes(rule) ? sql`true` : sql`not (stake > 0 and counted_bonus(bonus_stake, turnover_rule) = stake)`

/** SQL for the stake of a row of `round` that a rule looks at, also where it does not count as turnover. */
export const countedStakeOfRound = (rule: CountingRule): SQL =>
  countsBonusStakes(rule) ? sql`stake` : sql`(stake - counted_bonus(bonus_stake, turnover_rule))`
