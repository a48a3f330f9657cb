import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { releasedManifests, mergeDocuments, type TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import type { GraphQLSchema } from 'graphql'
import { documentProblem } from './document-problem.ts'

/** By SHA-256 of the text. */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>

/**
 * The registered documents. Those of earlier releases that a breaking change has retired are left out.
 * @param own documents of a project
 * @throws Error that names the first document that the gateway would refuse
 */
export function loadTrustedDocuments(
  schema: GraphQLSchema,
  own: Readonly<Record<string, TrustedDocument>> = {},
): TrustedDocuments {
  const current: Readonly<Record<string, TrustedDocument>> = {
    ...(registered as Record<string, TrustedDocument>),
    ...own,
  }
  const documents = new Map(mergeDocuments([...releasedManifests().values(), current]))
  for (const [hash, { name, text }] of documents) {
    const problem = documentProblem(schema, text)
    if (problem === undefined) continue
    if (Object.hasOwn(current, hash)) throw new Error(`The registered document ${name} is refused: ${problem}`)
    documents.delete(hash)
  }
  return documents
}
