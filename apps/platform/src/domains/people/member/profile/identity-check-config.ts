import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { identityProviders } from '@playhouse/vendor-api/identity-checks/all.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import type * as z from 'zod'
import { type CountryOrder, countryOrderText, readCountryOrder } from '../../../../lib/country-order.ts'
import { readAccess, type Variables } from '../../../../lib/provider-config.ts'

export const IDENTITY_CHECK_VARIABLES = {
  /** Providers that are chosen first for a nationality: `VN:millstone,sandpiper;TH:sandpiper`. */
  IDENTITY_CHECKERS: countryOrderText,
}

export interface IdentityCheckConfig {
  /** Of the configured providers, by code. Empty: operators check alone. */
  access: Readonly<Record<string, ProviderAccess>>
  order: CountryOrder
}

/** @throws ConfigError */
export function identityCheckConfig(
  variables: Variables,
  { IDENTITY_CHECKERS: order }: z.output<z.ZodObject<typeof IDENTITY_CHECK_VARIABLES>>,
  secrets: SecretReader,
): IdentityCheckConfig {
  const demoSecret = DEMO_SECRETS.identityChecks
  const access = readAccess(identityProviders.list(), variables, { secrets, demoSecret })
  return { access, order: readCountryOrder('IDENTITY_CHECKERS', order, access) }
}
