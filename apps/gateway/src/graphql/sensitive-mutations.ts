import { getDirective } from '@graphql-tools/utils'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { rootFields } from './root-fields.ts'

/** Names of an operation's mutations without `@batchable`, as `rootFields`. */
export function sensitiveFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string[] {
  if (operation.operation !== 'mutation') return []
  const mutations = schema.getMutationType()?.getFields() ?? {}
  return rootFields(document, operation).filter((name) => {
    const field = mutations[name]
    return field && !getDirective(schema, field, 'batchable')
  })
}
