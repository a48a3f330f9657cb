import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

export const vendor = pgTable('vendor', (t) => ({
  code: t.text().primaryKey(),
  name: t.text().notNull(),
  /** Hue of generated pictures, degrees in OKLCH. */
  hue: t.smallint().notNull(),
  /** One of the twelve inlay patterns. */
  pattern: t.text().notNull(),
  isHot: t.boolean().notNull(),
  /** `seamless`: games debit the member's balance directly. `transfer`: from the member's wallet at the vendor. */
  walletMode: t.text().$type<'seamless' | 'transfer'>().notNull().default('seamless'),
  /** The product its games belong to (`TCG_SEA` …); null if it is the vendor's own. */
  accountTypeName: t.text(),
  /** The vendor's card opens a dialog with its games instead of a lobby. */
  opensList: t.boolean().notNull().default(false),
  /** While the vendor is off, its games are under maintenance. */
  enabled: t.boolean().notNull().default(true),
  /** The vendor opens its games without money (`HAS_TRIAL`). */
  offersTrial: t.boolean().notNull().default(false),
  /** Vendors with a lower place come first; equal ones by the number of their games. */
  position: t.smallint().notNull().default(100),
}))

export const game = pgTable(
  'game',
  (t) => ({
    nodeId: t.integer().primaryKey(),
    gameCode: t.text().notNull().unique(),
    name: t.text().notNull(),
    /** Names by language code (`EN`, `CN` …); a language without one shows `name`. */
    names: t.jsonb().$type<Readonly<Record<string, string>>>(),
    /** All names folded for search (fold-text.ts), each once, separated by ` | `. */
    searchName: t.text().notNull(),
    /** Theme of the game (theme.ts), which its picture and its symbols show; null for games that bring their own. */
    theme: t.text(),
    category: t.text().notNull(),
    vendorCode: t
      .text()
      .notNull()
      .references(() => vendor.code),
    /** Rounds of the last 30 days. */
    popularity: t.integer().notNull(),
    releasedOn: t.date().notNull(),
    /** Basis points. */
    returnToPlayer: t.smallint(),
    volatility: t.smallint(),
    /** Model of the engine that plays it (engines/all.ts); a game without one is under maintenance. */
    modelId: t.text(),
    /**
     * Games of one vendor with the same model, and with or without a jackpot: only their themes differ. Null for games
     * without a model.
     */
    family: t
      .text()
      .generatedAlwaysAs(sql`vendor_code || '.' || category || '.' || model_id || coalesce('.' || game_class, '')`),
    /** Null for games without pay lines. */
    lines: t.smallint(),
    /** Smallest and largest stake of a round, in minor units; null for games without an engine. */
    minStake: minor(),
    maxStake: minor(),
    /** Class within the category: SM, AC, BAC … (`GAME_CLASSES` of the contract). */
    gameClass: t.text(),
    isHot: t.boolean().notNull(),
    isNew: t.boolean().notNull(),
    /** Set by an operator. */
    maintenance: t.boolean().notNull(),
    vendorOff: t.boolean().notNull().default(false),
    /** A lottery that nothing draws: starts set it, never an operator. */
    undrawn: t.boolean().notNull().default(false),
    /** Whether sale and new rounds are stopped, for whichever reason. Everything that sells or shows the game reads this. */
    closed: t
      .boolean()
      .notNull()
      .generatedAlwaysAs(sql`maintenance or vendor_off or undrawn`),
  }),
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
  (t) => ({
    memberId: owner(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    createdAt: moment().notNull().defaultNow(),
    /** Typed by the member for himself. */
    note: t.text(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
)
