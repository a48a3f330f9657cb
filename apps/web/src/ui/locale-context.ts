import { createContext, use } from 'react'

const LocaleContext = createContext('en')

/** Sets the BCP 47 tag for amounts and dates. */
export const LocaleProvider = LocaleContext.Provider

/** The BCP 47 tag of the nearest LocaleProvider; `en` without one. */
export function useLocale(): string {
  return use(LocaleContext)
}
