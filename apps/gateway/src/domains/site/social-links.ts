import type { SocialNetwork } from '@playhouse/schema/types.generated.ts'
import type { Brand } from './brand.ts'

/** Types of the brand's resources that are places elsewhere. */
const PLACES: Readonly<Record<string, SocialNetwork>> = {
  FACEBOOK: 'FACEBOOK',
  INSTAGRAM: 'INSTAGRAM',
  TELEGRAM: 'TELEGRAM',
  WHATSAPP: 'WHATSAPP',
}

/** Places elsewhere among the brand's resources that have an address. */
export function socialLinksOf({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const network = PLACES[resourceType.toUpperCase()]
    return network && url ? [{ __typename: 'SocialLink' as const, network, url }] : []
  })
}
