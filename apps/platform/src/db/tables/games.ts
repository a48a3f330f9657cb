import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Hue of generated pictures, degrees in OKLCH. */
  hue: smallint().notNull(),
  /** One of the twelve inlay patterns. */
  pattern: text().notNull(),
  isHot: boolean().notNull(),
  /** `seamless`: games debit the member's balance directly. `transfer`: from the member's wallet at the vendor. */
  walletMode: text().$type<'seamless' | 'transfer'>().notNull().default('seamless'),
  /** The product its games belong to (`TCG_SEA` …); null if it is the vendor's own. */
  accountTypeName: text(),
  /** The vendor's card opens a dialog with its games instead of a lobby. */
  opensList: boolean().notNull().default(false),
  /** While the vendor is off, its games are under maintenance. */
  enabled: boolean().notNull().default(true),
  /** The vendor opens its games without money (`HAS_TRIAL`). */
  offersTrial: boolean().notNull().default(false),
  /** Vendors with a lower place come first; equal ones by the number of their games. */
  position: smallint().notNull().default(100),
})

export const game = pgTable(
  'game',
  {
    nodeId: integer().primaryKey(),
    gameCode: text().notNull().unique(),
    name: text().notNull(),
    /** Names by language code (`EN`, `CN` …); a language without one shows `name`. */
    names: jsonb().$type<Readonly<Record<string, string>>>(),
    /** All names folded for search (fold-text.ts), each once, separated by ` | `. */
    searchName: text().notNull(),
    /** Theme of the game (theme.ts), which its picture and its symbols show; null for games that bring their own. */
    theme: text(),
    category: text().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** Rounds of the last 30 days. */
    popularity: integer().notNull(),
    releasedOn: date().notNull(),
    /** Basis points. */
    returnToPlayer: smallint(),
    volatility: smallint(),
    /** Model of the engine that plays it (engines/all.ts); a game without one is under maintenance. */
    modelId: text(),
    /**
     * Games of one vendor with the same model, and with or without a jackpot: only their themes differ. Null for games
     * without a model.
     */
    family: text().generatedAlwaysAs(
      sql`vendor_code || '.' || category || '.' || model_id || coalesce('.' || game_class, '')`,
    ),
    /** Null for games without pay lines. */
    lines: smallint(),
    /** Smallest and largest stake of a round, in minor units; null for games without an engine. */
    minStake: minor(),
    maxStake: minor(),
    /** Class within the category: SM, AC, BAC … (`GAME_CLASSES` of the contract). */
    gameClass: text(),
    isHot: boolean().notNull(),
    isNew: boolean().notNull(),
    /** Set by an operator. */
    maintenance: boolean().notNull(),
    vendorOff: boolean().notNull().default(false),
    /** A lottery that nothing draws: starts set it, never an operator. */
    undrawn: boolean().notNull().default(false),
    /** Whether sale and new rounds are stopped, for whichever reason. Everything that sells or shows the game reads this. */
    closed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`maintenance or vendor_off or undrawn`),
  },
  (table) => [
    index('game_search').using('gin', table.searchName.op('gin_trgm_ops')),
    // Kinds of games that a search names (search-kinds.ts).
    index('game_kind').on(table.gameClass),
    index('game_model').on(table.modelId.op('text_pattern_ops')),
    // The game that represents a family in each order (game-list.ts).
    index('game_family_popular').on(table.family, table.closed, table.popularity.desc().nullsFirst(), table.nodeId),
    index('game_family_new').on(
      table.family,
      table.closed,
      table.releasedOn.desc().nullsFirst(),
      table.popularity.desc().nullsFirst(),
      table.nodeId,
    ),
    index('game_popular').on(table.category, table.popularity.desc().nullsFirst(), table.nodeId),
    index('game_popular_all').on(table.popularity.desc().nullsFirst(), table.nodeId),
    index('game_vendor').on(table.vendorCode, table.category, table.popularity.desc().nullsFirst()),
    // One index per sort order of a lobby and of all games (game-list.ts).
    index('game_new').on(
      table.category,
      table.releasedOn.desc().nullsFirst(),
      table.popularity.desc().nullsFirst(),
      table.nodeId,
    ),
    index('game_new_all').on(table.releasedOn.desc().nullsFirst(), table.popularity.desc().nullsFirst(), table.nodeId),
    index('game_name').on(table.category, sql`${table.searchName} collate "C"`, table.nodeId),
    index('game_name_all').on(sql`${table.searchName} collate "C"`, table.nodeId),
    index('game_rtp').on(
      table.category,
      table.returnToPlayer.desc().nullsLast(),
      table.popularity.desc().nullsFirst(),
      table.nodeId,
    ),
    index('game_rtp_all').on(
      table.returnToPlayer.desc().nullsLast(),
      table.popularity.desc().nullsFirst(),
      table.nodeId,
    ),
    index('game_volatility').on(
      table.category,
      table.volatility.desc().nullsLast(),
      table.popularity.desc().nullsFirst(),
      table.nodeId,
    ),
    index('game_volatility_all').on(
      table.volatility.desc().nullsLast(),
      table.popularity.desc().nullsFirst(),
      table.nodeId,
    ),
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
    /** Typed by the member for himself. */
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
)
