import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveWebhooks } from './webhooks.ts'

test('answers a signed webhook once, and one without a signature with 401', async () => {
  let log = ''
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void (log += line) } } })
  await app.register(async (plugin) => {
    serveWebhooks(plugin, 1_000)('/callbacks/tea', async ({ body }) =>
      body === 'signed' ? { status: 200, contentType: 'text/plain', body: 'OK' } : undefined,
    )
  })
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/callbacks/tea', headers: { 'content-type': 'text/plain' }, payload })
  expect(await send('signed')).toMatchObject({ statusCode: 200, body: 'OK' })
  expect(await send('forged')).toMatchObject({ statusCode: 401 })
  await app.close()
  expect(log).toBe('')
})
