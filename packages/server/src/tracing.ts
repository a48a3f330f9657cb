import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-(?<traceId>(?!0{32})[0-9a-f]{32})-(?<spanId>(?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/

/** Header that passes a span on; always sampled. */
export function formatTraceparent(span: Span): string {
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}

/** Context of the caller's span. A header that is missing or malformed starts a trace of its own. */
function getContext(traceparent: string | string[] | undefined): Context {
  const { traceId, spanId } = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)?.groups) || {}
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}

/**
 * OpenTelemetry spans over OTLP/HTTP. They hold names, ids and outcomes, never variables, tokens or addresses. Import lazily: loading the
 * libraries is slow.
 */
export class Tracer {
  /** The span that the current request or operation runs in. */
  readonly current = new AsyncLocalStorage<Span>()
  readonly #provider: TracerProvider
  readonly #requests = new WeakMap<FastifyRequest, Span>()

  /**
   * @param endpoint base URL of the collector, without `/v1/traces`
   * @param attributes of the resource
   */
  constructor(service: string, endpoint: string, attributes: Record<string, string> = {}) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, ...attributes }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
    })
  }

  start(name: string, options: SpanOptions, parent?: Span): Span {
    return this.#start(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  }

  /** Adds hooks that give every request a span in the trace of its caller, and send what is left when the app closes. */
  traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const path = request.routeOptions.url ?? 'none'
      const attributes = {
        'http.request.method': request.method,
        'http.route': path,
        'playhouse.request_id': request.id,
      }
      const parent = getContext(request.headers['traceparent'])
      this.#requests.set(
        request,
        this.#start(`${request.method} ${path}`, { kind: SpanKind.SERVER, attributes }, parent),
      )
    })
    app.addHook('onResponse', async (request, reply) => {
      const span = this.#requests.get(request)
      span?.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    })
    app.addHook('onClose', () => this.#provider.shutdown())
  }

  findSpan(request: FastifyRequest): Span | undefined {
    return this.#requests.get(request)
  }

  #start(name: string, options: SpanOptions, context: Context): Span {
    return this.#provider.getTracer('playhouse').startSpan(name, options, context)
  }
}
