import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { releasedManifests, unionOf, type TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { getOperationAST, parse, validate, type GraphQLSchema } from 'graphql'
import { sensitiveFields } from './sensitive-mutations.ts'

/** By SHA-256 of the text. */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>

/**
 * The registered documents. Those of earlier releases that a breaking change has retired are left out.
 * @throws Error that names the first document that the gateway would refuse
 */
export function loadTrustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  const current = registered as Record<string, TrustedDocument>
  const documents = new Map(unionOf([...releasedManifests().values(), current]))
  for (const [hash, { name, text }] of documents) {
    const document = parse(text)
    const [problem] = validate(schema, document)
    if (problem && !Object.hasOwn(current, hash)) {
      documents.delete(hash)
      continue
    }
    if (problem) throw new Error(`The registered document ${name} does not fit the schema: ${problem.message}`)
    const operation = getOperationAST(document)
    if (!operation) throw new Error(`The trusted document ${name} must have one operation.`)
    if (sensitiveFields(document, operation).length > 1) {
      throw new Error(`The trusted document ${name} has more than one sensitive mutation.`)
    }
  }
  return documents
}
