/** Why the site speaks to a member about play, the weightiest first. */
export const INTERVENTION_REASONS = [
  'MANY_SIGNS',
  'BACK_AFTER_BREAK',
  'CHASING_LOSSES',
  'LIMITS_LOOSENED',
  'RISING_DEPOSITS',
  'WITHDRAWALS_TAKEN_BACK',
  'LONG_PLAY',
  'NIGHT_PLAY',
] as const
/** What it offers: help to read, a break of some days, or a limit. */
export const INTERVENTION_KINDS = ['HELP', 'BREAK', 'LIMIT'] as const
/** When it is shown: on the next page outside of games, before the next deposit, or on leaving a game. */
export const INTERVENTION_MOMENTS = ['NEXT_PAGE', 'BEFORE_DEPOSIT', 'AFTER_GAME'] as const
