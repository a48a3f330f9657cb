import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type SpanOptions } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { TraceCall } from '../platform/rest-client.ts'

/** W3C Trace Context, version 00, sampled. */
function traceparentOf(span: Span): string {
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}

/**
 * OpenTelemetry traces over OTLP/HTTP: the request, its GraphQL operation, each call to the platform. Spans hold names, ids and outcomes,
 * never variables, tokens or addresses. Import lazily: loading the libraries is slow.
 */
export class Tracing {
  readonly #provider: TracerProvider
  readonly #requests = new WeakMap<FastifyRequest, Span>()
  readonly #operations = new WeakMap<FastifyRequest, Span>()
  readonly #current = new AsyncLocalStorage<Span>()

  /** `endpoint`: base URL of the collector, without `/v1/traces`. */
  constructor(endpoint: string) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'playhouse-gateway' }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
    })
  }

  /** Adds hooks that trace every request and GraphQL operation. */
  instrument(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const path = request.routeOptions.url ?? 'none'
      const attributes = {
        'http.request.method': request.method,
        'http.route': path,
        'playhouse.request_id': request.id,
      }
      this.#requests.set(request, this.#start(`${request.method} ${path}`, { kind: SpanKind.SERVER, attributes }))
    })
    // After the body is read: reading it would lose the async context.
    app.addHook('preHandler', (request, _reply, done) => {
      const parent = this.#requests.get(request)
      if (!parent || request.routeOptions.url !== '/graphql') return done()
      const operation = this.#start('graphql', {}, parent)
      this.#operations.set(request, operation)
      return this.#current.run(operation, done)
    })
    app.addHook('onResponse', async (request, reply) => {
      this.#operations.get(request)?.end()
      const span = this.#requests.get(request)
      span?.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    })
    app.addHook('onClose', () => this.#provider.shutdown())
  }

  /** Names the current operation's span and records its error codes. */
  nameOperation(name: string, codes: readonly string[]): void {
    const span = this.#current.getStore()
    span?.updateName(`graphql ${name}`).setAttribute('graphql.operation.name', name)
    if (codes.length > 0) span?.setAttribute('playhouse.error_codes', [...new Set(codes)])
  }

  readonly call: TraceCall = async (endpoint, call) => {
    const attributes = { 'http.request.method': endpoint.method, 'url.template': endpoint.path }
    const span = this.#start(
      `platform ${endpoint.name}`,
      { kind: SpanKind.CLIENT, attributes },
      this.#current.getStore(),
    )
    try {
      return await call({ traceparent: traceparentOf(span) })
    } catch (error) {
      // Without the message, which may repeat the platform's.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      throw error
    } finally {
      span.end()
    }
  }

  #start(name: string, options: SpanOptions, parent?: Span): Span {
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return this.#provider.getTracer('playhouse').startSpan(name, options, context)
  }
}
