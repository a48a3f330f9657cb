import { and, eq, gt, sql } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Database } from '@playhouse/postgres/database.ts'
import { socialAttempt, type SocialIssuer } from '../../../../db/tables/security.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { SocialChecks, SocialIssuers } from './social-issuers.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'

/** Time a member may spend at the issuer. */
const ATTEMPT_LIFETIME = sql`interval '10 minutes'`

export interface SocialServices {
  issuers: SocialIssuers
  /** Origins of the brand's own sites, the only redirect targets. */
  siteOrigins: readonly string[]
}

interface AttemptStart {
  issuer: SocialIssuer
  origin: string
  affiliateCode?: string | undefined
  referralCode?: string | undefined
  /** The account that links an identity; undefined for signing in. */
  memberId?: number
}

/**
 * Starts a social sign-in. Returns the authorization URL and a secret for this browser only: the callback is
 * valid only together with it.
 * @throws PlatformError request_param_err for a foreign origin, function.not.available, social.unavailable
 */
export async function beginAttempt(
  database: Database,
  { issuers, siteOrigins }: SocialServices,
  { issuer, origin, affiliateCode, referralCode, memberId }: AttemptStart,
): Promise<{ address: string; browserMark: string }> {
  if (!siteOrigins.includes(origin)) throw platformError('request_param_err', { fields: { origin: 'pattern' } })
  const checks: SocialChecks = {
    // One redirect URI per issuer prevents mix-up attacks (RFC 9700, 4.4).
    redirectUri: `${origin}/login/${issuer}`,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const address = await issuers.getAddress(issuer, checks)
  const browserMark = newToken()
  const { state, ...stored } = checks
  await database.insert(socialAttempt).values({
    ...stored,
    stateHash: tokenHash(state),
    browserHash: tokenHash(browserMark),
    issuer,
    affiliateCode,
    referralCode,
    memberId,
    expiresAt: sql`now() + ${ATTEMPT_LIFETIME}`,
  })
  return { address, browserMark }
}

interface AttemptReturn {
  issuer: SocialIssuer
  query: string
  browserMark: string
}

/**
 * Uses up the attempt that a callback belongs to.
 * @throws PlatformError social.failed if it is expired, used, another issuer's, or was started in another
 * browser
 */
export async function takeAttempt(database: Database, { issuer, query, browserMark }: AttemptReturn) {
  const state = new URLSearchParams(query).get('state') ?? ''
  const [attempt] = await database
    .delete(socialAttempt)
    .where(
      and(
        eq(socialAttempt.stateHash, tokenHash(state)),
        eq(socialAttempt.browserHash, tokenHash(browserMark)),
        eq(socialAttempt.issuer, issuer),
        gt(socialAttempt.expiresAt, sql`now()`),
      ),
    )
    .returning()
  if (!attempt) throw platformError('social.failed')
  const { redirectUri, nonce, codeVerifier, memberId, affiliateCode, referralCode } = attempt
  return { memberId, affiliateCode, referralCode, checks: { state, redirectUri, nonce, codeVerifier } }
}
