import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLSchema } from 'graphql'
import { OPERATION_RATES, type OperationRate } from '../domains/base/operation-rates.ts'
import { problem } from '../domains/base/results.ts'
import { changeMutations } from './change-fields.ts'

/**
 * Limits mutations by `rates`; beyond them a mutation resolves to `RATE_LIMITED` with the seconds to wait.
 * @throws Error when a limited mutation does not exist or cannot return a Problem
 */
export function guardRates(
  schema: GraphQLSchema,
  rates: Readonly<Record<string, readonly OperationRate[]>> = OPERATION_RATES,
): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {}
  for (const name of Object.keys(rates)) {
    const result = mutations[name] && getNamedType(mutations[name].type)
    const canRefuse = isUnionType(result) && result.getTypes().some((member) => member.name === 'Problem')
    if (!canRefuse) throw new Error(`Mutation.${name} is limited but cannot return a Problem.`)
  }
  return changeMutations(schema, (field, name) => {
    const limits = rates[name]
    if (!limits) return undefined
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
