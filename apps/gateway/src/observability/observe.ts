import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../domains/base/context.ts'
import type { PartnerRequests } from './partner-requests.ts'
import { ClientLabels, type Headers } from './client-labels.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

export interface Observers {
  metrics: Metrics | undefined
  tracing: Tracing | undefined
}

/** Replaces untrusted operation names, which callers choose freely. */
const OTHER = 'other'

export function observeRequests(
  app: FastifyInstance,
  { metrics, tracing }: Observers,
  partnerRequests: PartnerRequests,
): void {
  tracing?.instrument(app)
  if (!metrics) return
  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.routeOptions.url ?? 'none', reply.statusCode)
    partnerRequests.ends(request.id)
  })
}

/** Facts about an operation that are counted once its response is ready. */
export interface Answered {
  name: string | null | undefined
  codes: readonly string[]
  /** `performance.now()` */
  startedAt: number
  requestId: string
  headers: Headers | undefined
}

/** Counts an operation. @param known names of the trusted operations */
export function operationObserver(
  known: ReadonlySet<string>,
  { metrics, tracing }: Observers,
  partnerRequests: PartnerRequests,
): (answered: Answered) => void {
  if (!metrics && !tracing) return () => {}
  const clients = new ClientLabels(['web'])
  return ({ name: sent, codes, startedAt, requestId, headers }) => {
    const name = sent && known.has(sent) ? sent : OTHER
    metrics?.operation(name, codes, (performance.now() - startedAt) / 1_000)
    partnerRequests.fails(requestId, codes)
    metrics?.client(...clients.of(headers))
    tracing?.nameOperation(name, codes)
  }
}

/** Counts what Apollo Server answers. Register after the plugin that completes `errors[]`. */
export const observerPlugin = (observe: (answered: Answered) => void): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const startedAt = performance.now()
    return {
      async willSendResponse({ operationName, request, response, contextValue }) {
        const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : []
        observe({
          name: operationName,
          codes: errors.map(({ extensions }) => String(extensions?.['code'] ?? 'UNKNOWN')),
          startedAt,
          requestId: contextValue.requestId,
          headers: request.http?.headers,
        })
      },
    }
  },
})
