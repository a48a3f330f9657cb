import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { flag } from './fields.ts'

const signedIn = z.object({
  token: z.string().min(16),
  id: z.number(),
  userName: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

export const login = publicEndpoint({
  name: 'login',
  domain: 'session',
  summary: 'Log in with username and password',
  method: 'POST',
  path: '/wps/session/login',
  moduleId: 'COMM3',
  sealed: true,
  input: z.object({ username: z.string().min(1).max(64), password: z.string().min(1).max(256) }),
  value: signedIn,
  errors: ['login.failed', 'login.locked', 'request_body_required', 'request_param_err', 'TOO_MANY_REQUESTS'],
  origin: 'specification',
})

export const freePlay = publicEndpoint({
  name: 'freePlay',
  domain: 'session',
  summary: 'Open a demo account with play credit and log in to it',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  input: z.object({ os: z.string().max(40).optional(), platform: z.literal('W').default('W') }),
  value: signedIn,
  errors: ['function.not.available', 'TOO_MANY_REQUESTS'],
  origin: 'specification',
})

export const logout = sessionEndpoint({
  name: 'logout',
  domain: 'session',
  summary: 'End this session with its games',
  method: 'DELETE',
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({}),
  errors: ['login.not.session'],
  origin: 'specification',
})

export const signInByToken = publicEndpoint({
  name: 'signInByToken',
  domain: 'session',
  summary: 'Exchange a hand-off token, which opens a session once within a minute of its making',
  method: 'POST',
  path: '/wps/session/login/token',
  moduleId: 'COMM3',
  sealed: true,
  input: z.object({ token: z.string().min(1).max(256) }),
  value: signedIn,
  errors: ['login.failed', 'request_body_required', 'request_param_err', 'TOO_MANY_REQUESTS'],
  origin: 'extension',
})

export const touchSession = sessionEndpoint({
  name: 'touchSession',
  domain: 'session',
  summary: 'Keep this session from ending for want of use',
  method: 'POST',
  path: '/wps/session/touch',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  /** Epoch milliseconds: when it ends without further use, and when it ends in any case. */
  value: z.object({ idleUntil: z.number(), endsAt: z.number() }),
  errors: ['login.not.session'],
  origin: 'extension',
})

export const openSessions = sessionEndpoint({
  name: 'openSessions',
  domain: 'session',
  summary: 'The live sessions of this account, last seen first',
  method: 'GET',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Masked: only what its owner needs to recognise it. */
        ip: z.string(),
        /** Epoch milliseconds. */
        createdAt: z.number(),
        lastSeenAt: z.number(),
        current: flag,
      }),
    ),
  }),
  errors: ['login.not.session'],
  origin: 'extension',
})

export const revokeSession = sessionEndpoint({
  name: 'revokeSession',
  domain: 'session',
  summary: 'End one session of this account with its games; one that is none is ended already',
  method: 'DELETE',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({ id: z.string().max(64) }),
  value: z.object({ current: flag }),
  errors: ['login.not.session', 'request_param_err'],
  origin: 'extension',
})
