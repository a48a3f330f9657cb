import { isNullableType, type GraphQLSchema } from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { readAccount, readBalance } from '../domains/base/own-account.ts'
import { readSession } from '../domains/base/results.ts'
import { accountSecurity } from '../domains/session/account-security.ts'
import { changeFields } from './change-fields.ts'

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
  return changeFields(schema, (field, fieldName, typeName) => {
    const read = typeName.endsWith('Success') ? READERS[fieldName] : undefined
    if (!read || field.resolve) return undefined
    if (!isNullableType(field.type)) throw new Error(`${typeName}.${fieldName} must be nullable.`)
    return { resolve: (_success, _args, context) => read(context) }
  })
}
