import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { member } from './members.ts'

export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Hue of its pictures, degrees in OKLCH. */
  hue: smallint().notNull(),
  /** One of the twelve inlay patterns. */
  pattern: text().notNull(),
  isHot: boolean().notNull(),
})

export const game = pgTable(
  'game',
  {
    nodeId: integer().primaryKey(),
    gameCode: text().notNull().unique(),
    name: text().notNull(),
    /** The name as search compares it (fold-text.ts). */
    searchName: text().notNull(),
    category: text().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** Rounds of the last 30 days; higher is more played. */
    popularity: integer().notNull(),
    releasedOn: date().notNull(),
    /** Basis points. */
    returnToPlayer: smallint(),
    volatility: smallint(),
    /** The slot model that plays it; a game without one is under maintenance. */
    modelId: text(),
    isHot: boolean().notNull(),
    isNew: boolean().notNull(),
    maintenance: boolean().notNull(),
  },
  (table) => [
    index('game_search').using('gin', table.searchName.op('gin_trgm_ops')),
    index('game_popular').on(table.category, table.popularity.desc().nullsFirst(), table.nodeId),
    index('game_popular_all').on(table.popularity.desc().nullsFirst(), table.nodeId),
    index('game_vendor').on(table.vendorCode, table.category, table.popularity.desc().nullsFirst()),
  ],
)

export const favourite = pgTable(
  'favourite',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
)
