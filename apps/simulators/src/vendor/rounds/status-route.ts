import { formatAmount } from '@playhouse/shared/money.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import { ROUND_STATUS_PATH, type RoundStatus, roundStatusRequest } from '@playhouse/vendor-api/round-status.ts'
import { signatureReader } from '@playhouse/vendor-api/vendors/harbour/signed-call.ts'
import { type RoundStatus as StoredStatus, roundTable, seatTable } from '../tables.ts'
import type { Vendor } from '../vendor.ts'
import { leaseEnd } from './lease.ts'

const BODY_LIMIT_BYTES = 4 * 1024
/** Rate limit for calls with an invalid signature, per address. */
const UNSIGNED_PER_SECOND = 20
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const STATES: Readonly<Record<StoredStatus, RoundStatus['state']>> = {
  staking: 'unanswered',
  going: 'open',
  settling: 'unanswered',
  settled: 'settled',
  refunding: 'unanswered',
  refunded: 'refunded',
}

interface StatusOptions {
  vendor: Vendor
  seamlessSecret: string
}

/** Signed calls of operators who ask what became of a round. */
export const roundStatusRoute: FastifyPluginAsync<StatusOptions> = async (app, { vendor, seamlessSecret }) => {
  const getVendor = signatureReader(seamlessSecret)
  const mayFail = perSecond(UNSIGNED_PER_SECOND)
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post(ROUND_STATUS_PATH, { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const caller = getVendor(request, body)
    if (!caller) return reply.code(mayFail(getNetwork(request.ip)) ? 401 : 429).send({ error: 'signature_invalid' })
    const read = roundStatusRequest.safeParse(parseJson(body))
    if (!read.success) return reply.code(400).send({ error: 'request_invalid' })
    return getStatus(vendor, caller.code, read.data.roundId)
  })
}

/** Reads the status of a round. A call that waits to be repeated is due as soon as no lease of it can be held. */
async function getStatus(vendor: Vendor, vendorCode: string, id: string): Promise<RoundStatus> {
  const { database } = vendor
  if (!UUID.test(id)) return { state: 'unknown' }
  const [round] = await database
    .select()
    .from(roundTable)
    .where(and(eq(roundTable.id, id), eq(roundTable.vendorCode, vendorCode)))
  if (round) {
    const state = STATES[round.status]
    if (state === 'unanswered')
      await database
        .update(roundTable)
        .set({ dueAt: sql`least(${roundTable.dueAt}, ${leaseEnd(vendor)})` })
        .where(eq(roundTable.id, id))
    return { state, ...(round.payout !== null && { payout: formatAmount(round.payout) }) }
  }
  const [seat] = await database
    .select()
    .from(seatTable)
    .where(and(eq(seatTable.id, id), eq(seatTable.vendorCode, vendorCode)))
  if (!seat) return { state: 'unknown' }
  const state = seat.over ? 'settled' : seat.payout === null ? 'open' : 'unanswered'
  return { state, ...(seat.payout !== null && { payout: formatAmount(seat.payout) }) }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
