import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { IDENTITY_CHECKERS } from '@playhouse/vendor-api/identity-checks/all.ts'
import type { CheckerAccess } from '@playhouse/vendor-api/identity-checks/identity-checker.ts'
import * as z from 'zod'
import { type CountryOrder, countryOrderText, readCountryOrder } from '../../../../lib/country-order.ts'

type Prefix = (typeof IDENTITY_CHECKERS)[number]['prefix']
const url = z.url({ protocol: /^https?$/ }).optional()
const secret = z.string().optional()
type Variables<Part extends string, Schema> = { [Name in Prefix as `${Name}_${Part}`]: Schema }

/**
 * Where each provider of identity checks is, without which there is none, and the secret of calls and webhooks: two values during a rotation, the
 * new one first.
 */
export const IDENTITY_CHECK_VARIABLES = {
  ...(Object.fromEntries(
    IDENTITY_CHECKERS.flatMap(({ prefix }) => [
      [`${prefix}_URL`, url],
      [`${prefix}_SECRET`, secret],
    ]),
  ) as Variables<'URL', typeof url> & Variables<'SECRET', typeof secret>),
  /** Providers that are chosen first for a nationality: `VN:millstone,sandpiper;TH:sandpiper`. */
  IDENTITY_CHECKERS: countryOrderText,
}

export interface IdentityCheckConfig {
  /** Of the configured providers, by code. Empty: operators check alone. */
  access: Readonly<Record<string, CheckerAccess>>
  order: CountryOrder
}

/** @throws ConfigError */
export function identityCheckConfig(
  env: z.output<z.ZodObject<typeof IDENTITY_CHECK_VARIABLES>>,
  secrets: SecretReader,
): IdentityCheckConfig {
  const access: Record<string, CheckerAccess> = {}
  for (const { code, prefix } of IDENTITY_CHECKERS) {
    const address = env[`${prefix}_URL`]
    if (address === undefined) continue
    const texts = (env[`${prefix}_SECRET`]?.split(',') ?? [undefined]).map((text) =>
      secrets.secret(`${prefix}_SECRET`, text?.trim(), DEMO_SECRETS.identityChecks),
    )
    access[code] = { url: new URL(address).origin, secrets: texts }
  }
  return { access, order: readCountryOrder('IDENTITY_CHECKERS', env.IDENTITY_CHECKERS, access) }
}
