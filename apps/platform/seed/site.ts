import { brandRows } from '../src/db/brand/brand-rows.ts'
import type { TableRows } from '../src/db/brand/table-rows.ts'
import { announcement, banner, helpArticle, resource } from '../src/db/tables/brand.ts'
import { paymentProvider } from '../src/db/tables/deposits.ts'
import { ANNOUNCEMENTS } from './announcement-texts.ts'
import { bannerRows } from './banner-rows.ts'
import type { WorldGame } from './games.ts'
import { helpArticleRows } from './help-texts.ts'
import { leaderboardRows } from './leaderboards.ts'
import { missionRows } from './missions.ts'
import { pointsRows } from './points.ts'
import { raffleRows } from './raffles.ts'
import { promotionRows } from './promotions.ts'
import { inAllLanguages } from './translations/in-all-languages.ts'

const DAY_MS = 86_400_000

/** App pages of the demo in place of an operator's own. */
const RESOURCES: (typeof resource.$inferInsert)[] = [
  { resourceType: 'ANDROID', url: '/app/android', labelNameEn: 'Android' },
  { resourceType: 'IOS', url: '/app/ios', labelNameEn: 'iOS' },
]

/** The page of a provider is the second one's; the first has all other ways to pay, and this one if the second fails. */
const PROVIDERS: (typeof paymentProvider.$inferInsert)[] = [
  { code: 'mosswater', position: 1, uses: ['REDIRECT'] },
  { code: 'lantern', position: 2 },
]

interface SiteOptions {
  seed: number
  end: Date
  /** The catalogue, for banners that lead to games. */
  games: readonly WorldGame[]
}

/** The brand with its content and settings. */
export function siteRows({ seed, end, games }: SiteOptions): TableRows[] {
  return [
    { table: banner, rows: bannerRows(games) },
    { table: announcement, rows: announcementRows(end) },
    { table: helpArticle, rows: helpArticleRows() },
    { table: resource, rows: RESOURCES },
    ...missionRows(end),
    ...leaderboardRows(end),
    ...pointsRows(),
    ...raffleRows(),
    // Some give tickets of raffles.
    ...promotionRows(end),
    ...brandRows(seed),
    { table: paymentProvider, rows: PROVIDERS },
  ]
}

function announcementRows(end: Date): (typeof announcement.$inferInsert)[] {
  return Object.entries(ANNOUNCEMENTS)
    .flatMap(([type, announcements]) =>
      announcements.flatMap(({ daysAgo, texts }, index) =>
        inAllLanguages(texts).map(([language, [title, content]]) => {
          const slot = `${type.toLowerCase()}-${index + 1}`
          return { type, language, title, content, slot, publishedAt: morningBefore(end, daysAgo) }
        }),
      ),
    )
    .map((row, index) => ({ id: index + 1, ...row }))
}

/** About 10:00 in Viet Nam some days ago; never later than `end`. */
function morningBefore(end: Date, days: number): Date {
  const midnight = Math.floor(end.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight - days * DAY_MS + 3 * 3_600_000 + ((days * 17) % 50) * 60_000)
}
