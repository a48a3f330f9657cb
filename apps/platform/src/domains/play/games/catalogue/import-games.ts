import { GAME_CLASSES } from '@playhouse/platform-api/games.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { splitRows } from '../../../../lib/split-rows.ts'
import { PATTERN_NAMES } from '../../../../media/patterns.ts'

const stake = z
  .string()
  .regex(/^\d+(\.\d{1,4})?$/)
  .transform(parseAmount)

/** File format of `import-games`; see docs/install.md. */
const catalogue = z.strictObject({
  vendors: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[\w-]{1,20}$/),
        name: z.string().min(1),
        hue: z.number().int().min(0).max(359).default(32),
        pattern: z.enum(PATTERN_NAMES).default('waves'),
        isHot: z.boolean().default(false),
        walletMode: z.enum(['seamless', 'transfer']).default('seamless'),
        accountTypeName: z.string().nullable().default(null),
        opensList: z.boolean().default(false),
        offersTrial: z.boolean().default(false),
      }),
    )
    .default([]),
  games: z
    .array(
      z
        .strictObject({
          nodeId: z.number().int().min(1).max(2_147_483_647),
          gameCode: z.string().min(1),
          name: z.string().min(1),
          category: z.enum(GAME_CATEGORIES),
          vendorCode: z.string(),
          releasedOn: z.iso.date(),
          returnToPlayer: z.number().int().min(1).max(10_000).nullable().default(null),
          volatility: z.number().int().min(1).max(5).nullable().default(null),
          lines: z.number().int().min(1).nullable().default(null),
          minStake: stake.nullable().default(null),
          maxStake: stake.nullable().default(null),
          gameClass: z.enum(GAME_CLASSES).nullable().default(null),
          isHot: z.boolean().default(false),
          isNew: z.boolean().default(false),
          maintenance: z.boolean().default(false),
        })
        .transform((row) => ({ ...row, searchName: foldText(row.name) })),
    )
    .default([]),
})

export type Catalogue = z.output<typeof catalogue>

/** @throws Error naming the problems and their places */
export function readCatalogue(file: unknown): Catalogue {
  const read = catalogue.safeParse(file)
  if (read.success) return read.data
  const problems = read.error.issues
    .slice(0, 20)
    .map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`)
  throw new Error(`The file cannot be imported:\n${problems.join('\n')}`)
}

/** A vendor or game that an import adds or changes, with the columns that differ. */
export interface CatalogueChange {
  /** `vendor ACME` or `game 17`. */
  what: string
  name: string
  /** Undefined for what is added. */
  old: Readonly<Record<string, string>> | undefined
  new: Readonly<Record<string, string>>
}

/**
 * Additions and changes of an import.
 * @throws Error for a game of an unknown vendor
 */
export async function compareCatalogue(
  on: Database | Transaction,
  { vendors, games }: Catalogue,
): Promise<CatalogueChange[]> {
  const knownVendors = new Map((await on.select().from(vendor)).map((row) => [row.code, row]))
  refuseStrays(games, new Set([...knownVendors.keys(), ...vendors.map(({ code }) => code)]))
  const ids = sql.param(games.map(({ nodeId }) => nodeId))
  const stored = await on
    .select()
    .from(game)
    .where(sql`${game.nodeId} = any(${ids}::integer[])`)
  const knownGames = new Map(stored.map((row) => [row.nodeId, row]))
  return [
    ...vendors.flatMap((row) => getChange(`vendor ${row.code}`, knownVendors.get(row.code), row)),
    ...games.flatMap(({ searchName: _, ...row }) => getChange(`game ${row.nodeId}`, knownGames.get(row.nodeId), row)),
  ]
}

function getChange(
  what: string,
  before: Record<string, unknown> | undefined,
  after: { name: string },
): CatalogueChange[] {
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  const differing = Object.entries(after).filter(([column, value]) => !before || text(before[column]) !== text(value))
  if (differing.length === 0) return []
  return [
    {
      what,
      name: after.name,
      old: before && Object.fromEntries(differing.map(([column]) => [column, text(before[column])])),
      new: Object.fromEntries(differing.map(([column, value]) => [column, text(value)])),
    },
  ]
}

/** Upserts vendors by `code` and games by `nodeId`. Popularity is kept. @throws Error for a game of an unknown vendor */
export async function storeCatalogue(tx: Transaction, { vendors, games }: Catalogue): Promise<void> {
  for (const rows of splitRows(vendors)) {
    await tx
      .insert(vendor)
      .values(rows)
      .onConflictDoUpdate({ target: vendor.code, set: incoming(rows[0]) })
  }
  refuseStrays(games, new Set((await tx.select({ code: vendor.code }).from(vendor)).map(({ code }) => code)))
  for (const rows of splitRows(games.map((row) => ({ ...row, popularity: 0 })))) {
    const { popularity: _, ...set } = incoming(rows[0])
    await tx.insert(game).values(rows).onConflictDoUpdate({ target: game.nodeId, set })
  }
}

function refuseStrays(games: Catalogue['games'], vendors: ReadonlySet<string>): void {
  const stray = games.find(({ vendorCode }) => !vendors.has(vendorCode))
  if (stray) throw new Error(`Game ${stray.nodeId} is of vendor ${stray.vendorCode}, which is unknown.`)
}

/** Imports a file, all or nothing. @throws Error naming the problem and its place */
export async function importGames(database: Database, file: unknown): Promise<{ vendors: number; games: number }> {
  const read = readCatalogue(file)
  await withTransaction(database, (tx) => storeCatalogue(tx, read))
  return { vendors: read.vendors.length, games: read.games.length }
}

/** Sets each column of the row to its `excluded` value. */
function incoming(row: object = {}) {
  return Object.fromEntries(Object.keys(row).map((key) => [key, sql.raw(`excluded.${toSnakeCase(key)}`)]))
}
