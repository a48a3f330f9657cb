import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { getOperationAST, parse, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { isPublic } from '../shown-account-plugin.ts'
import type { TrustedDocuments } from '../trusted-document-list.ts'
import { CompiledDocument, withHoles, withUncheckedMoney, type PlainSchema } from './compiled-document.ts'
import { withPlainValues } from './plain-values.ts'
import { PlainWriters } from './plain-writers.ts'

export interface PreparedDocument {
  document: DocumentNode
  operation: OperationDefinitionNode
  /** Whether all root fields are open to callers without a session. */
  isPublic: () => boolean
  compiled: CompiledDocument
}

/** Registered documents, ours and partners', parsed once. The gateways of all brands in a process share them. */
export class PreparedDocuments {
  readonly #schema: GraphQLSchema
  readonly #compiledSchema: GraphQLSchema
  readonly #plain: PlainSchema
  readonly #prepared = new Map<string, PreparedDocument | undefined>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
    this.#compiledSchema = withHoles(withUncheckedMoney(schema))
    const writers = new PlainWriters(this.#compiledSchema)
    this.#plain = { schema: withPlainValues(this.#compiledSchema), writers }
  }

  /** @param hash hex SHA-256 of the document. @returns undefined for a subscription */
  get(hash: string, trusted: TrustedDocument): PreparedDocument | undefined {
    if (this.#prepared.has(hash)) return this.#prepared.get(hash)
    const prepared = this.#prepare(trusted)
    this.#prepared.set(hash, prepared)
    return prepared
  }

  /** Parses and compiles all with every combination of their flags: seconds of processor time, so that no visitor waits for it. */
  async prepareAll(documents: TrustedDocuments): Promise<void> {
    for (const [hash, document] of documents) {
      await this.get(hash, document)?.compiled.compileAll()
    }
  }

  #prepare({ type, name, text }: TrustedDocument): PreparedDocument | undefined {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation || type === 'subscription') return undefined
    let isOpen: boolean | undefined
    return {
      document,
      operation,
      isPublic: () => (isOpen ??= isPublic(this.#schema, document, operation)),
      compiled: new CompiledDocument(this.#compiledSchema, document, name, type === 'query' ? this.#plain : undefined),
    }
  }
}
