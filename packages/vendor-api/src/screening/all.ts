import { plumbline } from './plumbline/plumbline.ts'
import type { ScreenerAccess, ScreenerPackage, Screeners } from './screener.ts'

/** Every provider of lists that the platform can speak to. */
export const SCREENERS = [plumbline] as const satisfies readonly ScreenerPackage[]

/** @param access of the configured ones, by code */
export const openScreeners = (access: Readonly<Record<string, ScreenerAccess>>): Screeners =>
  new Map(
    SCREENERS.flatMap(({ code, open }) => {
      const configured = access[code]
      return configured ? [[code, open(configured)] as const] : []
    }),
  )

/** Name for operators; the code of a provider that this version does not have. */
export const screenerName = (code: string): string =>
  SCREENERS.find((provider: ScreenerPackage) => provider.code === code)?.name ?? code
