import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { addressProblem, assertUtf8, UnsupportedCharset } from '@playhouse/shared/http-refusals.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlStateOf } from '@playhouse/postgres/database.ts'
import { failureOf, PlatformError } from './platform-error.ts'

/** PostgreSQL and socket codes that say "not now" rather than "never": no connection, shutting down, too slow. */
const BUSY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0\d|57014|53\d{3}|08\d{3}|40001|40P01|55P03)$/

/** PostgreSQL's codes for a number too large for its column, and for U+0000 on routes outside the contract. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22003', '22021'])

/** Every failure leaves in the envelope; what was not expected is told to the log and to nobody else. */
export function answerFailures(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => assertUtf8(headers['content-type']))
  app.setErrorHandler<FastifyError | PlatformError>((error, request, reply) => {
    if (error instanceof PlatformError) {
      const { status, body } = failureOf(error.code, error.details)
      if (error.details?.retryAfterSeconds) reply.header('retry-after', error.details.retryAfterSeconds)
      return reply.code(status).send(body)
    }
    if (error instanceof UnsupportedCharset) return reply.code(error.statusCode).send(invalid(error.message))
    const status = error.statusCode ?? 500
    if (UNSTORABLE.has(sqlStateOf(error))) return reply.code(400).send(failureOf('request_param_err').body)
    // What Fastify itself refuses: no JSON, another media type, a body over the limit.
    if (status >= 400 && status < 500) return reply.code(status).send(failureOf('request_param_err').body)
    request.log.error({ err: error }, 'a request failed')
    return reply.code(isBusy(error) ? 503 : 500).send(failureOf('system_busy').body)
  })

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ success: false, message: 'There is no such endpoint.', errorCode: 'endpoint.not.found' }),
  )
}

/** Answers an address that the router refuses, before any hook has run. The option `frameworkErrors` of Fastify. */
export function refuseAddress(
  { code, statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(statusCode).headers({ [HEADERS.requestId]: request.id, 'x-content-type-options': 'nosniff' })
  reply.send(invalid(addressProblem(code)))
}

const invalid = (message: string) => ({ ...failureOf('request_param_err').body, message })

/** True if the error, or what caused it, is a database that cannot answer just now. */
export function isBusy(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BUSY.test(cause.code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message)) return true
  }
  return false
}
