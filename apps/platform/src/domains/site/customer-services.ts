import { servicePath } from '@playhouse/platform-api/service-link.ts'
import { createHash } from 'node:crypto'
import type { BrandSettings } from './brand-settings.ts'

/** Customer service types among the resources: 1 is the public desk, 2 the VIP desk. */
const SERVICE_TYPES: Readonly<Record<string, number>> = { CUSTOMER_SERVICE: 1, VIP_SERVICE: 2 }

/**
 * Customer service desks with their links, obfuscated as the contract requires: the key is at the end of the
 * path.
 */
export function customerServices(resources: BrandSettings['resources']): { type: number; path: string }[] {
  return resources.flatMap(({ resourceType, url }) => {
    const type = SERVICE_TYPES[resourceType]
    return type === undefined ? [] : [{ type, path: servicePath(url, keyFor(url)) }]
  })
}

/** Not secret; derived from the address so that responses can be cached. */
function keyFor(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 8)
}
