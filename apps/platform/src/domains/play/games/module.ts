import type { Database } from '@playhouse/postgres/database.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { mediaRoutes } from '../../../media/art-routes.ts'
import type { Module } from '../../../module.ts'
import type { OpenRateLimit } from '../../../request/rate-limit.ts'
import type { AskRegister } from '../../money/limits/registers/ask-register.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { catalogueReader } from './catalogue/catalogue.ts'
import { mediaCatalogue } from './catalogue/media-catalogue.ts'
import { roomList } from './pvp-rooms.ts'
import { gameRoutes } from './routes.ts'
import { sportEventList } from './sport-events.ts'

interface GameServices {
  config: { siteOrigins: readonly string[]; limitsPerHour: { freePlay: number } }
  rateLimit: OpenRateLimit
  database: Database
  log: FastifyBaseLogger
  brand: () => Promise<BrandSettings>
  transfers: Transfers
  askRegister: AskRegister
  vendors: Vendors
  /** Cache time of the catalogue's counts, in milliseconds. */
  cacheMs: number | undefined
}

export function gamesModule({
  config,
  database,
  log,
  brand,
  transfers,
  askRegister,
  vendors,
  rateLimit,
  cacheMs,
}: GameServices): Module {
  const rooms = roomList({ vendors, database, log })
  const events = sportEventList({ vendors, database, log })
  return {
    async routes({ app, bind }) {
      const catalogue = catalogueReader(database, cacheMs)
      const trial = rateLimit('trial', config.limitsPerHour.freePlay)
      gameRoutes(bind, { config, catalogue, brand, rooms, events, transfers, askRegister, limits: { trial } })
      await app.register(mediaRoutes, mediaCatalogue(database))
    },
  }
}
