import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { consolidatedSettings } from '@playhouse/platform-api/site-settings.ts'
import type { AgentContractKind } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'

/** The platform's flags of agent contracts. */
const CONTRACTS = {
  divtypeinfo: 'DIVIDEND',
  dailysalinfotype: 'DAILY_SALARY',
  contracthoursalinfo: 'HOURLY_SALARY',
  contractmrdailysalinfotype: 'REALTIME_SALARY',
} as const satisfies Partial<Record<keyof ValueOf<typeof consolidatedSettings>, AgentContractKind>>

/** How the brand calculates agents' pay. @throws PlatformUnavailable */
export async function siteSettings(platform: PublicPlatform) {
  const settings = await platform.read(consolidatedSettings, {})
  const flags = Object.keys(CONTRACTS) as (keyof typeof CONTRACTS)[]
  return {
    brandName: settings.merchantName,
    currency: settings.currency,
    currencySymbol: settings.currencySymbol,
    timeZone: settings.timeZone,
    defaultLanguage: settings.defaultLanguage,
    languages: settings.languages.map((language) => ({ ...language })),
    agentContracts: flags.filter((flag) => settings[flag]).map((flag) => CONTRACTS[flag]),
  }
}

/** The brand's currency, for money of responses that state none. @throws PlatformUnavailable */
export async function loadCurrency({ platform }: Pick<Context, 'platform'>): Promise<string> {
  return (await platform.read(consolidatedSettings, {})).currency
}
