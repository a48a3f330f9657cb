import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { ReasonTexts } from '../../../db/tables/lottery.ts'

export type { ReasonTexts }

/**
 * A reason for members in their language or the next that it falls back to. Its text is the same for each language.
 * @param published of releases that had one language
 */
export const reasonIn = (language: LanguageCode, texts: SQL, published: SQL): SQL =>
  sql`coalesce((
    select ${texts} ->> code from unnest(${sql.param([language, ...LANGUAGES[language].fallback])}::text[]) with ordinality as wanted (code, place)
    where ${texts} ->> code is not null order by place limit 1), ${published})`

/** Parameters of a message, which picks the reason in the reader's language. */
export const reasonParams = (published: string | null, texts: ReasonTexts | null): Record<string, string> => ({
  reason: published ?? '',
  ...Object.fromEntries(Object.entries(texts ?? {}).map(([code, text]) => [`reason_${code}`, text])),
})
