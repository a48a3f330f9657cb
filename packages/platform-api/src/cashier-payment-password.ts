import { PASSWORD_MAX, SECURITY_ANSWER_MAX, SECURITY_QUESTIONS } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { masked, newPassword } from './fields.ts'

const password = z.string().max(PASSWORD_MAX)

/** Verified contacts that a code can be sent to. */
export const codeMethod = z.enum(['sms', 'email'])

const REFUSALS = ['in_need_true_account'] as const

export const hasWithdrawalPassword = sessionEndpoint({
  summary: 'Whether the account has a payment password, its rule, and where a code for a new one can be sent',
  path: '/wps/member/hasWithdrawalPassword',
  moduleId: 'COMM3',
  duringClosing: true,
  value: z.object({
    hasPassword: z.boolean(),
    /** Seconds until it can be tried again after five wrong ones; null if it is not locked. */
    lockedSeconds: z.number().int().nullable().default(null),
    minLength: z.number().int(),
    maxLength: z.number().int(),
    /** `hint`: masked contact. */
    codeMethods: z.array(z.object({ method: codeMethod, hint: masked })).default([]),
    /** Whether security questions can replace it. */
    canAnswerQuestions: z.boolean().default(false),
  }),
  origin: 'specification',
})

export const setPaymentPassword = sessionEndpoint({
  summary: 'Set the first payment password of the account',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  sealed: true,
  /** `password`: the log-in password; empty for an account without one. */
  input: z.object({ password, paymentPassword: newPassword, confirmPaymentPassword: newPassword }),
  value: z.object({}),
  errors: [...REFUSALS, 'login.failed', 'login.locked', 'payment.password.exists'],
  origin: 'specification',
})

export const changePaymentPassword = sessionEndpoint({
  summary: 'Change the payment password',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  sealed: true,
  input: z.object({ oldPaymentPassword: password, paymentPassword: newPassword, confirmPaymentPassword: newPassword }),
  value: z.object({}),
  errors: [
    ...REFUSALS,
    'login.locked',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
  ],
  origin: 'specification',
})

export const requestPaymentPasswordCode = sessionEndpoint({
  summary: 'Send a code with which a forgotten payment password is replaced',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'payment-password-reset',
  input: z.object({ method: codeMethod }),
  value: z.object({ expiredMinutes: z.number().int() }),
  errors: ['in_need_true_account', 'code.quota.exceeded'],
})

export const resetPaymentPassword = sessionEndpoint({
  summary: 'Replace a forgotten payment password with a code or security answers; ends its lock',
  method: 'POST',
  path: '/wps/member/paymentPassword/verification',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'payment-password-reset',
  sealed: true,
  /** `code`: what was sent, or the `securityAnswers` as JSON text for `questions`. */
  input: z.object({
    method: z.enum([...codeMethod.options, 'questions']),
    code: z.string().max(SECURITY_QUESTIONS * (SECURITY_ANSWER_MAX + 100)),
    paymentPassword: newPassword,
    confirmPaymentPassword: newPassword,
  }),
  value: z.object({}),
  errors: [...REFUSALS, 'code.invalid', 'code.expired', 'security.answers.wrong', 'security.answers.locked'],
})
