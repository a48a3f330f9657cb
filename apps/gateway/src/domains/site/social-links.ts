import type { SocialKind } from '@playhouse/schema/types.generated.ts'
import type { Brand } from './brand.ts'

/** Types of the brand's resources that are places elsewhere. */
const PLACES: Readonly<Record<string, SocialKind>> = {
  FACEBOOK: 'FACEBOOK',
  INSTAGRAM: 'INSTAGRAM',
  TELEGRAM: 'TELEGRAM',
  WHATSAPP: 'WHATSAPP',
}

/** Places elsewhere among the brand's resources that have an address. */
export function socialLinksOf({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const kind = PLACES[resourceType.toUpperCase()]
    return kind && url ? [{ __typename: 'SocialLink' as const, kind, address: url }] : []
  })
}
