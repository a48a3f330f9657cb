import { useSiteFacts } from './parts/use-site-facts.ts'

/** The brand's name from the platform; until it has loaded, the one from the build. */
export function useBrandName(): string {
  return (
    useSiteFacts()?.name ?? (typeof document === 'undefined' ? undefined : document.documentElement.dataset.brand) ?? ''
  )
}
