import { announcement, banner, brand, brandModule, countryCode, helpArticle, registerRule } from '../tables/brand.ts'
import { ANNOUNCEMENTS } from './announcement-texts.ts'
import { BANNERS } from './banner-texts.ts'
import { countryCodeRows } from './country-codes.ts'
import { helpArticleRows } from './help-texts.ts'
import { moduleRows } from './modules.ts'
import { registerRuleRows } from './register-rules.ts'
import type { TableRows } from './table-rows.ts'

const DAY_MS = 86_400_000

/** The brand and all it shows and asks. `end` is the moment the world ends at. */
export function siteRows({ seed, end }: { seed: number; end: Date }): TableRows[] {
  return [
    { table: brandModule, rows: moduleRows() },
    { table: registerRule, rows: registerRuleRows() },
    { table: banner, rows: bannerRows() },
    { table: announcement, rows: announcementRows(end) },
    { table: helpArticle, rows: helpArticleRows() },
    { table: countryCode, rows: countryCodeRows() },
    { table: brand, rows: [{ code: 'playhouse', name: 'Playhouse', currency: 'VND', currencySymbol: '₫', seed }] },
  ]
}

function bannerRows(): (typeof banner.$inferInsert)[] {
  return Object.entries(BANNERS)
    .flatMap(([groupName, slides]) =>
      slides.flatMap(({ picture, texts, link }, index) =>
        Object.entries(texts).map(([language, [title, text]]) => ({
          groupName,
          language,
          title,
          text,
          picture: `/media/banners/${picture}.svg`,
          linkageType: link ? 'URL' : 'NONE',
          linkTarget: link ?? null,
          position: index + 1,
        })),
      ),
    )
    .map((row, index) => ({ bannerId: index + 1, ...row }))
}

function announcementRows(end: Date): (typeof announcement.$inferInsert)[] {
  return ANNOUNCEMENTS.flatMap(({ daysAgo, texts }) =>
    Object.entries(texts).map(([language, [title, content]]) => {
      return { language, title, content, publishedAt: new Date(end.getTime() - daysAgo * DAY_MS) }
    }),
  ).map((row, index) => ({ id: index + 1, ...row }))
}
