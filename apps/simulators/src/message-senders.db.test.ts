import type { Database } from '@playhouse/postgres/database.ts'
import { MESSAGE_SENDERS } from '@playhouse/vendor-api/messages/all.ts'
import { guardSender } from '@playhouse/vendor-api/messages/guarded-sender.ts'
import {
  MessageRefusedError,
  MessageUnknownError,
  type OutgoingMessage,
} from '@playhouse/vendor-api/messages/message-sender.ts'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMessageGateway } from './message-gateway/app.ts'
import { messageTable } from './message-gateway/tables.ts'
import { openSimulatorDatabase } from './scratch-database.fixture.ts'

/* Promises of every message service that the platform relies on: its adapter over real HTTP against its simulator. */

const SECRET = 'the message services of this test alone'
const PATHS: Readonly<Record<(typeof MESSAGE_SENDERS)[number]['code'], string>> = { relay: '/messages', dovecote: '' }

let database: Database
let close: () => Promise<void>
let gateway: FastifyInstance
let proxy: ReturnType<typeof createServer>
let origin: string
/** Fate of the next calls between adapter and simulator. */
let connection: 'answers' | 'loses requests' | 'loses answers' | 'is down'
beforeAll(async () => {
  ;({ database, close } = await openSimulatorDatabase())
  gateway = await buildMessageGateway({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 20_000,
      senderSecret: SECRET,
      siteOrigins: ['https://site.test'],
      mediaHost: 'https://media.test',
    },
    database,
  })
  const target = await gateway.listen({ host: '127.0.0.1', port: 0 })
  proxy = createServer((request, response) => void pass(target, request, response))
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
beforeEach(() => void (connection = 'answers'))
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await gateway.close()
  await close()
})

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  if (connection === 'loses requests') return void request.socket.destroy()
  if (connection === 'is down') return void response.writeHead(503).end('busy')
  const headers = Object.fromEntries(
    ['content-type', 'x-signature'].flatMap((name) =>
      request.headers[name] ? [[name, String(request.headers[name])]] : [],
    ),
  )
  const answer = await fetch(`${target}${request.url}`, { method: 'POST', headers, body })
  if (connection === 'loses answers') return void request.socket.destroy()
  response.writeHead(answer.status).end(await answer.text())
}

const stored = (id: string) => database.select().from(messageTable).where(eq(messageTable.id, id))
const sms = (address = '+84912345678'): OutgoingMessage => ({
  id: randomUUID(),
  channel: 'sms',
  address,
  text: 'Playhouse: 123456 is your code. Mã của bạn & =',
})

describe.each(MESSAGE_SENDERS.map((one) => [one.code, one] as const))('%s', (code, declared) => {
  const sender = (secret = SECRET) =>
    guardSender(declared, { url: `${origin}${PATHS[code]}`, secrets: [secret], settings: {} })

  test('has each message delivered as it is, by every channel that it names', async () => {
    for (const channel of sender().channels) {
      const message: OutgoingMessage =
        channel === 'sms' ? sms() : { ...sms('lan@playhouse.test'), channel, subject: 'Mã của bạn' }
      await sender().send(message)
      expect(await stored(message.id)).toMatchObject([message])
    }
  })

  test('has a message delivered once that is sent again under its id', async () => {
    const message = sms()
    await sender().send(message)
    await sender().send(message)
    expect(await stored(message.id)).toHaveLength(1)
  })

  test.each(['loses requests', 'loses answers', 'is down'] as const)(
    'says that the outcome is unknown when the service %s, and may be asked again',
    async (how) => {
      const message = sms()
      connection = how
      await expect(sender().send(message)).rejects.toThrow(MessageUnknownError)
      expect(await stored(message.id)).toHaveLength(how === 'loses answers' ? 1 : 0)
      connection = 'answers'
      await sender().send(message)
      expect(await stored(message.id)).toHaveLength(1)
    },
  )

  test('is refused with another secret', async () => {
    const message = sms()
    await expect(sender(`${SECRET}, but another`).send(message)).rejects.toThrow(MessageRefusedError)
    expect(await stored(message.id)).toEqual([])
  })

  test('is refused for an address that nobody has, and says neither text nor address', async () => {
    const message = sms(`+${'123456'.repeat(50)}`)
    const error = await sender()
      .send(message)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MessageRefusedError)
    expect(JSON.stringify(error, ['message', 'stack', 'cause'])).not.toContain('123456')
    expect(await stored(message.id)).toEqual([])
  })
})

describe('what Dovecote says later', () => {
  const dovecote = () => MESSAGE_SENDERS[1].open({ url: origin, secrets: [SECRET], settings: {} })

  test('refuses a message that failed after it was taken, so that another service gets it', async () => {
    await expect(dovecote().send(sms('+84912300000'))).rejects.toThrow(new MessageRefusedError('absent'))
  })

  test('takes a message that stays in the queue as accepted', async () => {
    await expect(dovecote().send(sms('+84912399999'))).resolves.toBeUndefined()
  })
})
