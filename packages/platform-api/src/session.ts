import { LOG_IN_ANSWER_MAX, PASSWORD_MAX, PHONE_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, masked, moment } from './fields.ts'
import { captchaFields, humanProofField, verificationCodeField } from './verification.ts'

export const signedIn = z.object({
  token: z.string().min(16),
  id: z.number(),
  userName: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password must be changed: see `passwordReason`. For 15 minutes this does not require the old one. */
  passwordExpired: z.boolean(),
  passwordReason: lenientEnum('login.passwordReason', ['WEAK', 'EXPIRED', 'OTHER'], 'OTHER').optional(),
})

/** Refusals of every endpoint that logs in to an existing account. */
export const NOT_ADMITTED = ['account.closed', 'account.blocked'] as const

/** Verification methods for log-ins from unknown addresses. */
export const LOGIN_CHECKS = ['sms', 'email', 'bankAccountName', 'authenticator'] as const

const ticket = { ticket: z.string().max(64) }

export const login = publicEndpoint({
  summary: 'Log in with username and password, or with a mobile number and a code sent to it',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  sealed: true,
  /** Requires username and password, or mobile number and code, by `type`. */
  input: z.object({
    type: z.enum(['username', 'sms']).default('username'),
    username: z.string().max(USERNAME_MAX).default(''),
    password: z.string().max(PASSWORD_MAX).default(''),
    /** Unlocks a locked account: authenticator, recovery or sent code. */
    secondFactor: z.string().max(64).default(''),
    ...humanProofField,
    /** Required when the previous failure had `value.captcha`. */
    ...captchaFields,
    countryDialingCode: z.string().max(8).default(''),
    mobileNum: z.string().max(PHONE_MAX).default(''),
    ...verificationCodeField,
    /** Token of a phone sign-in service, instead of a code. */
    firebaseIdToken: z.string().max(4_000).optional(),
  }),
  value: signedIn,
  isRead: true,
  fresh: ['token'],
  errors: [
    ...NOT_ADMITTED,
    'login.failed',
    'login.locked',
    'login_verify_required',
    'human.check.failed',
    'captcha.failed',
    'code.invalid',
    'code.expired',
    'phone.token.invalid',
  ],
  origin: 'specification',
})

export const sendLogInCheck = publicEndpoint({
  summary: 'Send a code to the phone or the e-mail address of the account whose log-in waits for it',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  whileClosed: 'open',
  moduleId: 'LOGIN3',
  feature: 'log-in-checks',
  input: z.object({ ...ticket, method: z.enum(['sms', 'email']) }),
  value: z.object({ expiredMinutes: z.number().int() }),
  errors: ['login_verify_expired', 'code.quota.exceeded'],
})

export const passLogInCheck = publicEndpoint({
  summary: 'Show more of who one is, where a log-in wants it, and be logged in; the address is known from then on',
  method: 'POST',
  path: '/wps/session/login/verification',
  whileClosed: 'open',
  // LOGINIPVERF3 requires it from unknown addresses; with an authenticator it is always required.
  moduleId: 'LOGIN3',
  feature: 'log-in-checks',
  sealed: true,
  input: z.object({
    ...ticket,
    method: z.enum(LOGIN_CHECKS),
    /** The code, or the name on the bank account. */
    answer: z.string().max(LOG_IN_ANSWER_MAX),
  }),
  value: signedIn,
  fresh: ['token'],
  errors: [...NOT_ADMITTED, 'login_verify_expired', 'login.locked', 'code.invalid', 'code.expired'],
})

export const freePlay = publicEndpoint({
  summary: 'Open a demo account with play credit and log in to it',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  input: z.object({ os: z.string().max(40).optional(), platform: z.literal('W').default('W') }),
  value: signedIn,
  fresh: ['token'],
  origin: 'specification',
})

export const logout = sessionEndpoint({
  summary: 'End this session with its games',
  method: 'DELETE',
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  beforePasswordChange: true,
  duringClosing: true,
  value: z.object({}),
  isRead: true,
  origin: 'specification',
})

export const signInByToken = publicEndpoint({
  summary: 'Exchange a hand-off token, which opens a session once within a minute of its making',
  method: 'POST',
  path: '/wps/session/login/token',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'hand-off',
  sealed: true,
  input: z.object({ token: z.string().min(1).max(256) }),
  value: signedIn,
  errors: [...NOT_ADMITTED, 'login.failed'],
})

export const touchSession = sessionEndpoint({
  summary: 'Keep this session from ending for want of use',
  method: 'POST',
  path: '/wps/session/touch',
  moduleId: 'COMM3',
  feature: 'sessions',
  beforePasswordChange: true,
  duringClosing: true,
  /** Epoch milliseconds of the idle and the absolute expiry. */
  value: z.object({ idleUntil: moment, endsAt: moment }),
  isRead: true,
})

export const openSessions = sessionEndpoint({
  summary: 'The live sessions of this account, last seen first',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  feature: 'sessions',
  value: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Masked: only what its owner needs to recognise it. */
        ip: masked,
        /** Browser and system, such as `Chrome, Windows`. */
        device: z.string().nullish(),
        /** Epoch milliseconds. */
        createdAt: moment,
        lastSeenAt: moment,
        current: flag,
      }),
    ),
  }),
})

export const revokeSession = sessionEndpoint({
  summary: 'End one session of this account with its games',
  method: 'DELETE',
  path: '/wps/member/sessions',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'sessions',
  input: z.object({ id: z.string().max(64) }),
  value: z.object({ current: flag }),
  owned: 'id',
  errors: ['not.found'],
})
