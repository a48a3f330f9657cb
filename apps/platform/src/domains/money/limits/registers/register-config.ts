import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import { registers } from '@playhouse/vendor-api/registers/all.ts'
import { readAccess, type Variables } from '../../../../lib/provider-config.ts'
import type { Jurisdictions } from '../../../site/jurisdictions/jurisdiction-config.ts'

/** Access to the configured registers, by code. Empty: nobody is asked about. */
export type RegisterConfig = Readonly<Record<string, ProviderAccess>>

/** @throws ConfigError also where the rules of a country require the answer of a register, and there is none to ask: nobody could play or deposit */
export function registerConfig(
  variables: Variables,
  secrets: SecretReader,
  jurisdictions: Jurisdictions,
): RegisterConfig {
  const access = readAccess(registers.list(), variables, { secrets, demoSecret: DEMO_SECRETS.registers })
  if (Object.keys(access).length > 0) return access
  const asking = Object.values(jurisdictions).filter(({ rules }) => rules.requiresRegister)
  const profiles = new Set(asking.map(({ profile }) => profile))
  const names = registers
    .list()
    .map(({ prefix }) => `${prefix}_URL`)
    .join(', ')
  if (profiles.size > 0)
    throw new ConfigError(
      [...profiles].map(
        (profile) => `${names}: is not set, but the profile ${profile} requires the answer of a register`,
      ),
    )
  return access
}
