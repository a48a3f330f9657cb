import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNestedDeeper, NESTING_MAX } from '../graphql/document-limits.ts'
import { graphqlFailure } from './graphql-failure.ts'

/** Refuses parameters that are nested too deeply, before anything walks them. In a GET they travel as JSON text. */
export async function limitNesting(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const parameters = request.method === 'GET' ? readParameters(request.query as Record<string, unknown>) : request.body
  if (!isNestedDeeper(parameters, NESTING_MAX + 1)) return
  const message = `The variables or extensions are nested too deeply: at most ${NESTING_MAX} levels are allowed.`
  return reply.code(400).send(graphqlFailure(request, 'VARIABLES_TOO_DEEP', message))
}

function readParameters({ variables, extensions }: Record<string, unknown>): unknown[] {
  return [variables, extensions].map((text) => {
    try {
      return typeof text === 'string' ? JSON.parse(text) : undefined
    } catch {
      // Apollo says what is wrong with it.
      return undefined
    }
  })
}
