import { type GameLanguage, type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { pack as baccarat } from './packs/EN/baccarat.ts'
import type { pack as cards } from './packs/EN/cards.ts'
import type { pack as cascade } from './packs/EN/cascade.ts'
import type { pack as crash } from './packs/EN/crash.ts'
import type { pack as dice } from './packs/EN/dice.ts'
import type { pack as fishing } from './packs/EN/fishing.ts'
import type { pack as frame } from './packs/EN/frame.ts'
import type { pack as freeSpins } from './packs/EN/free-spins.ts'
import type { pack as launch } from './packs/EN/launch.ts'
import type { pack as markets } from './packs/EN/markets.ts'
import type { pack as slot } from './packs/EN/slot.ts'
import type { pack as symbols } from './packs/EN/symbols.ts'
import type { pack as verify } from './packs/EN/verify.ts'
import type { pack as ways } from './packs/EN/ways.ts'

interface Namespaces {
  baccarat: typeof baccarat
  cards: typeof cards
  cascade: typeof cascade
  crash: typeof crash
  dice: typeof dice
  fishing: typeof fishing
  frame: typeof frame
  'free-spins': typeof freeSpins
  launch: typeof launch
  markets: typeof markets
  slot: typeof slot
  symbols: typeof symbols
  verify: typeof verify
  ways: typeof ways
}

export type Namespace = keyof Namespaces

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame'
    resources: Namespaces
  }
}

type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> }

/** A pack with exactly the keys of the English one; missing or unknown keys are type errors. */
export type CompletePack<Name extends Namespace> = Words<Namespaces[Name]>

/** Language codes used in pack paths, as on the site. */
const CODES: Readonly<Record<GameLanguage, LanguageCode>> = { en: 'EN', vi: 'VI', zh: 'CN', id: 'ID', th: 'TH' }

const packs = import.meta.glob<object>('./packs/*/*.ts', { import: 'pack' })

/** Loads missing packs. @throws TypeError if one cannot be fetched */
export async function loadPacks(language: GameLanguage, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return
      const load = packs[`./packs/${CODES[language]}/${namespace}.ts`]
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
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language)
}

/** BCP 47 tag for Intl. */
export function localeOf(language: GameLanguage): string {
  return LANGUAGES[CODES[language]].bcp47
}
