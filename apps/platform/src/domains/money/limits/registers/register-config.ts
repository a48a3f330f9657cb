import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { REGISTERS } from '@playhouse/vendor-api/registers/all.ts'
import type { RegisterAccess } from '@playhouse/vendor-api/registers/register.ts'
import * as z from 'zod'
import type { Jurisdictions } from '../../../site/jurisdictions/jurisdiction-config.ts'

type Prefix = (typeof REGISTERS)[number]['prefix']
const url = z.url({ protocol: /^https?$/ }).optional()
const secret = z.string().optional()
type Variables<Part extends string, Schema> = { [Name in Prefix as `${Name}_${Part}`]: Schema }

/** Where each register of excluded persons is, without which there is none, and the secret of calls: two values during a rotation, the new one first. */
export const REGISTER_VARIABLES = Object.fromEntries(
  REGISTERS.flatMap(({ prefix }) => [
    [`${prefix}_URL`, url],
    [`${prefix}_SECRET`, secret],
  ]),
) as Variables<'URL', typeof url> & Variables<'SECRET', typeof secret>

/** Access to the configured registers, by code. Empty: nobody is asked about. */
export type RegisterConfig = Readonly<Record<string, RegisterAccess>>

/** @throws ConfigError also where the rules of a country require the answer of a register, and there is none to ask: nobody could play or deposit */
export function registerConfig(
  env: z.output<z.ZodObject<typeof REGISTER_VARIABLES>>,
  secrets: SecretReader,
  jurisdictions: Jurisdictions,
): RegisterConfig {
  const access: Record<string, RegisterAccess> = {}
  for (const { code, prefix } of REGISTERS) {
    const address = env[`${prefix}_URL`]
    if (address === undefined) continue
    const texts = (env[`${prefix}_SECRET`]?.split(',') ?? [undefined]).map((text) =>
      secrets.secret(`${prefix}_SECRET`, text?.trim(), DEMO_SECRETS.registers),
    )
    access[code] = { url: new URL(address).origin, secrets: texts }
  }
  if (Object.keys(access).length > 0) return access
  const asking = Object.values(jurisdictions).filter(({ rules }) => rules.requiresRegister)
  const profiles = new Set(asking.map(({ profile }) => profile))
  const names = REGISTERS.map(({ prefix }) => `${prefix}_URL`).join(', ')
  if (profiles.size > 0)
    throw new ConfigError(
      [...profiles].map(
        (profile) => `${names}: is not set, but the profile ${profile} requires the answer of a register`,
      ),
    )
  return access
}
