import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { isNullableType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { readAccount, readBalance } from '../domains/base/own-account.ts'
import { readSession } from '../domains/base/results.ts'
import { accountSecurity } from '../domains/session/account-security.ts'

const READERS: Readonly<Record<string, (context: Context) => unknown>> = {
  viewer: readAccount,
  wallet: readBalance,
  security: (context) => readSession(context, accountSecurity),
}

/**
 * Reads `viewer`, `wallet` and `security` of every `…Success` after the change.
 * @throws Error for one that is not nullable: the change has succeeded even if it cannot be read
 */
export function readAfterChange(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>, fieldName, typeName) => {
      const read = typeName.endsWith('Success') ? READERS[fieldName] : undefined
      if (!read || field.resolve) return undefined
      if (!isNullableType(field.type)) throw new Error(`${typeName}.${fieldName} must be nullable.`)
      return { ...field, resolve: (_success, _args, context) => read(context) }
    },
  })
}
