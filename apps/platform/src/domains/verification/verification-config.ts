import { ConfigError } from '@playhouse/shared/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/shared/secrets.ts'
import * as z from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

/** Variables of the environment that say how the platform finds out who is there. */
export const VERIFICATION_VARIABLES = {
  /** Whether forms must bring a proof of work, and how much work: steps at most, rounds of PBKDF2 in each. */
  HUMAN_CHECK: z.stringbool().default(true),
  HUMAN_CHECK_STEPS: z.coerce.number().int().min(2).max(100_000).default(200),
  HUMAN_CHECK_COST: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  /** Minutes for which a code is good (ASVS 6.5.5: at most ten), and how many one address may have within 24 hours. */
  CODE_MINUTES: z.coerce.number().int().min(1).max(10).default(5),
  CODES_PER_DAY: z.coerce.number().int().min(1).default(5),
  /** Messages to people go to a service of the operator's, signed with the secret. */
  SENDER_URL: httpUrl.optional(),
  SENDER_SECRET: z.string().min(32).optional(),
  /** The embedded phone sign-in service, of a demo: its codes go where other messages go. */
  PHONE_APP_EMBEDDED: z.stringbool().default(false),
  /** A phone sign-in service whose identity tokens are taken: who signs, for whom, and where its keys are. */
  PHONE_APP_ISSUER: z.string().optional(),
  PHONE_APP_AUDIENCE: z.string().optional(),
  PHONE_APP_KEYS_URL: httpUrl.optional(),
}

const variables = z.object({ ...DEMO_VARIABLE, ...VERIFICATION_VARIABLES })

export interface VerificationConfig {
  /** How hard the human check is; undefined for none. */
  human: { steps: number; cost: number } | undefined
  codes: { minutes: number; perDay: number }
  /** The service that messages to people are posted to; undefined for none. */
  sender: { url: string; secret: string } | undefined
  /** The phone sign-in service; undefined for none. */
  phoneApp: 'embedded' | { issuer: string; audience: string; keysUrl: string } | undefined
}

/** What the variables say together. @throws ConfigError when some of them need others or shut others out */
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
