import { and, eq, gt, sql } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { Database } from '@playhouse/postgres/database.ts'
import { socialAttempt, type SocialIssuer } from '../../db/tables/security.ts'
import { platformError } from '../../http/platform-error.ts'
import type { SocialChecks, SocialIssuers } from './social-issuers.ts'
import { newToken, tokenHash } from '@playhouse/shared/token.ts'

/** A member may take this long at the issuer. */
const ATTEMPT_LASTS = sql`interval '10 minutes'`

export interface SocialServices {
  issuers: SocialIssuers
  /** Origins of the brand's own pages, to which alone members are sent back. */
  siteOrigins: readonly string[]
}

interface Begun {
  issuer: SocialIssuer
  origin: string
  affiliateCode?: string | undefined
  /** The signed-in account that connects an identity; left out for signing in. */
  memberId?: number
}

/**
 * Begins a sign-in elsewhere. Out: where to send the member, and a mark to be kept in that browser and in no other: what
 * comes back counts only together with it.
 * @throws PlatformError request_param_err for a page that is not the brand's, function.not.available, social.unavailable
 */
export async function beginAttempt(
  database: Database,
  { issuers, siteOrigins }: SocialServices,
  { issuer, origin, affiliateCode, memberId }: Begun,
): Promise<{ address: string; browserMark: string }> {
  if (!siteOrigins.includes(origin)) throw platformError('request_param_err', { fields: { origin: 'pattern' } })
  const checks: SocialChecks = {
    // One address an issuer: what comes back to it can be nobody else's (RFC 9700, 4.4).
    redirectUri: `${origin}/login/${issuer}`,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const address = await issuers.addressOf(issuer, checks)
  const browserMark = newToken()
  const { state, ...kept } = checks
  await database.insert(socialAttempt).values({
    ...kept,
    stateHash: tokenHash(state),
    browserHash: tokenHash(browserMark),
    issuer,
    affiliateCode,
    memberId,
    expiresAt: sql`now() + ${ATTEMPT_LASTS}`,
  })
  return { address, browserMark }
}

interface CameBack {
  issuer: SocialIssuer
  query: string
  browserMark: string
}

/**
 * Takes the attempt that belongs to what came back, once: whatever becomes of it, nobody comes with it again.
 * @throws PlatformError social.failed when it is too old, used, another issuer's, or was begun in another browser
 */
export async function takeAttempt(database: Database, { issuer, query, browserMark }: CameBack) {
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
  const { redirectUri, nonce, codeVerifier, memberId, affiliateCode } = attempt
  return { memberId, affiliateCode, checks: { state, redirectUri, nonce, codeVerifier } }
}
