import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { helpCenter } from '@playhouse/platform-api/site-settings.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { helpArticle } from '../../db/tables/brand.ts'
import { pickTranslations } from './first-language.ts'

/** Reads the articles, each in the requested language or its next fallback. One query. */
export async function readHelpCenter(
  database: Database,
  language: LanguageCode,
): Promise<ResponseOf<typeof helpCenter>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await database
    .select()
    .from(helpArticle)
    .where(inArray(helpArticle.language, chain))
    .orderBy(asc(helpArticle.position), asc(helpArticle.id))
  const articles = pickTranslations(rows, chain, (row) => `${row.topic}/${row.slug}`)
  return {
    topics: [...new Set(articles.map(({ topic }) => topic))].map((code) => {
      const own = articles.filter(({ topic }) => topic === code)
      return {
        code,
        title: own[0]?.topicTitle ?? code,
        articles: own.map(({ id, slug, title, content }) => ({ id, code: slug, title, content })),
      }
    }),
  }
}
