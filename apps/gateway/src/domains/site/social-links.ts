import type { SocialNetwork } from '@playhouse/schema/types.generated.ts'
import type { Brand } from '../base/brand.ts'

/** Social networks by the brand's resource types. */
const NETWORKS: Readonly<Record<string, SocialNetwork>> = {
  FACEBOOK: 'FACEBOOK',
  INSTAGRAM: 'INSTAGRAM',
  TELEGRAM: 'TELEGRAM',
  WHATSAPP: 'WHATSAPP',
}

export function toSocialLinks({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const network = NETWORKS[resourceType.toUpperCase()]
    return network && url ? [{ network, url }] : []
  })
}
