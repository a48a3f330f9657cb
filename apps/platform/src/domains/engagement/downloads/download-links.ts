import { newToken, tokenHash } from '@playhouse/server/token.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { downloadLink } from '../../../db/tables/records.ts'

const LIFETIME_MS = 5 * 60_000
/** Below the path of pictures, which the edge routes to the platform. */
export const DOWNLOADS_PATH = '/media/downloads'

export interface StoredDownload {
  memberId: number
  language: LanguageCode
  /** The values passed to `createDownloadLink`. */
  request: unknown
}

/** Creates a link that writes a file for one member, once, within five minutes. */
export async function createDownloadLink(
  database: Database,
  { memberId, language, request }: StoredDownload,
): Promise<{ path: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  await database
    .insert(downloadLink)
    .values({ tokenHash: tokenHash(token), memberId, language, request: JSON.stringify(request), expiresAt })
  return { path: `${DOWNLOADS_PATH}/${token}`, expiresAt }
}

/** Uses up a link. Undefined for an unknown, expired or used one. */
export async function takeDownloadLink(database: Database, token: string): Promise<StoredDownload | undefined> {
  const [taken] = await database
    .update(downloadLink)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(downloadLink.tokenHash, tokenHash(token)),
        isNull(downloadLink.usedAt),
        sql`${downloadLink.expiresAt} > clock_timestamp()`,
      ),
    )
    .returning()
  return (
    taken && {
      memberId: taken.memberId,
      language: taken.language as LanguageCode,
      request: JSON.parse(taken.request) as unknown,
    }
  )
}
