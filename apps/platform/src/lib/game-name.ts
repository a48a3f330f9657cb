import { foldText } from '@playhouse/shared/fold-text.ts'
import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { type SQL, sql } from 'drizzle-orm'
import { game } from '../db/tables/games.ts'

export function namedBy(names: Readonly<Record<'EN', string> & Record<string, string>>) {
  const folded = new Set(Object.values(names).map(foldText))
  return { name: names.EN, searchName: [...folded].join(' | ') }
}

/** The name of a game in a language or its fallback. */
export function nameIn(language: LanguageCode): SQL<string> {
  const codes = [language, ...LANGUAGES[language].fallback]
  const names = codes.map((code) => sql`${game.names} ->> ${sql.raw(`'${code}'`)}`)
  return sql<string>`coalesce(${sql.join(names, sql`, `)}, ${game.name})`
}
