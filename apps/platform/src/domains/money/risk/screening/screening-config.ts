import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import { screeners } from '@playhouse/vendor-api/screening/all.ts'
import { readAccess, type Variables } from '../../../../lib/provider-config.ts'

/** Access to the configured providers, by code. Empty: nobody is compared with lists. */
export type ScreeningConfig = Readonly<Record<string, ProviderAccess>>

/** @throws ConfigError */
export const screeningConfig = (variables: Variables, secrets: SecretReader): ScreeningConfig =>
  readAccess(screeners.list(), variables, { secrets, demoSecret: DEMO_SECRETS.screening })
