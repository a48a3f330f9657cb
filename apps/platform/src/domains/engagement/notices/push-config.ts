import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import { createECDH } from 'node:crypto'
import * as z from 'zod'

/** Push services of the browsers: Chrome and Edge, Firefox, Safari, Edge on Windows. */
const KNOWN_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/
const SIMULATOR = 'http://127.0.0.1:4206'

export const PUSH_VARIABLES = {
  /** The platform's key pair for push messages (VAPID, RFC 8292), base64url. A demo makes and keeps its own. */
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Where push services reach the operator: a `mailto:` or `https:` address. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/)
    .optional(),
  /** Hosts of push services; `*.` stands for any host below. */
  PUSH_HOSTS: z
    .string()
    .default(KNOWN_SERVICES)
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(HOST)).min(1)),
  /** Origin of the simulated push service, in a demo. */
  PUSH_SIMULATOR: z.url({ protocol: /^https?$/ }).optional(),
}

const variables = z.object({ ...DEMO_VARIABLE, ...PUSH_VARIABLES })

export interface PushKeys {
  publicKey: string
  privateKey: string
}

export interface PushConfig {
  /** `own`: a pair that the database keeps. */
  keys: PushKeys | 'own'
  contact: string
  hosts: readonly string[]
  /** Accepted in addition, also without https. */
  simulator: string | undefined
}

/** Undefined: the platform sends no push messages. @throws ConfigError for missing or conflicting variables */
export function pushConfig(env: z.output<typeof variables>): PushConfig | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact, PUSH_HOSTS: hosts } = env
  if (!env.DEMO && env.PUSH_SIMULATOR) throw new ConfigError(['PUSH_SIMULATOR: is a stand-in, for DEMO=true only'])
  const simulator = env.DEMO ? new URL(env.PUSH_SIMULATOR ?? SIMULATOR).origin : undefined
  if (publicKey && privateKey && (contact || env.DEMO)) {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    if (pair.getPublicKey('base64url') !== publicKey)
      throw new ConfigError(['PUSH_PUBLIC_KEY: does not belong to PUSH_PRIVATE_KEY'])
    return { keys: { publicKey, privateKey }, contact: contact ?? DEMO_CONTACT, hosts, simulator }
  }
  if (publicKey || privateKey || (contact && !env.DEMO))
    throw new ConfigError(['PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT: set all or none'])
  return env.DEMO ? { keys: 'own', contact: contact ?? DEMO_CONTACT, hosts, simulator } : undefined
}

const DEMO_CONTACT = 'mailto:push@playhouse.example'
