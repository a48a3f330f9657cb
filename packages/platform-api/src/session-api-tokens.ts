import { API_SCOPES } from '@playhouse/shared/api-scopes.ts'
import { API_TOKEN_DAYS_MAX, API_TOKEN_NAME_MAX, PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { lenientEnum, moment, whole } from './fields.ts'
import { TEXT_READERS } from './shown-text.ts'

export const apiTokenItem = z.object({
  /** Identifies the token; not a secret. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(lenientEnum('apiTokens.scopes', [...API_SCOPES, 'OTHER'], 'OTHER')),
  /** Whether an operator of the brand made it. */
  byOperator: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  /** To the minute; null if it was never used. */
  lastUsedAt: moment.nullish(),
})

export const apiTokens = sessionEndpoint({
  summary: 'API tokens of this account that have not ended, the latest first',
  path: '/wps/member/apiTokens',
  moduleId: 'COMM3',
  feature: 'api-tokens',
  value: z.object({ list: z.array(apiTokenItem) }),
})

export const createApiToken = sessionEndpoint({
  summary: 'Make an API token, whose text is in no other response',
  method: 'POST',
  path: '/wps/member/apiTokens',
  moduleId: 'COMM3',
  feature: 'api-tokens',
  sealed: true,
  input: z.object({
    password: z.string().max(PASSWORD_MAX),
    name: z
      .string()
      .max(API_TOKEN_NAME_MAX * 4)
      .register(TEXT_READERS, { readers: 'owner' }),
    scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
    days: whole.min(1).max(API_TOKEN_DAYS_MAX),
  }),
  value: z.object({ token: z.string(), item: apiTokenItem }),
  fresh: ['token'],
  errors: ['login.failed', 'login.locked', 'in_need_true_account', 'token.limit'],
})

export const revokeApiToken = sessionEndpoint({
  summary: 'End an API token of this account',
  method: 'DELETE',
  path: '/wps/member/apiTokens',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'api-tokens',
  input: z.object({ id: z.uuid() }),
  value: z.object({}),
  owned: 'id',
  errors: ['not.found'],
})
