import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { consolidatedSettings, domainRoutes } from '@playhouse/platform-api/site-settings.ts'
import { KNOWN_LANGUAGES } from '@playhouse/shared/further-languages.ts'
import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import type { BrandSettings } from './brand-settings.ts'

export function getSettings(settings: BrandSettings): ResponseOf<typeof consolidatedSettings> {
  return {
    merchant: settings.code,
    merchantName: settings.name,
    currency: settings.currency,
    currencySymbol: settings.currencySymbol,
    timeZone: BRAND_TIME_ZONE,
    defaultLanguage: settings.languages[0] ?? DEFAULT_LANGUAGE,
    languages: getLanguages(settings),
    divtypeinfo: settings.moduleOn('SIGNCONDIV3'),
    dailysalinfotype: settings.moduleOn('DAILYSALCONT3'),
    contracthoursalinfo: settings.moduleOn('HOURSAL3'),
    contractmrdailysalinfotype: settings.moduleOn('RTSALARY3'),
  }
}

/** The brand's languages, default first; unknown codes are skipped. */
function getLanguages({ languages }: BrandSettings): ResponseOf<typeof consolidatedSettings>['languages'] {
  return languages.flatMap((code) => {
    const known = KNOWN_LANGUAGES[code]
    return known ? [{ code, tag: known.bcp47, name: known.name }] : []
  })
}

/** The configured origins of the brand's sites; the first is the main one. */
export function getDomains(siteOrigins: readonly string[]): ResponseOf<typeof domainRoutes> {
  const domains = siteOrigins.map((url) => ({ domain: new URL(url).host, url }))
  return { mainDomain: domains[0]?.domain ?? '', domains }
}
