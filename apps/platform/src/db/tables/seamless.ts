import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { owner } from './members.ts'
import { gameSession, type RoundCoverage } from './play.ts'

/** A round with a stake and no known outcome. When it closes, a row of `round` replaces it. */
export const openRound = pgTable(
  'open_round',
  (t) => ({
    /** No foreign key to the vendor: every bet would lock its row. */
    vendorCode: t.text().notNull(),
    roundId: t.text().notNull(),
    memberId: owner(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    sessionId: t
      .uuid()
      .notNull()
      .references(() => gameSession.id),
    /** Stakes so far, net of refunds. */
    stake: minor().notNull(),
    /** Bonus money among them. */
    bonusStake: minor()
      .notNull()
      .default(sql`0`),
    payout: minor().notNull(),
    coverage: t.jsonb().$type<RoundCoverage>(),
    openedAt: moment().notNull(),
    demo: t.boolean().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.vendorCode, table.roundId] })],
)

/** Outcome of a vendor transaction without a posting. */
export type NotedCall =
  /** A cancelled stake, refused if it arrives later. */
  | 'CANCELLED'
  /** The end of a lost round. */
  | 'CLOSED'
  /** The cancellation itself. */
  | 'ROLLBACK'

/** Vendor transactions without a posting that must be recognised when repeated; kept for a month. */
export const notedCall = pgTable(
  'noted_call',
  (t) => ({
    memberId: owner(),
    vendorCode: t.text().notNull(),
    transactionId: t.text().notNull(),
    kind: t.text().$type<NotedCall>().notNull(),
    /** SHA-256 of the request; null for a stake that was cancelled before it arrived. */
    requestHash: bytes(),
    /** Balance after it; null if there was no response. */
    balance: minor(),
    /** The posting it caused, such as the refund of a cancelled stake. */
    transaction: t.bigint({ mode: 'bigint' }),
    notedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.vendorCode, table.transactionId] }),
    index('noted_call_noted').on(table.notedAt),
  ],
)
