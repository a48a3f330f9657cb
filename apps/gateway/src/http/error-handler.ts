import { addressProblem } from '@playhouse/server/http-refusals.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { isRetryable } from '../domains/base/errors.ts'

const CODES: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN_ORIGIN',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
}

/** Formats an error raised outside Apollo as a GraphQL response. */
export function graphqlErrorBody({ id }: Pick<FastifyRequest, 'id'>, code: string, message: string) {
  return { errors: [{ message, extensions: { code, requestId: id, ...(isRetryable(code) && { retryable: true }) } }] }
}

/** Formats errors raised outside Apollo as GraphQL errors, without internals. */
export function formatHttpErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      return reply.code(status).send(graphqlErrorBody(request, CODES[status] ?? 'BAD_REQUEST', error.message))
    }
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.info('caller left before the response')
    else request.log.error({ err: error }, 'request failed')
    return reply.code(500).send(graphqlErrorBody(request, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'))
  })
}

/** Fastify's `frameworkErrors`: addresses that the router refuses before any hook runs. */
export function refuseAddress(
  { code, statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const body = graphqlErrorBody(request, 'BAD_REQUEST', addressProblem(code))
  reply.code(statusCode).headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }).send(body)
}

const CLIENT_ERRORS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'BAD_REQUEST', message: 'The headers are too large.' },
}
const MALFORMED = { status: 400, code: 'BAD_REQUEST', message: 'The request is not valid HTTP.' }

/** Fastify's `clientErrorHandler`: requests that Node.js ends before Fastify sees them. */
export const endBadRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code, message } = CLIENT_ERRORS[error.code] ?? MALFORMED
  const id = randomUUID()
  const body = JSON.stringify(graphqlErrorBody({ id }, code, message))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  // A slow client must not keep the connection open.
  socket.destroy(error)
}
