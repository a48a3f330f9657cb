import { getNamedType, type GraphQLSchema } from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { loadCurrency } from '../domains/site/settings.ts'
import { changeFields, type Field } from './change-fields.ts'

type Source = Readonly<Record<string, unknown>>

/** Resolvers of amounts that are values of their parents. One that a guard wraps is none of them. */
const plain = new WeakSet<object>()

export const isPlainAmount = ({ resolve }: { resolve?: object | undefined }): boolean =>
  resolve !== undefined && plain.has(resolve)

/** Gives each amount of the contract the currency of the request. One resolver per amount: on `Money` it would be one per leaf. */
export function resolveMoney(schema: GraphQLSchema): GraphQLSchema {
  return changeFields<Source>(schema, (field, name) => {
    if (getNamedType(field.type).name !== 'Money') return undefined
    const { resolve } = field
    if (resolve)
      return { resolve: (source, args, context, info) => getMoney(resolve(source, args, context, info), context) }
    const readAmount: NonNullable<Field<Source>['resolve']> = (source, _args, context) =>
      getMoney(source[name], context)
    plain.add(readAmount)
    return { resolve: readAmount }
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
