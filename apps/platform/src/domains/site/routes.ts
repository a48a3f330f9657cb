import * as siteSettings from '@playhouse/platform-api/site-settings.ts'
import * as site from '@playhouse/platform-api/site.ts'
import type { BindEndpoint } from '../../request/call-context.ts'
import { listAnnouncements, pageOfAnnouncements } from './announcements.ts'
import { type BrandSettings, registerRules } from './brand-settings.ts'
import { getDomains, getSettings } from './site-settings.ts'
import { listCountryCodes } from './country-codes.ts'
import {
  type CountryOf,
  customerServices,
  getLocation,
  absoluteResources,
  statusFor,
  whitelabelTree,
  type SiteHosts,
} from './system-status.ts'
import { readHelpCenter } from './help-center.ts'
import type { SealingKeys } from './sealing-keys.ts'
import { readSiteState } from './site-closed.ts'

interface SiteServices {
  config: SiteHosts & { siteOrigins: readonly string[] }
  brand: () => Promise<BrandSettings>
  sealingKeys: SealingKeys
  getCountry: CountryOf
}

export function siteRoutes(bind: BindEndpoint, { config, brand, sealingKeys, getCountry }: SiteServices): void {
  bind(site.systemStatus, async (_, { address, database }) => {
    // The cache may be old: the live event of a change makes open pages read the status at once.
    const settings = { ...(await brand()), ...(await readSiteState(database)) }
    return statusFor(address, settings, config, getCountry)
  })
  bind(site.whitelabel, async () => whitelabelTree((await brand()).modules))
  bind(site.registerSettings, async () => registerRules(await brand()))
  bind(site.sealingKeys, async () => ({ keys: await sealingKeys.publicKeys() }))
  bind(site.announcements, (input, { database, language }) => listAnnouncements(database, language, input))
  bind(site.systemAnnouncements, async (_, { database, language }) => ({
    list: (await listAnnouncements(database, language, { types: ['PL'] })).player,
  }))
  bind(site.advancedAnnouncements, (input, { database, language }) => pageOfAnnouncements(database, language, input))
  bind(siteSettings.consolidatedSettings, async () => getSettings(await brand()))
  bind(siteSettings.domainRoutes, async () => getDomains(config.siteOrigins))
  bind(siteSettings.helpCenter, (_, { database, language }) => readHelpCenter(database, language))
  bind(siteSettings.countryCodes, async (_, { database }) => ({ list: await listCountryCodes(database) }))
  bind(siteSettings.location, async (_, { address }) => getLocation(address, await brand(), getCountry))
  bind(siteSettings.customerService, async () => ({
    list: customerServices(absoluteResources(await brand(), config)),
  }))
}
