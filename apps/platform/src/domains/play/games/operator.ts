import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { foldText } from '@playhouse/shared/fold-text.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { publishSwitched } from './publish-switched.ts'

export type Game = typeof game.$inferSelect
export type Vendor = typeof vendor.$inferSelect

export interface GameSearch {
  name: string
  vendorCode?: string | undefined
  category?: string | undefined
  limit: number
  offset: number
}

/** The most popular first, as on the site. */
export const searchGames = (database: Database, { name, vendorCode, category, limit, offset }: GameSearch) =>
  database
    .select({ row: game, vendorName: vendor.name })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(
      and(
        name === ''
          ? undefined
          : or(
              ilike(game.searchName, `%${foldText(name).replace(/[\\%_]/g, '\\$&')}%`),
              eq(game.gameCode, name),
              /^\d{1,9}$/.test(name) ? eq(game.nodeId, Number(name)) : undefined,
            ),
        vendorCode === undefined ? undefined : eq(game.vendorCode, vendorCode),
        category === undefined ? undefined : eq(game.category, category),
      ),
    )
    .orderBy(desc(game.popularity), asc(game.nodeId))
    .limit(limit)
    .offset(offset)

export async function findGame(on: Database | Transaction, nodeId: number): Promise<Game | undefined> {
  const [found] = await on.select().from(game).where(eq(game.nodeId, nodeId))
  return found
}

export async function lockGame(tx: Transaction, nodeId: number): Promise<Game | undefined> {
  const [found] = await tx.select().from(game).where(eq(game.nodeId, nodeId)).for('no key update')
  return found
}

/**
 * A game that goes under maintenance is closed for those who play it: the round that runs is finished, no other begins. A lottery's tickets
 * are kept, and drawn.
 */
export async function changeGame(
  tx: Transaction,
  { nodeId, maintenance }: Pick<Game, 'nodeId' | 'maintenance'>,
  changes: Pick<Game, 'maintenance' | 'isHot' | 'isNew' | 'popularity'>,
): Promise<void> {
  await tx.update(game).set(changes).where(eq(game.nodeId, nodeId))
  if (changes.maintenance !== maintenance) await publishSwitched(tx, sql`node_id = ${nodeId}`)
}

/** With the number of their games, in the order of the site. */
export async function listVendors(database: Database) {
  const [vendors, counts] = await Promise.all([
    database.select().from(vendor).orderBy(asc(vendor.position), asc(vendor.name)),
    database
      .select({
        code: game.vendorCode,
        games: sql<number>`count(*)::integer`,
        closed: sql<number>`(count(*) filter (where ${game.closed}))::integer`,
      })
      .from(game)
      .groupBy(game.vendorCode),
  ])
  return vendors.map((row) => {
    const counted = counts.find(({ code }) => code === row.code)
    return { row, games: counted?.games ?? 0, closed: counted?.closed ?? 0 }
  })
}

export async function findVendor(on: Database | Transaction, code: string): Promise<Vendor | undefined> {
  const [found] = await on.select().from(vendor).where(eq(vendor.code, code))
  return found
}

export async function lockVendor(tx: Transaction, code: string): Promise<Vendor | undefined> {
  const [found] = await tx.select().from(vendor).where(eq(vendor.code, code)).for('no key update')
  return found
}

/** Switching a vendor off closes all its games; those that are under maintenance by themselves stay so when it is on again. */
export async function changeVendor(
  tx: Transaction,
  code: string,
  changes: Pick<Vendor, 'enabled' | 'offersTrial' | 'position' | 'isHot'>,
): Promise<void> {
  await tx.update(vendor).set(changes).where(eq(vendor.code, code))
  const vendorOff = !changes.enabled
  const switched = await tx
    .update(game)
    .set({ vendorOff })
    .where(and(eq(game.vendorCode, code), eq(game.vendorOff, !vendorOff)))
  if (switched.rowCount) await publishSwitched(tx, sql`vendor_code = ${code}`)
}
