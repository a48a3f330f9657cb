import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { execute, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import type { Context } from '../../domains/base/context.ts'
import { actForShownAccount } from '../../domains/session/shown-account.ts'
import { excess, getMeasures, type DocumentLimits } from '../document-limits.ts'
import { completeErrors, isFailure } from '../format-error.ts'
import { executeInParts } from './execute-in-parts.ts'
import type { PreparedDocument, PreparedDocuments } from './prepared-documents.ts'
import type { ResponseCache } from './response-cache.ts'

type Variables = Readonly<Record<string, unknown>>

/** A request that names a registered query or mutation. */
export interface TrustedOperation {
  /** Hex SHA-256 of the document. */
  hash: string
  document: TrustedDocument
  variables: Variables
}

export interface TrustedResponse {
  text: string
  /** Codes of its errors. */
  codes: readonly string[]
}

interface TrustedExecutorOptions {
  schema: GraphQLSchema
  prepared: PreparedDocuments
  limits: DocumentLimits
  responseCache: ResponseCache
  execution: NonNullable<ExecutionArgs['options']>
  /** Called with the document's name for a response of the cache. */
  onStored: (name: string) => void
}

/**
 * Executes registered queries and mutations without Apollo Server, whose steps were taken when the document was registered: it is parsed,
 * validated and compiled once. The text is the one that Apollo Server gives for the same document, which
 * `parity.test.ts` compares.
 */
export class TrustedExecutor {
  readonly #options: TrustedExecutorOptions

  constructor(options: TrustedExecutorOptions) {
    this.#options = options
  }

  /** Undefined for what Apollo Server must refuse, in its words: nothing is executed then. */
  async run({ hash, document, variables }: TrustedOperation, context: Context): Promise<TrustedResponse | undefined> {
    const { schema, limits, prepared, responseCache, onStored } = this.#options
    const ready = prepared.get(hash, document)
    if (!ready) return undefined
    if (excess(getMeasures(schema, ready.document, ready.operation, variables), limits) !== undefined) return undefined
    try {
      const acting = actForShownAccount(context, ready.isPublic)
      if (acting) await acting
    } catch {
      return undefined
    }
    const key = responseCache.getKey(hash, document, variables, context)
    const [stored] = (key && responseCache.get(key.key)?.template?.chunks) ?? []
    if (stored !== undefined) {
      onStored(document.name)
      return { text: stored, codes: [] }
    }
    const result = await this.#execute(ready, variables, context)
    // The variables do not fit.
    if (result.data === undefined) return undefined
    const all = completeErrors(result.errors ?? [], context)
    const errors = all.length > 0 ? `"errors":${JSON.stringify(all)},` : ''
    const text = `{${errors}"data":${result.data}}`
    if (key && all.length === 0) responseCache.setText(key, text, context)
    return { text, codes: all.map(({ extensions }) => String(extensions?.['code'])) }
  }

  /** `data` is JSON text. */
  async #execute({ document, compiled }: PreparedDocument, variables: Variables, context: Context) {
    const { schema, execution, responseCache } = this.#options
    const parts = responseCache.isOff ? undefined : compiled.getParts(variables)
    const inParts = parts && (await executeInParts(parts, variables, context, responseCache))
    if (inParts) return inParts
    const run = compiled.get(variables)
    const { data, errors } = run
      ? await run(context, variables)
      : await execute({ schema, document, variableValues: variables, contextValue: context, options: execution })
    return { data: data === undefined ? undefined : JSON.stringify(data), errors: errors?.filter(isFailure) }
  }
}
