import { LRUCache } from 'lru-cache'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  type Configuration,
  discovery,
} from 'openid-client'
import * as z from 'zod'
import type { SocialIssuer } from '../../../db/tables/security.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { SocialIssuerConfig } from './social-config.ts'

/** What an issuer says of a person, once its ID token held. */
export interface SocialPerson {
  subject: string
  /** Lower case; only where the issuer says that it has verified the address. */
  verifiedEmail: string | undefined
  name: string | undefined
}

/** What a sign-in is sent out with and must come back with. */
export interface SocialChecks {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** The issuers that the operator has set up. */
export interface SocialIssuers {
  list(): { issuer: SocialIssuer; play: boolean }[]
  /** Where to send a member. @throws PlatformError function.not.available, social.unavailable */
  addressOf(issuer: SocialIssuer, checks: SocialChecks): Promise<string>
  /**
   * Exchanges what came back for the person: the code by PKCE, the ID token by issuer, audience, time, nonce and signature.
   * @param query of the address that the issuer sent the member to
   * @throws PlatformError function.not.available, social.failed, social.unavailable
   */
  personOf(issuer: SocialIssuer, query: string, checks: SocialChecks): Promise<SocialPerson>
}

/** How long an issuer's description of itself is kept. */
const DESCRIPTION_FRESH_MS = 3_600_000
const ISSUER_SECONDS = 4

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(255).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().max(255).optional().catch(undefined),
})

/**
 * Speaks to the issuers of the configuration by OpenID Connect. Nothing is asked of them before a member wants to sign in.
 * @param onFailure hears why a sign-in did not hold, in words without secrets
 */
export function socialIssuers(
  configured: readonly SocialIssuerConfig[],
  onFailure: (issuer: SocialIssuer, reason: string) => void,
): SocialIssuers {
  const described = new LRUCache<SocialIssuer, Configuration>({ max: 10, ttl: DESCRIPTION_FRESH_MS })
  const fail = (issuer: SocialIssuer, code: 'social.failed' | 'social.unavailable', cause: unknown): never => {
    onFailure(issuer, reasonOf(cause))
    throw platformError(code)
  }
  const describe = async (issuer: SocialIssuer): Promise<Configuration> => {
    const settings = configured.find(({ name }) => name === issuer)
    if (!settings) throw platformError('function.not.available')
    const known = described.get(issuer)
    if (known) return known
    const { address, clientId, clientSecret } = settings
    const found = await discovery(new URL(address), clientId, {}, ClientSecretBasic(clientSecret), {
      timeout: ISSUER_SECONDS,
      // Plain http is let through by the configuration for this machine alone.
      ...(address.startsWith('http:') && { execute: [allowInsecureRequests] }),
    }).catch((cause: unknown) => fail(issuer, 'social.unavailable', cause))
    described.set(issuer, found)
    return found
  }
  return {
    list: () => configured.map(({ name, play }) => ({ issuer: name, play })),
    addressOf: async (issuer, { redirectUri, state, nonce, codeVerifier }) => {
      const address = buildAuthorizationUrl(await describe(issuer), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return address.href
    },
    personOf: async (issuer, query, { redirectUri, state, nonce, codeVerifier }) => {
      const answered = await authorizationCodeGrant(await describe(issuer), new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }).catch((cause: unknown) => fail(issuer, isAway(cause) ? 'social.unavailable' : 'social.failed', cause))
      const { sub, email, email_verified, name } = claims.parse(answered.claims())
      const verifiedEmail = email_verified && email?.includes('@') ? email.toLowerCase() : undefined
      return { subject: sub, verifiedEmail, name }
    },
  }
}

/** An issuer that did not answer is away; everything else that can go wrong is a sign-in that does not hold. */
function isAway(cause: unknown): boolean {
  return cause instanceof TypeError || (cause instanceof ClientError && cause.code === 'OAUTH_TIMEOUT')
}

/** The library's words and code; never what the issuer sent, which holds tokens. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  return 'error' in cause ? `${cause.message}: ${String(cause.error)}` : cause.message
}
