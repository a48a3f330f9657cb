import type { ApolloServerPlugin } from '@apollo/server'
import { getDirective } from '@graphql-tools/utils'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { actForShownAccount } from '../domains/session/shown-account.ts'
import { rootFields } from './root-fields.ts'

/** Refuses operations of pages that show another account than the session's, before anything is executed. */
export const shownAccountPlugin = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue }) => {
      if (operation) await actForShownAccount(contextValue, () => isPublic(schema, document, operation))
    },
  }),
})

/** Whether all root fields are open to callers without a session. */
export function isPublic(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  return rootFields(document, operation).every((name) => {
    const field = fields[name]
    return !field || getDirective(schema, field, 'access')?.[0]?.['to'] === 'PUBLIC'
  })
}
