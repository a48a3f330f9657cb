import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { game, vendor } from '../../db/tables/games.ts'
import type { MediaRoutesOptions, PicturedVendor } from '../../media/art-routes.ts'
import { isGameFamily } from '../../media/motif-library.ts'
import { isPatternName } from '../../media/patterns.ts'

/** What the pictures need to know of the catalogue; a category or pattern without pictures of its own gets the usual ones. */
export function picturedCatalogue(database: Database): MediaRoutesOptions {
  return {
    findVendor: async (code) => {
      const [found] = await database.select().from(vendor).where(eq(vendor.code, code))
      return found && pictured(found)
    },
    findGame: async (nodeId) => {
      const [found] = await database
        .select({ category: game.category, vendor })
        .from(game)
        .innerJoin(vendor, eq(vendor.code, game.vendorCode))
        .where(eq(game.nodeId, nodeId))
      if (!found) return undefined
      const family = isGameFamily(found.category) ? found.category : 'RNG'
      return { nodeId, family, vendor: pictured(found.vendor) }
    },
  }
}

function pictured({ code, name, hue, pattern }: typeof vendor.$inferSelect): PicturedVendor {
  return { code, name, hue, pattern: isPatternName(pattern) ? pattern : 'waves' }
}
