import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import { FIRST_PROVIDER, type ProviderAccess } from '@playhouse/vendor-api/payments/provider.ts'
import * as z from 'zod'

const DEMO_URL = 'http://127.0.0.1:4207'

type Prefix = (typeof PAYMENT_PROVIDERS)[number]['prefix']
const url = z.url({ protocol: /^https?$/ }).optional()
const secret = z.string().optional()
type Variables<Part extends string, Schema> = { [Name in Prefix as `${Name}_${Part}`]: Schema }
type PaymentVariables = Variables<'URL', typeof url> & Variables<'SECRET', typeof secret>

/**
 * Each payment provider has the address where the platform calls it, without which there is none, and the secret that signs calls and verifies
 * webhooks. Two values during a rotation, the new one first.
 */
export const PAYMENT_VARIABLES = Object.fromEntries(
  PAYMENT_PROVIDERS.flatMap(({ prefix }) => [
    [`${prefix}_URL`, url],
    [`${prefix}_SECRET`, secret],
  ]),
) as PaymentVariables

/** The configured providers by code; in a demo the first one, too. A platform that has none of them needs its secret all the same. */
export function paymentConfig(
  env: z.output<z.ZodObject<PaymentVariables>> & { DEMO: boolean },
  secrets: SecretReader,
): Record<string, ProviderAccess> {
  const access: Record<string, ProviderAccess> = {}
  for (const { code, prefix } of PAYMENT_PROVIDERS) {
    const isFirst = code === FIRST_PROVIDER
    const address = env[`${prefix}_URL`] ?? (isFirst && env.DEMO ? DEMO_URL : undefined)
    if (address === undefined && !isFirst) continue
    const texts = (env[`${prefix}_SECRET`]?.split(',') ?? [undefined]).map((text) =>
      secrets.secret(`${prefix}_SECRET`, text?.trim(), DEMO_SECRETS.payments),
    )
    if (address !== undefined) access[code] = { url: new URL(address).origin, secrets: texts }
  }
  return access
}
