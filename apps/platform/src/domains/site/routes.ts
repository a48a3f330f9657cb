import * as site from '@playhouse/platform-api/site.ts'
import type { Config } from '../../config.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { listAnnouncements } from './announcements.ts'
import type { BrandSettings } from './brand-settings.ts'
import type { CountryOf } from './country.ts'
import { registerRules } from './register-rules.ts'
import type { SealingKeys } from './sealing-keys.ts'
import { statusFor } from './system-status.ts'
import { whitelabelTree } from './whitelabel-tree.ts'

interface SiteServices {
  config: Pick<Config, 'mediaHosts' | 'launchHosts'>
  brand: () => Promise<BrandSettings>
  sealingKeys: SealingKeys
  countryOf: CountryOf
}

/** Endpoints that tell a page about the brand. */
export function siteRoutes(bind: Bind, { config, brand, sealingKeys, countryOf }: SiteServices): void {
  bind(site.systemStatus, async (_, { address }) => statusFor(address, await brand(), config, countryOf))
  bind(site.whitelabel, async () => whitelabelTree((await brand()).modules))
  bind(site.registerSettings, async () => registerRules(await brand()))
  bind(site.sealingKeys, async () => ({ keys: await sealingKeys.publicKeys() }))
  bind(site.announcements, (input, { database, language }) => listAnnouncements(database, language, input))
}
