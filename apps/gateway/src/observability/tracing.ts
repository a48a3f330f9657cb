import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { Tracer, formatTraceparent } from '@playhouse/server/tracing.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TraceCall } from '../platform/rest-client.ts'

/** Traces the request, its GraphQL operation, and each call to the platform. A trace goes on that the browser has begun. */
export class Tracing {
  readonly #tracer: Tracer
  readonly #operations = new WeakMap<FastifyRequest, Span>()

  /** `endpoint`: base URL of the collector, without `/v1/traces`. */
  constructor(endpoint: string, brand: string | undefined) {
    this.#tracer = new Tracer('playhouse-gateway', endpoint, {
      ...(brand !== undefined && { 'playhouse.brand': brand }),
    })
  }

  /** Adds hooks that trace every request and GraphQL operation. */
  instrument(app: FastifyInstance): void {
    this.#tracer.traceRequests(app)
    // After the body is read: reading it would lose the async context.
    app.addHook('preHandler', (request, _reply, done) => {
      const parent = this.#tracer.findSpan(request)
      if (!parent || request.routeOptions.url !== '/graphql') return done()
      const operation = this.#tracer.start('graphql', {}, parent)
      this.#operations.set(request, operation)
      return this.#tracer.current.run(operation, done)
    })
    app.addHook('onResponse', async (request) => this.#operations.get(request)?.end())
  }

  nameOperation(name: string, codes: readonly string[]): void {
    const span = this.#tracer.current.getStore()
    span?.updateName(`graphql ${name}`).setAttribute('graphql.operation.name', name)
    if (codes.length > 0) span?.setAttribute('playhouse.error_codes', [...new Set(codes)])
  }

  readonly call: TraceCall = async (endpoint, call) => {
    const attributes = { 'http.request.method': endpoint.method, 'url.template': endpoint.path }
    const span = this.#tracer.start(
      `platform ${endpoint.name}`,
      { kind: SpanKind.CLIENT, attributes },
      this.#tracer.current.getStore(),
    )
    try {
      return await call({ traceparent: formatTraceparent(span) })
    } catch (error) {
      // Without the message, which may repeat the platform's.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      throw error
    } finally {
      span.end()
    }
  }
}
