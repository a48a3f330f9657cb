import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { webAddress } from './web-address.ts'

/** Seconds within which a ticket must arrive. */
const TICKET_SECONDS = 60
const ALGORITHM = 'HS256'

/** Called by an operator's own server, never by a browser: see docs/hand-off.md. */
export const createSignInLink = publicEndpoint({
  summary:
    'Make a link that signs an account in once within a minute; for the operator’s own servers, by a signed ticket',
  method: 'POST',
  path: '/wps/session/handOff',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'hand-off',
  sealed: true,
  input: z.object({
    /** JWT of `signHandOff`. */
    ticket: z.string().min(1).max(2_000),
    /** Path of the site that the link opens; by default the home page. */
    path: z
      .string()
      .regex(/^\/(?![/\\])[\w\-./]{0,200}$/)
      .default('/'),
  }),
  value: z.object({
    /** On the brand's main address, with the token that `signInByToken` exchanges. */
    url: webAddress('createSignInLink.url'),
    expiresAt: moment,
  }),
  fresh: ['url'],
  errors: ['login.failed', 'account.not.found'],
})

/** A ticket for an account: a JWT (HS256) with the username as subject and the brand's code as audience, valid for a minute. */
export const signHandOff = (
  secret: string,
  { merchant, username }: { merchant: string; username: string },
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(username)
    .setAudience(merchant)
    .setIssuedAt()
    .setExpirationTime(`${TICKET_SECONDS}s`)
    .sign(new TextEncoder().encode(secret))

/** Username of a ticket that was signed with one of the secrets for this brand within a minute; undefined for any other. */
export async function readHandOff(
  secrets: readonly string[],
  { merchant, ticket }: { merchant: string; ticket: string },
): Promise<string | undefined> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(ticket, new TextEncoder().encode(secret), {
        algorithms: [ALGORITHM],
        audience: merchant,
        maxTokenAge: TICKET_SECONDS,
        requiredClaims: ['sub', 'iat', 'exp'],
      })
      const { sub = '' } = payload
      return sub.length > 0 && sub.length <= USERNAME_MAX ? sub : undefined
    } catch {
      // The next secret, during a rotation.
    }
  }
  return undefined
}
