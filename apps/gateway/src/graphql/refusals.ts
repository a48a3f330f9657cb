import { getDirective } from '@graphql-tools/utils'
import type { Audience, ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { GraphQLSchema } from 'graphql'
import { problem } from '../domains/base/results.ts'
import { changeMutations } from './change-fields.ts'

/** Every mutation may refuse with these. */
const ALWAYS: readonly ErrorCode[] = [
  'ACCOUNT_CLOSING',
  'FEATURE_UNAVAILABLE',
  'INVALID_INPUT',
  'NOT_AVAILABLE',
  'OUTCOME_UNKNOWN',
  'PASSWORD_CHANGE_REQUIRED',
  'PLATFORM_UNAVAILABLE',
  'RATE_LIMITED',
  'REGION_RESTRICTED',
  'SESSION_EXPIRED',
  'SITE_MAINTENANCE',
  'TOKEN_SCOPE_MISSING',
]

const BY_AUDIENCE: Readonly<Record<Audience, readonly ErrorCode[]>> = {
  PUBLIC: [],
  SESSION: [],
  MEMBER: ['REAL_ACCOUNT_REQUIRED'],
  AGENT: ['REAL_ACCOUNT_REQUIRED', 'NOT_AGENT'],
}

type Declared = Parameters<typeof getDirective>[1]

export const declaredRefusals = (schema: GraphQLSchema, field: Declared): readonly ErrorCode[] =>
  (getDirective(schema, field, 'refuses')?.[0]?.['with'] as ErrorCode[] | undefined) ?? []

/** Every code that a mutation may give. */
export function getRefusals(schema: GraphQLSchema, field: Declared): ReadonlySet<ErrorCode> {
  const audience = getDirective(schema, field, 'access')?.[0]?.['to'] as Audience
  return new Set([...ALWAYS, ...BY_AUDIENCE[audience], ...declaredRefusals(schema, field)])
}

/** Names the codes of `@refuses` in descriptions, because introspection leaves out directives. */
export function describeRefusals(schema: GraphQLSchema): GraphQLSchema {
  return changeMutations(schema, (field) => {
    const own = declaredRefusals(schema, field)
    if (own.length === 0) return undefined
    const codes = own.map((code) => `\`${code}\``).join(', ')
    return { description: `${field.description}\n\nRefuses with ${codes}.` }
  })
}

/** Enforces `@refuses`: a code that a mutation does not declare becomes `PLATFORM_UNAVAILABLE`, as one that the gateway does not know. */
export function guardRefusals(schema: GraphQLSchema): GraphQLSchema {
  return changeMutations(schema, (field, mutation) => {
    const { resolve } = field
    if (!resolve) return undefined
    const may = getRefusals(schema, field)
    return {
      resolve: async (root, args, context, info) => {
        const result: unknown = await resolve(root, args, context, info)
        const { code } = (result ?? {}) as { code?: ErrorCode }
        if (code === undefined || may.has(code)) return result
        context.log.error({ mutation, code }, 'a mutation refused with a code that it does not declare')
        return problem('PLATFORM_UNAVAILABLE')
      },
    }
  })
}
