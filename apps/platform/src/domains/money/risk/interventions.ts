import { INTERVENTION_REASONS } from '@playhouse/platform-api/interventions.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { InterventionKind, InterventionMoment, InterventionReason } from '../../../db/tables/interventions.ts'
import type { Threshold } from './signal.ts'
import type { SignalKey } from './signals.ts'

export { INTERVENTION_REASONS }

interface Intervention {
  title: string
  /** A sign of harm, or the points of all of them together. Signs of other groups are never answered: that would tell of a suspicion. */
  answers: SignalKey | 'POINTS'
  kind: InterventionKind
  moment: InterventionMoment
  /** What it offers, for operators. */
  offers: string
  /** Length of the break; of a limit: of the break that is offered where no stricter limit can be proposed. */
  breakDays: number | null
  /** Query of the limit that it proposes to a member, from the sign in force: `kind`, `period`, `value`. */
  propose?: (memberId: SQL, evidence: SQL) => SQL
  thresholds: Readonly<Record<string, Threshold>>
}

const onceIn = (days: number) =>
  ({ onceIn: { label: 'At most once in days, 0 for off', unit: 'days', default: days } }) as const

/** A limit on deposits by an amount in minor units, in whole units to two digits: of 1,234,567 it is 1,200,000. None below one unit. */
const depositLimit = (period: 'DAY' | 'MONTH', amount: SQL) => sql`
  select 'DEPOSIT' as kind, ${period} as period, trunc(amount, least(0, 1 - floor(log(amount))::integer))::bigint * 10000 as value
  from (select (${amount})::numeric / 10000 as amount) as usual where amount >= 1`

/**
 * How the site answers harm, by the reason. Texts for members: `interventions` of the web's packs, and `care` of the platform's letters.
 * docs/risk.md lists them; a test compares the two.
 */
export const INTERVENTIONS: Readonly<Record<InterventionReason, Intervention>> = {
  MANY_SIGNS: {
    title: 'Several signs of harm',
    answers: 'POINTS',
    kind: 'BREAK',
    moment: 'NEXT_PAGE',
    offers: 'a break of 7 days',
    breakDays: 7,
    thresholds: { points: { label: 'Points of signs of harm', unit: 'count', default: 60 }, ...onceIn(60) },
  },
  BACK_AFTER_BREAK: {
    title: 'Back at once after a break',
    answers: 'backAfterBreak',
    kind: 'BREAK',
    moment: 'NEXT_PAGE',
    offers: 'a break of 7 days',
    breakDays: 7,
    thresholds: onceIn(30),
  },
  CHASING_LOSSES: {
    title: 'Chases losses',
    answers: 'chasing',
    kind: 'LIMIT',
    moment: 'BEFORE_DEPOSIT',
    offers: 'a limit on deposits of 24 hours: half of a usual day with deposits, of 30 days',
    breakDays: 1,
    propose: (memberId) =>
      depositLimit(
        'DAY',
        sql`select avg(deposit) / 2 from member_day
          where member_id = ${memberId} and day > brand_day(now()) - 30 and deposit > 0`,
      ),
    thresholds: onceIn(30),
  },
  LIMITS_LOOSENED: {
    title: 'Loosens limits after losses',
    answers: 'limitsRaised',
    kind: 'LIMIT',
    moment: 'NEXT_PAGE',
    offers: 'the limit as it was before it was loosened',
    breakDays: 1,
    propose: (memberId) => sql`
      select kind, period, old_value as value from limit_change
      where member_id = ${memberId} and changed_by = 'MEMBER' and state in ('EFFECTIVE', 'CONFIRMED')
        and old_value is not null and (new_value is null or new_value > old_value)
      order by changed_at desc limit 1`,
    thresholds: onceIn(30),
  },
  RISING_DEPOSITS: {
    title: 'Rising deposits',
    answers: 'risingDeposits',
    kind: 'LIMIT',
    moment: 'BEFORE_DEPOSIT',
    offers: 'a limit on deposits of a month: what was usual in the three months before',
    breakDays: 1,
    propose: (_, evidence) => depositLimit('MONTH', sql`${evidence} ->> 'average'`),
    thresholds: onceIn(30),
  },
  WITHDRAWALS_TAKEN_BACK: {
    title: 'Takes withdrawals back',
    answers: 'cancelledWithdrawals',
    kind: 'BREAK',
    moment: 'NEXT_PAGE',
    offers: 'a break of a day',
    breakDays: 1,
    thresholds: onceIn(30),
  },
  LONG_PLAY: {
    title: 'Plays for long',
    answers: 'longPlay',
    kind: 'LIMIT',
    moment: 'AFTER_GAME',
    offers: 'a limit on the session time: half of the longest play, in whole half-hours, an hour at least',
    breakDays: 1,
    propose: (_, evidence) => sql`
      select 'SESSION_TIME' as kind, 'ONCE' as period, greatest(60, (${evidence} ->> 'minutes')::bigint / 60 * 30) as value`,
    thresholds: onceIn(30),
  },
  NIGHT_PLAY: {
    title: 'Plays at night',
    answers: 'nightPlay',
    kind: 'HELP',
    moment: 'AFTER_GAME',
    offers: 'advice to read',
    breakDays: null,
    thresholds: onceIn(30),
  },
}
