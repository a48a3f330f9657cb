import { login } from '@playhouse/platform-api/session.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { httpTransport, type HttpOptions } from './wire.ts'

let server: Server
let received: { encryption: unknown; body: unknown }[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request)
    if (body) received.push({ encryption: request.headers['encryption'], body: JSON.parse(body) })
    response.end('{"success":true,"value":{}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const CREDENTIALS = { username: 'lan', password: 'p' }

async function logIn(cipher: HttpOptions['cipher']) {
  received = []
  const { port } = server.address() as AddressInfo
  const http = httpTransport({
    baseUrl: `http://127.0.0.1:${port}`,
    merchant: 'playhouse',
    deadlineMs: 20_000,
    cipher,
    clientAddress: '2001:db8::1',
  })
  await http.send(login, CREDENTIALS, {})
  return received
}

it('sends a plain body to a platform without a cipher', async () => {
  expect(await logIn('none')).toEqual([{ encryption: undefined, body: CREDENTIALS }])
})

it('sends what an operator’s cipher seals, which needs no key of the platform', async () => {
  const cipher = { seal: async (body: unknown) => ({ value: `sealed ${JSON.stringify(body)}`, encryption: 'own' }) }
  expect(await logIn(cipher)).toEqual([{ encryption: 'own', body: { value: `sealed ${JSON.stringify(CREDENTIALS)}` } }])
})
