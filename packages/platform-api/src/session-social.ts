import { PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { invitationFields } from './registration.ts'
import { NOT_ADMITTED, signedIn } from './session.ts'
import { webAddress } from './web-address.ts'

/** Module for sign-in by issuer. */
const MODULE = 'THIRDPARTYLOGIN3'

/** Supported issuers. */
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
  name: 'socialIssuers',
  domain: 'session',
  summary: 'Where members may sign in from',
  method: 'GET',
  path: '/wps/session/social',
  moduleId: MODULE,
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        issuer: socialIssuer,
        /** True for a simulated issuer with invented identities. */
        play: z.boolean(),
      }),
    ),
  }),
  rules: ['unique(list, issuer)'],
  errors: ['function.not.available'],
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'extension',
})

export const beginSocialSignIn = publicEndpoint({
  name: 'beginSocialSignIn',
  domain: 'session',
  summary: 'Where to send a member who signs in from elsewhere: OpenID Connect, authorisation code with PKCE',
  method: 'POST',
  path: '/wps/session/social/begin',
  whileClosed: 'open',
  moduleId: MODULE,
  input: z.object({
    issuer: socialIssuer,
    /** Origin to return to; must be one of the brand's. */
    origin: z.url(),
    /** Used if this creates an account. */
    ...invitationFields,
  }),
  value: begun,
  fresh: ['browserMark'],
  errors: ['function.not.available', 'request_param_err', 'TOO_MANY_REQUESTS', 'social.unavailable'],
  origin: 'extension',
})

export const signInBySocial = publicEndpoint({
  name: 'signInBySocial',
  domain: 'session',
  summary: 'Sign in with what an issuer sent back; opens an account the first time',
  method: 'POST',
  path: '/wps/session/login/social',
  whileClosed: 'open',
  moduleId: MODULE,
  sealed: true,
  input: z.object(cameBack),
  value: signedIn,
  errors: [
    ...NOT_ADMITTED,
    'function.not.available',
    'request_param_err',
    'request_body_required',
    'TOO_MANY_REQUESTS',
    'social.failed',
    'login.failed',
    'login_verify_required',
    'system_busy',
    'social.unavailable',
  ],
  origin: 'extension',
})

export const beginSocialLink = sessionEndpoint({
  name: 'beginSocialLink',
  domain: 'session',
  summary: 'Where to send a signed-in member who wants to sign in from elsewhere from now on',
  method: 'POST',
  path: '/wps/member/social/begin',
  moduleId: MODULE,
  access: 'member',
  sealed: true,
  input: z.object({ issuer: socialIssuer, origin: z.url(), password: z.string().max(PASSWORD_MAX) }),
  value: begun,
  errors: [
    'function.not.available',
    'login.not.session',
    'login.failed',
    'login.locked',
    'in_need_true_account',
    'request_param_err',
    'request_body_required',
    'social.unavailable',
  ],
  origin: 'extension',
})

export const linkSocial = sessionEndpoint({
  name: 'linkSocial',
  domain: 'session',
  summary: 'Let an account elsewhere open this account from now on',
  method: 'POST',
  path: '/wps/member/social',
  moduleId: MODULE,
  access: 'member',
  sealed: true,
  input: z.object(cameBack),
  value: z.object({ id: z.string(), issuer: socialIssuer, since: moment }),
  errors: [
    'function.not.available',
    'login.not.session',
    'in_need_true_account',
    'request_param_err',
    'request_body_required',
    'social.failed',
    'social.taken',
    'social.unavailable',
  ],
  origin: 'extension',
})

export const unlinkSocial = sessionEndpoint({
  name: 'unlinkSocial',
  domain: 'session',
  summary: 'Let an account elsewhere open this account no more',
  method: 'DELETE',
  path: '/wps/member/social',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({ id: z.uuid() }),
  value: z.object({}),
  owned: 'id',
  errors: ['login.not.session', 'in_need_true_account', 'request_param_err', 'not.found', 'last.way.in'],
  origin: 'extension',
})
