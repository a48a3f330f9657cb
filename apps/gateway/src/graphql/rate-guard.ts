import { getDirective } from '@graphql-tools/utils'
import type { RateKey } from '@playhouse/schema/types.generated.ts'
import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLSchema } from 'graphql'
import type { OperationRate } from '../domains/base/context.ts'
import { problem } from '../domains/base/results.ts'
import { changeMutations } from './change-fields.ts'

const KEYS: Readonly<Record<RateKey, OperationRate['by']>> = {
  ADDRESS: 'address',
  ACCOUNT: 'account',
  SESSION: 'session',
}

/**
 * Enforces `@rate`: beyond its limits a mutation resolves to `RATE_LIMITED` with the seconds to wait.
 * @throws Error when a limited mutation cannot return a Problem
 */
export function guardRates(schema: GraphQLSchema): GraphQLSchema {
  return changeMutations(schema, (field, name) => {
    const declared = getDirective(schema, field, 'rate') as { by: RateKey; max: number; seconds: number }[] | undefined
    if (!declared) return undefined
    const limits = declared.map(({ by, max, seconds }) => ({ by: KEYS[by], max, windowMs: seconds * 1_000 }))
    const result = getNamedType(field.type)
    const canRefuse = isUnionType(result) && result.getTypes().some((member) => member.name === 'Problem')
    if (!canRefuse) throw new Error(`Mutation.${name} is limited but cannot return a Problem.`)
    const { resolve = defaultFieldResolver } = field
    return {
      resolve: async (source, args, context, info) => {
        const account: unknown = args.input?.username
        const wait = await context.rateLimiter.take(name, limits, typeof account === 'string' ? account : undefined)
        return wait === undefined
          ? resolve(source, args, context, info)
          : problem('RATE_LIMITED', { retryAfterSeconds: wait })
      },
    }
  })
}
