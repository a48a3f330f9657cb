import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import * as z from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

export const VERIFICATION_VARIABLES = {
  /** Whether forms need a proof of work, and its difficulty: maximum steps, PBKDF2 iterations per step. */
  HUMAN_CHECK: z.stringbool().default(true),
  HUMAN_CHECK_STEPS: z.coerce.number().int().min(2).max(100_000).default(200),
  HUMAN_CHECK_COST: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  /** Lifetime of a code in minutes (ASVS 6.5.5: at most ten), and codes per address and day. */
  CODE_MINUTES: z.coerce.number().int().min(1).max(10).default(5),
  CODES_PER_DAY: z.coerce.number().int().min(1).default(5),
  /** The operator's message service, and the secret that signs requests to it. */
  SENDER_URL: httpUrl.optional(),
  SENDER_SECRET: z.string().min(32).optional(),
  /** The embedded phone sign-in service of a demo. */
  PHONE_APP_EMBEDDED: z.stringbool().default(false),
  /** An external phone sign-in service whose ID tokens are accepted. */
  PHONE_APP_ISSUER: z.string().optional(),
  PHONE_APP_AUDIENCE: z.string().optional(),
  PHONE_APP_KEYS_URL: httpUrl.optional(),
}

const variables = z.object({ ...DEMO_VARIABLE, ...VERIFICATION_VARIABLES })

export interface VerificationConfig {
  /** Difficulty of the human check; undefined for none. */
  human: { steps: number; cost: number } | undefined
  codes: { minutes: number; perDay: number }
  /** The message service; undefined for none. */
  sender: { url: string; secret: string } | undefined
  /** The phone sign-in service; undefined for none. */
  phoneApp: 'embedded' | { issuer: string; audience: string; keysUrl: string } | undefined
}

/** @throws ConfigError for missing or conflicting variables */
export function verificationConfig(env: z.output<typeof variables>): VerificationConfig {
  const { SENDER_URL: url, SENDER_SECRET: secret } = env
  if (Boolean(url) !== Boolean(secret)) throw new ConfigError(['SENDER_URL, SENDER_SECRET: set both or neither'])
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
    codes: { minutes: env.CODE_MINUTES, perDay: env.CODES_PER_DAY },
    sender: url && secret ? { url, secret } : undefined,
    phoneApp: env.PHONE_APP_EMBEDDED ? 'embedded' : phoneApp,
  }
}
