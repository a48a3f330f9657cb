import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useOffers } from './use-offers.ts'

/** What belongs to a feature; nothing where the site does not offer it. */
export function Offered({ feature, children }: { feature: Feature; children: ReactNode }) {
  return useOffers()(feature) ? children : null
}
