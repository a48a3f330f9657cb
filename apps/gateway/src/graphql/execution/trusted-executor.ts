import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import {
  execute,
  getOperationAST,
  parse,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Context } from '../../domains/base/context.ts'
import { actForShownAccount } from '../../domains/session/shown-account.ts'
import { excess, measuresOf, type DocumentLimits } from '../document-limits.ts'
import { completeErrors } from '../format-error.ts'
import { isPublic } from '../shown-account-plugin.ts'
import type { TrustedDocuments } from '../trusted-document-list.ts'
import { CompiledQueries } from './compiled-queries.ts'
import type { ResponseCache } from './response-cache.ts'

type Variables = Readonly<Record<string, unknown>>

interface Prepared {
  trusted: TrustedDocument
  document: DocumentNode
  operation: OperationDefinitionNode
  /** Whether all root fields are open to callers without a session. */
  isPublic: () => boolean
}

/** A response that is ready to be sent. */
export interface TrustedResponse {
  text: string
  name: string
  /** Codes of its errors. */
  codes: readonly string[]
}

interface TrustedExecutorOptions {
  schema: GraphQLSchema
  documents: TrustedDocuments
  limits: DocumentLimits
  responseCache: ResponseCache
  execution: NonNullable<ExecutionArgs['options']>
  /** Called with the document's name for a response of the cache. */
  onStored: (name: string) => void
}

/**
 * Executes registered queries and mutations without Apollo Server, whose steps were taken when the document was registered: it is parsed
 * and validated once, and queries are compiled. The text is the one that Apollo Server gives for the same document, which
 * `parity.test.ts` compares.
 */
export class TrustedExecutor {
  readonly #options: TrustedExecutorOptions
  readonly #compiled: CompiledQueries
  readonly #prepared = new Map<string, Prepared | undefined>()

  constructor(options: TrustedExecutorOptions) {
    this.#options = options
    this.#compiled = new CompiledQueries(options.schema)
  }

  /**
   * Undefined for what Apollo Server must refuse, in its words: nothing is executed then.
   * @param hash hex SHA-256 of the document
   */
  async run(hash: string, variables: Variables, context: Context): Promise<TrustedResponse | undefined> {
    const { schema, limits, responseCache, onStored } = this.#options
    const prepared = this.#prepare(hash)
    if (!prepared) return undefined
    const { trusted, document, operation } = prepared
    if (excess(measuresOf(schema, document, operation, variables), limits) !== undefined) return undefined
    try {
      await actForShownAccount(context, prepared.isPublic)
    } catch {
      return undefined
    }
    const { name } = trusted
    const key = responseCache.keyOf(hash, trusted, variables, context)
    const stored = key && responseCache.get(key)
    if (stored !== undefined) {
      onStored(name)
      return { text: stored, name, codes: [] }
    }
    const { data, errors = [] } = await this.#execute(hash, prepared, variables, context)
    // The variables do not fit.
    if (data === undefined) return undefined
    const all = completeErrors(errors, context)
    const text = JSON.stringify({ errors: all.length > 0 ? all : undefined, data })
    if (key && all.length === 0) responseCache.set(key, text, context)
    return { text, name, codes: all.map(({ extensions }) => String(extensions?.['code'])) }
  }

  async #execute(
    hash: string,
    { document, operation, trusted }: Prepared,
    variables: Variables,
    context: Context,
  ): Promise<ExecutionResult> {
    const compiled =
      operation.operation === 'query' ? this.#compiled.get(hash, document, trusted.name, variables) : undefined
    if (compiled) return compiled(context, variables)
    const { schema, execution } = this.#options
    return execute({ schema, document, variableValues: variables, contextValue: context, options: execution })
  }

  #prepare(hash: string): Prepared | undefined {
    if (this.#prepared.has(hash)) return this.#prepared.get(hash)
    const prepared = this.#parse(hash)
    this.#prepared.set(hash, prepared)
    return prepared
  }

  #parse(hash: string): Prepared | undefined {
    const { schema, documents } = this.#options
    const trusted = documents.get(hash)
    if (!trusted || trusted.type === 'subscription') return undefined
    const document = parse(trusted.text)
    const operation = getOperationAST(document)
    if (!operation) return undefined
    let isOpen: boolean | undefined
    return { trusted, document, operation, isPublic: () => (isOpen ??= isPublic(schema, document, operation)) }
  }
}
