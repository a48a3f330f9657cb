import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { graphqlErrorBody } from './error-handler.ts'

/** Answers a request that it refuses. @returns whether it has, at once unless it must wait for something */
export type Step = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>

/** A hook that takes steps until one has answered: without a promise, which a hook each would make, unless a step waits. */
export function inSequence(...steps: readonly Step[]): preHandlerHookHandler {
  return (request, reply, done) => {
    const takeFrom = (first: number): void => {
      for (const [index, step] of steps.entries()) {
        if (index < first) continue
        const answered = step(request, reply)
        if (answered === true) return
        if (answered instanceof Promise)
          return void answered.then((late) => (late ? undefined : takeFrom(index + 1)), done)
      }
      done()
    }
    takeFrom(0)
  }
}

/** Refuses a request in the form of a GraphQL error. @param reply with the status */
export function refuse(request: FastifyRequest, reply: FastifyReply, code: string, message: string): true {
  void reply.send(graphqlErrorBody(request, code, message))
  return true
}
