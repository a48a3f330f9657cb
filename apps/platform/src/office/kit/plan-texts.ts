import { html, type Html } from './html.ts'
import type { Terms } from './page.ts'

/** A name in English, or the ID. */
export const englishName = (texts: readonly { language: string; text: string }[], id: string): string =>
  texts.find(({ language }) => language === 'EN')?.text ?? id

export const textTerms = (label: string, texts: readonly { language: string; text: string }[]): Terms =>
  Object.fromEntries(
    texts
      .toSorted((one, other) => one.language.localeCompare(other.language))
      .map(({ language, text }) => [`${label}, ${language}`, text]),
  )

/** Days do not break. */
export const dayText = (date: string | null): Html | null => (date === null ? null : html`<time>${date}</time>`)
