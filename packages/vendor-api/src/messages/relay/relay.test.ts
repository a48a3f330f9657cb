import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MessageRefusedError, type MessageSender, MessageUnknownError } from '../message-sender.ts'
import { relay } from './relay.ts'

const SECRET = 'a secret of at least thirty-two characters'
const SMS = {
  id: '0f2d1c34-9c1f-4b52-8f38-1d6d0f0c7a11',
  channel: 'sms',
  address: '+84912345678',
  text: 'Playhouse: 123456 is your code.',
} as const

let server: Server
let sender: MessageSender
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
  sender = relay.open({ url: `http://127.0.0.1:${port}/messages`, secrets: [SECRET], settings: {} })
})
afterEach(() => new Promise((resolve) => void server.close(resolve)))

const messages = () => arrived.map(({ body }) => JSON.parse(body) as Record<string, string>)

test('posts a text once as signed JSON', async () => {
  await sender.send(SMS)
  expect(messages()).toEqual([SMS])
  const [{ headers, body } = { headers: {}, body: '' }] = arrived
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`)
})

test('posts an e-mail with its subject', async () => {
  const { id } = SMS
  await sender.send({ id, channel: 'email', address: 'lan@playhouse.test', subject: 'Mã của bạn', text: 'Xin chào' })
  expect(messages()).toMatchObject([{ channel: 'email', address: 'lan@playhouse.test', subject: 'Mã của bạn' }])
})

test.each([429, 500, 503])('may be asked again after a %i', async (status) => {
  statuses = [status]
  await expect(sender.send(SMS)).rejects.toThrow(MessageUnknownError)
})

test.each([400, 401, 404, 422])('refuses for good with a %i', async (status) => {
  statuses = [status]
  await expect(sender.send(SMS)).rejects.toThrow(new MessageRefusedError(`status ${status}`))
})

test('does not follow redirects', async () => {
  statuses = [307]
  await expect(sender.send(SMS)).rejects.toThrow(MessageUnknownError)
  expect(arrived.every(({ headers }) => headers.host?.startsWith('127.0.0.1'))).toBe(true)
  expect(arrived).toHaveLength(1)
})

test('reveals neither code nor address in errors', async () => {
  statuses = [400]
  const message = await sender.send(SMS).catch((error: unknown) => JSON.stringify(error, ['message', 'stack', 'cause']))
  expect(message).not.toMatch(/123456|912345678/)
})
