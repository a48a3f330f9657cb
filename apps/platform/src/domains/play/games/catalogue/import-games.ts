import { GAME_CLASSES } from '@playhouse/platform-api/games.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { PATTERN_NAMES } from '../../../../media/patterns.ts'

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const ROWS = 1_000

const stake = z
  .string()
  .regex(/^\d+(\.\d{1,4})?$/)
  .transform(parseAmount)

/** File format of `import-games`; see docs/operating.md. */
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

/**
 * Upserts vendors by `code` and games by `nodeId`, all or none. Popularity is kept.
 * @throws Error naming the problem and its place
 */
export async function importGames(database: Database, file: unknown): Promise<{ vendors: number; games: number }> {
  const read = catalogue.safeParse(file)
  if (!read.success) {
    const problems = read.error.issues
      .slice(0, 20)
      .map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`)
    throw new Error(`The file cannot be imported:\n${problems.join('\n')}`)
  }
  const { vendors, games } = read.data
  await withTransaction(database, async (tx) => {
    for (const rows of chunks(vendors)) {
      await tx
        .insert(vendor)
        .values(rows)
        .onConflictDoUpdate({ target: vendor.code, set: incoming(rows[0]) })
    }
    const known = new Set((await tx.select({ code: vendor.code }).from(vendor)).map(({ code }) => code))
    const stray = games.find(({ vendorCode }) => !known.has(vendorCode))
    if (stray) throw new Error(`Game ${stray.nodeId} is of vendor ${stray.vendorCode}, which is unknown.`)
    for (const rows of chunks(games.map((row) => ({ ...row, popularity: 0 })))) {
      const { popularity: _, ...set } = incoming(rows[0])
      await tx.insert(game).values(rows).onConflictDoUpdate({ target: game.nodeId, set })
    }
  })
  return { vendors: vendors.length, games: games.length }
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  )
}

/** Sets each column of the row to its `excluded` value. */
function incoming(row: object = {}) {
  return Object.fromEntries(Object.keys(row).map((key) => [key, sql.raw(`excluded.${toSnakeCase(key)}`)]))
}
