import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { member } from './members.ts'
import { gameSession } from './play.ts'

/** A round whose stake is taken and whose payout is not known yet. When it is closed, a row of `round` takes its place. */
export const openRound = pgTable(
  'open_round',
  {
    /** Whose game it is. No foreign key beside that of the game: every bet would lock the vendor's one row. */
    vendorCode: text().notNull(),
    /** Chosen by the vendor. */
    roundId: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    /** The game session it was opened in. */
    sessionId: uuid()
      .notNull()
      .references(() => gameSession.id),
    /** What was staked so far, without what was refunded. */
    stake: minor().notNull(),
    /** What was paid so far. */
    payout: minor().notNull(),
    openedAt: moment().notNull(),
    /** Play of a demo account. */
    demo: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.vendorCode, table.roundId] })],
)

/** What became of a vendor's transaction that the book has no movement of. */
export type NotedCall =
  /** A stake that was cancelled: it is refused when it comes late. */
  | 'CANCELLED'
  /** The closing of a round that was lost. */
  | 'CLOSED'
  /** The cancelling itself. */
  | 'ROLLBACK'

/** Transactions of vendors that must be known again although they are no movements of the book; kept for a month. */
export const notedCall = pgTable(
  'noted_call',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    vendorCode: text().notNull(),
    transactionId: text().notNull(),
    kind: text().$type<NotedCall>().notNull(),
    /** SHA-256 of what was asked; null where it was never asked, as of a stake cancelled before it came. */
    requestHash: bytes(),
    /** What the account held after it; null where nothing was answered. */
    balance: minor(),
    /** The movement that it led to, as a cancelling does where the stake had been taken. */
    transaction: bigint({ mode: 'bigint' }),
    notedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.vendorCode, table.transactionId] }),
    index('noted_call_noted').on(table.notedAt),
  ],
)
