import type { ApolloServerPlugin } from '@apollo/server'
import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { getOperationAST, GraphQLError, parse, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import type { Context } from './context.ts'
import { countTokens, measure, type Measures } from './document-measures.ts'
import { sensitiveFields } from './sensitive-mutations.ts'

/** The most that an operation may have of each measure. */
export type DocumentLimits = Measures & { tokens: number }

/** Room above the largest of our own documents, so that one can be written in development before it is registered. */
const HEADROOM = 1.5

/**
 * Levels of objects and lists that variables and extensions may have; the deepest of our own has three. Most of what reads them
 * calls itself for each level, so that some thousand of them overflow the stack.
 */
export const NESTING_MAX = 16

/** True if objects and lists stand above each other in more than `levels` levels. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1))
}

/** Limits with headroom above the largest of these documents in each measure. */
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

/**
 * Refuses, before anything runs, an operation that is larger than `limits` (code `DOCUMENT_TOO_COMPLEX`) or that asks for more
 * than one sensitive mutation (`ONE_SENSITIVE_MUTATION`). Tokens are the parser's own limit.
 */
export function limitDocuments(schema: GraphQLSchema, limits: DocumentLimits): ApolloServerPlugin<Context> {
  /** Apollo keeps parsed documents: one that is asked again is not measured again. */
  const known = new WeakMap<OperationDefinitionNode, Measures>()
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request }) {
          // A name of no operation in the document is Apollo's to refuse.
          if (!operation) return
          let measures = known.get(operation)
          if (!measures) {
            const fresh = measure(schema, document, operation, request.variables)
            if (fresh.fixed) known.set(operation, fresh)
            measures = fresh
          }
          refuseLarger(measures, limits)
          if (sensitiveFields(document, operation).length > 1) {
            throw refusal('ONE_SENSITIVE_MUTATION', 'Only one mutation of this kind can be asked for at a time.')
          }
        },
      }
    },
  }
}

const WORDS = { depth: 'levels deep', aliases: 'aliases', rootFields: 'root fields', cost: 'points of cost' } as const

function refuseLarger(measures: Measures, limits: DocumentLimits): void {
  for (const name of ['depth', 'aliases', 'rootFields', 'cost'] as const) {
    if (measures[name] <= limits[name]) continue
    const found = `${measures[name]} ${WORDS[name]}`
    throw refusal('DOCUMENT_TOO_COMPLEX', `The operation is too large: ${found}, at most ${limits[name]} are allowed.`)
  }
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
