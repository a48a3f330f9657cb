import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { minor } from '@playhouse/postgres/columns.ts'

const zero = () =>
  minor()
    .notNull()
    .default(sql`0`)
const none = () => integer().notNull().default(0)

/** Changes of a member's sums. */
const sums = () => ({
  deposit: zero(),
  withdrawal: zero(),
  turnover: zero(),
  /** Part of the turnover that was staked from a bonus. */
  bonusTurnover: zero(),
  /** Settled stakes that do not count as turnover. */
  uncounted: zero(),
  payout: zero(),
  rounds: none(),
})

/** Amounts received from and sent to other accounts. */
const transfers = () => ({ transferIn: zero(), transferOut: zero() })

/**
 * Changes of day sums that are not in `team_day` yet. Inserted with the bet and never updated, so that bets below one
 * agent do not wait for each other; `fold_team_changes()` adds them to the sums of the account and all its uplines.
 */
export const teamChange = pgTable(
  'team_change',
  (t) => ({
    memberId: t.integer().notNull(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    day: t.date().notNull(),
    /** Game category; empty for anything else. */
    product: t.text().notNull(),
    /** In the brand's time zone. */
    hour: t
      .smallint()
      .notNull()
      .default(sql`brand_hour(clock_timestamp())`),
    ...sums(),
    ...transfers(),
    /** 1 for the member's first round of the day, -1 if its last one was reversed. */
    activity: t.smallint().notNull().default(0),
    /** 1 for a registration. */
    joined: none(),
    agents: none(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    // Counts of active members read only these, once per day and product.
    index('team_change_activity')
      .on(table.day)
      .where(sql`${table.activity} <> 0`),
  ],
)

/** Sums of an account and its downline, by day and product. */
export const teamDay = pgTable(
  'team_day',
  (t) => ({
    memberId: t.integer().notNull(),
    day: t.date().notNull(),
    product: t.text().notNull(),
    ...sums(),
    ...transfers(),
    joined: none(),
    agents: none(),
    teamDeposit: zero(),
    teamWithdrawal: zero(),
    teamTurnover: zero(),
    teamBonusTurnover: zero(),
    teamUncounted: zero(),
    teamPayout: zero(),
    teamRounds: none(),
    teamTransferIn: zero(),
    teamTransferOut: zero(),
    teamJoined: none(),
    teamAgents: none(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.product] })],
)

/** Sums of an account with everyone below it, by upline and day. */
const lineDays = () => ({
  uplineId: integer().notNull(),
  day: date().notNull(),
  memberId: integer().notNull(),
  deposit: zero(),
  withdrawal: zero(),
  turnover: zero(),
  uncounted: zero(),
  payout: zero(),
  joined: none(),
})

/**
 * Past days of lines, which an agent's list of direct downlines adds up. The key includes the sums (see migration 0001), so that the days of
 * 10,000 downlines are one range of the index.
 */
export const lineDay = pgTable('line_day', lineDays(), (table) => [
  primaryKey({ columns: [table.uplineId, table.day, table.memberId] }),
])

/**
 * Changes of today that `line_day` lacks, and corrections: updated with each fold, which an index with the sums would make twice as
 * expensive.
 */
export const openLineDay = pgTable('open_line_day', lineDays(), (table) => [
  primaryKey({ columns: [table.uplineId, table.day, table.memberId] }),
])

/** How many accounts and agents are below an account, so that lists need not add up all days. No row while nobody is. */
export const teamSize = pgTable('team_size', (t) => ({
  memberId: t.integer().primaryKey(),
  members: none(),
  agents: none(),
}))

/**
 * Sums of an account and its downline, by hour of yesterday and today, to compare today so far with the same part of
 * yesterday.
 */
export const teamHour = pgTable(
  'team_hour',
  (t) => ({
    memberId: t.integer().notNull(),
    day: t.date().notNull(),
    hour: t.smallint().notNull(),
    deposit: zero(),
    withdrawal: zero(),
    turnover: zero(),
    uncounted: zero(),
    payout: zero(),
    joined: none(),
    teamDeposit: zero(),
    teamWithdrawal: zero(),
    teamTurnover: zero(),
    teamUncounted: zero(),
    teamPayout: zero(),
    teamJoined: none(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.hour] })],
)

/** Days on which a member played that are counted in `team_active_day`. */
export const activeDay = pgTable(
  'active_day',
  (t) => ({ memberId: t.integer().notNull(), day: t.date().notNull() }),
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

/**
 * Members of a downline who played on a day, by their previous day of play. The members active in a range are those
 * whose previous day is before it, so counting does not visit each member.
 */
export const teamActiveDay = pgTable(
  'team_active_day',
  (t) => ({
    memberId: t.integer().notNull(),
    day: t.date().notNull(),
    /** `-infinity` for none within the longest supported range. */
    previous: t.date().notNull(),
    members: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.previous] })],
)
