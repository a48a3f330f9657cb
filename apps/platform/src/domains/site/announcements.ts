import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { announcements } from '@playhouse/platform-api/site.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { asc, desc, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { announcement, banner } from '../../db/tables/brand.ts'

/** Announcements handed out at once. */
const ANNOUNCEMENTS_MAX = 50

/**
 * Banners (type `B`) and announcements to players (type `PL`), each in the asked language or the next one of its chain
 * (TY falls back to VI, then EN).
 */
export async function listAnnouncements(
  database: Database,
  language: LanguageCode,
  { types }: Pick<CheckedInputOf<typeof announcements>, 'types'>,
): Promise<AnswerOf<typeof announcements>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const [banners, player] = await Promise.all([
    types.includes('B')
      ? database
          .select()
          .from(banner)
          .where(inArray(banner.language, chain))
          .orderBy(asc(banner.position), asc(banner.bannerId))
      : [],
    types.includes('PL')
      ? database
          .select()
          .from(announcement)
          .where(inArray(announcement.language, chain))
          .orderBy(desc(announcement.publishedAt), asc(announcement.id))
          .limit(ANNOUNCEMENTS_MAX * chain.length)
      : [],
  ])
  return {
    banners: inFirstLanguage(banners, chain, (row) => `${row.groupName}:${row.position}`).map((row) => ({
      bannerId: row.bannerId,
      groupName: row.groupName,
      url: row.picture,
      title: row.title,
      text: row.text,
      linkageType: row.linkageType,
      linkTarget: row.linkTarget,
    })),
    player: inFirstLanguage(player, chain, (row) => row.publishedAt.toISOString())
      .slice(0, ANNOUNCEMENTS_MAX)
      .map((row) => ({ id: row.id, title: row.title, content: row.content, publishedAt: row.publishedAt.getTime() })),
  }
}

/** Of rows that say the same in several languages, the one whose language stands first in the chain. */
function inFirstLanguage<Row extends { language: string }>(
  rows: readonly Row[],
  chain: readonly string[],
  sameThing: (row: Row) => string,
): Row[] {
  const preference = ({ language }: Row) => chain.indexOf(language)
  return Object.values(Object.groupBy(rows, sameThing)).flatMap((versions) => {
    const best = versions?.reduce((chosen, row) => (preference(row) < preference(chosen) ? row : chosen))
    return best ? [best] : []
  })
}
