import { defaultFieldResolver, getNamedType, GraphQLInt, type GraphQLSchema } from 'graphql'
import { badArgument } from '../domains/base/errors.ts'
import { changeFields } from './change-fields.ts'

/** Refuses an argument below one that counts items or pages: a whole number with a default. Each list caps what is too many. */
export function guardCounts(schema: GraphQLSchema): GraphQLSchema {
  return changeFields(schema, (field) => {
    const counts = field.args
      .filter(({ type, defaultValue }) => getNamedType(type) === GraphQLInt && defaultValue !== undefined)
      .map(({ name }) => name)
    if (counts.length === 0) return undefined
    const { resolve = defaultFieldResolver } = field
    return {
      resolve: (source, args, context, info) => {
        const below = counts.find((name) => Number(args[name]) < 1)
        if (below) throw badArgument(`\`${below}\` must be 1 or more, not ${String(args[below])}.`)
        return resolve(source, args, context, info)
      },
    }
  })
}
