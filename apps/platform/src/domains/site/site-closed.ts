import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brand } from '../../db/tables/brand.ts'
import { maintenanceError, type PlatformError, platformError } from '../../request/platform-error.ts'

/**
 * Why the site refuses acts from the country, as the database says: settings are cached, and SQL may have refused
 * before the cache knows.
 */
export async function siteRefusal(database: Database, country: string | undefined): Promise<PlatformError | undefined> {
  const { rows } = await database.execute<{
    refusal: 'site_maintenance' | 'region_restricted'
    endsAt: number | null
  }>(sql`
    select refusal, (extract(epoch from ends_at) * 1000)::double precision as "endsAt"
    from site_refusal(${country ?? null}) where refusal is not null`)
  const [found] = rows
  if (!found) return undefined
  if (found.refusal === 'region_restricted') return platformError('region.restricted')
  return maintenanceError(found.endsAt === null ? null : new Date(found.endsAt))
}

/** @throws PlatformError site.maintenance, region.restricted */
export async function refuseClosed(database: Database, country: string | undefined): Promise<void> {
  const refusal = await siteRefusal(database, country)
  if (refusal) throw refusal
}

/** Maintenance and restricted countries as they are now, which cached settings may not know yet. */
export async function readSiteState(database: Database) {
  const { maintenance, maintenanceEndsAt, restrictedCountries } = brand
  const [state] = await database.select({ maintenance, maintenanceEndsAt, restrictedCountries }).from(brand)
  return state
}
