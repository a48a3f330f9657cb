import { HELP_SERVICES } from '@playhouse/platform-api/limits.ts'
import * as z from 'zod'

const age = z.int().min(18).max(99)
const intervalMs = z.int().min(100).max(60_000).nullable()
/** Whole units of the jurisdiction's own currency; a brand's file says what a unit is worth in its currency. */
const money = z.strictObject({ amount: z.int().min(1), currency: z.string().regex(/^[A-Z]{3}$/) }).nullable()

/** What a first deposit may need besides the birthday, which every profile asks for. */
const DEPOSIT_FACTS = ['realName', 'nationality', 'address'] as const

/** A register or a helpline of a country, shown as plain text. */
const helpService = z.strictObject({
  kind: z.enum(HELP_SERVICES),
  name: z.string().min(1),
  phone: z.string().nullable(),
})

/** Every rule that a jurisdiction sets. The platform enforces each; null asks for nothing. */
export const profileRules = z.strictObject({
  registrationAge: age,
  depositAge: age,
  depositFacts: z.array(z.enum(DEPOSIT_FACTS)),
  identityDays: z.int().min(0).max(365).nullable(),
  requiresDepositLimit: z.boolean(),
  monthlyDeposits: money,
  monthlyDepositsUnder25: money,
  fundsCheckDeposits: money,
  fundsCheckLosses: money,
  limitReflectionHours: z.int().min(24).max(720),
  limitConfirmationDays: z.int().min(1).max(7),
  realityCheckMinutes: z.int().min(5).max(240),
  realityCheckMaximumMinutes: z.int().min(5).max(240),
  exclusionMonths: z.int().min(6).max(120),
  exclusionLiftDays: z.int().min(7).max(90),
  asksRegister: z.boolean(),
  requiresRegister: z.boolean(),
  registerAnswerMinutes: z.int().min(1).max(1_440),
  slotIntervalMs: intervalMs,
  gameIntervalMs: intervalMs,
  slotStake: money,
  slotStakeUnder25: money,
  allowsAutoplay: z.boolean(),
  allowsTurbo: z.boolean(),
  allowsReturnCelebrations: z.boolean(),
  allowsSingleGame: z.boolean(),
  showsPlayInGames: z.boolean(),
  bonusTurnoverMultiple: z.int().min(1).max(100).nullable(),
  helpServices: z.array(helpService),
  recordYears: z.int().min(1).max(30).nullable(),
})
export type ProfileRules = z.output<typeof profileRules>
export type RuleName = keyof ProfileRules

export const RULE_NAMES = Object.keys(profileRules.shape) as RuleName[]

/** Rules whose value is an amount. */
export const MONEY_RULES = [
  'monthlyDeposits',
  'monthlyDepositsUnder25',
  'fundsCheckDeposits',
  'fundsCheckLosses',
  'slotStake',
  'slotStakeUnder25',
] as const satisfies readonly RuleName[]
export type MoneyRule = (typeof MONEY_RULES)[number]

/** Rules in the brand's currency: amounts are minor units. */
export type MemberRules = Omit<ProfileRules, MoneyRule> & Record<MoneyRule, bigint | null>

/** Which value asks more of the brand, and what the rule regulates, for docs/jurisdictions.md. */
export const RULES: Readonly<
  Record<RuleName, { stricter: 'HIGHER' | 'LOWER' | 'TRUE' | 'FALSE' | 'MORE'; about: string }>
> = {
  registrationAge: { stricter: 'HIGHER', about: 'Age that a registration confirms' },
  depositAge: { stricter: 'HIGHER', about: 'Age by the birthday, from the first deposit on' },
  depositFacts: { stricter: 'MORE', about: 'Details of the member that the first deposit needs, besides the birthday' },
  identityDays: {
    stricter: 'LOWER',
    about: 'Days from the first deposit until which identity is proven, or deposits and play stop; 0: before both',
  },
  requiresDepositLimit: { stricter: 'TRUE', about: 'No deposit before the member has a deposit limit' },
  monthlyDeposits: { stricter: 'LOWER', about: 'Most that a member may deposit in a calendar month' },
  monthlyDepositsUnder25: { stricter: 'LOWER', about: 'The same below the age of 25, and without a birthday' },
  fundsCheckDeposits: {
    stricter: 'LOWER',
    about: 'Deposits less withdrawals of 30 days from which proof of the source of funds is asked for',
  },
  fundsCheckLosses: {
    stricter: 'LOWER',
    about: 'Stakes less winnings of 90 days from which proof of the source of funds is asked for',
  },
  limitReflectionHours: { stricter: 'HIGHER', about: 'Hours until a looser limit can be confirmed' },
  limitConfirmationDays: { stricter: 'LOWER', about: 'Days within which it can be confirmed' },
  realityCheckMinutes: { stricter: 'LOWER', about: 'Minutes between reality checks, unless the member sets others' },
  realityCheckMaximumMinutes: { stricter: 'LOWER', about: 'Most minutes between reality checks' },
  exclusionMonths: { stricter: 'HIGHER', about: 'Least months of a self-exclusion' },
  exclusionLiftDays: { stricter: 'HIGHER', about: 'Days from the end of an indefinite exclusion until play' },
  asksRegister: {
    stricter: 'TRUE',
    about: 'The register of excluded persons is asked, where the brand has one',
  },
  requiresRegister: {
    stricter: 'TRUE',
    about: 'No play and no deposits without its answer; a brand without a register does not start',
  },
  registerAnswerMinutes: { stricter: 'LOWER', about: 'Minutes for which its answer counts at the next log-in' },
  slotIntervalMs: { stricter: 'HIGHER', about: 'Milliseconds between the starts of two rounds of slots' },
  gameIntervalMs: {
    stricter: 'HIGHER',
    about: 'The same of other casino games; not of bets on events, lotteries and games between players',
  },
  slotStake: { stricter: 'LOWER', about: 'Largest stake of a round of slots' },
  slotStakeUnder25: { stricter: 'LOWER', about: 'The same below the age of 25, and without a birthday' },
  allowsAutoplay: { stricter: 'FALSE', about: 'Slots may play several rounds by themselves' },
  allowsTurbo: { stricter: 'FALSE', about: 'Slots may show their rounds faster' },
  allowsReturnCelebrations: {
    stricter: 'FALSE',
    about: 'Clients of vendors may celebrate a payout of no more than the stake; the games of Playhouse never do',
  },
  allowsSingleGame: { stricter: 'TRUE', about: 'Opening a game closes the member’s other games' },
  showsPlayInGames: { stricter: 'TRUE', about: 'Elapsed time and result since the log-in beside each game' },
  bonusTurnoverMultiple: { stricter: 'LOWER', about: 'Highest turnover that a bonus may ask for, as a multiple of it' },
  helpServices: { stricter: 'MORE', about: 'Registers and helplines that the page of limits names' },
  recordYears: {
    stricter: 'HIGHER',
    about: 'Years from the closing of an account that has deposited until the person’s data can be erased',
  },
}

type RuleList = readonly (string | object)[]
export type RuleValue = number | bigint | boolean | RuleList | null

/** What is in either, in an order that does not depend on which is which. */
function mergeLists(one: RuleList, other: RuleList): RuleList {
  const texts = ([one, other] as const).map((list) => list.map((entry) => JSON.stringify(entry)))
  const [ofOne = [], ofOther = []] = texts
  if (ofOther.every((text) => ofOne.includes(text))) return one
  if (ofOne.every((text) => ofOther.includes(text))) return other
  return [...new Set([...ofOne, ...ofOther])].toSorted().map((text) => JSON.parse(text) as string | object)
}

/** The stricter of two values of a rule. Both are of one currency. */
export function chooseStricter<V extends RuleValue>(name: RuleName, one: V, other: V): V {
  if (one === null) return other
  if (other === null) return one
  switch (RULES[name].stricter) {
    case 'HIGHER':
      return one >= other ? one : other
    case 'LOWER':
      return one <= other ? one : other
    case 'TRUE':
      return one === true ? one : other
    case 'FALSE':
      return one === false ? one : other
    case 'MORE':
      return mergeLists(one as RuleList, other as RuleList) as RuleValue as V
  }
}

/** Rules that ask for all that any of several does. */
export const mergeRules = (all: readonly [MemberRules, ...MemberRules[]]): MemberRules =>
  all.reduce(
    (merged, rules) =>
      Object.fromEntries(
        RULE_NAMES.map((name) => [name, chooseStricter<RuleValue>(name, merged[name], rules[name])]),
      ) as MemberRules,
  )
