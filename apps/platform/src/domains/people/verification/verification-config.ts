import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS, DEMO_VARIABLE, type SecretReader } from '@playhouse/server/secrets.ts'
import { messageProviders } from '@playhouse/vendor-api/messages/all.ts'
import * as z from 'zod'
import { countryOrderText, readCountryOrder } from '../../../lib/country-order.ts'
import { readAccess, type Variables } from '../../../lib/provider-config.ts'
import type { SenderConfig } from './open-sender.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

export const VERIFICATION_VARIABLES = {
  /** Whether forms need a proof of work, and its difficulty: maximum steps, PBKDF2 iterations per step. */
  HUMAN_CHECK: z.stringbool().default(true),
  HUMAN_CHECK_STEPS: z.coerce.number().int().min(2).max(100_000).default(200),
  HUMAN_CHECK_COST: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  /** Account at geetest, a human check that module GEETEST3 uses in place of the proof of work. */
  GEETEST_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  GEETEST_KEY: z.string().min(16).optional(),
  /** Server interface, and the script that pages load. */
  GEETEST_URL: httpUrl.default('https://api.geetest.com'),
  GEETEST_SCRIPT: httpUrl.default('https://static.geetest.com/static/js/gt.0.4.9.js'),
  /** Lifetime of a code in minutes (ASVS 6.5.5: at most ten), and codes per address and day. */
  CODE_MINUTES: z.coerce.number().int().min(1).max(10).default(5),
  CODES_PER_DAY: z.coerce.number().int().min(1).default(5),
  /** Services that are asked first for SMS to a country: `VN:dovecote,relay;TH:relay`. */
  SMS_SENDERS: countryOrderText,
  /** The embedded phone sign-in service of a demo. */
  PHONE_APP_EMBEDDED: z.stringbool().default(false),
  /** An external phone sign-in service whose ID tokens are accepted. */
  PHONE_APP_ISSUER: z.string().optional(),
  PHONE_APP_AUDIENCE: z.string().optional(),
  PHONE_APP_KEYS_URL: httpUrl.optional(),
}

const variables = z.object({ ...DEMO_VARIABLE, ...VERIFICATION_VARIABLES })

export interface GeetestConfig {
  id: string
  key: string
  url: string
  script: string
}

export interface VerificationConfig {
  /** Difficulty of the human check; undefined for none. */
  human: { steps: number; cost: number } | undefined
  /** Undefined without an account there. */
  geetest: GeetestConfig | undefined
  codes: { minutes: number; perDay: number }
  /** The message services; undefined for none. */
  sender: SenderConfig | undefined
  /** The phone sign-in service; undefined for none. */
  phoneApp: 'embedded' | { issuer: string; audience: string; keysUrl: string } | undefined
}

/** @throws ConfigError for missing or conflicting variables */
export function verificationConfig(
  given: Variables,
  env: z.output<typeof variables>,
  secrets: SecretReader,
): VerificationConfig {
  const { GEETEST_ID: id, GEETEST_KEY: key } = env
  if (Boolean(id) !== Boolean(key)) throw new ConfigError(['GEETEST_ID, GEETEST_KEY: set both or neither'])
  if (id && !env.HUMAN_CHECK)
    throw new ConfigError(['GEETEST_ID: needs HUMAN_CHECK, which takes over while geetest does not answer'])
  const { PHONE_APP_ISSUER: issuer, PHONE_APP_AUDIENCE: audience, PHONE_APP_KEYS_URL: keysUrl } = env
  const phoneApp = issuer && audience && keysUrl ? { issuer, audience, keysUrl } : undefined
  if (!phoneApp && (issuer || audience || keysUrl)) {
    throw new ConfigError(['PHONE_APP_ISSUER, PHONE_APP_AUDIENCE, PHONE_APP_KEYS_URL: set all or none'])
  }
  if (env.PHONE_APP_EMBEDDED && !env.DEMO)
    throw new ConfigError(['PHONE_APP_EMBEDDED: is a stand-in, for DEMO=true only'])
  if (phoneApp && env.PHONE_APP_EMBEDDED)
    throw new ConfigError(['PHONE_APP_EMBEDDED: must be off where there is another'])
  return {
    human: env.HUMAN_CHECK ? { steps: env.HUMAN_CHECK_STEPS, cost: env.HUMAN_CHECK_COST } : undefined,
    geetest: id && key ? { id, key, url: env.GEETEST_URL, script: env.GEETEST_SCRIPT } : undefined,
    codes: { minutes: env.CODE_MINUTES, perDay: env.CODES_PER_DAY },
    sender: senderConfig(given, env, secrets),
    phoneApp: env.PHONE_APP_EMBEDDED ? 'embedded' : phoneApp,
  }
}

function senderConfig(
  given: Variables,
  { SMS_SENDERS: order }: z.output<typeof variables>,
  secrets: SecretReader,
): SenderConfig | undefined {
  const access = readAccess(messageProviders.list(), given, { secrets, demoSecret: DEMO_SECRETS.sender })
  const smsOrder = readCountryOrder('SMS_SENDERS', order, access)
  return Object.keys(access).length > 0 ? { access, smsOrder } : undefined
}
