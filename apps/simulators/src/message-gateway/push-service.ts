import type { Database } from '@playhouse/postgres/database.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { importJWK, jwtVerify } from 'jose'
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { messageTable, pushSubscription } from './tables.ts'

/** Push services accept 4 kB (RFC 8030, 7.2). */
const MAX_BODY_LENGTH = 4_096
/** RFC 8292, 2. */
const MAX_TOKEN_HOURS = 24
const TAG_BYTES = 16

const getId = z.object({ id: z.uuid() })
const VAPID = /^vapid t=([\w.-]+), ?k=([\w-]+)$/

/**
 * A push service (RFC 8030) combined with a browser: it issues subscriptions, accepts the operator's messages at their endpoints,
 * decrypts them as the browser would (RFC 8291), and stores them in the outbox.
 */
export async function pushRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_LENGTH }, (_request, body, done) =>
    done(null, body),
  )

  /** Stands for `PushManager.subscribe`. */
  app.post('/push', async (request, reply) => {
    const pair = createECDH('prime256v1')
    const row = {
      id: randomUUID(),
      publicKey: pair.generateKeys('base64url'),
      privateKey: pair.getPrivateKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    await database.insert(pushSubscription).values(row)
    const endpoint = `${request.protocol}://${request.host}/push/${row.id}`
    return reply.code(201).send({ endpoint, keys: { p256dh: row.publicKey, auth: row.auth } })
  })

  /** The browser ends its subscription. */
  app.delete('/push/:id', async (request, reply) => {
    const { id } = getId.parse(request.params)
    await database
      .update(pushSubscription)
      .set({ endedAt: sql`now()` })
      .where(eq(pushSubscription.id, id))
    return reply.code(204).send()
  })

  app.post('/push/:id', async (request, reply) => {
    const read = getId.safeParse(request.params)
    const [subscription] = read.success
      ? await database.select().from(pushSubscription).where(eq(pushSubscription.id, read.data.id))
      : []
    if (!subscription) return reply.code(404).send()
    if (subscription.endedAt) return reply.code(410).send()
    const { ttl, authorization, 'content-encoding': encoding } = request.headers
    if (!/^\d+$/.test(String(ttl ?? ''))) return reply.code(400).send()
    const key = await verifyVapid(String(authorization ?? ''), `${request.protocol}://${request.host}`)
    if (!key) return reply.code(401).send()
    if (encoding !== 'aes128gcm' || !Buffer.isBuffer(request.body)) return reply.code(415).send()
    const text = openMessage(request.body, subscription)
    const title = text === undefined ? undefined : getTitle(text)
    if (text === undefined || title === undefined || !isStorable({ text, title })) return reply.code(400).send()
    await database.insert(messageTable).values({
      id: randomUUID(),
      channel: 'push',
      address: subscription.id,
      subject: title,
      text,
      sentAt: sql`clock_timestamp()`,
    })
    return reply.code(201).header('location', `/push/${subscription.id}`).send()
  })
}

/** The operator's key if its token for this service is valid (RFC 8292). */
async function verifyVapid(authorization: string, audience: string): Promise<string | undefined> {
  const [, token = '', key = ''] = VAPID.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return undefined
  try {
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { audience, requiredClaims: ['exp', 'sub'] })
    const isShort = (payload.exp ?? Infinity) - Date.now() / 1_000 <= MAX_TOKEN_HOURS * 3_600
    return isShort ? key : undefined
  } catch {
    return undefined
  }
}

interface Keys {
  publicKey: string
  privateKey: string
  auth: string
}

/** Decrypts a single-record message (RFC 8188, RFC 8291). Undefined if it was encrypted for other keys. */
function openMessage(body: Buffer, { publicKey, privateKey, auth }: Keys): string | undefined {
  try {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const own = createECDH('prime256v1')
    own.setPrivateKey(privateKey, 'base64url')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), sender])
    const secret = hkdfSync('sha256', own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(record.subarray(-TAG_BYTES))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
    // Padding of the last record: 0x02 followed by zeros.
    const end = padded.lastIndexOf(2)
    return end < 0 ? undefined : padded.subarray(0, end).toString('utf8')
  } catch {
    return undefined
  }
}

const declarative = z.object({ web_push: z.literal(8030), notification: z.object({ title: z.string() }) })

function getTitle(text: string): string | undefined {
  try {
    return declarative.parse(JSON.parse(text)).notification.title
  } catch {
    return undefined
  }
}
