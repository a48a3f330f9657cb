import type { agentAnnouncements } from '@playhouse/platform-api/agent.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { advancedAnnouncements, announcements } from '@playhouse/platform-api/site.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { announcement, banner } from '../../db/tables/brand.ts'
import { game, vendor } from '../../db/tables/games.ts'
import { ACCOUNT_TYPE_NAME } from '../../lib/account-type-name.ts'
import { pickTranslations } from './first-language.ts'

/** Per type. */
const ANNOUNCEMENTS_MAX = 50

const FIELDS = { PL: 'player', PU: 'popup', PR: 'promotion' } as const
const ANNOUNCEMENT_TYPES = ['PL', 'PU', 'PR'] as const satisfies readonly (keyof typeof FIELDS)[]

/**
 * Banners (type `B`) and announcements (types `PL`, `PU`, `PR`), each in the requested language or its next
 * fallback (TY falls back to VI, then EN). At most two queries.
 */
export async function listAnnouncements(
  database: Database,
  language: LanguageCode,
  { types }: Pick<CheckedInputOf<typeof announcements>, 'types'>,
): Promise<ResponseOf<typeof announcements>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const requested = Object.keys(FIELDS).filter((type) => types.includes(type))
  const [banners, news] = await Promise.all([
    types.includes('B') ? readBanners(database, chain) : [],
    requested.length > 0 ? readAnnouncements(database, chain, requested) : [],
  ])
  const ofType = (type: keyof typeof FIELDS) =>
    inLanguage(
      news.filter((row) => row.type === type),
      chain,
    )
  return { banners, player: ofType('PL'), popup: ofType('PU'), promotion: ofType('PR') }
}

/** A page of the announcements that `listAnnouncements` has by type, newest first. One query. */
export async function pageOfAnnouncements(
  database: Database,
  language: LanguageCode,
  { type, pageNo, pageSize }: CheckedInputOf<typeof advancedAnnouncements>,
): Promise<ResponseOf<typeof advancedAnnouncements>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const types = type ? [type] : ANNOUNCEMENT_TYPES
  const rows = await readAnnouncements(database, chain, [...types])
  const all = types
    .flatMap((one) =>
      inLanguage(
        rows.filter((row) => row.type === one),
        chain,
      ).map((found) => ({ ...found, type: one })),
    )
    .toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id)
  return {
    totalCount: all.length,
    totalPages: Math.ceil(all.length / pageSize),
    list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  }
}

/** Announcements for agents (type `AG`), newest first. One query. */
export async function listAgentAnnouncements(
  database: Database,
  language: LanguageCode,
): Promise<ResponseOf<typeof agentAnnouncements>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  return { list: inLanguage(await readAnnouncements(database, chain, ['AG']), chain) }
}

function inLanguage(rows: readonly (typeof announcement.$inferSelect)[], chain: readonly string[]) {
  return pickTranslations(rows, chain, ({ slot }) => slot)
    .slice(0, ANNOUNCEMENTS_MAX)
    .map(({ id, title, content, publishedAt }) => ({ id, title, content, publishedAt: publishedAt.getTime() }))
}

/** Between its bounds, and no draft. */
const isShown = (isDraft: SQLWrapper, from: SQLWrapper, until: SQLWrapper) =>
  sql`not ${isDraft} and coalesce(${from} <= now(), true) and coalesce(${until} > now(), true)`

const LINKED_NODE = sql<
  number | null
>`case when ${banner.linkageType} = 'G' and ${banner.linkTarget} ~ '^\\d{1,9}$' then ${banner.linkTarget}::integer end`
const LINK_GAME = {
  vassalage: game.vendorCode,
  gameType: game.category,
  gameCode: game.gameCode,
  accountTypeName: ACCOUNT_TYPE_NAME,
}

async function readBanners(database: Database, chain: string[]): Promise<ResponseOf<typeof announcements>['banners']> {
  const rows = await database
    .select({ ...getTableColumns(banner), linkGame: LINK_GAME })
    .from(banner)
    .leftJoin(game, eq(game.nodeId, LINKED_NODE))
    .leftJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(inArray(banner.language, chain), isShown(banner.isDraft, banner.startsAt, banner.endsAt)))
    .orderBy(asc(banner.position), asc(banner.bannerId))
  return pickTranslations(rows, chain, ({ slot }) => slot).map((row) => ({
    bannerId: row.bannerId,
    groupName: row.groupName,
    url: row.picture,
    title: row.title,
    text: row.text,
    linkageType: row.linkageType,
    linkTarget: row.linkTarget,
    linkGame: row.linkGame,
  }))
}

function readAnnouncements(database: Database, chain: string[], types: string[]) {
  return database
    .select()
    .from(announcement)
    .where(
      and(
        inArray(announcement.language, chain),
        inArray(announcement.type, types),
        isShown(announcement.isDraft, announcement.publishedAt, announcement.endsAt),
      ),
    )
    .orderBy(desc(announcement.publishedAt), asc(announcement.id))
    .limit(ANNOUNCEMENTS_MAX * chain.length * types.length)
}
