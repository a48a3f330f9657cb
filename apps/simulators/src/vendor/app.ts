import helmet from '@fastify/helmet'
import { addressProblem, assertUtf8, UnsupportedCharset } from '@playhouse/server/http-refusals.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { EventEmitter } from 'node:events'
import type { VendorConfig } from '../config.ts'
import { type Database, isBusy } from '@playhouse/postgres/database.ts'
import { logOptions } from '@playhouse/server/log-options.ts'
import { gameClientRoutes } from './game-client.ts'
import { eventListRoute } from './markets/event-list.ts'
import { playRoutes } from './play-routes.ts'
import { Refusal } from './refusal.ts'
import { startRoomRecovery } from './rooms/recovery.ts'
import { roomListRoute } from './rooms/room-routes.ts'
import { startRoundRecovery } from './rounds/recovery.ts'
import { roundStatusRoute } from './rounds/status-route.ts'
import type { Vendor } from './vendor.ts'
import { transferRoutes } from './transfer/routes.ts'
import { transferWallet } from './transfer/wallet.ts'
import { type WalletClient, WalletSilence } from './wallet-client.ts'

const BODY_LIMIT_BYTES = 16 * 1024
/** Must exceed the wallet's deadline. */
const LEASE_MS = 8_000
/** A session takes about a kilobyte. */
const LAST_SESSIONS = 10_000

export interface VendorsOptions {
  config: Pick<
    VendorConfig,
    'siteOrigins' | 'launchHosts' | 'logLevel' | 'seamlessSecret' | 'requestTimeoutMs' | 'gamesRoot'
  >
  database: Database
  operator: WalletClient
  /** Defaults to standard output. */
  logStream?: { write(line: string): void }
  leaseMs?: number
}

/**
 * Builds the server of all vendors: game client, rounds, and player accounts of transfer wallets. It
 * reaches the operator only through its wallet. Closing it closes the wallet's connections but not the database.
 */
export async function buildVendors(options: VendorsOptions): Promise<FastifyInstance> {
  const { config, database, operator } = options
  const app = fastify({
    logger: logOptions(config.logLevel, options.logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    frameworkErrors: refuseAddress,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  answerRefusals(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The site frames games from another origin; frame-ancestors controls who may.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
    // A sandboxed frame has an opaque origin, for which browsers warn about origin-keyed agent clusters.
    originAgentCluster: false,
  })
  const vendor: Vendor = {
    database,
    operator,
    getWallet: ({ vendorCode, walletMode }) =>
      walletMode === 'transfer'
        ? transferWallet(database, vendorCode, operator.of(vendorCode))
        : operator.of(vendorCode),
    log: app.log,
    lastSessions: new LRUCache({ max: LAST_SESSIONS }),
    changed: new EventEmitter().setMaxListeners(0),
    leaseMs: options.leaseMs ?? LEASE_MS,
  }
  await gameClientRoutes(app, config)
  await playRoutes(app, vendor, config)
  roomListRoute(app, vendor)
  eventListRoute(app, vendor)
  await app.register(transferRoutes, { database, seamlessSecret: config.seamlessSecret })
  await app.register(roundStatusRoute, { vendor, seamlessSecret: config.seamlessSecret })
  startRoundRecovery(app, vendor)
  startRoomRecovery(app, vendor)
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
  app.addHook('onClose', () => operator.close())
  return app
}

/** Answers an invalid URL, which the router rejects before any hook runs. */
function refuseAddress({ code, statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const response = { errorCode: 'request_invalid', message: addressProblem(code) }
  reply.code(statusCode).header('x-content-type-options', 'nosniff').send(response)
}

/** Answers errors as `{ errorCode, message }`; details of unexpected ones go to the log only. */
function answerRefusals(app: FastifyInstance): void {
  const response = ({ code, message }: Refusal) => ({ errorCode: code, message })
  app.addHook('onRequest', async ({ headers }) => assertUtf8(headers['content-type']))
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof UnsupportedCharset) {
      return reply.code(error.statusCode).send({ errorCode: 'request_invalid', message: error.message })
    }
    if (error instanceof Refusal) return reply.code(error.status).send(response(error))
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.code(status).send(response(new Refusal('request_invalid')))
    request.log.error({ err: error }, 'a request failed')
    const busy = error instanceof WalletSilence || isBusy(error)
    return reply.code(busy ? 503 : 500).send(response(new Refusal('system_busy')))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errorCode: 'not_found', message: 'There is nothing at this address.' }),
  )
}
