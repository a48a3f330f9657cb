import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { ACCOUNT_TYPE_NAME } from '../../../../lib/account-type-name.ts'
import type { KnownWords } from './similar-words.ts'

/** Cache time of the catalogue's counts and words, which rarely change. */
const CATALOGUE_FRESH_MS = 60_000

/** Games that no filter except the text search can tell apart. */
export interface GameGroup {
  vendorCode: string
  vendorName: string
  vendorIsHot: boolean
  vendorPosition: number
  vendorOpensList: boolean
  accountTypeName: string
  category: string
  gameClass: string | null
  lines: number | null
  family: string | null
  /** Minor units; null where no engine plays it. */
  minStake: bigint | null
  isHot: boolean
  isNew: boolean
  isOpen: boolean
  gameCount: number
  /** The most played game of the group and its popularity. */
  topNodeId: number
  topPopularity: number
}

/** Facts about the whole catalogue that need no query. */
export interface Catalogue {
  groups: readonly GameGroup[]
  /** Every word of the folded game names, with the number of games that have it. */
  words: KnownWords
}

/** Returns the catalogue's counts and words, stale-while-revalidate after {@link CATALOGUE_FRESH_MS}. */
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

type GroupRow = Omit<GameGroup, 'minStake'> & { minStake: string | null }

async function readCatalogue(database: Database): Promise<Catalogue> {
  const [groups, words] = await Promise.all([
    database.execute<GroupRow & Record<string, unknown>>(sql`
      select ${game.vendorCode} as "vendorCode", ${vendor.name} as "vendorName", ${vendor.isHot} as "vendorIsHot",
        ${vendor.position} as "vendorPosition",
        ${vendor.opensList} as "vendorOpensList", ${ACCOUNT_TYPE_NAME} as "accountTypeName",
        ${game.category} as category, ${game.gameClass} as "gameClass", ${game.lines} as lines,
        ${game.family} as family, ${game.minStake}::text as "minStake", ${game.isHot} as "isHot", ${game.isNew} as "isNew",
        not ${game.closed} as "isOpen", count(*)::integer as "gameCount",
        (array_agg(${game.nodeId} order by ${game.popularity} desc, ${game.nodeId}))[1] as "topNodeId",
        max(${game.popularity}) as "topPopularity"
      from ${game} join ${vendor} on ${vendor.code} = ${game.vendorCode}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14`),
    database.execute<{ word: string; count: number }>(
      sql`select word, count(*)::integer as count from ${game}, string_to_table(${game.searchName}, ' ') as word group by 1`,
    ),
  ])
  return {
    groups: groups.rows.map((row) => ({ ...row, minStake: row.minStake === null ? null : BigInt(row.minStake) })),
    words: new Map(words.rows.map(({ word, count }) => [word, count])),
  }
}
