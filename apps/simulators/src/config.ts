import { ConfigError, DATABASE_WAIT_VARIABLE, readEnvironment } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS, DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import { TIMEOUT_VARIABLES } from '@playhouse/server/server-timeouts.ts'
import { fileURLToPath } from 'node:url'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { SIMULATED_PROVIDERS } from './provider-addresses.ts'

/** The simulated third parties; each has its own port and thus origin. */
export const PARTIES = [
  'vendors',
  'identity-provider',
  'message-gateway',
  'payments',
  'analytics',
  'human-check',
] as const
export type Party = (typeof PARTIES)[number]

const WITHOUT_DATABASE: ReadonlySet<Party> = new Set(['identity-provider', 'analytics', 'human-check'])

/** How long a provider takes to check an identity. */
const IDENTITY_CHECK_SECONDS = 5

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback)
const origins = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').map((entry) => entry.trim().replace(/\/$/, '')))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

type SecretName = `${(typeof SIMULATED_PROVIDERS)[number]['prefix']}_SECRET`

/** Of each provider: signs webhooks and verifies the operator's calls. Two during rotation, the new one first. */
const PROVIDER_SECRETS = Object.fromEntries(
  SIMULATED_PROVIDERS.map(({ prefix }) => [`${prefix}_SECRET`, z.string().optional()]),
) as Record<SecretName, z.ZodOptional<z.ZodString>>

const environment = z.object({
  ...DEMO_VARIABLE,
  HOST: z.string().default('127.0.0.1'),
  /** Comma-separated parties to run; all by default. */
  PARTIES: z
    .string()
    .default(PARTIES.join(','))
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.enum(PARTIES)).min(1)),
  /** The identity provider, analytics and human check need none. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Origins of the site, which may frame games and receive redirects from the identity provider. */
  SITE_ORIGINS: origins('http://localhost:4200'),
  /** Origins at which browsers open games. */
  LAUNCH_HOSTS: origins('http://localhost:4204,http://127.0.0.1:4204'),
  /** Origin of the operator's logo. */
  MEDIA_HOSTS: origins('http://localhost:4202'),
  /** URL of the operator's wallet and webhooks. */
  SEAMLESS_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4202'),
  /** Derives each vendor's signing key. */
  SEAMLESS_SECRET: z.string().optional(),
  ...PROVIDER_SECRETS,
  /** Origin of the payment providers' pages. */
  PAYMENTS_HOST: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of the pages with results of identity checks. */
  PAGES_HOST: z.url({ protocol: /^https?$/ }).optional(),
  /** Delay before payments complete automatically. */
  PAYMENTS_SECONDS: z.coerce.number().min(0).max(3_600).default(6),
  VENDOR_PORT: port(4204),
  IDENTITY_PROVIDER_PORT: port(4205),
  MESSAGE_GATEWAY_PORT: port(4206),
  PAYMENTS_PORT: port(4207),
  ANALYTICS_PORT: port(4209),
  HUMAN_CHECK_PORT: port(4210),
  /** The operator's account at the human check. */
  GEETEST_ID: z.string().default('playhouse'),
  GEETEST_KEY: z.string().optional(),
  /** Folder of the built game client. */
  GAMES_ROOT: z.string().default(fileURLToPath(new URL('../../games/dist', import.meta.url))),
  /** The operator's client credentials at the identity provider. */
  CLIENT_ID: z.string().default('playhouse'),
  CLIENT_SECRET: z.string().optional(),
  ...TIMEOUT_VARIABLES,
  ...DATABASE_WAIT_VARIABLE,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export const VARIABLES: readonly string[] = Object.keys(environment.shape)

export interface VendorConfig {
  siteOrigins: readonly string[]
  launchHosts: readonly string[]
  seamlessUrl: string
  seamlessSecret: string
  gamesRoot: string
  requestTimeoutMs: number
  logLevel: z.output<typeof environment>['LOG_LEVEL']
}

export interface Config extends VendorConfig {
  parties: readonly Party[]
  host: string
  databaseUrl: string
  databaseWaitSeconds: number
  mediaHost: string
  senderSecret: string
  dovecoteSecret: string
  paymentsSecrets: readonly string[]
  paymentsHost: string
  mosswaterSecrets: readonly string[]
  identityChecks: {
    sandpiperSecrets: readonly string[]
    millstoneSecrets: readonly string[]
    pagesHost: string
    /** Receives the webhooks. */
    operatorUrl: string
    secondsToDecide: number
  }
  screening: {
    secrets: readonly string[]
    /** Receives the webhooks. */
    operatorUrl: string
  }
  registers: { secrets: readonly string[] }
  /** Delay before payments complete automatically. */
  paymentsFinishAfterMs: number
  /** Receives the payment provider's webhooks. */
  operatorUrl: string
  ports: Readonly<Record<Party, number>>
  clientId: string
  clientSecret: string
  geetestId: string
  geetestKey: string
}

const readSecrets = (text: string | undefined, demo: string): readonly string[] =>
  (text ?? demo).split(',').map((secret) => secret.trim())

/** Reads the environment; empty variables count as unset. @throws ConfigError, also without DEMO=true */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const env = readEnvironment(environment, variables)
  // The identity provider needs no password, and the outbox shows everybody's codes.
  if (!env.DEMO) throw new ConfigError(['DEMO: the simulators are for demos only; set DEMO=true'])
  const needsDatabase = env.PARTIES.some((party) => !WITHOUT_DATABASE.has(party))
  if (needsDatabase && !env.DATABASE_URL) throw new ConfigError(['DATABASE_URL: is not set'])
  return {
    parties: env.PARTIES,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL ?? '',
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    siteOrigins: env.SITE_ORIGINS,
    launchHosts: env.LAUNCH_HOSTS,
    mediaHost: env.MEDIA_HOSTS[0] ?? '',
    seamlessUrl: new URL(env.SEAMLESS_URL).origin,
    seamlessSecret: env.SEAMLESS_SECRET ?? DEMO_SECRETS.seamless,
    senderSecret: env.SENDER_SECRET ?? DEMO_SECRETS.sender,
    dovecoteSecret: env.DOVECOTE_SECRET ?? DEMO_SECRETS.sender,
    paymentsSecrets: readSecrets(env.PAYMENTS_SECRET, DEMO_SECRETS.payments),
    paymentsHost: new URL(env.PAYMENTS_HOST ?? `http://localhost:${env.PAYMENTS_PORT}`).origin,
    mosswaterSecrets: readSecrets(env.MOSSWATER_SECRET, DEMO_SECRETS.payments),
    identityChecks: {
      sandpiperSecrets: readSecrets(env.SANDPIPER_SECRET, DEMO_SECRETS.identityChecks),
      millstoneSecrets: readSecrets(env.MILLSTONE_SECRET, DEMO_SECRETS.identityChecks),
      pagesHost: new URL(env.PAGES_HOST ?? `http://localhost:${env.MESSAGE_GATEWAY_PORT}`).origin,
      operatorUrl: new URL(env.SEAMLESS_URL).origin,
      secondsToDecide: IDENTITY_CHECK_SECONDS,
    },
    screening: {
      secrets: readSecrets(env.PLUMBLINE_SECRET, DEMO_SECRETS.screening),
      operatorUrl: new URL(env.SEAMLESS_URL).origin,
    },
    registers: { secrets: readSecrets(env.QUIETGATE_SECRET, DEMO_SECRETS.registers) },
    paymentsFinishAfterMs: env.PAYMENTS_SECONDS * 1_000,
    operatorUrl: new URL(env.SEAMLESS_URL).origin,
    ports: {
      vendors: env.VENDOR_PORT,
      'identity-provider': env.IDENTITY_PROVIDER_PORT,
      'message-gateway': env.MESSAGE_GATEWAY_PORT,
      payments: env.PAYMENTS_PORT,
      analytics: env.ANALYTICS_PORT,
      'human-check': env.HUMAN_CHECK_PORT,
    },
    gamesRoot: env.GAMES_ROOT,
    clientId: env.CLIENT_ID,
    clientSecret: env.CLIENT_SECRET ?? DEMO_SECRETS.socialClient,
    geetestId: env.GEETEST_ID,
    geetestKey: env.GEETEST_KEY ?? randomBytes(24).toString('base64url'),
    requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1_000,
    logLevel: env.LOG_LEVEL,
  }
}
