import { type GameLanguage, type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Namespace, Namespaces } from './namespaces.generated.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame'
    resources: Namespaces
  }
}

/** Language codes used in pack paths, as on the site. */
const CODES: Readonly<Record<GameLanguage, LanguageCode>> = { en: 'EN', vi: 'VI', zh: 'CN', id: 'ID', th: 'TH' }

const packs = import.meta.glob<object>('./*/*.json', {
  base: '../../../../packages/shared/texts/games',
  import: 'default',
})

/** Loads missing packs. @throws TypeError if one cannot be fetched */
export async function loadPacks(language: GameLanguage, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return
      const load = packs[`./${CODES[language]}/${namespace}.json`] ?? packs[`./EN/${namespace}.json`]
      if (!load) throw new Error(`Unknown pack ${language}/${namespace}`)
      i18next.addResourceBundle(language, namespace, await load())
    }),
  )
}

/** Overrides the symbol names for a themed game; call after loading its packs. */
export function nameSymbols(language: GameLanguage, names: Readonly<Record<string, string>>): void {
  if (i18next.hasResourceBundle(language, 'symbols')) i18next.addResourceBundle(language, 'symbols', names, true, true)
}

/** Sets the page's language. Load its packs with {@link loadPacks}. */
export async function setLanguage(language: GameLanguage): Promise<void> {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else {
    await i18next.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      cleanCode: false,
      resources: {},
      defaultNS: 'frame',
      // React escapes.
      interpolation: { escapeValue: false },
    })
  }
  if (typeof document !== 'undefined') document.documentElement.lang = getLocale(language)
}

/** BCP 47 tag for Intl. */
export function getLocale(language: GameLanguage): string {
  return LANGUAGES[CODES[language]].bcp47
}
