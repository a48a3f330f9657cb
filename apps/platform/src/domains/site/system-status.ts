import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { location } from '@playhouse/platform-api/site-settings.ts'
import type { systemStatus, WhitelabelNode } from '@playhouse/platform-api/site.ts'
import { isPrivateAddress } from '@playhouse/server/network-of.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { AnalyticsConfig } from './analytics-config.ts'
import { type BrandSettings, registerRules, registrationAge, requiredAge } from './brand-settings.ts'
import { servicePath } from '@playhouse/platform-api/service-link.ts'
import { createHash } from 'node:crypto'

/** Origins that browsers fetch pictures from and open games at. */
export interface SiteHosts {
  mediaHosts: readonly string[]
  launchHosts: readonly string[]
  /** Origin of resources that are stored as a path. */
  pagesHost: string
  /** Version of the pictures, which is part of their URLs. */
  pictures: string
  /** Undefined: no analytics. */
  analytics?: AnalyticsConfig | undefined
  /** Addresses of geetest; undefined without an account there. */
  geetest?: { url: string; script: string } | undefined
}

/** Country of an address, and whether the brand is restricted there. */
export function getLocation(
  address: string,
  { restrictedCountries }: Pick<BrandSettings, 'restrictedCountries'>,
  getCountry: CountryOf,
): ResponseOf<typeof location> {
  const country = getCountry(address)
  return { ip: address, country, regionRestriction: restrictedCountries.includes(country) }
}

/** Everything a page needs to know about the brand, as seen from one address. */
export function statusFor(
  address: string,
  settings: BrandSettings,
  hosts: SiteHosts,
  getCountry: CountryOf,
): ResponseOf<typeof systemStatus> {
  const resources = absoluteResources(settings, hosts)
  const { regionRestriction, ...location } = getLocation(address, settings, getCountry)
  return {
    maintenance: settings.maintenance,
    maintenanceEndTime: settings.maintenanceEndsAt?.getTime() ?? null,
    regionRestriction,
    location,
    info: {
      whitelabel: whitelabelTree(settings.modules),
      register: registerRules(settings),
      agreementAge: registrationAge(settings),
      memberAge: requiredAge(settings, settings.rules),
      leastDeposit: settings.leastDeposit === null ? null : formatAmount(settings.leastDeposit),
      resources,
      customerService: customerServices(resources),
      analytics: hosts.analytics ?? null,
      humanCheck: findHumanCheck(hosts, settings),
      canSend: settings.canSend,
      languages: settings.languages,
      imageCDNs: [...hosts.mediaHosts],
      launchGameCDNs: [...hosts.launchHosts],
      pictureVersion: hosts.pictures,
    },
  }
}

function findHumanCheck({ geetest }: SiteHosts, { moduleOn }: BrandSettings) {
  if (!geetest || !moduleOn('GEETEST3')) return null
  return { origins: [...new Set([geetest.url, geetest.script].map((address) => new URL(address).origin))] }
}

/** Country (ISO 3166 alpha-2) of an address; `ZZ` if unknown. */
export type CountryOf = (address: string) => string

/** Treats private addresses as home and knows no others. A file of ranges knows more (`openCountries`). */
export const getLocalCountry: CountryOf = (address) => (isPrivateAddress(address) ? 'VN' : 'ZZ')

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

/** Derives a key from the address, which is no secret, so that responses can be cached. */
function keyFor(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 8)
}

export function absoluteResources(
  { resources }: Pick<BrandSettings, 'resources'>,
  { pagesHost }: Pick<SiteHosts, 'pagesHost'>,
): BrandSettings['resources'] {
  return resources.map((resource) => ({ ...resource, url: URL.parse(resource.url, pagesHost)?.href ?? resource.url }))
}

export function whitelabelTree(modules: BrandSettings['modules'], parentId: string | null = null): WhitelabelNode[] {
  return modules
    .filter((module) => module.parentId === parentId)
    .map(({ modId, enabled }) => ({ modId, enabled, childrenNodes: whitelabelTree(modules, modId) }))
}
