import { EMAIL_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { newPassword } from './fields.ts'
import { NOT_ADMITTED, signedIn } from './session.ts'
import { humanProofField, phoneFields, verificationCodeField } from './verification.ts'

export const resetPasswordByEmail = publicEndpoint({
  summary: 'Send a password-reset link; the response does not reveal whether the account exists',
  method: 'POST',
  path: '/wps/member/password/email',
  whileClosed: 'open',
  moduleId: 'COMM3',
  form: true,
  input: z.object({ username: z.string().max(USERNAME_MAX), email: z.string().max(EMAIL_MAX), ...humanProofField }),
  /** Minutes until the link expires, if one was sent. */
  value: z.object({ expiredMinutes: z.number().int() }),
  errors: ['human.check.failed'],
  origin: 'specification',
})

export const setPasswordByLink = publicEndpoint({
  summary: 'Set a new password with the token of a reset link; ends every session of the account',
  method: 'POST',
  path: '/wps/member/password/link',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'core',
  sealed: true,
  input: z.object({
    token: z.string().max(64),
    newPassword,
    confirmNewPassword: newPassword,
  }),
  value: z.object({}),
  errors: ['reset.link.invalid', 'login.locked'],
})

export const setPasswordByPhone = publicEndpoint({
  summary: 'Set a new password with an SMS code and log in; ends every other session of the account',
  method: 'POST',
  path: '/wps/member/password/verification',
  whileClosed: 'open',
  moduleId: 'CHNGPASSVERIF3',
  sealed: true,
  input: z.object({
    ...phoneFields,
    ...verificationCodeField,
    /** Token of a phone sign-in service, instead of a code. */
    firebaseIdToken: z.string().max(4_000).optional(),
    newPassword,
  }),
  value: signedIn,
  errors: [
    ...NOT_ADMITTED,
    'code.invalid',
    'code.expired',
    'phone.token.invalid',
    'login_verify_required',
    'login.locked',
  ],
  origin: 'specification',
})
