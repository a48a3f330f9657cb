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

/** A pack with exactly English's keys: a missing or an unknown one is a type error. */
export type CompletePack<Name extends Namespace> = Words<Namespaces[Name]>

/** Packs have the codes that the site's packs have. */
const CODES: Readonly<Record<GameLanguage, LanguageCode>> = { en: 'EN', vi: 'VI', zh: 'CN', id: 'ID', th: 'TH' }

const packs = import.meta.glob<object>('./packs/*/*.ts', { import: 'pack' })

/** Loads packs that are not there yet. @throws TypeError where one cannot be fetched */
export async function loadPacks(language: GameLanguage, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return
      const load = packs[`./packs/${CODES[language]}/${namespace}.ts`]
      if (!load) throw new Error(`There is no pack ${language}/${namespace}`)
      i18next.addResourceBundle(language, namespace, await load())
    }),
  )
}

/** Names the symbols of a themed game, after its packs are loaded. */
export function nameSymbols(language: GameLanguage, names: Readonly<Record<string, string>>): void {
  if (i18next.hasResourceBundle(language, 'symbols')) i18next.addResourceBundle(language, 'symbols', names, true, true)
}

/** Sets the language of the page; its packs are loaded with {@link loadPacks}. */
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
      // React escapes by itself.
      interpolation: { escapeValue: false },
    })
  }
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language)
}

/** The BCP 47 tag that Intl writes for. */
export function localeOf(language: GameLanguage): string {
  return LANGUAGES[CODES[language]].bcp47
}
