import type { SocialKind } from '@playhouse/schema/types.generated.ts'
import type { Brand } from './brand.ts'

/** Types of the brand's resources that are places elsewhere. */
const PLACES: Readonly<Record<string, SocialKind>> = {
  FACEBOOK: 'FACEBOOK',
  INSTAGRAM: 'INSTAGRAM',
  TELEGRAM: 'TELEGRAM',
  WHATSAPP: 'WHATSAPP',
}

/** Places elsewhere among the brand's resources. What is no web address is left out: a page would make a link of it. */
export function socialLinksOf({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const kind = PLACES[resourceType.toUpperCase()]
    const address = URL.parse(url)
    if (!kind || (address?.protocol !== 'https:' && address?.protocol !== 'http:')) return []
    return [{ __typename: 'SocialLink' as const, kind, address: address.href }]
  })
}
