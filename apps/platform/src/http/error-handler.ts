import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { addressProblem, assertUtf8, UnsupportedCharset } from '@playhouse/server/http-refusals.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnstorable } from '../db/database-errors.ts'
import { getFailure, PlatformError } from '../request/platform-error.ts'

/** Sends every failure in the contract's envelope; unexpected ones are logged and not exposed. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => assertUtf8(headers['content-type']))
  app.setErrorHandler<FastifyError | PlatformError>((error, request, reply) => {
    if (error instanceof PlatformError) {
      const { status, body } = getFailure(error.code, error.details)
      if (error.details?.retryAfterSeconds) reply.header('retry-after', error.details.retryAfterSeconds)
      return reply.code(status).send(body)
    }
    if (error instanceof UnsupportedCharset) return reply.code(error.statusCode).send(invalid(error.message))
    const status = error.statusCode ?? 500
    if (isUnstorable(error)) return reply.code(400).send(getFailure('request_param_err').body)
    // Refused by Fastify: invalid JSON, unsupported media type, body too large.
    if (status >= 400 && status < 500) return reply.code(status).send(getFailure('request_param_err').body)
    request.log.error({ err: error }, 'a request failed')
    const busy = getFailure('system_busy')
    return reply.code(busy.status).send(busy.body)
  })

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ success: false, message: 'There is no such endpoint.', errorCode: 'endpoint.not.found' }),
  )
}

/** Fastify's `frameworkErrors`: URLs that the router refuses before any hook runs. */
export function handleFrameworkError(
  { code, statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(statusCode).headers({ [HEADERS.requestId]: request.id, 'x-content-type-options': 'nosniff' })
  reply.send(invalid(addressProblem(code)))
}

const invalid = (message: string) => ({ ...getFailure('request_param_err').body, message })
