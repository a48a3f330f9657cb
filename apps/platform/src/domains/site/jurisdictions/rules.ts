import * as z from 'zod'

const age = z.int().min(18).max(99)
const intervalMs = z.int().min(100).max(60_000).nullable()
/** Whole units of the jurisdiction's own currency; a brand's file says what a unit is worth in its currency. */
const money = z.strictObject({ amount: z.int().min(1), currency: z.string().regex(/^[A-Z]{3}$/) }).nullable()

/** Every rule that a jurisdiction sets. The platform enforces each; null asks for nothing. */
export const profileRules = z.strictObject({
  registrationAge: age,
  depositAge: age,
  requiresDepositLimit: z.boolean(),
  monthlyDeposits: money,
  monthlyDepositsUnder25: money,
  fundsCheckDeposits: money,
  limitReflectionHours: z.int().min(24).max(720),
  limitConfirmationDays: z.int().min(1).max(7),
  realityCheckMinutes: z.int().min(5).max(240),
  realityCheckMaximumMinutes: z.int().min(5).max(240),
  exclusionMonths: z.int().min(6).max(120),
  exclusionLiftDays: z.int().min(7).max(90),
  slotIntervalMs: intervalMs,
  gameIntervalMs: intervalMs,
  allowsSingleGame: z.boolean(),
  showsPlayInGames: z.boolean(),
  bonusTurnoverMultiple: z.int().min(1).max(100).nullable(),
})
export type ProfileRules = z.output<typeof profileRules>
export type RuleName = keyof ProfileRules

export const RULE_NAMES = Object.keys(profileRules.shape) as RuleName[]

export type MoneyRule = 'monthlyDeposits' | 'monthlyDepositsUnder25' | 'fundsCheckDeposits'

/** Rules in the brand's currency: amounts are minor units. */
export type MemberRules = Omit<ProfileRules, MoneyRule> & Record<MoneyRule, bigint | null>

/** Which value asks more of the brand, and what the rule regulates, for docs/jurisdictions.md. */
export const RULES: Readonly<Record<RuleName, { stricter: 'HIGHER' | 'LOWER' | 'TRUE'; about: string }>> = {
  registrationAge: { stricter: 'HIGHER', about: 'Age that a registration confirms' },
  depositAge: { stricter: 'HIGHER', about: 'Age by the birthday, from the first deposit on' },
  requiresDepositLimit: { stricter: 'TRUE', about: 'No deposit before the member has a deposit limit' },
  monthlyDeposits: { stricter: 'LOWER', about: 'Most that a member may deposit in a calendar month' },
  monthlyDepositsUnder25: { stricter: 'LOWER', about: 'The same below the age of 25, and without a birthday' },
  fundsCheckDeposits: {
    stricter: 'LOWER',
    about: 'Deposits less withdrawals of 30 days from which proof of the source of funds is asked for',
  },
  limitReflectionHours: { stricter: 'HIGHER', about: 'Hours until a looser limit can be confirmed' },
  limitConfirmationDays: { stricter: 'LOWER', about: 'Days within which it can be confirmed' },
  realityCheckMinutes: { stricter: 'LOWER', about: 'Minutes between reality checks, unless the member sets others' },
  realityCheckMaximumMinutes: { stricter: 'LOWER', about: 'Most minutes between reality checks' },
  exclusionMonths: { stricter: 'HIGHER', about: 'Least months of a self-exclusion' },
  exclusionLiftDays: { stricter: 'HIGHER', about: 'Days from the end of an indefinite exclusion until play' },
  slotIntervalMs: { stricter: 'HIGHER', about: 'Milliseconds between the starts of two rounds of slots' },
  gameIntervalMs: {
    stricter: 'HIGHER',
    about: 'The same of other casino games; not of bets on events, lotteries and games between players',
  },
  allowsSingleGame: { stricter: 'TRUE', about: 'Opening a game closes the member’s other games' },
  showsPlayInGames: { stricter: 'TRUE', about: 'Elapsed time and result since the log-in beside each game' },
  bonusTurnoverMultiple: { stricter: 'LOWER', about: 'Highest turnover that a bonus may ask for, as a multiple of it' },
}

type Value = number | bigint | boolean | null

/** The stricter of two values of a rule. Both are of one currency. */
export function chooseStricter<V extends Value>(name: RuleName, one: V, other: V): V {
  if (one === null) return other
  if (other === null) return one
  switch (RULES[name].stricter) {
    case 'HIGHER':
      return one >= other ? one : other
    case 'LOWER':
      return one <= other ? one : other
    case 'TRUE':
      return one === true ? one : other
  }
}

/** Rules that ask for all that any of several does. */
export const mergeRules = (all: readonly [MemberRules, ...MemberRules[]]): MemberRules =>
  all.reduce(
    (merged, rules) =>
      Object.fromEntries(
        RULE_NAMES.map((name) => [name, chooseStricter<Value>(name, merged[name], rules[name])]),
      ) as MemberRules,
  )
