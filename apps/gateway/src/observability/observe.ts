import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../graphql/context.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/** Who wants to hear of requests and operations; both are optional. */
export interface Observers {
  metrics: Metrics | undefined
  tracing: Tracing | undefined
}

/** Names outside `known` are one: callers choose them where any document is taken. */
const OTHER = 'other'

/** Reports every HTTP request. */
export function observeRequests(app: FastifyInstance, { metrics, tracing }: Observers): void {
  tracing?.follow(app)
  if (!metrics) return
  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.routeOptions.url ?? 'none', reply.statusCode)
  })
}

/**
 * Reports every GraphQL operation. Stands after the plugin that finishes `errors[]`.
 * @param known names of the registered operations
 */
export function observeOperations(known: ReadonlySet<string>, observers: Observers): ApolloServerPlugin<Context>[] {
  const { metrics, tracing } = observers
  if (!metrics && !tracing) return []
  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      const began = performance.now()
      return {
        async willSendResponse({ operationName, response }) {
          const name = operationName && known.has(operationName) ? operationName : OTHER
          const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : []
          const codes = errors.map(({ extensions }) => String(extensions?.['code'] ?? 'UNKNOWN'))
          metrics?.operation(name, codes, (performance.now() - began) / 1_000)
          tracing?.nameOperation(name, codes)
        },
      }
    },
  }
  return [plugin]
}
