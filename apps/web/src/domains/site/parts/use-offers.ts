import type { Feature } from '@playhouse/schema/types.generated.ts'
import { hasPage } from '../../../path-features.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** Whether the site offers a feature; true until that is known. */
export function useOffers(): (feature: Feature) => boolean {
  const features = useSiteFacts()?.features
  return (feature) => features?.includes(feature) ?? true
}

/** Whether the site has the page at an address of its own; true until that is known. */
export function useHasPage(): (path: string) => boolean {
  const offers = useOffers()
  return (path) => hasPage(path, offers)
}
