import { PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'

/** Empty for an account without a password, which signs in by passkey or issuer. */
const password = z.string().max(PASSWORD_MAX)
const code = z.string().min(1).max(32)
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const REFUSALS = ['login.locked', 'in_need_true_account'] as const

export const beginAuthenticator = sessionEndpoint({
  summary: 'Make the secret of an authenticator app, shown once; it guards nothing until a code of it is confirmed',
  method: 'POST',
  path: '/wps/member/authenticator',
  moduleId: 'COMM3',
  feature: 'authenticator',
  sealed: true,
  input: z.object({ password }),
  value: z.object({
    /** Base32, for manual entry. */
    secret: z.string(),
    /** The same as an `otpauth` URL, for a QR code. */
    address: z.string(),
  }),
  fresh: ['secret'],
  errors: [...REFUSALS, 'login.failed', 'authenticator.bound'],
})

export const confirmAuthenticator = sessionEndpoint({
  summary: 'Put the authenticator on guard by a first code; hands out recovery codes, shown once',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  moduleId: 'COMM3',
  feature: 'authenticator',
  sealed: true,
  input: z.object({ code }),
  value: recoveryCodes,
  errors: [...REFUSALS, 'code.invalid', 'code.expired'],
})

export const renewRecoveryCodes = sessionEndpoint({
  summary: 'Make new recovery codes; the ones before are good no more',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  moduleId: 'COMM3',
  feature: 'authenticator',
  sealed: true,
  input: z.object({ password, code }),
  value: recoveryCodes,
  errors: [...REFUSALS, 'login.failed', 'code.invalid'],
})

export const removeAuthenticator = sessionEndpoint({
  summary: 'Take the authenticator off guard, with its recovery codes',
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  moduleId: 'COMM3',
  feature: 'authenticator',
  sealed: true,
  input: z.object({ password, code }),
  value: z.object({}),
  errors: [...REFUSALS, 'login.failed', 'code.invalid'],
})
