import type { ApolloServerOptions } from '@apollo/server'
import { execute, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import type { Context } from '../context.ts'
import { CompiledDocuments } from './compiled-documents.ts'

type Gateway = Extract<ApolloServerOptions<Context>, { gateway: unknown }>['gateway']
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>
type ExecutionOptions = NonNullable<ExecutionArgs['options']>

/**
 * How Apollo Server runs operations: registered queries by their compiled form, everything else with graphql-js.
 * Apollo takes an executor only in the place of a federated gateway.
 */
export function executing(schema: GraphQLSchema, hashes: Iterable<string>, options: ExecutionOptions): Gateway {
  const executor = executorOf(schema, hashes, options)
  return {
    onSchemaLoadOrUpdate: (loaded) => {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({ executor }),
    stop: async () => {},
  }
}

function executorOf(schema: GraphQLSchema, hashes: Iterable<string>, options: ExecutionOptions): Executor {
  const compiled = new CompiledDocuments(schema, hashes)
  return async ({ document, operation, operationName, queryHash, context, request }) => {
    const variables = request.variables ?? {}
    if (operation.operation === 'query') {
      const run = compiled.get(queryHash, document, operationName, variables)
      const result = await run?.(context, variables)
      // Without data nothing has been run: variables did not fit. graphql-js says so in the words that the rest expects.
      if (result && result.data !== undefined) return result
    }
    return execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      options,
    })
  }
}
