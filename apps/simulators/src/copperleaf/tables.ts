import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { sql } from 'drizzle-orm'
import { index, pgSchema, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'

/** The tables of Copperleaf, a vendor of its own shape, which the operator never reads. */
export const copperleafSchema = pgSchema('copperleaf')

export const visitTable = copperleafSchema.table('visit', {
  playTokenHash: bytes().primaryKey(),
  /** The operator's. */
  session: uuid().notNull(),
  player: text().notNull(),
  openedAt: moment().notNull().defaultNow(),
})

export const roundTable = copperleafSchema.table(
  'round',
  {
    id: text().primaryKey(),
    player: text().notNull(),
    /** Made by the page, once a round. */
    roundKey: uuid().notNull(),
    session: uuid().notNull(),
    /** `sending`: the operator has not answered. */
    state: text().$type<'sending' | 'done' | 'cancelled'>().notNull(),
    bet: minor().notNull(),
    win: minor().notNull(),
    pick: smallint().notNull(),
    /** Under which leaf it was. */
    leaf: smallint().notNull(),
    /** Of a free round, which has no bet and no call of its own. */
    grantId: uuid(),
    /** When a round without an answer is cancelled. */
    dueAt: moment(),
  },
  (table) => [
    unique('round_of_key').on(table.player, table.roundKey),
    index('round_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)

export const freeTable = copperleafSchema.table('free', {
  /** The operator's. */
  grantId: uuid().primaryKey(),
  player: text().notNull(),
  /** `ended`: nothing is played any more; also one that was ended before it arrived. */
  state: text().$type<'open' | 'ended'>().notNull(),
  rounds: smallint().notNull(),
  bet: minor().notNull(),
  until: moment().notNull(),
  played: smallint().notNull().default(0),
  won: minor()
    .notNull()
    .default(sql`0`),
  /** Session of the last round, which a report to the operator names. */
  session: uuid(),
  /** How many rounds the operator knows of. */
  reported: smallint().notNull().default(0),
})
