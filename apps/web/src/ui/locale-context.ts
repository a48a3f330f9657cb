import { createContext, use } from 'react'

const LocaleContext = createContext('en')

/** Gives the kit the BCP-47 tag that amounts and dates are written in. */
export const LocaleProvider = LocaleContext.Provider

/** The BCP-47 tag of the nearest LocaleProvider; `en` without one. */
export function useLocale(): string {
  return use(LocaleContext)
}
