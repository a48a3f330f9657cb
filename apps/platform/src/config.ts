import { readEnvironment } from '@playhouse/shared/environment.ts'
import * as z from 'zod'

const origin = z.url({ protocol: /^https?$/ }).refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must be an origin such as http://localhost:4202, without a path',
})

const origins = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim().replace(/\/$/, ''))
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(origin).min(1))

const perHour = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const LOCAL_HOSTS = 'http://localhost:4202,http://127.0.0.1:4202'

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4202),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Origins of the brand's own pages: they may frame games. */
  SITE_ORIGINS: origins('http://localhost:4200'),
  /** Where browsers fetch pictures. */
  MEDIA_HOSTS: origins(LOCAL_HOSTS),
  /** Where browsers open games. */
  LAUNCH_HOSTS: origins(LOCAL_HOSTS),
  /** Bodies sealed by the field's legacy envelope are taken too. */
  LEGACY_CIPHER: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Calls from one address within an hour. */
  FREE_PLAYS_PER_HOUR: perHour(20),
  REGISTRATIONS_PER_HOUR: perHour(20),
  USERNAME_CHECKS_PER_HOUR: perHour(600),
  LOG_INS_PER_HOUR: perHour(300),
})

/** What the environment says, checked. Nothing else reads it. */
export interface Config {
  host: string
  port: number
  databaseUrl: string
  siteOrigins: readonly string[]
  mediaHosts: readonly string[]
  launchHosts: readonly string[]
  /** Whether the legacy envelope (DES) is taken beside JWE. */
  legacyCipher: boolean
  logLevel: z.output<typeof environment>['LOG_LEVEL']
  /** Calls from one address within an hour, by what they ask. */
  limitsPerHour: { freePlay: number; registration: number; usernameCheck: number; logIn: number }
}

/** Reads the environment. An empty variable counts as not set. @throws ConfigError */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const env = readEnvironment(environment, variables)
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    siteOrigins: env.SITE_ORIGINS,
    mediaHosts: env.MEDIA_HOSTS,
    launchHosts: env.LAUNCH_HOSTS,
    legacyCipher: env.LEGACY_CIPHER,
    logLevel: env.LOG_LEVEL,
    limitsPerHour: {
      freePlay: env.FREE_PLAYS_PER_HOUR,
      registration: env.REGISTRATIONS_PER_HOUR,
      usernameCheck: env.USERNAME_CHECKS_PER_HOUR,
      logIn: env.LOG_INS_PER_HOUR,
    },
  }
}
