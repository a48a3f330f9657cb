import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Sender } from './sender.ts'
import { webhookSender } from './webhook-sender.ts'

const SECRET = 'a secret of at least thirty-two characters'
const SMS = { phoneNumber: '+84912345678', text: 'Playhouse: 123456 is your code.' }

let server: Server
let sender: Sender
/** Received requests, and the statuses to answer in turn; 200 once they are used up. */
let arrived: { headers: IncomingHttpHeaders; body: string }[]
let statuses: number[]
beforeEach(async () => {
  arrived = []
  statuses = []
  server = createServer((request, response) => {
    void text(request).then((body) => {
      arrived.push({ headers: request.headers, body })
      response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  sender = webhookSender({ url: `http://127.0.0.1:${port}/messages`, secret: SECRET, pauseMs: 5 })
})
afterEach(() => new Promise((resolve) => void server.close(resolve)))

const messages = () => arrived.map(({ body }) => JSON.parse(body) as Record<string, string>)

test('posts a text once as signed JSON', async () => {
  await sender.sendSms(SMS)
  expect(messages()).toEqual([
    { id: expect.stringMatching(/^[\da-f-]{36}$/), channel: 'sms', address: '+84912345678', text: SMS.text },
  ])
  const [{ headers, body } = { headers: {}, body: '' }] = arrived
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`)
})

test('posts an e-mail with its subject', async () => {
  await sender.sendEmail({ address: 'lan@playhouse.test', subject: 'Mã của bạn', text: 'Xin chào' })
  expect(messages()).toMatchObject([{ channel: 'email', address: 'lan@playhouse.test', subject: 'Mã của bạn' }])
})

test.each([[[503]], [[500, 429]]])('retries after %j under the same id', async (given) => {
  statuses = [...given]
  await sender.sendSms(SMS)
  expect(arrived).toHaveLength(given.length + 1)
  expect(new Set(messages().map(({ id }) => id)).size).toBe(1)
})

test('fails after three attempts', async () => {
  statuses = [500, 500, 500, 200]
  await expect(sender.sendSms(SMS)).rejects.toThrow('The message service did not take it')
  expect(arrived).toHaveLength(3)
})

test.each([400, 401, 404, 422])('does not retry a %i', async (status) => {
  statuses = [status]
  await expect(sender.sendSms(SMS)).rejects.toThrow(`status ${status}`)
  expect(arrived).toHaveLength(1)
})

test('does not follow redirects', async () => {
  statuses = [307, 307, 307]
  await expect(sender.sendSms(SMS)).rejects.toThrow('did not take it')
  expect(arrived.every(({ headers }) => headers.host?.startsWith('127.0.0.1'))).toBe(true)
  expect(arrived).toHaveLength(3)
})

test('reveals neither code nor address in errors', async () => {
  statuses = [400]
  const message = await sender
    .sendSms(SMS)
    .catch((error: unknown) => JSON.stringify(error, ['message', 'stack', 'cause']))
  expect(message).not.toMatch(/123456|912345678/)
})
