import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { location } from '@playhouse/platform-api/site-settings.ts'
import type { systemStatus } from '@playhouse/platform-api/site.ts'
import type { Config } from '../../config.ts'
import type { BrandSettings } from './brand-settings.ts'
import type { CountryOf } from './country.ts'
import { customerServices } from './customer-services.ts'
import { registerRules } from './register-rules.ts'
import { placedResources } from './resources.ts'
import { whitelabelTree } from './whitelabel-tree.ts'

/** Country of an address, and whether the brand is restricted there. */
export function locationOf(
  address: string,
  { restrictedCountries }: Pick<BrandSettings, 'restrictedCountries'>,
  countryOf: CountryOf,
): AnswerOf<typeof location> {
  const country = countryOf(address)
  return { ip: address, country, regionRestriction: restrictedCountries.includes(country) }
}

/** Everything a page needs to know about the brand, as seen from one address. */
export function statusFor(
  address: string,
  settings: BrandSettings,
  hosts: Pick<Config, 'mediaHosts' | 'launchHosts'>,
  countryOf: CountryOf,
): AnswerOf<typeof systemStatus> {
  const resources = placedResources(settings, hosts)
  const { regionRestriction, ...location } = locationOf(address, settings, countryOf)
  return {
    maintenance: settings.maintenance,
    maintenanceEndTime: settings.maintenanceEndsAt?.getTime() ?? null,
    regionRestriction,
    location,
    info: {
      whitelabel: whitelabelTree(settings.modules),
      register: registerRules(settings),
      resources,
      customerService: customerServices(resources),
      analytics: null,
      languages: settings.languages,
      imageCDNs: [...hosts.mediaHosts],
      launchGameCDNs: [...hosts.launchHosts],
    },
  }
}
