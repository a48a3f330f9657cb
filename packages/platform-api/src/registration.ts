import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { flag } from './fields.ts'

export const register = publicEndpoint({
  name: 'register',
  domain: 'registration',
  summary: 'Create a member by username and log it in',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  sealed: true,
  input: z.object({
    username: z.string().max(64),
    password: z.string().max(256),
    confirmPassword: z.string().max(256),
    /** Who invited: an agent's affiliate code. */
    affiliateCode: z.string().max(64).optional(),
    registerUrl: z.string().max(300).optional(),
    registerMethod: z.literal('WEB').default('WEB'),
    login: z.literal(true).default(true),
  }),
  value: z.object({ token: z.string().min(16), id: z.number(), userName: z.string() }),
  errors: [
    'username.taken',
    'request_param_err',
    'request_body_required',
    'function.not.available',
    'TOO_MANY_REQUESTS',
  ],
  origin: 'specification',
})

export const checkUsername = publicEndpoint({
  name: 'checkUsername',
  domain: 'registration',
  summary: 'Tell whether a username is free',
  method: 'GET',
  path: '/wps/check/username',
  moduleId: 'REG3',
  input: z.object({ username: z.string().max(64) }),
  value: z.object({ available: flag }),
  errors: ['TOO_MANY_REQUESTS'],
  origin: 'extension',
})
