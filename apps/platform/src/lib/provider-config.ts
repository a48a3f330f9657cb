import { readEnvironment } from '@playhouse/server/environment.ts'
import type { SecretReader } from '@playhouse/server/secrets.ts'
import type { ProviderAccess, ProviderDeclaration } from '@playhouse/vendor-api/provider-declaration.ts'
import * as z from 'zod'

const url = z.url({ protocol: /^https?$/ }).optional()
const text = z.string().optional()

export type Variables = Readonly<Record<string, string | undefined>>

/**
 * Each provider has the address where the platform calls it, without which there is none, and the secret that signs calls and verifies
 * webhooks. Two values during a rotation, the new one first. Besides, it has settings that it declares.
 */
export const getProviderVariables = (providers: readonly ProviderDeclaration[]) =>
  Object.fromEntries(
    providers.flatMap(({ prefix, settings = {} }) => [
      [`${prefix}_URL`, url],
      [`${prefix}_SECRET`, text],
      ...Object.keys(settings).map((name) => [`${prefix}_${name}`, text] as const),
    ]),
  )

interface AccessOptions {
  secrets: SecretReader
  /** Published secret of its kind. */
  demoSecret: string
  /** Used where no address is set. */
  otherUrl?: string | undefined
  /** Whether a secret is needed without an address, too. */
  needsSecret?: boolean
}

/** @returns undefined for a provider without an address @throws ConfigError for a setting that does not fit */
export function readProviderAccess(
  provider: ProviderDeclaration,
  variables: Variables,
  { secrets, demoSecret, otherUrl, needsSecret = false }: AccessOptions,
): Required<ProviderAccess> | undefined {
  const { prefix, kind } = provider
  const env = readEnvironment(z.object(getProviderVariables([provider])), variables) as Variables
  const address = env[`${prefix}_URL`] ?? otherUrl
  if (address === undefined && !needsSecret) return undefined
  const texts = (env[`${prefix}_SECRET`]?.split(',') ?? [undefined]).map((part) =>
    secrets.secret(`${prefix}_SECRET`, part?.trim(), demoSecret),
  )
  if (address === undefined) return undefined
  return {
    url: kind === 'message' ? address : new URL(address).origin,
    secrets: texts,
    settings: readSettings(provider, variables, secrets, demoSecret),
  }
}

/** @param options says how each is read @returns access to the configured ones, by code @throws ConfigError for a setting that does not fit */
export function readAccess(
  providers: readonly ProviderDeclaration[],
  variables: Variables,
  options: AccessOptions,
): Record<string, ProviderAccess> {
  const read = providers.map((provider) => [provider.code, readProviderAccess(provider, variables, options)] as const)
  return Object.fromEntries(read.flatMap(([code, access]) => (access ? [[code, access]] : [])))
}

function readSettings(
  { prefix, settings = {} }: ProviderDeclaration,
  variables: Variables,
  secrets: SecretReader,
  demoSecret: string,
): Record<string, unknown> {
  const shape = Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => [`${prefix}_${name}`, schema === 'secret' ? text : schema]),
  )
  const env: Record<string, unknown> = readEnvironment(z.object(shape), variables)
  return Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => {
      const value = env[`${prefix}_${name}`]
      if (schema !== 'secret') return [name, value]
      return [name, secrets.secret(`${prefix}_${name}`, value as string | undefined, demoSecret)]
    }),
  )
}
