import type { Brand } from './brand.ts'

/** Types of the brand's resources that are apps, by what they run on. */
const APPS: Readonly<Record<string, string>> = { ANDROID: 'ANDROID', IOS: 'IOS' }

/** Apps among the brand's resources that have an address. */
export function downloadsOf({ info }: Brand) {
  return info.resources.flatMap(({ resourceType, url }) => {
    const kind = APPS[resourceType.toUpperCase()]
    return kind && url ? [{ __typename: 'Download' as const, kind, url }] : []
  })
}
