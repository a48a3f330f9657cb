import { kindOfModel } from '@playhouse/engines/all.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { banner } from '../../../../db/tables/brand.ts'
import { readContentPicture } from '../../../site/content-pictures.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { member } from '../../../../db/tables/members.ts'
import { pointsItem } from '../../../../db/tables/points.ts'
import { raffleSeries } from '../../../../db/tables/raffles.ts'
import { promotionOffer } from '../../../../db/tables/bonuses.ts'
import { promotion } from '../../../../db/tables/promotions.ts'
import type { MediaRoutesOptions, PicturedBanner, PicturedGame, PicturedVendor } from '../../../../media/art-routes.ts'
import { readTheme } from '@playhouse/shared/art/theme.ts'
import { isGameFamily } from '@playhouse/shared/art/motif-library.ts'
import { readOwnAvatar } from '../../../people/member/profile/avatar.ts'
import { isPatternName } from '../../../../media/patterns.ts'

/** An unknown id may be new: reload the catalogue for it, but not more often than this. */
const REFRESH_AFTER_MS = 10_000

interface Catalogue {
  vendors: ReadonlyMap<string, PicturedVendor>
  games: ReadonlyMap<number, PicturedGame>
  banners: ReadonlyMap<string, PicturedBanner>
}

/**
 * Lookups for the picture routes; unknown categories and patterns get defaults. Cached in memory so that
 * neither real nor invented ids wait for the database, except members, who are looked up one by one.
 */
export function mediaCatalogue(database: Database, refreshAfterMs = REFRESH_AFTER_MS): MediaRoutesOptions {
  let catalogue: Catalogue | undefined
  let readAt = 0
  let reading: Promise<Catalogue> | undefined

  function refresh(): Promise<Catalogue> {
    reading ??= readCatalogue(database)
      .then((read) => {
        readAt = performance.now()
        return (catalogue = read)
      })
      .finally(() => (reading = undefined))
    return reading
  }

  async function find<T>(pick: (known: Catalogue) => T | undefined): Promise<T | undefined> {
    const found = catalogue && pick(catalogue)
    if (found !== undefined || (catalogue && performance.now() - readAt < refreshAfterMs)) return found
    return pick(await refresh())
  }

  return {
    findVendor: (code) => find(({ vendors }) => vendors.get(code)),
    findGame: (nodeId) => find(({ games }) => games.get(nodeId)),
    findBanner: (id) => find(({ banners }) => banners.get(id)),
    ownAvatar: (memberId, id) => readOwnAvatar(database, memberId, id),
    contentPicture: (id) => readContentPicture(database, id),
    hasMember: async (id) => (await database.$count(member, eq(member.id, id))) > 0,
  }
}

async function readCatalogue(database: Database): Promise<Catalogue> {
  const [vendorRows, gameRows, promotions, ...pictures] = await Promise.all([
    database.select().from(vendor),
    database
      .select({
        nodeId: game.nodeId,
        category: game.category,
        vendorCode: game.vendorCode,
        theme: game.theme,
        model: game.modelId,
      })
      .from(game),
    database
      .select({ picture: promotion.picture, offerKind: promotionOffer.kind })
      .from(promotion)
      .leftJoin(promotionOffer, eq(promotionOffer.promotionId, promotion.id)),
    database.select({ picture: banner.picture }).from(banner),
    database.select({ picture: pointsItem.picture }).from(pointsItem),
    database.select({ picture: raffleSeries.picture }).from(raffleSeries),
  ])
  const vendors = new Map(vendorRows.map((row) => [row.code, pictured(row)]))
  const games = new Map<number, PicturedGame>()
  for (const { nodeId, category, vendorCode, theme, model } of gameRows) {
    const by = vendors.get(vendorCode)
    const family = isGameFamily(category) ? category : 'RNG'
    if (by) games.set(nodeId, { nodeId, family, vendor: by, theme: readTheme(theme), type: findType(model) })
  }
  const banners = new Map<string, PicturedBanner>()
  for (const { picture, offerKind } of [
    ...pictures.flat().map((row) => ({ ...row, offerKind: null })),
    ...promotions,
  ]) {
    const id = BANNER.exec(picture)?.[1]
    if (id) banners.set(id, { offerKind })
  }
  return { vendors, games, banners }
}

/** The type that a picture shows: the sport of a market, otherwise the engine's kind. */
function findType(model: string | null): string | null {
  if (model === null) return null
  const kind = kindOfModel(model)
  return kind === 'markets' ? model : kind
}

/** Banners drawn by this platform; others are hosted elsewhere. */
const BANNER = /^\/media\/banners\/([^/]+)\.svg$/

function pictured({ code, name, hue, pattern }: typeof vendor.$inferSelect): PicturedVendor {
  return { code, name, hue, pattern: isPatternName(pattern) ? pattern : 'waves' }
}
