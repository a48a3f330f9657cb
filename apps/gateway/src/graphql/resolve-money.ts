import { getNamedType, type GraphQLSchema } from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { loadCurrency } from '../domains/site/settings.ts'
import { changeFields } from './change-fields.ts'

/** Gives each amount of the contract the currency of the request. One resolver per amount: on `Money` it would be one per leaf. */
export function resolveMoney(schema: GraphQLSchema): GraphQLSchema {
  return changeFields<Readonly<Record<string, unknown>>>(schema, (field, name) => {
    if (getNamedType(field.type).name !== 'Money') return undefined
    const { resolve } = field
    return {
      resolve: resolve
        ? (source, args, context, info) => getMoney(resolve(source, args, context, info), context)
        : (source, _args, context) => getMoney(source[name], context),
    }
  })
}

function getMoney(value: unknown, context: Context): unknown {
  if (value == null) return value
  if (value instanceof Promise) return value.then((resolved) => getMoney(resolved, context))
  if (Array.isArray(value)) return value.map((amount) => getMoney(amount, context))
  const { code } = context.currency
  if (code !== undefined) return { amount: value, currency: code }
  return loadCurrency(context).then((currency) => ({ amount: value, currency }))
}
