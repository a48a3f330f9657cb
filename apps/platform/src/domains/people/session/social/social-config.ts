import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import * as z from 'zod'
import type { SocialIssuer } from '../../../../db/tables/security.ts'

/** The brand's registration with an issuer. */
export interface SocialIssuerConfig {
  name: SocialIssuer
  /** Issuer URL (OpenID Connect Discovery). */
  address: string
  clientId: string
  clientSecret: string
  /** A stand-in with invented identities. */
  play: boolean
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => text.startsWith('https:') || LOCAL_HOSTS.has(new URL(text).hostname), {
    error: 'must be an https address, except on this machine',
  })
  .optional()

/** Three variables per issuer, all or none. */
export const SOCIAL_VARIABLES = {
  GOOGLE_ISSUER: address,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: address,
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** Marks the issuers as stand-ins in the clients. */
  SOCIAL_PLAY: z.stringbool().default(false),
}

const variables = z.object({ ...DEMO_VARIABLE, ...SOCIAL_VARIABLES })

/** @throws ConfigError for a partially configured issuer, and for stand-ins outside of a demo */
export function socialConfig(env: z.output<typeof variables>): readonly SocialIssuerConfig[] {
  if (env.SOCIAL_PLAY && !env.DEMO)
    throw new ConfigError(['SOCIAL_PLAY: the issuers are stand-ins that ask nobody for a password, for DEMO=true only'])
  const issuers = [
    ['google', env.GOOGLE_ISSUER, env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
    ['facebook', env.FACEBOOK_ISSUER, env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET],
  ] as const
  return issuers.flatMap(([name, issuer, clientId, clientSecret]) => {
    if (!issuer && !clientId && !clientSecret) return []
    if (issuer && clientId && clientSecret)
      return [{ name, address: issuer, clientId, clientSecret, play: env.SOCIAL_PLAY }]
    const prefix = name.toUpperCase()
    throw new ConfigError([
      `${prefix}_ISSUER: is set up by half; it goes with ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET`,
    ])
  })
}
