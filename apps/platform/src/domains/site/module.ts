import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { pictureVersion } from '../../media/picture-version.ts'
import type { Module } from '../../module.ts'
import type { BrandSettings } from './brand-settings.ts'
import type { Jurisdictions } from './jurisdictions/jurisdiction-config.ts'
import { storeJurisdictions } from './jurisdictions/member-rules.ts'
import { siteRoutes } from './routes.ts'
import type { SealingKeys } from './sealing-keys.ts'
import type { CountryOf, SiteHosts } from './system-status.ts'

interface SiteServices {
  config: Omit<SiteHosts, 'pictures'> & { siteOrigins: readonly string[]; jurisdictions: Jurisdictions }
  database: Database
  brand: () => Promise<BrandSettings>
  sealingKeys: SealingKeys
  getCountry: CountryOf
}

export function siteModule({ config, database, getCountry, ...services }: SiteServices): Module {
  return {
    onStart: () => withTransaction(database, (tx) => storeJurisdictions(tx, config.jurisdictions)),
    async routes({ bind }) {
      const pictures = await pictureVersion(database)
      siteRoutes(bind, { ...services, getCountry, config: { ...config, pictures } })
    },
  }
}
