import { ConfigError, QUIET_START_VARIABLE, readEnvironment, TRUE_OR_FALSE } from '@playhouse/server/environment.ts'
import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import { DEMO_SECRETS, DEMO_VARIABLE, SecretReader } from '@playhouse/server/secrets.ts'
import { TIMEOUT_VARIABLES } from '@playhouse/server/server-timeouts.ts'
import type { BreakerOptions } from './platform/circuit-breaker.ts'
import { STATED_FEATURES } from './platform/stated-features.ts'
import type { StatedFeatures } from './platform/platform-features.ts'
import { getTlsProblems, type PlatformTls } from './platform/platform-link.ts'
import * as z from 'zod'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://play.example',
  )

const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim().replace(/\/$/, ''))
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(origin).min(1))

const environment = z.object({
  ...DEMO_VARIABLE,
  /** `production` by default, except in a demo. */
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4200),
  PLATFORM_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4202'),
  PLATFORM_FEATURES: STATED_FEATURES.optional(),
  PLATFORM_DIALECT: z.string().optional(),
  MERCHANT: z.string().max(40).default('playhouse'),
  BRANDS_FILE: z.string().optional(),
  PAYLOAD_CIPHER: z.string().default('jwe'),
  PLATFORM_IDEMPOTENT: TRUE_OR_FALSE.default(true),
  PLATFORM_CA_FILE: z.string().optional(),
  PLATFORM_CERT_FILE: z.string().optional(),
  PLATFORM_KEY_FILE: z.string().optional(),
  COOKIE_KEYS: z.string().optional(),
  COOKIE_SECURE: TRUE_OR_FALSE.optional(),
  SITE_ORIGIN: origin.optional(),
  SITE_ORIGINS: origins.optional(),
  WEB_ROOT: z.string().optional(),
  PLAYHOUSE_SITE: z.string().optional(),
  PUBLIC_CACHE: z.enum(['on', 'off']).default('on'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LIVE_SECRET: z.string().optional(),
  LIVE_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  /** Origin of another system's chat (CHAT_URL of the platform), which pages may frame. */
  CHAT_ORIGIN: origin.optional(),
  TRUST_PROXY: z.string().optional(),
  PARTNERS_FILE: z.string().optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  RATE_LIMIT_PER_SESSION: z.coerce.number().int().min(1).default(600),
  CONCURRENT_PER_ADDRESS: z.coerce.number().int().min(1).default(32),
  CONCURRENT_PER_SESSION: z.coerce.number().int().min(1).default(4),
  CIRCUIT_CALLS: z.coerce.number().int().min(1).default(20),
  CIRCUIT_FAILED_PERCENT: z.coerce.number().int().min(1).max(100).default(50),
  CIRCUIT_WINDOW_SECONDS: z.coerce.number().min(1).max(600).default(10),
  CIRCUIT_OPEN_SECONDS: z.coerce.number().min(0.1).max(600).default(2),
  OPERATION_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ...TIMEOUT_VARIABLES,
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  ...QUIET_START_VARIABLE,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export const VARIABLES: readonly string[] = Object.keys(environment.shape)

/** Settings of a process, which all of its brands share. */
export interface ServerConfig {
  host: string
  port: number
  /** Runs only trusted documents and hides the schema. */
  production: boolean
  /** Brands that this process serves by host; without it one, by the rest of the environment. Read again when it changes. */
  brandsFile: string | undefined
  /** Serves `/metrics`; without it there are no metrics. */
  metricsPort: number | undefined
  requestTimeoutMs: number
  /** How long requests are accepted after SIGTERM. */
  drainMs: number
  /** Compiles ahead this long after it listens; with 0 before it does. */
  quietStartMs: number
  logLevel: z.output<typeof environment>['LOG_LEVEL']
}

/** The validated environment. */
export interface Config extends ServerConfig {
  /** Adds `extensions.trace` to responses, in development only: it shows the platform's endpoints. */
  traceRequests: boolean
  platformUrl: string
  platformFeatures: StatedFeatures
  /** Package or file of the platform's dialect; without one it speaks the contract. */
  platformDialect: string | undefined
  merchant: string
  /** `none`, `jwe`, `des`, or a module of the operator's. */
  payloadCipher: string
  platformTls: PlatformTls
  /** Whether the platform carries out a write once that it gets twice under one key. */
  platformIsIdempotent: boolean
  /** The first seals; all open. */
  cookieKeys: readonly SecretKey[]
  cookieSecure: boolean
  /** Origin of the brand's pages; the request's own when left out. */
  /** Of the site's pages, the main one first. Empty in a server of several brands, which knows their hosts. */
  siteOrigins: readonly string[]
  /** Folder of the built web, if this gateway serves it. */
  webRoot: string | undefined
  /** Folder of an operator's project, whose modules add to the graph. */
  projectFolder: string | undefined
  publicCache: boolean
  /** Redis or Valkey shared by several gateways. */
  redisUrl: string | undefined
  /** Shared with the platform, whose live events are read with it; without it pages poll. */
  liveSecret: string | undefined
  liveStreamsPerAddress: number
  /** Partners with their keys' hashes and documents; read again when it changes. */
  partnersFile: string | undefined
  /** Pages may frame it. */
  chatOrigin: string | undefined
  /** Proxies trusted for the caller's address: all, none, a number of hops, or a list of networks. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  requestsPerMinute: { address: number; session: number }
  /** Operations at work at once. */
  concurrent: { address: number; session: number }
  /** When the circuit of a service of the platform opens. */
  circuit: Omit<BreakerOptions, 'onChange'>
  /** Multiplies the limits of single operations; above 1 for tests, which share one address. */
  operationLimitFactor: number
  /** OTLP collector; without it there are no traces. */
  otlpEndpoint: string | undefined
}

/** Reads the variables of a process. An empty one counts as not set. @throws ConfigError */
export function readServerConfig(variables: Record<string, string | undefined>): ServerConfig {
  return serverConfig(readEnvironment(environment, variables))
}

const modeIn = ({ NODE_ENV, DEMO }: z.output<typeof environment>) => NODE_ENV ?? (DEMO ? 'development' : 'production')

const serverConfig = (env: z.output<typeof environment>): ServerConfig => ({
  host: env.HOST,
  port: env.PORT,
  production: modeIn(env) === 'production',
  brandsFile: env.BRANDS_FILE,
  metricsPort: env.METRICS_PORT,
  requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1_000,
  drainMs: env.DRAIN_SECONDS * 1_000,
  quietStartMs: env.QUIET_START_SECONDS * 1_000,
  logLevel: env.LOG_LEVEL,
})

/** Reads the environment of a brand. An empty variable counts as not set. @throws ConfigError */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const env = readEnvironment(environment, variables)
  const secrets = new SecretReader(env.DEMO)
  const cookieKeys = secrets.keys('COOKIE_KEYS', env.COOKIE_KEYS)
  const liveSecret = secrets.optional('LIVE_SECRET', env.LIVE_SECRET, DEMO_SECRETS.live)
  secrets.check()
  const platformTls = { caFile: env.PLATFORM_CA_FILE, certFile: env.PLATFORM_CERT_FILE, keyFile: env.PLATFORM_KEY_FILE }
  const problems = getTlsProblems(env.PLATFORM_URL, platformTls)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...serverConfig(env),
    traceRequests: modeIn(env) === 'development',
    platformUrl: env.PLATFORM_URL,
    // A demo's platform is the one in this repository.
    platformFeatures: env.PLATFORM_FEATURES ?? (env.DEMO ? 'all' : 'learn'),
    platformDialect: env.PLATFORM_DIALECT,
    merchant: env.MERCHANT,
    payloadCipher: env.PAYLOAD_CIPHER,
    platformTls,
    platformIsIdempotent: env.PLATFORM_IDEMPOTENT,
    cookieKeys,
    // A demo runs over plain http, where some browsers drop Secure cookies.
    cookieSecure: env.COOKIE_SECURE ?? !env.DEMO,
    siteOrigins: env.SITE_ORIGIN === undefined ? (env.SITE_ORIGINS ?? localOrigins(env.PORT)) : [env.SITE_ORIGIN],
    webRoot: env.WEB_ROOT,
    projectFolder: env.PLAYHOUSE_SITE,
    publicCache: env.PUBLIC_CACHE === 'on',
    redisUrl: env.REDIS_URL,
    liveSecret,
    liveStreamsPerAddress: env.LIVE_STREAMS_PER_ADDRESS,
    partnersFile: env.PARTNERS_FILE,
    chatOrigin: env.CHAT_ORIGIN,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    requestsPerMinute: { address: env.RATE_LIMIT_PER_MINUTE, session: env.RATE_LIMIT_PER_SESSION },
    concurrent: { address: env.CONCURRENT_PER_ADDRESS, session: env.CONCURRENT_PER_SESSION },
    circuit: {
      calls: env.CIRCUIT_CALLS,
      failedShare: env.CIRCUIT_FAILED_PERCENT / 100,
      windowMs: env.CIRCUIT_WINDOW_SECONDS * 1_000,
      openMs: env.CIRCUIT_OPEN_SECONDS * 1_000,
    },
    operationLimitFactor: env.OPERATION_LIMIT_FACTOR,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}

const localOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === 'false') return false
  if (text === 'true') return true
  const hops = /^\d+$/.test(text) ? Number(text) : undefined
  return hops === undefined ? text : (_address, hop) => hop < hops
}
