import { KNOWN_LANGUAGES } from '@playhouse/shared/further-languages.ts'
import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import type { Brand } from '../base/brand.ts'

/** Used when the platform does not list the brand's languages. */
const FALLBACK_LANGUAGES: readonly string[] = [DEFAULT_LANGUAGE, 'EN']

/** The brand's languages, the default first. Skips unknown codes. */
export function getLanguages({ info }: Brand) {
  return (info.languages ?? FALLBACK_LANGUAGES).flatMap((code) => {
    const known = KNOWN_LANGUAGES[code]
    return known ? [{ code, tag: known.bcp47, name: known.name }] : []
  })
}
