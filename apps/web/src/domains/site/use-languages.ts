import type { Language } from '@playhouse/shared/languages.ts'
import { offeredLanguages } from '../../i18n/active-language.ts'
import { useSiteFacts } from './parts/use-site-facts.ts'

/** Languages that the brand offers and that have a language pack. */
export function useLanguages(): readonly Language[] {
  return offeredLanguages(useSiteFacts()?.languages.map(({ code }) => code) ?? [])
}
