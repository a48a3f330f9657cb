import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { OPERATION_RATES, type OperationRate } from './operation-rates.ts'
import { problem } from './results.ts'

type Field = GraphQLFieldConfig<unknown, Context, { input?: { username?: unknown } }>

/**
 * Lets mutations through as often as `rates` say; the next one answers `RATE_LIMITED` with the seconds to wait, and nothing
 * of it runs.
 * @throws Error when a limited mutation does not exist or has no result that could say so
 */
export function guardRates(
  schema: GraphQLSchema,
  rates: Readonly<Record<string, readonly OperationRate[]>> = OPERATION_RATES,
): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {}
  for (const name of Object.keys(rates)) {
    const result = mutations[name] && getNamedType(mutations[name].type)
    const canRefuse = isUnionType(result) && result.getTypes().some((member) => member.name === 'Problem')
    if (!canRefuse) throw new Error(`Mutation.${name} is limited and cannot answer with a Problem.`)
  }
  return mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field: Field, name) => {
      const limits = rates[name]
      if (!limits) return undefined
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        resolve: async (source, args, context, info) => {
          const account = args.input?.username
          const wait = await context.rates.take(name, limits, typeof account === 'string' ? account : undefined)
          return wait === undefined
            ? resolve(source, args, context, info)
            : problem('RATE_LIMITED', { retryAfterSeconds: wait })
        },
      }
    },
  })
}
