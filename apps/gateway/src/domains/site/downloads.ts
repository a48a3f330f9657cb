import type { DownloadSystem } from '@playhouse/schema/types.generated.ts'
import type { Brand } from '../base/brand.ts'

/** Operating systems, which the brand's resources name in any case. */
const SYSTEMS: readonly DownloadSystem[] = ['ANDROID', 'IOS']

/** The brand's apps that have an address. */
export function toDownloads({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const system = SYSTEMS.find((known) => known === resourceType.toUpperCase())
    return system && url ? [{ system, kind: system, url }] : []
  })
}
