import {
  isCallSigned,
  QUIETGATE_CHECK,
  QUIETGATE_HEADER,
  type QuietgateAnswer,
  quietgateQuestion,
} from '@playhouse/vendor-api/registers/quietgate/contract.ts'
import { fastify } from 'fastify'

/** A register at an address of its own: whom it lists, how it answers, and what it was asked. */
export async function openTestRegister(secret: string) {
  const register = {
    /** Ends of entries by name; null without an end. */
    listed: new Map<string, Date | null>(),
    status: 200,
    /** Whom it was asked about. */
    names: [] as string[],
    environment: {} as Record<string, string>,
    close: () => server.close(),
  }
  const server = fastify()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.post(QUIETGATE_CHECK, async ({ method, url, body, headers }, reply): Promise<QuietgateAnswer | undefined> => {
    const text = String(body)
    if (!isCallSigned([secret], headers[QUIETGATE_HEADER], { method, path: url, body: text }))
      return reply.code(401).send()
    const { id, name } = quietgateQuestion.parse(JSON.parse(text))
    register.names.push(name)
    if (register.status !== 200) return reply.code(register.status).send()
    const until = register.listed.get(name)
    return until === undefined
      ? { status: 'not_listed', id }
      : { status: 'listed', id, until: until?.toISOString() ?? null }
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  register.environment = { QUIETGATE_URL: url, QUIETGATE_SECRET: secret }
  return register
}
export type TestRegister = Awaited<ReturnType<typeof openTestRegister>>
