import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import { FIRST_PROVIDER } from '@playhouse/vendor-api/payments/provider.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import { readProviderAccess, type Variables } from '../../../lib/provider-config.ts'

const DEMO_URL = 'http://127.0.0.1:4207'

/**
 * The configured providers by code; in a demo the first one, too. A platform that has none of them needs its secret all the same.
 * @throws ConfigError for a setting that does not fit
 */
export function paymentConfig(
  variables: Variables,
  { DEMO: isDemo }: { DEMO: boolean },
  secrets: SecretReader,
): Record<string, ProviderAccess> {
  const access: Record<string, ProviderAccess> = {}
  for (const provider of paymentProviders.list()) {
    const isFirst = provider.code === FIRST_PROVIDER
    const read = readProviderAccess(provider, variables, {
      secrets,
      demoSecret: DEMO_SECRETS.payments,
      otherUrl: isFirst && isDemo ? DEMO_URL : undefined,
      needsSecret: isFirst,
    })
    if (read) access[provider.code] = read
  }
  return access
}
