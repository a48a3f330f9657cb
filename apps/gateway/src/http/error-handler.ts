import { addressProblem } from '@playhouse/shared/http-refusals.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { graphqlFailure } from './graphql-failure.ts'

const CODES: Readonly<Record<number, string>> = {
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
}

/** As Node.js names an answer whose reader is gone. */
const LEFT = 'ERR_STREAM_PREMATURE_CLOSE'

/** Failures outside the GraphQL engine leave in its form, without a word of what went wrong inside. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      return reply.code(status).send(graphqlFailure(request, CODES[status] ?? 'BAD_REQUEST', error.message))
    }
    if (error.code === LEFT) request.log.info('the caller left before its answer')
    else request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send(graphqlFailure(request, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'))
  })
}

/** Answers an address that the router refuses, before any hook has run. The option `frameworkErrors` of Fastify. */
export function refuseAddress(
  { code, statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const failure = graphqlFailure(request, 'BAD_REQUEST', addressProblem(code))
  reply.code(statusCode).headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }).send(failure)
}
