import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { lenientEnum, masked, moment, whole } from './fields.ts'
import { passkeyItem } from './session-passkeys.ts'
import { socialIssuer } from './session-social.ts'

export const securityConfig = sessionEndpoint({
  summary: 'What guards this account: password, authenticator, passkeys, accounts elsewhere that open it',
  path: '/wps/v2/member/securityConfig',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    hasPassword: z.boolean(),
    authenticator: z.object({ since: moment, recoveryCodesLeft: z.number() }).nullable(),
    passkeys: z.array(passkeyItem),
    identities: z.array(z.object({ id: z.string(), issuer: socialIssuer, since: moment })),
  }),
})

const METHODS = [
  'password',
  'sms',
  'passkey',
  'google',
  'facebook',
  'token',
  'registration',
  'free-play',
  'email',
  'session',
  'other',
] as const
const OUTCOMES = [
  'signed-in',
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'locked',
  'verification-asked',
  'password-reset',
  'card-added',
  'other',
] as const

export const logInHistory = sessionEndpoint({
  summary: 'Log-ins to this account and tries at it, the latest first',
  path: '/wps/member/logIns',
  moduleId: 'COMM3',
  feature: 'sessions',
  input: z.object({ pageNo: whole.min(1).max(10_000).default(1), pageSize: whole.min(1).max(50).default(10) }),
  value: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.number(),
        /** Epoch milliseconds. */
        at: moment,
        /** Masked: only what its owner needs to recognise it. */
        ip: masked,
        /** Browser and system, such as `Chrome, Windows`. */
        device: z.string().nullish(),
        method: lenientEnum('logInHistory.method', METHODS, 'other'),
        outcome: lenientEnum('logInHistory.outcome', OUTCOMES, 'other'),
      }),
    ),
  }),
})
