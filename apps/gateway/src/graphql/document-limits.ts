import type { ApolloServerPlugin } from '@apollo/server'
import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import {
  getOperationAST,
  GraphQLError,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { countTokens, measure, type Measures } from './document-measures.ts'
import { sensitiveFields } from './sensitive-mutations.ts'

export type DocumentLimits = Measures & { tokens: number }

/** Above the largest trusted document, so that a larger one can be developed before it is registered. */
const HEADROOM = 1.5

/** The largest measures among `documents`, with headroom. */
export function limitsFrom(schema: GraphQLSchema, documents: Iterable<TrustedDocument>): DocumentLimits {
  const largest = { tokens: 0, depth: 0, aliases: 0, rootFields: 0, cost: 0 }
  for (const { text } of documents) {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) continue
    const measures = { ...measure(schema, document, operation), tokens: countTokens(text) }
    for (const name of NAMES) largest[name] = Math.max(largest[name], measures[name])
  }
  for (const name of NAMES) largest[name] = Math.ceil(largest[name] * HEADROOM)
  return largest
}

const NAMES = ['tokens', 'depth', 'aliases', 'rootFields', 'cost'] as const

/** Measures by operation; documents are parsed once. Those that depend on the variables are not cached. */
const known = new WeakMap<OperationDefinitionNode, Measures>()

export function getMeasures(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables?: Readonly<Record<string, unknown>>,
): Measures {
  const fixed = known.get(operation)
  if (fixed) return fixed
  const measures = measure(schema, document, operation, variables)
  if (measures.isFixed) known.set(operation, measures)
  return measures
}

/**
 * Refuses an operation above `limits` (`DOCUMENT_TOO_COMPLEX`) or with more than one sensitive mutation (`ONE_SENSITIVE_MUTATION`)
 * before execution. Tokens are limited by the parser.
 */
export function limitDocuments(schema: GraphQLSchema, limits: DocumentLimits): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request }) {
          // Apollo refuses unknown operation names.
          if (!operation) return
          const problem = excess(getMeasures(schema, document, operation, request.variables), limits)
          if (problem !== undefined) throw refusal('DOCUMENT_TOO_COMPLEX', problem)
          if (sensitiveFields(schema, document, operation).length > 1) {
            throw refusal('ONE_SENSITIVE_MUTATION', 'Only one mutation of this kind is allowed per operation.')
          }
        },
      }
    },
  }
}

const UNITS = { depth: 'levels deep', aliases: 'aliases', rootFields: 'root fields', cost: 'points of cost' } as const

/** Names the measure in which a document exceeds its limit; undefined if none. */
export function excess(measures: Measures, limits: DocumentLimits): string | undefined {
  for (const name of ['depth', 'aliases', 'rootFields', 'cost'] as const) {
    if (measures[name] <= limits[name]) continue
    const found = `${measures[name]} ${UNITS[name]}`
    return `The operation is too large: ${found}, at most ${limits[name]} are allowed.`
  }
  return undefined
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
