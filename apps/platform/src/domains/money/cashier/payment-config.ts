import { readEnvironment } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS, type SecretReader } from '@playhouse/server/secrets.ts'
import { listProviders } from '@playhouse/vendor-api/payments/all.ts'
import { FIRST_PROVIDER, type ProviderAccess, type ProviderPackage } from '@playhouse/vendor-api/payments/provider.ts'
import * as z from 'zod'

const DEMO_URL = 'http://127.0.0.1:4207'

const url = z.url({ protocol: /^https?$/ }).optional()
const text = z.string().optional()

/**
 * Each payment provider has the address where the platform calls it, without which there is none, and the secret that signs calls and verifies
 * webhooks. Two values during a rotation, the new one first. Besides, it has settings that it declares.
 */
export const getProviderVariables = (providers: readonly ProviderPackage[]) =>
  Object.fromEntries(
    providers.flatMap(({ prefix, settings = {} }) => [
      [`${prefix}_URL`, url],
      [`${prefix}_SECRET`, text],
      ...Object.keys(settings).map((name) => [`${prefix}_${name}`, text] as const),
    ]),
  )

/**
 * The configured providers by code; in a demo the first one, too. A platform that has none of them needs its secret all the same.
 * @throws ConfigError for a setting that does not fit
 */
export function paymentConfig(
  variables: Readonly<Record<string, string | undefined>>,
  { DEMO: isDemo }: { DEMO: boolean },
  secrets: SecretReader,
): Record<string, ProviderAccess> {
  const access: Record<string, ProviderAccess> = {}
  for (const provider of listProviders()) {
    const { code, prefix } = provider
    const env = readEnvironment(z.object(getProviderVariables([provider])), variables) as Record<
      string,
      string | undefined
    >
    const isFirst = code === FIRST_PROVIDER
    const address = env[`${prefix}_URL`] ?? (isFirst && isDemo ? DEMO_URL : undefined)
    if (address === undefined && !isFirst) continue
    const texts = (env[`${prefix}_SECRET`]?.split(',') ?? [undefined]).map((part) =>
      secrets.secret(`${prefix}_SECRET`, part?.trim(), DEMO_SECRETS.payments),
    )
    if (address === undefined) continue
    access[code] = {
      url: new URL(address).origin,
      secrets: texts,
      settings: readSettings(provider, variables, secrets),
    }
  }
  return access
}

function readSettings(
  { prefix, settings = {} }: ProviderPackage,
  variables: Readonly<Record<string, string | undefined>>,
  secrets: SecretReader,
): Record<string, unknown> {
  const shape = Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => [`${prefix}_${name}`, schema === 'secret' ? text : schema]),
  )
  const env: Record<string, unknown> = readEnvironment(z.object(shape), variables)
  return Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => {
      const value = env[`${prefix}_${name}`]
      if (schema !== 'secret') return [name, value]
      return [name, secrets.secret(`${prefix}_${name}`, value as string | undefined, DEMO_SECRETS.payments)]
    }),
  )
}
