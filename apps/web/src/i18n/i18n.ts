import { isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import i18next from 'i18next'
import type { BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { adoptLanguage, storedLanguage } from './active-language.ts'
import { FIRST_WORDS } from './first-words/namespaces.ts'
import { loadPack } from './load-pack.ts'
import type { Namespace, Namespaces } from './namespaces.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Namespaces
  }
}

/** A language's words could not be fetched. */
class MissingPackError extends Error {
  constructor(language: LanguageCode, namespaces: readonly string[]) {
    super(`No language pack ${language} for ${namespaces.join(', ')}`)
    this.name = 'MissingPackError'
  }
}

/** Fallback is settled by loadPack, so i18next asks for one language at a time. */
const packBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguageCode(language)) {
      done(new Error(`No language "${language}"`), null)
      return
    }
    loadPack(language, namespace).then(
      (pack) => done(null, pack),
      // True: to be tried again, five times over some ten seconds.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    )
  },
}

/** A value as it stands in a text: from right to left within marks (FSI, PDI), so that a date or a sum keeps its order. */
function isolate(value: string): string {
  return LANGUAGES[activeLanguage()].direction === 'rtl' ? `\u2068${value}\u2069` : value
}

/**
 * Starts the language machinery with the stored language and loads the named packs before it resolves, so that the first
 * render has its words. Further namespaces load when a component asks for them and suspend it meanwhile. Rejects with
 * MissingPackError if a pack cannot be had.
 */
export async function startLanguage(namespaces: readonly Namespace[] = FIRST_WORDS): Promise<void> {
  const language = storedLanguage()
  await i18next
    .use(packBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // Codes like TY are the platform's own: i18next must not make BCP-47 tags of them.
      cleanCode: false,
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      // React escapes by itself; what is put in is only kept from turning round with the words about it.
      interpolation: { escapeValue: true, escape: isolate },
      returnNull: false,
      react: { useSuspense: true },
    })
  await needPacks(language, namespaces)
  adoptLanguage(language)
}

/** The language the page now speaks. */
export function activeLanguage(): LanguageCode {
  return isLanguageCode(i18next.language) ? i18next.language : storedLanguage()
}

/** Fetches words ahead of the component that asks for them. Resolves when they are there or did not come. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces)
}

/**
 * Fetches the new language's packs, then switches, so that no half-translated page is seen. Rejects with MissingPackError,
 * and stays with the old language, if a pack cannot be had.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await i18next.loadLanguages(code)
  await needPacks(code, namespacesInUse())
  await i18next.changeLanguage(code)
  adoptLanguage(code)
}

/** A copy: i18next adds to its own list when a part of the page asks for further words, which must not fail a change under way. */
function namespacesInUse(): readonly string[] {
  const namespaces = i18next.options.ns ?? []
  return typeof namespaces === 'string' ? [namespaces] : [...namespaces]
}

/** i18next neither reports a pack that failed nor asks for it again: so it is asked once more here, and then reported. */
async function needPacks(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new MissingPackError(language, missing())
}
