import type { Database } from '@playhouse/postgres/database.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import {
  DOVECOTE_SEND,
  DOVECOTE_STATUS,
  type DovecoteError,
  type DovecoteState,
  readSignedForm,
} from '@playhouse/vendor-api/messages/dovecote/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { messageTable } from './tables.ts'

const sending = z.object({
  ref: z.uuid(),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  body: z.string().min(1).max(1_600).refine(isStorable),
})

/** Numbers that no operator assigns: texts to them are taken and fail, or stay in the queue. */
const FAILS = /00000$/
const STAYS_QUEUED = /99999$/

/** Dovecote: signed forms for SMS, which the outbox shows, and their states. */
export const smsGatewayRoutes: FastifyPluginAsync<{ database: Database; secret: string }> = async (
  app,
  { database, secret },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const refuse = (error: DovecoteError) => `ERR ${error}`
  app.post(DOVECOTE_SEND, { logLevel: 'warn' }, async ({ body }, reply) => {
    reply.type('text/plain')
    const fields = readSignedForm(String(body), secret)
    if (!fields) return refuse('sign')
    const { data: message, error } = sending.safeParse(fields)
    if (!message) return refuse(error?.issues[0]?.path[0] === 'to' ? 'number' : 'field')
    const { rowCount } = await database
      .insert(messageTable)
      .values({
        id: message.ref,
        channel: 'sms',
        address: `+${message.to}`,
        text: message.body,
        sentAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing()
    return `${rowCount === 1 ? 'OK' : 'DUP'} ${message.ref}`
  })
  app.post(DOVECOTE_STATUS, { logLevel: 'warn' }, async ({ body }, reply) => {
    reply.type('text/plain')
    const fields = readSignedForm(String(body), secret)
    if (!fields) return refuse('sign')
    const number = z.uuid().safeParse(fields.number).data
    const [message] = number ? await database.select().from(messageTable).where(eq(messageTable.id, number)) : []
    if (!message) return refuse('unknown')
    return `${getState(message.address)}${FAILS.test(message.address) ? ' absent' : ''}`
  })
}

const getState = (address: string): DovecoteState =>
  FAILS.test(address) ? 'FAILED' : STAYS_QUEUED.test(address) ? 'QUEUED' : 'DELIVERED'
