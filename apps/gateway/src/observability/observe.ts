import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../domains/base/context.ts'
import type { PartnerRequests } from './partner-requests.ts'
import { ClientLabels } from './client-labels.ts'
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

/**
 * Register after the plugin that completes `errors[]`.
 * @param known names of the trusted operations
 */
export function observeOperations(
  known: ReadonlySet<string>,
  observers: Observers,
  partnerRequests: PartnerRequests,
): ApolloServerPlugin<Context>[] {
  const { metrics, tracing } = observers
  if (!metrics && !tracing) return []
  const clients = new ClientLabels(['web'])
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      const startedAt = performance.now()
      return {
        async willSendResponse({ operationName, request, response, contextValue }) {
          const name = operationName && known.has(operationName) ? operationName : OTHER
          const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : []
          const codes = errors.map(({ extensions }) => String(extensions?.['code'] ?? 'UNKNOWN'))
          metrics?.operation(name, codes, (performance.now() - startedAt) / 1_000)
          partnerRequests.fails(contextValue.requestId, codes)
          metrics?.client(...clients.of(request.http?.headers))
          tracing?.nameOperation(name, codes)
        },
      }
    },
  }
  return [plugin]
}
