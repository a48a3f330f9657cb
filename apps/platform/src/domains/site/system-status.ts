import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { systemStatus } from '@playhouse/platform-api/site.ts'
import type { Config } from '../../config.ts'
import type { BrandSettings } from './brand-settings.ts'
import type { CountryOf } from './country.ts'
import { registerRules } from './register-rules.ts'
import { whitelabelTree } from './whitelabel-tree.ts'

/** The kinds of customer service whose addresses stand among the resources. 1 is the open desk, 2 the VIP desk. */
const SERVICE_TYPES: Readonly<Record<string, number>> = { CUSTOMER_SERVICE: 1, VIP_SERVICE: 2 }

/** Everything a page needs to know of the brand, seen from one address. */
export function statusFor(
  address: string,
  settings: BrandSettings,
  hosts: Pick<Config, 'mediaHosts' | 'launchHosts'>,
  countryOf: CountryOf,
): AnswerOf<typeof systemStatus> {
  const country = countryOf(address)
  return {
    maintenance: settings.maintenance,
    maintenanceEndTime: settings.maintenanceEndsAt?.getTime() ?? null,
    regionRestriction: settings.restrictedCountries.includes(country),
    location: { ip: address, country },
    info: {
      whitelabel: whitelabelTree(settings.modules),
      register: registerRules(settings),
      resources: settings.resources,
      customerService: settings.resources.flatMap(({ resourceType, url }) => {
        const type = SERVICE_TYPES[resourceType]
        return type === undefined ? [] : [{ type, path: url }]
      }),
      analytics: null,
      imageCDNs: [...hosts.mediaHosts],
      launchGameCDNs: [...hosts.launchHosts],
    },
  }
}
