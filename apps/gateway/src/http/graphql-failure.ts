import type { FastifyRequest } from 'fastify'
import { isRetryable } from '../graphql/error-codes.ts'

/** A refusal from before the GraphQL engine, in the form of its answers. */
export function graphqlFailure({ id }: Pick<FastifyRequest, 'id'>, code: string, message: string) {
  return { errors: [{ message, extensions: { code, requestId: id, ...(isRetryable(code) && { retryable: true }) } }] }
}
