import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { formatAmount } from '@playhouse/shared/money.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import { type Database, isBusy, findSqlState } from '@playhouse/postgres/database.ts'
import { perSecond } from '@playhouse/vendor-api/call-limits.ts'
import { signatureReader } from '@playhouse/vendor-api/vendors/harbour/signed-call.ts'
import {
  TRANSFER_CALLS,
  TRANSFER_REFUSALS,
  type TransferResponse,
  type TransferCall,
  type TransferRefusalCode,
  type TransferRequest,
} from '@playhouse/vendor-api/transfer-wallet.ts'
import { RefusedTransfer, TRANSFER_REFUSAL_MESSAGES } from './refused-transfer.ts'
import { settledRounds } from './feed.ts'
import { accountBalance, openStakes, transfer, transferState } from './transfers.ts'

const BODY_LIMIT_BYTES = 4 * 1024
/** Rate limit for calls with an invalid signature, per address. */
const UNSIGNED_PER_SECOND = 20
/** PostgreSQL's code for a number too large for its column. */
const TOO_LARGE = '22003'

interface TransferOptions {
  database: Database
  seamlessSecret: string
}

type CallHandlers = {
  [Call in TransferCall]: (vendorCode: string, received: TransferRequest<Call>) => Promise<TransferResponse<Call>>
}

/** Signed calls of operators to transfer wallets. The operator decides which vendors have one. */
export const transferRoutes: FastifyPluginAsync<TransferOptions> = async (app, options) => {
  const { database, seamlessSecret } = options
  const getVendor = signatureReader(seamlessSecret)
  const mayFail = perSecond(UNSIGNED_PER_SECOND)
  const handlers: CallHandlers = {
    deposit: (vendorCode, requested) => transfer(database, vendorCode, requested),
    withdraw: (vendorCode, requested) => transfer(database, vendorCode, requested),
    status: (vendorCode, { transferId }) => transferState(database, vendorCode, transferId),
    balance: async (vendorCode, { account }) => {
      const [balance, staked] = await Promise.all([
        accountBalance(database, vendorCode, account),
        openStakes(database, vendorCode, account),
      ])
      return { balance: formatAmount(balance), staked: formatAmount(staked) }
    },
    rounds: (vendorCode, { after }) => settledRounds(database, vendorCode, after),
  }

  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler<FastifyError | RefusedTransfer>((error, request, reply) => {
    const code = getRefusal(error)
    if (code === 'system_busy') request.log.error({ err: error }, 'an operator’s call failed')
    return reply.code(TRANSFER_REFUSALS[code]).send({ error: code, message: TRANSFER_REFUSAL_MESSAGES[code] })
  })

  for (const call of Object.keys(TRANSFER_CALLS) as TransferCall[]) {
    const perform = handlers[call] as (vendorCode: string, requested: unknown) => Promise<unknown>
    const { request: requested, response } = TRANSFER_CALLS[call]
    app.post(`/transfer/v1/${call}`, { logLevel: 'warn' }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const vendor = getVendor(request, body)
      if (!vendor) {
        throw new RefusedTransfer(mayFail(getNetwork(request.ip)) ? 'signature_invalid' : 'too_many_requests')
      }
      const read = requested.safeParse(parseJson(body))
      if (!read.success) throw new RefusedTransfer('request_invalid')
      return response.parse(await perform(vendor.code, read.data))
    })
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function getRefusal(error: FastifyError | RefusedTransfer): TransferRefusalCode {
  if (error instanceof RefusedTransfer) return error.code
  if (findSqlState(error) === TOO_LARGE) return 'request_invalid'
  if (!isBusy(error) && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return 'request_invalid'
  }
  return 'system_busy'
}
