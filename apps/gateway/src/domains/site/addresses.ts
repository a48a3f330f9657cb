import { domainRoutes } from '@playhouse/platform-api/site-settings.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'

/** Addresses of the site, the main one first. @throws PlatformUnavailable */
export async function siteAddresses(platform: PublicPlatform) {
  const { mainDomain, domains } = await platform.read(domainRoutes, {})
  return domains
    .filter(({ url }) => url !== '')
    .map(({ domain, url }) => ({
      host: domain,
      url,
      isMain: domain === mainDomain,
    }))
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
}
