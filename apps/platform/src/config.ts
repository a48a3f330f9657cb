import { FEEDBACK_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { DATABASE_WAIT_VARIABLE, QUIET_START_VARIABLE, readEnvironment } from '@playhouse/server/environment.ts'
import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { DEMO_SECRETS, DEMO_VARIABLE, type Operator, SecretReader } from '@playhouse/server/secrets.ts'
import { TIMEOUT_VARIABLES } from '@playhouse/server/server-timeouts.ts'
import { listProviders, OUR_PROVIDERS } from '@playhouse/vendor-api/all-providers.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import * as z from 'zod'
import { databasePassword } from './db/database-password.ts'
import { PUSH_VARIABLES, pushConfig, type PushConfig } from './domains/engagement/notices/push-config.ts'
import { ANALYTICS_VARIABLES, type AnalyticsConfig, analyticsConfig } from './domains/site/analytics-config.ts'
import {
  JURISDICTION_VARIABLES,
  type Jurisdictions,
  readJurisdictions,
} from './domains/site/jurisdictions/jurisdiction-config.ts'
import type { Parties } from './domains/site/module-needs.ts'
import { CHAT_VARIABLES, type ChatProvider, chatProvider } from './domains/engagement/chat/chat-provider.ts'
import { getProviderVariables, type Variables } from './lib/provider-config.ts'
import { paymentConfig } from './domains/money/cashier/payment-config.ts'
import {
  IDENTITY_CHECK_VARIABLES,
  type IdentityCheckConfig,
  identityCheckConfig,
} from './domains/people/member/profile/identity-check-config.ts'
import { type RegisterConfig, registerConfig } from './domains/money/limits/registers/register-config.ts'
import { type ScreeningConfig, screeningConfig } from './domains/money/risk/screening/screening-config.ts'
import { LOG_IN_VARIABLES, logInConfig, type LogInConfig } from './domains/people/session/log-in/log-in-config.ts'
import {
  SOCIAL_VARIABLES,
  socialConfig,
  type SocialIssuerConfig,
} from './domains/people/session/social/social-config.ts'
import {
  VERIFICATION_VARIABLES,
  verificationConfig,
  type VerificationConfig,
} from './domains/people/verification/verification-config.ts'

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

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback)
const perHour = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const LOCAL_HOSTS = 'http://localhost:4202,http://127.0.0.1:4202'
const LOCAL_LAUNCH_HOSTS = 'http://localhost:4204,http://127.0.0.1:4204'

const environment = z.object({
  ...DEMO_VARIABLE,
  /** Role of this process: serve requests, work, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Folder of an operator's project, whose providers are added to ours. */
  PLAYHOUSE_SITE: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(4202),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Streaming replica of the database, which answers reports, records and exports. Without a user, it is the one of DATABASE_URL. */
  REPORTS_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** How long a report waits for the replica to have what was committed before; then the primary answers. */
  REPORTS_WAIT_MS: z.coerce.number().int().min(1).max(10_000).default(250),
  /** Origins of the brand's sites, which may frame games. */
  SITE_ORIGINS: origins('http://localhost:4200'),
  /** Where browsers fetch pictures. */
  MEDIA_HOSTS: origins(LOCAL_HOSTS),
  /** Where browsers open games. */
  LAUNCH_HOSTS: origins(LOCAL_LAUNCH_HOSTS),
  /** Origin of resources stored as a path; defaults to the first of MEDIA_HOSTS. */
  PAGES_HOST: origin.optional(),
  /** Where the platform calls vendors: room lists and transfer wallets. */
  VENDOR_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4204'),
  /** Vendors' signing keys are derived from it. */
  SEAMLESS_SECRET: z.string().optional(),
  ...IDENTITY_CHECK_VARIABLES,
  /** Address ranges with their countries, as CSV; without it private addresses are at home, and others nowhere. */
  COUNTRY_RANGES_FILE: z.string().optional(),
  /** Shared with gateways, which read live events with it; without it there are no live events. */
  LIVE_SECRET: z.string().optional(),
  /** Signs tickets of the operator's own servers for sign-in links; two values during a rotation. Without it there are no such links. */
  HAND_OFF_SECRET: z.string().optional(),
  /** Redis or Valkey for publishing live events; without it each gateway reads a stream. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Schedules, sells and draws lotteries; on by default in a demo. */
  LOTTERY_DRAWS: z.stringbool().optional(),
  /** Accepts bodies sealed with the legacy DES envelope. */
  LEGACY_CIPHER: z.stringbool().default(false),
  /** Encrypts secrets that must be readable again, such as those of authenticators. */
  SECRET_KEYS: z.string().optional(),
  /** Address of the back office, separate from the API; never expose it to the public network. */
  OPERATOR_HOST: z.string().default('127.0.0.1'),
  OPERATOR_PORT: z.union([z.literal('off'), port(4208)]).default(4208),
  /** Operators of the back office: `name:token`, separated by commas. */
  OPERATOR_TOKEN: z.string().optional(),
  /** Above this amount, decisions that pay or credit money require two operators. */
  TWO_OPERATORS_ABOVE: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,4})?$/, { error: 'must be an amount such as 100000000' })
    .default('100000000'),
  /** Prometheus metrics at `/metrics` on HOST; without it there are none. Keep it private. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Collector of traces, OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ...TIMEOUT_VARIABLES,
  /** How long a stopping process accepts connections after it says that it is not ready; 0 closes at once. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  ...DATABASE_WAIT_VARIABLE,
  ...QUIET_START_VARIABLE,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests of a member at work at once, half of which may be changes. A screen reads a dozen things. */
  CONCURRENT_PER_MEMBER: z.coerce.number().int().min(1).default(8),
  /** Calls per address and hour. */
  FREE_PLAYS_PER_HOUR: perHour(20),
  REGISTRATIONS_PER_HOUR: perHour(20),
  USERNAME_CHECKS_PER_HOUR: perHour(600),
  AFFILIATE_CHECKS_PER_HOUR: perHour(300),
  LOG_INS_PER_HOUR: perHour(300),
  CODE_REQUESTS_PER_HOUR: perHour(60),
  PASSWORD_RESETS_PER_HOUR: perHour(20),
  CAPTCHAS_PER_HOUR: perHour(600),
  ...VERIFICATION_VARIABLES,
  ...PUSH_VARIABLES,
  ...SOCIAL_VARIABLES,
  ...LOG_IN_VARIABLES,
  ...CHAT_VARIABLES,
  ...ANALYTICS_VARIABLES,
  ...JURISDICTION_VARIABLES,
  FEEDBACKS_PER_HOUR: perHour(10),
  /** Minimum and maximum length of feedback. */
  FEEDBACK_LENGTH_MIN: z.coerce.number().int().min(1).default(10),
  FEEDBACK_LENGTH_MAX: z.coerce.number().int().min(1).max(FEEDBACK_TEXT_MAX).default(1000),
})

export const VARIABLES: readonly string[] = [
  ...Object.keys(environment.shape),
  ...Object.keys(getProviderVariables(OUR_PROVIDERS)),
]

/** Folder of the operator's project, which is loaded before the rest is read: its providers have variables of their own. */
export const readProjectFolder = (variables: Record<string, string | undefined>): string | undefined =>
  readEnvironment(environment.pick({ PLAYHOUSE_SITE: true }), variables).PLAYHOUSE_SITE

export interface OfficeConfig {
  host: string
  port: number
  operators: readonly Operator[]
  /** Minor units. */
  twoOperatorsAbove: bigint
}

/** The validated environment, which nothing else reads. */
export interface Config extends VerificationConfig {
  /** Allows published secrets, the play world and stand-ins for third parties. */
  demo: boolean
  /** `web` serves requests, `worker` runs jobs and relays live events, `all` does both. */
  role: z.output<typeof environment>['ROLE']
  host: string
  port: number
  vendorUrl: string
  databaseUrl: string
  databaseWaitSeconds: number
  /** Background work begins this long after the start. */
  quietStartMs: number
  /** Undefined: the database answers reports as well. */
  reports: { url: string; waitMs: number } | undefined
  siteOrigins: readonly string[]
  mediaHosts: readonly string[]
  pagesHost: string
  launchHosts: readonly string[]
  seamlessSecret: string
  /** Payment providers by code. Empty: no deposits and no payouts. */
  payments: Readonly<Record<string, ProviderAccess>>
  identityChecks: IdentityCheckConfig
  /** Providers of sanctions lists, by code. Empty: nobody is compared with lists. */
  screening: ScreeningConfig
  registers: RegisterConfig
  countryRangesFile: string | undefined
  /** Secret of live updates, without which there are none. */
  liveSecret: string | undefined
  /** Empty: no sign-in links for the operator's own servers. */
  handOffSecrets: readonly string[]
  redisUrl: string | undefined
  lotteryDraws: boolean
  /** Whether the legacy envelope (DES) is accepted in addition to JWE. */
  legacyCipher: boolean
  /** The first encrypts, all decrypt. */
  secretKeys: readonly SecretKey[]
  socialIssuers: readonly SocialIssuerConfig[]
  /** Undefined: the platform sends no push messages. */
  push: PushConfig | undefined
  /** Undefined: this process serves no back office. */
  office: OfficeConfig | undefined
  logIn: LogInConfig
  chat: ChatProvider
  /** Rules of members by country. */
  jurisdictions: Jurisdictions
  /** Undefined: no analytics. */
  analytics: AnalyticsConfig | undefined
  /** Serves `/metrics`; without it there are no metrics. */
  metricsPort: number | undefined
  /** OTLP collector; without it there are no traces. */
  otlpEndpoint: string | undefined
  /** 0: open connections are closed at once. */
  drainMs: number
  requestTimeoutMs: number
  logLevel: z.output<typeof environment>['LOG_LEVEL']
  concurrentPerMember: number
  /** Calls per address and hour. */
  limitsPerHour: {
    freePlay: number
    registration: number
    usernameCheck: number
    affiliateCheck: number
    logIn: number
    feedback: number
    codeRequest: number
    passwordReset: number
    captcha: number
  }
  feedbackLength: { min: number; max: number }
}

export const getParties = ({
  sender,
  phoneApp,
  socialIssuers,
  payments,
  geetest,
}: Pick<Config, 'sender' | 'phoneApp' | 'socialIssuers' | 'payments' | 'geetest'>): Parties => ({
  sender: sender !== undefined,
  phoneApp: phoneApp !== undefined,
  socialLogIn: socialIssuers.length > 0,
  payments: Object.keys(payments).length > 0,
  geetest: geetest !== undefined,
})

/** A streaming replica has the accounts of its primary. */
function replaceUser(primaryUrl: string, replicaUrl: string): string {
  const url = new URL(replicaUrl)
  if (url.username !== '') return replicaUrl
  const { username, password } = new URL(primaryUrl)
  return Object.assign(url, { username, password }).href
}

function notePasswords(secrets: SecretReader, urls: Readonly<Record<string, string | undefined>>): void {
  for (const [name, url] of Object.entries(urls)) {
    const found = url === undefined ? undefined : databasePassword(name, url)
    if (found?.isNeeded) secrets.password(name, found.password)
  }
}

/** Third parties that are asked about members. @throws ConfigError */
const getAskedParties = (
  variables: Variables,
  env: z.output<typeof environment>,
  secrets: SecretReader,
  jurisdictions: Jurisdictions,
) => ({
  identityChecks: identityCheckConfig(variables, env, secrets),
  screening: screeningConfig(variables, secrets),
  registers: registerConfig(variables, secrets, jurisdictions),
  ...verificationConfig(variables, env, secrets),
})

/** Reads the environment; empty variables count as unset. @throws ConfigError */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const withProviders = environment.extend(getProviderVariables(listProviders())) as unknown as typeof environment
  const env = readEnvironment(withProviders, variables)
  const secrets = new SecretReader(env.DEMO)
  const reportsUrl = env.REPORTS_DATABASE_URL && replaceUser(env.DATABASE_URL, env.REPORTS_DATABASE_URL)
  notePasswords(secrets, { DATABASE_URL: env.DATABASE_URL, REPORTS_DATABASE_URL: reportsUrl })
  const seamlessSecret = secrets.secret('SEAMLESS_SECRET', env.SEAMLESS_SECRET)
  const payments = paymentConfig(variables, env, secrets)
  const jurisdictions = readJurisdictions(env)
  const askedParties = getAskedParties(variables, env, secrets, jurisdictions)
  const liveSecret = secrets.optional('LIVE_SECRET', env.LIVE_SECRET, DEMO_SECRETS.live)
  const handOffSecrets = (env.HAND_OFF_SECRET?.split(',') ?? [undefined]).flatMap(
    (text) => secrets.optional('HAND_OFF_SECRET', text?.trim(), DEMO_SECRETS.handOff) ?? [],
  )
  const secretKeys = secrets.keys('SECRET_KEYS', env.SECRET_KEYS)
  const office = officeConfig(env, secrets)
  secrets.check()
  return {
    demo: env.DEMO,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    vendorUrl: new URL(env.VENDOR_URL).origin,
    databaseUrl: env.DATABASE_URL,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    quietStartMs: env.QUIET_START_SECONDS * 1_000,
    reports: reportsUrl === undefined ? undefined : { url: reportsUrl, waitMs: env.REPORTS_WAIT_MS },
    siteOrigins: env.SITE_ORIGINS,
    mediaHosts: env.MEDIA_HOSTS,
    pagesHost: env.PAGES_HOST ?? env.MEDIA_HOSTS[0] ?? '',
    launchHosts: env.LAUNCH_HOSTS,
    seamlessSecret,
    payments,
    ...askedParties,
    countryRangesFile: env.COUNTRY_RANGES_FILE,
    liveSecret,
    handOffSecrets,
    redisUrl: env.REDIS_URL,
    lotteryDraws: env.LOTTERY_DRAWS ?? env.DEMO,
    legacyCipher: env.LEGACY_CIPHER,
    secretKeys,
    socialIssuers: socialConfig(env),
    push: pushConfig(env),
    logIn: logInConfig(env),
    chat: chatProvider(env),
    analytics: analyticsConfig(env),
    jurisdictions,
    office,
    metricsPort: env.METRICS_PORT,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainMs: env.DRAIN_SECONDS * 1_000,
    requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1_000,
    logLevel: env.LOG_LEVEL,
    concurrentPerMember: env.CONCURRENT_PER_MEMBER,
    limitsPerHour: {
      freePlay: env.FREE_PLAYS_PER_HOUR,
      registration: env.REGISTRATIONS_PER_HOUR,
      usernameCheck: env.USERNAME_CHECKS_PER_HOUR,
      affiliateCheck: env.AFFILIATE_CHECKS_PER_HOUR,
      logIn: env.LOG_INS_PER_HOUR,
      codeRequest: env.CODE_REQUESTS_PER_HOUR,
      passwordReset: env.PASSWORD_RESETS_PER_HOUR,
      captcha: env.CAPTCHAS_PER_HOUR,
      feedback: env.FEEDBACKS_PER_HOUR,
    },
    feedbackLength: { min: env.FEEDBACK_LENGTH_MIN, max: env.FEEDBACK_LENGTH_MAX },
  }
}

function officeConfig(env: z.output<typeof environment>, secrets: SecretReader): Config['office'] {
  if (env.ROLE === 'worker' || env.OPERATOR_PORT === 'off') return undefined
  return {
    host: env.OPERATOR_HOST,
    port: env.OPERATOR_PORT,
    operators: secrets.operators('OPERATOR_TOKEN', env.OPERATOR_TOKEN),
    twoOperatorsAbove: parseAmount(env.TWO_OPERATORS_ABOVE),
  }
}
