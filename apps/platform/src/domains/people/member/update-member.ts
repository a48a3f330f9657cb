import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { updateLanguage } from '@playhouse/platform-api/member.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { refuseBreaches } from '../../../lib/field-breaches.ts'

/** @throws PlatformError request_param_err for an unsupported language */
export async function saveLanguage(
  database: Database,
  memberId: number,
  language: string,
  offered: readonly string[],
): Promise<ResponseOf<typeof updateLanguage>> {
  refuseBreaches({ language: isLanguageCode(language) && offered.includes(language) ? undefined : 'pattern' })
  await database.update(member).set({ language }).where(eq(member.id, memberId))
  return { language }
}
