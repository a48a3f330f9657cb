import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { parse, validate, type GraphQLSchema } from 'graphql'

/** A document that the web was built with. */
export interface TrustedDocument {
  name: string
  type: 'query' | 'mutation'
  text: string
}

/** Documents by the SHA-256 of their text. */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>

/**
 * The registered documents, each checked against the schema.
 * @throws Error that names the first document the schema does not answer
 */
export function trustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  const documents = new Map(Object.entries(registered as Record<string, TrustedDocument>))
  for (const { name, text } of documents.values()) {
    const [problem] = validate(schema, parse(text))
    if (problem) throw new Error(`The registered document ${name} does not fit the schema: ${problem.message}`)
  }
  return documents
}
