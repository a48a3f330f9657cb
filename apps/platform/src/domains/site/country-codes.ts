import { asc } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { countryCode } from '../../db/tables/brand.ts'

/** Countries whose phone numbers the brand accepts, in its order. One query. */
export function listCountryCodes(
  database: Database,
): Promise<{ country: string; name: string; callingCode: string }[]> {
  const { country, name, callingCode, position } = countryCode
  return database.select({ country, name, callingCode }).from(countryCode).orderBy(asc(position))
}
