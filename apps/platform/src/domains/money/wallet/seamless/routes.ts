import { networkOf } from '@playhouse/server/network-of.ts'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { isBusy } from '@playhouse/postgres/database.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import { isUnstorable } from '../../../../db/database-errors.ts'
import {
  WALLET_CALLS,
  WALLET_REFUSALS,
  type WalletCall,
  type WalletRefusalCode,
} from '@playhouse/vendor-api/seamless-wallet.ts'
import { REFUSAL_MESSAGES, RefusedCall } from './refused-call.ts'
import { type CallingVendor, signatureReader } from '@playhouse/vendor-api/signed-call.ts'
import { openWallet } from './wallet.ts'

/** A call's details may have 8 kB; the rest is small. */
const BODY_LIMIT_BYTES = 16 * 1024
/** Limits per second: for a vendor, and for an address without a valid signature. */
const CALLS_PER_SECOND = 5_000
const UNSIGNED_PER_SECOND = 20

const MOVING: ReadonlySet<WalletCall> = new Set(['play', 'debit', 'credit', 'rollback'])

interface SeamlessOptions {
  database: Database
  seamlessSecret: string
}

/**
 * The seamless wallet, called by vendors' servers with signed requests; contract in docs/seamless-wallet.md.
 * Independent of the contract with gateways.
 */
export const seamlessRoutes: FastifyPluginAsync<SeamlessOptions> = async (app, { database, seamlessSecret }) => {
  const wallet = openWallet(database.$client)
  const vendorOf = signatureReader(seamlessSecret)
  const vendorMay = perSecond(CALLS_PER_SECOND)
  const addressMay = perSecond(UNSIGNED_PER_SECOND)

  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler<FastifyError | RefusedCall>((error, request, reply) => {
    const code = refusalOf(error)
    // Our own fault: the outcome is unknown to the vendor, who repeats the call.
    if (code === 'system_busy') request.log.error({ err: error }, 'a wallet call failed')
    return reply.code(WALLET_REFUSALS[code]).send({ error: code, message: REFUSAL_MESSAGES[code] })
  })

  for (const call of Object.keys(WALLET_CALLS) as WalletCall[]) {
    const perform = wallet[call] as (vendor: CallingVendor, requested: unknown) => Promise<unknown>
    const { request: requested, response } = WALLET_CALLS[call]
    app.post(`/seamless/v1/${call}`, { logLevel: 'warn' }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const vendor = vendorOf(request, body)
      if (!vendor) throw new RefusedCall(addressMay(networkOf(request.ip)) ? 'signature_invalid' : 'too_many_requests')
      if (!vendorMay(vendor.code)) throw new RefusedCall('too_many_requests')
      const read = requested.safeParse(jsonOf(body))
      if (!read.success) throw new RefusedCall('request_invalid')
      if (MOVING.has(call)) faultPoint('wallet:request-read')
      const result = response.parse(await perform(vendor, read.data))
      if (MOVING.has(call)) faultPoint('wallet:movement-kept')
      return result
    })
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function refusalOf(error: FastifyError | RefusedCall): WalletRefusalCode {
  if (error instanceof RefusedCall) return error.code
  if (isUnstorable(error)) return 'request_invalid'
  if (!isBusy(error) && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return 'request_invalid'
  }
  return 'system_busy'
}
