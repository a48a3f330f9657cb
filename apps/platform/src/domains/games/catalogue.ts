import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { game, vendor } from '../../db/tables/games.ts'

/** How long counts and words of the catalogue are kept in memory; it rarely changes. */
const CATALOGUE_FRESH_MS = 60_000

/** A vendor's games in one category. */
export interface VendorLane {
  vendorCode: string
  vendorName: string
  isHot: boolean
  category: string
  gameCount: number
  /** True if an engine plays any of them; so far the only engine is the slot. */
  onSlotEngine: boolean
  /** Its most played game there. */
  topNodeId: number
}

/** What is known of the whole catalogue without asking the database. */
export interface Catalogue {
  lanes: readonly VendorLane[]
  /** Every word of the games' folded names. */
  words: ReadonlySet<string>
}

/**
 * Gives the catalogue's counts and words, read again after {@link CATALOGUE_FRESH_MS}; whoever asks meanwhile is answered
 * from what was read before.
 */
export function catalogueReader(database: Database, freshMs = CATALOGUE_FRESH_MS): () => Promise<Catalogue> {
  const cache = new LRUCache<'catalogue', Catalogue>({
    max: 1,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readCatalogue(database),
  })
  return async () => (await cache.fetch('catalogue')) ?? (await readCatalogue(database))
}

async function readCatalogue(database: Database): Promise<Catalogue> {
  const [lanes, words] = await Promise.all([
    database.execute<VendorLane & Record<string, unknown>>(sql`
      select ${game.vendorCode} as "vendorCode", ${vendor.name} as "vendorName", ${vendor.isHot} as "isHot",
        ${game.category} as category, count(*)::integer as "gameCount",
        bool_or(${game.modelId} is not null) as "onSlotEngine",
        (array_agg(${game.nodeId} order by ${game.popularity} desc, ${game.nodeId}))[1] as "topNodeId"
      from ${game} join ${vendor} on ${vendor.code} = ${game.vendorCode}
      group by ${game.vendorCode}, ${vendor.name}, ${vendor.isHot}, ${game.category}
      order by count(*) desc, ${game.vendorCode}`),
    database.execute<{ word: string }>(
      sql`select distinct string_to_table(${game.searchName}, ' ') as word from ${game}`,
    ),
  ])
  return { lanes: lanes.rows, words: new Set(words.rows.map(({ word }) => word)) }
}
