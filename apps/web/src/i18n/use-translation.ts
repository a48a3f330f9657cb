import type { Namespace, TFunction } from 'i18next'
import { createContext, use, useSyncExternalStore } from 'react'
import { pageTexts } from './i18n.ts'
import type { Texts } from './texts.ts'

/** Texts other than the page's, on the server. */
export const TextsContext = createContext<Texts | undefined>(undefined)

interface Translation<Ns extends Namespace> {
  t: TFunction<Ns>
  i18n: Texts
}

/** Texts of the namespaces, by default `common`. Suspends until they are loaded, unless told otherwise, and renders again in another language. */
export function useTranslation<const Ns extends Namespace = 'common'>(
  namespaces?: Ns,
  { useSuspense = true }: { useSuspense?: boolean } = {},
): Translation<Ns> {
  const texts = use(TextsContext) ?? pageTexts()
  const names = (namespaces ?? 'common') as Ns
  const list = typeof names === 'string' ? [names] : (names as readonly string[])
  const state = () => (useSuspense ? texts.language : [texts.language, ...texts.missing(list)].join())
  useSyncExternalStore(texts.subscribe, state, state)
  const pending = texts.pending(list)
  if (pending && useSuspense) use(pending)
  return { t: texts.getFixedT(texts.language, names), i18n: texts }
}
