import { PASSWORD_MAX, SECURITY_ANSWER_MAX, SECURITY_QUESTIONS } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { flag, moment } from './fields.ts'

const question = z.object({ id: z.string(), text: z.string() })

/** Answers to all questions of an account, in any order. */
export const securityAnswers = z
  .array(z.object({ id: z.string().max(40), answer: z.string().min(1).max(SECURITY_ANSWER_MAX) }))
  .length(SECURITY_QUESTIONS)

export const securityQuestions = sessionEndpoint({
  summary: 'Questions that an account can choose from',
  path: '/wps/member/securityQuestions',
  moduleId: 'COMM3',
  feature: 'security-questions',
  value: z.object({ list: z.array(question) }),
  isTranslated: true,
})

const OWN_PATH = '/wps/member/customerSecurityQuestions'

export const ownSecurityQuestions = sessionEndpoint({
  summary: 'The questions that the account has answered; never the answers',
  path: OWN_PATH,
  moduleId: 'COMM3',
  feature: 'security-questions',
  duringClosing: true,
  value: z.object({
    /** In the order in which they were chosen; empty if none are set. */
    list: z.array(question),
    /** Null if none are set. */
    setAt: moment.nullable(),
    /** When they can confirm something; null if none are set. */
    usableAt: moment.nullable(),
    /** Whether that time is still to come. */
    isResting: flag,
    /** Seconds until they can be answered again after five wrong attempts; null if they are not locked. */
    lockedSeconds: z.number().int().nullable(),
  }),
  isTranslated: true,
})

export const setSecurityQuestions = sessionEndpoint({
  summary: 'Choose and answer security questions, in place of those before; they confirm nothing for a day',
  method: 'PUT',
  path: OWN_PATH,
  moduleId: 'COMM3',
  feature: 'security-questions',
  sealed: true,
  /** One of the two passwords; an account without a log-in password needs its payment password. */
  input: z.object({
    password: z.string().max(PASSWORD_MAX).optional(),
    paymentPassword: z.string().max(PASSWORD_MAX).optional(),
    answers: securityAnswers,
  }),
  value: z.object({}),
  errors: [
    'in_need_true_account',
    'login.failed',
    'login.locked',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
  ],
})

export const checkSecurityQuestions = sessionEndpoint({
  summary: 'Check the answers; the fifth wrong attempt locks them',
  method: 'POST',
  path: OWN_PATH,
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  feature: 'security-questions',
  sealed: true,
  input: z.object({ answers: securityAnswers }),
  value: z.object({}),
  errors: ['in_need_true_account', 'security.answers.wrong', 'security.answers.locked', 'step.up.unavailable'],
})
