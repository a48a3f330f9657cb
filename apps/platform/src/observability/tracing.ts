import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { ObserveStatement } from '@playhouse/postgres/database.ts'
import { Tracer } from '@playhouse/server/tracing.ts'
import type { FastifyInstance } from 'fastify'

const TEXT_LENGTH = 300

/** Traces requests, in the trace of their caller, and their SQL statements. Texts of statements have no values. */
export class PlatformTracing {
  readonly #tracer: Tracer

  /** `endpoint`: base URL of the collector, without `/v1/traces`. */
  constructor(endpoint: string) {
    this.#tracer = new Tracer('playhouse-platform', endpoint)
  }

  /** Adds hooks that trace every request, and puts the trace's id into its log lines. */
  instrument(app: FastifyInstance): void {
    this.#tracer.traceRequests(app)
    app.addHook('onRequest', async (request) => {
      const span = this.#tracer.findSpan(request)
      if (span) request.log = request.log.child({ traceId: span.spanContext().traceId })
    })
    // Reading the body would lose the async context, so this runs after it.
    app.addHook('preHandler', (request, _reply, done) => {
      const span = this.#tracer.findSpan(request)
      return span ? this.#tracer.current.run(span, done) : done()
    })
  }

  /** Traces a statement of a request, with the time that it waits for a connection. Those of jobs have no trace. */
  readonly statement: ObserveStatement = async ({ name, text }, run) => {
    const parent = this.#tracer.current.getStore()
    if (!parent) return run()
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, TEXT_LENGTH),
      ...(name !== undefined && { 'db.query.summary': name }),
    }
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
    const span = this.#tracer.start(`sql ${name ?? verb}`, { kind: SpanKind.CLIENT, attributes }, parent)
    try {
      return await run()
    } catch (error) {
      // The state is not secret; the message may repeat values.
      const state = error instanceof Error && 'code' in error ? String(error.code) : 'Error'
      span.setStatus({ code: SpanStatusCode.ERROR, message: state })
      throw error
    } finally {
      span.end()
    }
  }
}
