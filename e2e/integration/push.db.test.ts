import { inbox } from '@playhouse/platform-api/messages.ts'
import * as notices from '@playhouse/platform-api/notices.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import type { FastifyInstance } from 'fastify'
import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import type { PushConfig } from '../../apps/platform/src/domains/engagement/notices/push-config.ts'
import { openPushService } from '../../apps/platform/src/domains/engagement/notices/push-service.ts'
import { writeMessage } from '../../apps/platform/src/domains/people/messages/write-message.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { buildMessageGateway } from '../../apps/simulators/src/message-gateway/app.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'

let harness: TestPlatform
let database: Database
let gateway: FastifyInstance
let origin: string
let token: string
let memberId: number
beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  harness = await openTestPlatform({
    template: 'empty',
    runsJobs: true,
    environment: { PUSH_SIMULATOR: origin },
    prepare: async (made, url) => {
      await makeSmallWorld(made)
      await migrateSimulators(url)
    },
  })
  database = openDatabase(harness.config.databaseUrl)
  const config = {
    logLevel: 'silent' as const,
    requestTimeoutMs: 20_000,
    senderSecret: 'the message gateway of this test alone',
    siteOrigins: ['https://site.test'],
    mediaHost: 'https://media.test',
  }
  gateway = await buildMessageGateway({ config, database })
  await gateway.listen({ host: '127.0.0.1', port })
  await harness.app.ready()
  const signedIn = (await harness.call(login, { username: 'lan', password: PASSWORD })).value
  token = signedIn.token
  memberId = Number(signedIn.id)
})
afterAll(async () => {
  await gateway.close()
  await database.$client.end()
  await harness.close()
})

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const subscribe = async () => (await (await fetch(`${origin}/push`, { method: 'POST' })).json()) as Subscription
const getId = ({ endpoint }: Subscription) => endpoint.split('/').at(-1) ?? ''
const shownOn = async (subscription: Subscription) =>
  (await gateway.inject({ url: `/outbox?address=${getId(subscription)}` })).body
const devices = async () => (await harness.call(notices.messageSettings, {}, { token })).value.devices
const write = () =>
  withTransaction(harness.database, (tx) =>
    writeMessage(tx, {
      memberId,
      kind: 'DEPOSIT',
      template: 'deposit.CONFIRMED',
      params: { amount: '250000.00', number: '7' },
    }),
  )

test('encrypts messages without amounts and names to a browser, and deletes subscriptions that have ended', async () => {
  const subscription = await subscribe()
  const { endpoint, keys } = subscription
  const add = await harness.call(notices.addPushDevice, { endpoint, ...keys }, { token, headers: { language: 'EN' } })
  expect(add.value.devices).toHaveLength(1)
  await write()
  await expect.poll(() => shownOn(subscription)).toContain('Your deposit has arrived')
  const [message] = (await harness.call(inbox, {}, { token })).value.list
  const page = await shownOn(subscription)
  expect(page).toContain(`/member/messages?message=${message?.id}`)
  expect(page).toContain('&#34;web_push&#34;:8030')
  // Not “250”, which a subscription's random ID may contain.
  expect(page).not.toMatch(/250[.,]?000/)
  expect(page).not.toMatch(/>[^<]*\blan\b/)

  await fetch(endpoint, { method: 'DELETE' })
  await write()
  await expect.poll(devices).toEqual([])
})

/** A signed token of an operator (RFC 8292). */
function tokenFor(audience: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1_000) + 3_600
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: 'mailto:push@playhouse.example' })}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${point.toString('base64url')}`
}

test('accepts only messages signed for this service and encrypted for the browser’s keys', async () => {
  const { endpoint, keys } = await subscribe()
  const post = async (authorization: string) => {
    const headers = { authorization, ttl: '60', 'content-encoding': 'aes128gcm' }
    return (await fetch(endpoint, { method: 'POST', headers, body: 'not encrypted' })).status
  }
  expect(await post('')).toBe(401)
  expect(await post(tokenFor('https://elsewhere.test'))).toBe(401)
  expect(await post(`${tokenFor(origin)}x`)).toBe(401)
  expect(await post(tokenFor(origin))).toBe(400)
  const push = await openPushService(harness.database, harness.config.push as PushConfig)
  const message = { payload: { web_push: 8030, notification: { title: 'x' } }, topic: 'x', urgency: 'normal' } as const
  expect(await push.send({ endpoint, ...keys }, message)).toEqual({ is: 'sent' })
  const other = (await subscribe()).keys
  expect(await push.send({ endpoint, ...other }, message)).toEqual({ is: 'refused', status: 400 })
})
