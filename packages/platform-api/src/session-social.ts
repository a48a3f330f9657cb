import { PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { invitationFields } from './registration.ts'
import { NOT_ADMITTED, signedIn } from './session.ts'
import { webAddress } from './web-address.ts'

/** Module for sign-in by issuer. */
const MODULE = 'THIRDPARTYLOGIN3'

export const socialIssuer = z.enum(['google', 'facebook'])

/** Redirect to the issuer and the value of the binding cookie. */
const begun = z.object({ address: webAddress('social.address'), browserMark: z.string().min(32) })

/** The query of the issuer's redirect and the value of the binding cookie. */
const cameBack = {
  issuer: socialIssuer,
  /** Without question mark. */
  query: z.string().max(4_000),
  browserMark: z.string().max(100),
}

export const socialIssuers = publicEndpoint({
  summary: 'Where members may sign in from',
  path: '/wps/session/social',
  moduleId: MODULE,
  feature: 'social',
  value: z.object({
    list: z.array(
      z.object({
        issuer: socialIssuer,
        /** True for a simulated issuer with invented identities. */
        play: z.boolean(),
      }),
    ),
  }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

export const beginSocialSignIn = publicEndpoint({
  summary: 'Where to send a member who signs in from elsewhere: OpenID Connect, authorisation code with PKCE',
  method: 'POST',
  path: '/wps/session/social/begin',
  whileClosed: 'open',
  moduleId: MODULE,
  feature: 'social',
  input: z.object({
    issuer: socialIssuer,
    /** Origin to return to; must be one of the brand's. */
    origin: z.url(),
    /** Used if this creates an account. */
    ...invitationFields,
  }),
  value: begun,
  fresh: ['browserMark'],
  errors: ['social.unavailable'],
})

export const signInBySocial = publicEndpoint({
  summary: 'Sign in with what an issuer sent back; opens an account the first time',
  method: 'POST',
  path: '/wps/session/login/social',
  whileClosed: 'open',
  moduleId: MODULE,
  feature: 'social',
  sealed: true,
  input: z.object(cameBack),
  value: signedIn,
  errors: [
    ...NOT_ADMITTED,
    'social.failed',
    'login.failed',
    'login_verify_required',
    'social.unavailable',
    // No account is opened where none may be.
    'site.maintenance',
    'region.restricted',
  ],
})

export const beginSocialLink = sessionEndpoint({
  summary: 'Where to send a signed-in member who wants to sign in from elsewhere from now on',
  method: 'POST',
  path: '/wps/member/social/begin',
  moduleId: MODULE,
  feature: 'social',
  sealed: true,
  input: z.object({ issuer: socialIssuer, origin: z.url(), password: z.string().max(PASSWORD_MAX) }),
  value: begun,
  errors: ['login.failed', 'login.locked', 'in_need_true_account', 'social.unavailable'],
})

export const linkSocial = sessionEndpoint({
  summary: 'Let an account elsewhere open this account from now on',
  method: 'POST',
  path: '/wps/member/social',
  moduleId: MODULE,
  feature: 'social',
  sealed: true,
  input: z.object(cameBack),
  value: z.object({ id: z.string(), issuer: socialIssuer, since: moment }),
  errors: ['in_need_true_account', 'social.failed', 'social.taken', 'social.unavailable'],
})

export const unlinkSocial = sessionEndpoint({
  summary: 'Let an account elsewhere open this account no more',
  method: 'DELETE',
  path: '/wps/member/social',
  moduleId: 'COMM3',
  feature: 'social',
  input: z.object({ id: z.uuid() }),
  value: z.object({}),
  owned: 'id',
  errors: ['in_need_true_account', 'not.found', 'last.way.in'],
})
