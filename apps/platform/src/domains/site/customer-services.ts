import { servicePath } from '@playhouse/platform-api/service-link.ts'
import { createHash } from 'node:crypto'
import type { BrandSettings } from './brand-settings.ts'

/** The kinds of customer service whose addresses stand among the resources. 1 is the open desk, 2 the VIP desk. */
const SERVICE_TYPES: Readonly<Record<string, number>> = { CUSTOMER_SERVICE: 1, VIP_SERVICE: 2 }

/** The desks of customer service with the links to them, sealed as the contract wants: the key stands at a path's end. */
export function customerServices(resources: BrandSettings['resources']): { type: number; path: string }[] {
  return resources.flatMap(({ resourceType, url }) => {
    const type = SERVICE_TYPES[resourceType]
    return type === undefined ? [] : [{ type, path: servicePath(url, keyFor(url)) }]
  })
}

/** The key is no secret; always the same for one address, so that answers can be cached. */
function keyFor(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 8)
}
