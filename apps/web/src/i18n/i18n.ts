import { isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import i18next from 'i18next'
import type { BackendModule, i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { adoptLanguage, pageLanguage } from './active-language.ts'
import { INITIAL_NAMESPACES } from './initial-namespaces.ts'
import { loadPack, packNamespaces } from './load-pack.ts'
import { loadPart } from '../ui/load-part.ts'
import type { Namespace, Namespaces } from './namespaces.generated.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Namespaces
  }
}

/** A language pack could not be fetched. */
export class MissingPackError extends Error {
  constructor(packs: readonly string[]) {
    super(`No language pack ${packs.join(', ')}`)
    this.name = 'MissingPackError'
  }
}

/** loadPack resolves fallbacks, so i18next requests one language at a time. */
const packBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguageCode(language)) {
      done(new Error(`No language "${language}"`), null)
      return
    }
    loadPart(() => loadPack(language, namespace)).then(
      (pack) => {
        failedPacks.delete(`${language}/${namespace}`)
        done(null, pack)
      },
      (error: unknown) => {
        failedPacks.add(`${language}/${namespace}`)
        // True: it is loaded again when it is next asked for.
        done(error instanceof Error ? error : new Error(String(error)), true)
      },
    )
  },
}

const failedPacks = new Set<string>()

async function initialise(instance: i18n, language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  await instance
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
      interpolation: {
        // React escapes values itself; this isolates a value within right-to-left text (FSI, PDI), so that a date or an amount keeps its order.
        escapeValue: true,
        escape: (value: string) =>
          LANGUAGES[getLanguage(instance)].direction === 'rtl' ? `\u2068${value}\u2069` : value,
      },
      returnNull: false,
      // loadPart retries.
      maxRetries: 0,
      // i18next renders what needs a failed pack all the same, with keys as texts. Packs are complete, so nothing else lacks a text.
      parseMissingKeyHandler: (key: string) => {
        if (failedPacks.size > 0) throw new MissingPackError([...failedPacks])
        return key
      },
      react: { useSuspense: true },
    })
}

/**
 * Initialises i18next with the page's language and loads the named packs, so that the first render is translated. Other
 * namespaces load on demand and suspend their component. Rejects with MissingPackError if a pack cannot be loaded.
 */
export async function startLanguage(namespaces: readonly Namespace[] = INITIAL_NAMESPACES): Promise<void> {
  const language = pageLanguage()
  await initialise(i18next, language, namespaces)
  await requirePacks(language, namespaces)
}

/** An instance of its own with all texts of a language, for rendering on the server in several languages at once. */
export async function createServerTexts(language: LanguageCode): Promise<i18n> {
  const instance = i18next.createInstance()
  await initialise(instance, language, await packNamespaces())
  return instance
}

/** The language of an i18next instance, as the platform's code. */
export function getLanguage({ language }: i18n): LanguageCode {
  return isLanguageCode(language) ? language : pageLanguage()
}

/** The page's current language. */
export function activeLanguage(): LanguageCode {
  return getLanguage(i18next)
}

/** Preloads texts before a component needs them. Resolves once they are loaded or have failed. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  // On the server each language has all of its texts.
  if (!import.meta.env.SSR) await i18next.loadNamespaces(namespaces)
}

/**
 * Loads the new language's packs before switching, so that the page is never half translated. Rejects with
 * MissingPackError and keeps the old language if a pack cannot be loaded.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await i18next.loadLanguages(code)
  await requirePacks(code, namespacesInUse())
  await i18next.changeLanguage(code)
  adoptLanguage(code)
}

/** A copy: i18next appends to its list when components request namespaces during a change. */
function namespacesInUse(): readonly string[] {
  const namespaces = i18next.options.ns ?? []
  return typeof namespaces === 'string' ? [namespaces] : [...namespaces]
}

/** i18next neither reports nor retries a failed pack, so this retries once and then throws. */
async function requirePacks(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new MissingPackError(missing().map((namespace) => `${language}/${namespace}`))
}
