import { isEmail, prepareEmail } from '@playhouse/shared/email.ts'
import { EMAIL_MAX, REAL_NAME_MAX } from '@playhouse/shared/limits.ts'
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
import type { SocialIssuer } from '../../../../db/tables/security.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { SocialIssuerConfig } from './social-config.ts'

/** Claims of a verified ID token. */
export interface SocialPerson {
  subject: string
  /** Lower case; only if the issuer has verified the address. */
  verifiedEmail: string | undefined
  name: string | undefined
}

/** Parameters of the authorization request that the callback is checked against. */
export interface SocialChecks {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

export interface SocialIssuers {
  list(): { issuer: SocialIssuer; play: boolean }[]
  /** Authorization URL. @throws PlatformError function.not.available, social.unavailable */
  getAddress(issuer: SocialIssuer, checks: SocialChecks): Promise<string>
  /**
   * Exchanges a callback for the person: code with PKCE; ID token by issuer, audience, time, nonce and
   * signature.
   * @param query of the callback URL
   * @throws PlatformError function.not.available, social.failed, social.unavailable
   */
  findPerson(issuer: SocialIssuer, query: string, checks: SocialChecks): Promise<SocialPerson>
}

/** Cache time of discovery documents. */
const DISCOVERY_FRESH_MS = 3_600_000
const ISSUER_SECONDS = 4

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(EMAIL_MAX).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z
    .string()
    .max(REAL_NAME_MAX * 4)
    .optional()
    .catch(undefined),
})

/**
 * OpenID Connect client for the configured issuers; discovery is lazy.
 * @param onFailure receives the reason of a failed sign-in, without secrets
 */
export function socialIssuers(
  configured: readonly SocialIssuerConfig[],
  onFailure: (issuer: SocialIssuer, reason: string) => void,
): SocialIssuers {
  const described = new LRUCache<SocialIssuer, Configuration>({ max: 10, ttl: DISCOVERY_FRESH_MS })
  const fail = (issuer: SocialIssuer, code: 'social.failed' | 'social.unavailable', cause: unknown): never => {
    onFailure(issuer, getReason(cause))
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
      // The configuration allows plain http for this machine only.
      ...(address.startsWith('http:') && { execute: [allowInsecureRequests] }),
    }).catch((cause: unknown) => fail(issuer, 'social.unavailable', cause))
    described.set(issuer, found)
    return found
  }
  return {
    list: () => configured.map(({ name, play }) => ({ issuer: name, play })),
    getAddress: async (issuer, { redirectUri, state, nonce, codeVerifier }) => {
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
    findPerson: async (issuer, query, { redirectUri, state, nonce, codeVerifier }) => {
      const answered = await authorizationCodeGrant(await describe(issuer), new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }).catch((cause: unknown) => fail(issuer, isUnavailable(cause) ? 'social.unavailable' : 'social.failed', cause))
      const { sub, email, email_verified, name } = claims.parse(answered.claims())
      const address = prepareEmail(email ?? '')
      const verifiedEmail = email_verified && isEmail(address) ? address : undefined
      return { subject: sub, verifiedEmail, name }
    },
  }
}

/** No response from the issuer; every other error is a failed sign-in. */
function isUnavailable(cause: unknown): boolean {
  return cause instanceof TypeError || (cause instanceof ClientError && cause.code === 'OAUTH_TIMEOUT')
}

/** The library's message and code; never the issuer's response, which contains tokens. */
function getReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  return 'error' in cause ? `${cause.message}: ${String(cause.error)}` : cause.message
}
