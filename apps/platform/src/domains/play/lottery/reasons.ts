import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { ReasonTexts } from '../../../db/tables/lottery.ts'

export type { ReasonTexts }

/** A reason for members in their language or the next that it falls back to. @param published of releases that had one language */
export const reasonIn = (language: LanguageCode, texts: SQL, published: SQL): SQL =>
  sql`coalesce(${sql.join(
    [language, ...LANGUAGES[language].fallback].map((code) => sql`${texts} ->> ${code}::text`),
    sql`, `,
  )}, ${published})`

/** Parameters of a message, which picks the reason in the reader's language. */
export const reasonParams = (published: string | null, texts: ReasonTexts | null): Record<string, string> => ({
  reason: published ?? '',
  ...Object.fromEntries(Object.entries(texts ?? {}).map(([code, text]) => [`reason_${code}`, text])),
})
