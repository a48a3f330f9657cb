import type { Database } from '@playhouse/postgres/database.ts'
import { cleanup } from '../../jobs/cleanup.ts'
import { pictureVersion } from '../../media/picture-version.ts'
import type { Module } from '../../module.ts'
import { deleteOldAddressCalls } from '../../request/rate-limit.ts'
import type { BrandSettings } from './brand-settings.ts'
import { deleteOldSeals } from './opened-body.ts'
import { siteRoutes } from './routes.ts'
import type { SealingKeys } from './sealing-keys.ts'
import { type CountryOf, localCountryOf, type SiteHosts } from './system-status.ts'

interface SiteServices {
  config: Omit<SiteHosts, 'pictures'> & { siteOrigins: readonly string[] }
  database: Database
  brand: () => Promise<BrandSettings>
  sealingKeys: SealingKeys
  /** By address; private ones are local by default. */
  countryOf: CountryOf | undefined
}

export function siteModule({ config, database, countryOf = localCountryOf, ...services }: SiteServices): Module {
  return {
    async routes({ bind }) {
      const pictures = await pictureVersion(database)
      siteRoutes(bind, { ...services, countryOf, config: { ...config, pictures } })
    },
    jobs: [cleanup('ids of sealed bodies', deleteOldSeals), cleanup('old calls of addresses', deleteOldAddressCalls)],
  }
}
