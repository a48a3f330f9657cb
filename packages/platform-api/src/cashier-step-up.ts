import { PASSKEY_RESPONSE_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { codeMethod } from './cashier-payment-password.ts'
import { sessionEndpoint } from './endpoint.ts'

/** Purposes of a step-up; a code is valid for one purpose only. */
export const stepUpPurpose = z.enum(['bank_card', 'withdrawal', 'account_closing'])

/**
 * Proof of identity besides the session. `password` is only for closing accounts, and the only method for accounts with
 * a password. `answer`: the code, the password, or as JSON text the WebAuthn response or the `securityAnswers`. Without a valid one, the refusal
 * `step.up.required` lists the methods.
 */
export const stepUpProof = z.object({
  method: z.enum(['password', 'passkey', 'authenticator', 'sms', 'email', 'questions']),
  answer: z.string().min(1).max(PASSKEY_RESPONSE_MAX),
})

/** Refusals of what takes a `stepUpProof`. */
export const STEP_UP_ERRORS = [
  'step.up.required',
  'step.up.unavailable',
  'security.answers.wrong',
  'security.answers.locked',
  'code.invalid',
  'code.expired',
  'passkey.failed',
  'login.locked',
] as const

export const requestStepUpCode = sessionEndpoint({
  summary: 'Send a code that confirms a new card, a large withdrawal or the closing of an account',
  method: 'POST',
  path: '/wps/member/stepUp/code',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'step-up',
  input: z.object({ purpose: stepUpPurpose, method: codeMethod }),
  value: z.object({ expiredMinutes: z.number().int() }),
  errors: ['in_need_true_account', 'code.quota.exceeded'],
})

export const stepUpPasskeyOptions = sessionEndpoint({
  summary: 'What a browser needs to confirm with a passkey of this account; good once, for five minutes',
  method: 'POST',
  path: '/wps/member/stepUp/passkey',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'passkeys',
  /** PublicKeyCredentialRequestOptionsJSON as text. */
  value: z.object({ options: z.string() }),
  errors: ['in_need_true_account'],
})
