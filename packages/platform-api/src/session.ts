import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'

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
  summary: 'End this session',
  method: 'DELETE',
  path: '/wps/session/logout',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({}),
  errors: ['login.not.session'],
  origin: 'specification',
})
