import { getNetwork } from '@playhouse/server/network-of.ts'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { isBusy } from '@playhouse/postgres/database.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import { adapterFor, VENDOR_ADAPTERS } from '@playhouse/vendor-api/vendors/all.ts'
import { RefusedCall } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { isUnstorable } from '../../../../db/database-errors.ts'
import { type BringBack, openWallet } from './wallet.ts'

/** A call's details may have 8 kB; the rest is small. */
const BODY_LIMIT_BYTES = 16 * 1024
/** Limits per second: for a vendor, and for an address without a valid signature. */
const CALLS_PER_SECOND = 5_000
const UNSIGNED_PER_SECOND = 20

interface SeamlessOptions {
  database: Database
  seamlessSecret: string
  bringBack?: BringBack
}

/**
 * The seamless wallet, called by vendors' servers with signed requests, each in the protocol of its adapter.
 * Independent of the contract with gateways.
 */
export const seamlessRoutes: FastifyPluginAsync<SeamlessOptions> = async (
  app,
  { database, seamlessSecret, bringBack },
) => {
  const wallet = openWallet(database.$client, bringBack)
  const vendorMay = perSecond(CALLS_PER_SECOND)
  const addressMay = perSecond(UNSIGNED_PER_SECOND)

  for (const adapter of VENDOR_ADAPTERS) {
    const { calls, contentType, readCaller, refuse } = adapter.serveWallet(wallet, seamlessSecret)
    await app.register(async (served) => {
      // The signature covers the raw bytes.
      served.removeAllContentTypeParsers()
      served.addContentTypeParser(
        contentType,
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
        (_request, body, done) => done(null, body),
      )
      served.setErrorHandler<FastifyError | RefusedCall>((error, request, reply) => {
        const code = getRefusal(error)
        // Our own fault: the outcome is unknown to the vendor, who repeats the call.
        if (code === 'system_busy') request.log.error({ err: error }, 'a wallet call failed')
        const { status, body } = refuse(code)
        return reply.code(status).send(body)
      })
      for (const [path, { moves, perform }] of Object.entries(calls)) {
        served.post(path, { logLevel: 'warn' }, async (request, reply) => {
          reply.header('cache-control', 'no-store')
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const vendor = readCaller(request, body)
          if (!vendor || adapterFor(vendor.code) !== adapter)
            throw new RefusedCall(addressMay(getNetwork(request.ip)) ? 'signature_invalid' : 'too_many_requests')
          if (!vendorMay(vendor.code)) throw new RefusedCall('too_many_requests')
          if (moves) faultPoint('wallet:request-read')
          const result = await perform(vendor, body)
          if (moves) faultPoint('wallet:movement-kept')
          return result
        })
      }
    })
  }
}

function getRefusal(error: FastifyError | RefusedCall): WalletRefusalCode {
  if (error instanceof RefusedCall) return error.code
  if (isUnstorable(error)) return 'request_invalid'
  if (!isBusy(error) && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return 'request_invalid'
  }
  return 'system_busy'
}
