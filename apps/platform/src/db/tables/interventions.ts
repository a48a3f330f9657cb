import type {
  INTERVENTION_KINDS,
  INTERVENTION_MOMENTS,
  INTERVENTION_REASONS,
} from '@playhouse/platform-api/interventions.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import type { LimitKind, LimitPeriod } from './limits.ts'
import { member } from './members.ts'

export type InterventionReason = (typeof INTERVENTION_REASONS)[number]
export type InterventionKind = (typeof INTERVENTION_KINDS)[number]
export type InterventionMoment = (typeof INTERVENTION_MOMENTS)[number]

/**
 * `ACCEPTED`: the member has set the proposed limit or a stricter one, taken a break, or read the help. `IGNORED`: no answer in time.
 * `OVERTAKEN`: the account can no longer play, for another reason.
 */
export const INTERVENTION_STATES = ['OPEN', 'ACCEPTED', 'DISMISSED', 'IGNORED', 'OVERTAKEN'] as const
export type InterventionState = (typeof INTERVENTION_STATES)[number]

/** What the site has said to a member whose play may do harm; at most one is open. */
export const intervention = pgTable(
  'intervention',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    reason: text().$type<InterventionReason>().notNull(),
    kind: text().$type<InterventionKind>().notNull(),
    moment: text().$type<InterventionMoment>().notNull(),
    /** The proposed limit, in minor units or minutes; null for other kinds. */
    limitKind: text().$type<LimitKind>(),
    limitPeriod: text().$type<LimitPeriod>(),
    limitValue: bigint({ mode: 'bigint' }),
    /** Length of the break that is offered; null for other kinds. */
    breakDays: smallint(),
    state: text().$type<InterventionState>().notNull().default('OPEN'),
    openedAt: moment().notNull().defaultNow(),
    /** When the site first showed it. */
    shownAt: moment(),
    /** When it was written to the inbox of a member who had not come by. */
    letterAt: moment(),
    endedAt: moment(),
    /** The longest period before and after it that has been compared: 0, 7 or 30 days. */
    measuredDays: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('intervention_open')
      .on(table.memberId)
      .where(sql`${table.state} = 'OPEN'`),
    index('intervention_opened').on(table.openedAt),
    index('intervention_unmeasured')
      .on(sql`coalesce(${table.shownAt}, ${table.letterAt})`)
      .where(sql`${table.measuredDays} < 30`),
  ],
)

/** What a member did in the days before an intervention (negative) and after it. The day itself is left out. */
export const interventionEffect = pgTable(
  'intervention_effect',
  {
    memberId: integer().notNull(),
    interventionId: integer().notNull(),
    /** -30, -7, 7 or 30. */
    days: smallint().notNull(),
    deposits: minor().notNull(),
    /** Stakes of settled rounds. */
    stakes: minor().notNull(),
    /** Time played; lotteries are left out. */
    minutes: integer().notNull(),
    /** Whether the member set or tightened a limit, and took a break; null for the days before. */
    hasLimit: boolean(),
    hasBreak: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.interventionId, table.days] }),
    foreignKey({
      name: 'intervention_effect_intervention',
      columns: [table.memberId, table.interventionId],
      foreignColumns: [intervention.memberId, intervention.id],
    }).onDelete('cascade'),
  ],
)
