import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { GraphEvent } from '../../domains/live/live-events.ts'
import type { Context } from '../../domains/base/context.ts'
import { RequestCurrency } from '../../platform/request-currency.ts'
import type { StreamFormat } from './stream-format.ts'

/** A document with its variables and format. Streams with equal ones share a group, and each event is executed once per group. */
export interface LiveGroup {
  key: string
  format: StreamFormat
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
  fieldName: string
}

/**
 * Executes the group's selection on an event.
 * @throws Error for an asynchronous resolver, which would lose the order
 */
export function executeEvent(
  schema: GraphQLSchema,
  group: LiveGroup,
  event: GraphEvent,
  currency: string,
): ExecutionResult {
  const contextValue: Pick<Context, 'currency'> = { currency: new RequestCurrency(currency) }
  const result = execute({
    schema,
    document: group.document,
    operationName: group.operationName ?? null,
    variableValues: group.variables,
    contextValue,
    rootValue: { [group.fieldName]: event },
  })
  if (result instanceof Promise) throw new Error('Resolvers of live events must not wait.')
  return result
}
