import { baccaratPage } from '../baccarat/page.ts'
import { cascadePage } from '../cascade/page.ts'
import { crashPage } from '../crash/page.ts'
import { dicePage } from '../dice/page.ts'
import { fishingPage } from '../fishing/page.ts'
import { classicPage, slotPage } from '../slot/page.ts'
import type { AnyEnginePage } from './engine-page.ts'

/** The page of each engine, by its kind. A game whose engine has none cannot be opened. */
const ENGINE_PAGES: Readonly<Record<string, AnyEnginePage>> = {
  baccarat: baccaratPage as unknown as AnyEnginePage,
  fishing: fishingPage as unknown as AnyEnginePage,
  slot: slotPage as unknown as AnyEnginePage,
  'slot-classic': classicPage as unknown as AnyEnginePage,
  cascade: cascadePage as unknown as AnyEnginePage,
  dice: dicePage as unknown as AnyEnginePage,
  crash: crashPage as unknown as AnyEnginePage,
}

/** The page of an engine; undefined where it has none. */
export function pageOfEngine(kind: string): AnyEnginePage | undefined {
  return Object.hasOwn(ENGINE_PAGES, kind) ? ENGINE_PAGES[kind] : undefined
}
