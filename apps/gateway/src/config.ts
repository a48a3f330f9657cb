import * as z from 'zod'
import { parseCookieKeys, randomCookieKey, type CookieKey } from './http/cookie-keys.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://play.example',
  )

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4200),
  PLATFORM_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4202'),
  MERCHANT: z.string().max(40).default('playhouse'),
  COOKIE_KEYS: z.string().optional(),
  COOKIE_SECURE: z.stringbool().default(true),
  SITE_ORIGIN: origin.optional(),
  WEB_ROOT: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What the environment says, checked. Nothing else reads it. */
export interface Config {
  /** Only registered documents run, nothing of the schema is told. */
  production: boolean
  host: string
  port: number
  platformUrl: string
  merchant: string
  /** The first seals, all open. */
  cookieKeys: readonly CookieKey[]
  cookieSecure: boolean
  /** Origin of the brand's pages; what the request says when left out. */
  siteOrigin: string | undefined
  /** Folder of the built web, when this gateway serves it. */
  webRoot: string | undefined
  /** Shared memory of several gateways. */
  redisUrl: string | undefined
  /** Proxies whose word on the caller's address is taken: all, none, so many hops or a list of networks. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** GraphQL requests from one address. */
  rateLimitPerMinute: number
  logLevel: z.output<typeof environment>['LOG_LEVEL']
}

/** Thrown when a variable is missing or wrong; the message names each one. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Reads the environment. An empty variable counts as not set. @throws ConfigError */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = environment.safeParse(set)
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((problem) => `${String(problem.path[0])}: ${problem.message}`))
  }
  const env = read.data
  const production = env.NODE_ENV === 'production'
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    platformUrl: env.PLATFORM_URL,
    merchant: env.MERCHANT,
    cookieKeys: readCookieKeys(env.COOKIE_KEYS, production),
    cookieSecure: env.COOKIE_SECURE,
    siteOrigin: env.SITE_ORIGIN,
    webRoot: env.WEB_ROOT,
    redisUrl: env.REDIS_URL,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    logLevel: env.LOG_LEVEL,
  }
}

/** Outside production a key is made for this process: sessions end with it. */
function readCookieKeys(text: string | undefined, production: boolean): readonly CookieKey[] {
  if (!text && production)
    throw new ConfigError(['COOKIE_KEYS: is required in production, as kid:base64url of 32 bytes'])
  if (!text) return [randomCookieKey()]
  try {
    return parseCookieKeys(text)
  } catch (error) {
    throw new ConfigError([`COOKIE_KEYS: ${error instanceof Error ? error.message : 'cannot be read'}`])
  }
}

function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === 'false') return false
  if (text === 'true') return true
  const hops = /^\d+$/.test(text) ? Number(text) : undefined
  return hops === undefined ? text : (_address, hop) => hop < hops
}
