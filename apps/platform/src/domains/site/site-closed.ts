import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brand } from '../../db/tables/brand.ts'
import { maintenanceError, platformError } from '../../request/platform-error.ts'

/**
 * Read from the database: settings are cached, and SQL may have refused before the cache knows.
 * @throws PlatformError site.maintenance, region.restricted
 */
export async function refuseClosed(database: Database, country: string | undefined): Promise<void> {
  const { rows } = await database.execute<{
    refusal: 'site_maintenance' | 'region_restricted'
    endsAt: number | null
  }>(sql`
    select refusal, (extract(epoch from ends_at) * 1000)::double precision as "endsAt"
    from site_refusal(${country ?? null}) where refusal is not null`)
  const [found] = rows
  if (found?.refusal === 'region_restricted') throw platformError('region.restricted')
  if (found) throw maintenanceError(found.endsAt === null ? null : new Date(found.endsAt))
}

/** Maintenance and restricted countries as they are now, which cached settings may not know yet. */
export async function readSiteState(database: Database) {
  const { maintenance, maintenanceEndsAt, restrictedCountries } = brand
  const [state] = await database.select({ maintenance, maintenanceEndsAt, restrictedCountries }).from(brand)
  return state
}
