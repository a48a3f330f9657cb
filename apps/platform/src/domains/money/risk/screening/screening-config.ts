import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { SCREENERS } from '@playhouse/vendor-api/screening/all.ts'
import type { ScreenerAccess } from '@playhouse/vendor-api/screening/screener.ts'
import * as z from 'zod'

type Prefix = (typeof SCREENERS)[number]['prefix']
const url = z.url({ protocol: /^https?$/ }).optional()
const secret = z.string().optional()
type Variables<Part extends string, Schema> = { [Name in Prefix as `${Name}_${Part}`]: Schema }

/**
 * Where each provider of lists is, without which there is none, and the secret of calls and webhooks: two values during a rotation, the new one
 * first.
 */
export const SCREENING_VARIABLES = Object.fromEntries(
  SCREENERS.flatMap(({ prefix }) => [
    [`${prefix}_URL`, url],
    [`${prefix}_SECRET`, secret],
  ]),
) as Variables<'URL', typeof url> & Variables<'SECRET', typeof secret>

/** Access to the configured providers, by code. Empty: nobody is compared with lists. */
export type ScreeningConfig = Readonly<Record<string, ScreenerAccess>>

/** @throws ConfigError */
export function screeningConfig(
  env: z.output<z.ZodObject<typeof SCREENING_VARIABLES>>,
  secrets: SecretReader,
): ScreeningConfig {
  const access: Record<string, ScreenerAccess> = {}
  for (const { code, prefix } of SCREENERS) {
    const address = env[`${prefix}_URL`]
    if (address === undefined) continue
    const texts = (env[`${prefix}_SECRET`]?.split(',') ?? [undefined]).map((text) =>
      secrets.secret(`${prefix}_SECRET`, text?.trim(), DEMO_SECRETS.screening),
    )
    access[code] = { url: new URL(address).origin, secrets: texts }
  }
  return access
}
