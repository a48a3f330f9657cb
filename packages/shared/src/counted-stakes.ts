/** Which stakes count: those of the member's own money only, or also those paid from a bonus. */
export type CountedStakes = 'OWN' | 'ALL'

/** What each rule that follows turnover counts. Queries, terms, `docs/turnover.md` and the margins derive from it. */
export const COUNTED_STAKES = {
  AGENT_REBATE: 'OWN',
  AGENT_CONTRACT: 'OWN',
  RANK_REBATE: 'OWN',
  RANK: 'OWN',
  POINTS: 'OWN',
  /** A mission that counts rounds, days or games leaves out rounds that a bonus paid wholly. */
  MISSION: 'OWN',
  LEADERBOARD: 'OWN',
  REFERRAL: 'OWN',
  /** What a bonus requires before it becomes cash. */
  BONUS: 'ALL',
  /** What deposits require before a withdrawal. */
  DEPOSIT: 'ALL',
} as const satisfies Record<string, CountedStakes>

export type CountingRule = keyof typeof COUNTED_STAKES

export const countsBonusStakes = (rule: CountingRule): boolean => (COUNTED_STAKES[rule] as CountedStakes) === 'ALL'
