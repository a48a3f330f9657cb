import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { consolidatedSettings } from '@playhouse/platform-api/site-settings.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@playhouse/shared/languages.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import type { BrandSettings } from './brand-settings.ts'

/** The brand's settings in one answer. */
export function settingsOf(settings: BrandSettings): AnswerOf<typeof consolidatedSettings> {
  return {
    merchant: settings.code,
    merchantName: settings.name,
    currency: settings.currency,
    currencySymbol: settings.currencySymbol,
    timeZone: BRAND_TIME_ZONE,
    defaultLanguage: DEFAULT_LANGUAGE,
    languages: Object.values(LANGUAGES).map(({ code, bcp47, name }) => ({ code, tag: bcp47, name })),
    divtypeinfo: settings.moduleOn('SIGNCONDIV3'),
    dailysalinfotype: settings.moduleOn('DAILYSALCONT3'),
    contracthoursalinfo: settings.moduleOn('HOURSAL3'),
    contractmrdailysalinfotype: settings.moduleOn('RTSALARY3'),
  }
}
