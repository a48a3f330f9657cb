import { ApolloLink, CombinedProtocolErrors, ServerError } from '@apollo/client'
import type { ApolloClient, DocumentNode } from '@apollo/client'
import { PROTOCOL_ERRORS_SYMBOL } from '@apollo/client/errors'
import { BaseHttpLink } from '@apollo/client/link/http'
import { activeLanguage } from '../../i18n/i18n.ts'
import { GRAPHQL_PATH, languageHeaders } from '../request.ts'
import { findSignedInAs } from '../another-account.ts'
import { viewerIdHeader } from '../shown-viewer.ts'
import { HASHES } from '../trusted.ts'
import { SessionOver, StreamRefused } from './keep-stream.ts'

const link = new BaseHttpLink({
  uri: GRAPHQL_PATH,
  fetch: async (address, request) => {
    const response = await fetch(address, request)
    // A proxy has buffered the response, or the gateway is older than this page.
    if (response.ok && !/^multipart\/mixed/i.test(response.headers.get('content-type') ?? '')) throw new StreamRefused()
    return response
  },
})

interface OpenOptions {
  client: ApolloClient
  operationName: string
  document: DocumentNode
  variables: Readonly<Record<string, unknown>>
  /** For whom it is read; null for public events. */
  viewerId: string | null
  after: string | undefined
  signal: AbortSignal
}

/** Reads one multipart stream until it ends. @throws StreamRefused, SessionOver, or the link's error */
export function openStream<Data>(
  { client, operationName, document, variables, viewerId, after, signal }: OpenOptions,
  onData: (data: Data) => void,
): Promise<void> {
  const sha256Hash = import.meta.env.PROD ? HASHES[operationName] : undefined
  const query = client.documentTransform.transformDocument(document)
  const context = {
    headers: { ...languageHeaders(activeLanguage()), ...viewerIdHeader(viewerId) },
    http: { includeExtensions: Boolean(sha256Hash), includeQuery: !sha256Hash },
  }
  const extensions = sha256Hash ? { persistedQuery: { version: 1, sha256Hash } } : {}
  return new Promise((resolve, reject) => {
    const subscription = ApolloLink.execute(
      link,
      {
        query,
        operationName,
        variables: { ...variables, after: after ?? null },
        context,
        extensions,
      } as ApolloLink.Request,
      { client },
    ).subscribe({
      next: ({ data, errors, extensions: added }) => {
        const fatal: unknown = added?.[PROTOCOL_ERRORS_SYMBOL as unknown as string]
        const all = [...(errors ?? []), ...(CombinedProtocolErrors.is(fatal) ? fatal.errors : [])]
        const account = findSignedInAs(all)
        const isOver = all.some(({ extensions: facts }) => facts?.['code'] === 'SESSION_EXPIRED')
        if (isOver || account) reject(new SessionOver(account))
        else if (all.length > 0) reject(new Error(all[0]?.message))
        else if (data) onData(data as Data)
      },
      error: (error: unknown) => reject(isRefusal(error) ? new StreamRefused() : (error as Error)),
      complete: resolve,
    })
    signal.addEventListener('abort', () => {
      subscription.unsubscribe()
      reject(new Error('The page has closed the stream'))
    })
  })
}

/** Responses that will not change soon: streaming is off here, or a proxy does not support it. */
function isRefusal(error: unknown): boolean {
  return ServerError.is(error) && [400, 404, 405, 406, 415, 501].includes(error.statusCode)
}
