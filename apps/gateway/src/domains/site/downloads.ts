import type { Brand } from '../base/brand.ts'

/** App platforms by the brand's resource types. */
const APPS: Readonly<Record<string, string>> = { ANDROID: 'ANDROID', IOS: 'IOS' }

/** The brand's apps that have an address. */
export function toDownloads({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const kind = APPS[resourceType.toUpperCase()]
    return kind && url ? [{ kind, url }] : []
  })
}
