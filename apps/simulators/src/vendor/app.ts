import helmet from '@fastify/helmet'
import { addressProblem, assertUtf8, UnsupportedCharset } from '@playhouse/shared/http-refusals.ts'
import { serverTimeouts } from '@playhouse/shared/server-timeouts.ts'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { EventEmitter } from 'node:events'
import type { VendorConfig } from '../config.ts'
import { type Database, isBusy } from '@playhouse/postgres/database.ts'
import { logOptions } from '@playhouse/shared/log-options.ts'
import { gameClientRoutes } from './game-client.ts'
import { eventListRoute } from './markets/event-list.ts'
import { playRoutes } from './play-routes.ts'
import { Refusal } from './refusal.ts'
import { keepRoomsGoing } from './rooms/recovery.ts'
import { roomListRoute } from './rooms/room-routes.ts'
import { keepRecovering } from './rounds/recovery.ts'
import type { Vendor } from './vendor.ts'
import { transferRoutes } from './transfer/routes.ts'
import { transferWallet } from './transfer/wallet.ts'
import { type WalletClient, WalletSilence } from './wallet-client.ts'

const BODY_LIMIT_BYTES = 16 * 1024
/** Longer than the wallet's deadline. */
const LEASE_MS = 8_000

export interface VendorsOptions {
  config: Pick<
    VendorConfig,
    'siteOrigins' | 'launchHosts' | 'logLevel' | 'seamlessSecret' | 'requestTimeoutMs' | 'gamesRoot'
  >
  database: Database
  operator: WalletClient
  /** Where log lines go; standard output when left out. */
  logStream?: { write(line: string): void }
  leaseMs?: number
}

/**
 * Builds the server of all vendors: the game client, rounds, and the accounts of players at vendors with transfer wallets. It
 * reaches the operator through its wallet only. Closing it closes the wallet's connections and leaves the database open.
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
    // Games are framed by the site, which has another origin; frame-ancestors says who may frame.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
    // A game's page in its sandboxed frame has no origin that could be keyed, and browsers warn about the mixture.
    originAgentCluster: false,
  })
  const vendor: Vendor = {
    database,
    operator,
    walletOf: ({ vendorCode, walletMode }) =>
      walletMode === 'transfer'
        ? transferWallet(database, vendorCode, operator.of(vendorCode))
        : operator.of(vendorCode),
    log: app.log,
    changed: new EventEmitter().setMaxListeners(0),
    leaseMs: options.leaseMs ?? LEASE_MS,
  }
  await gameClientRoutes(app, config)
  await playRoutes(app, vendor, config)
  roomListRoute(app, vendor)
  eventListRoute(app, vendor)
  await app.register(transferRoutes, { database, seamlessSecret: config.seamlessSecret })
  keepRecovering(app, vendor)
  keepRoomsGoing(app, vendor)
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
  app.addHook('onClose', () => operator.close())
  return app
}

/** Answers an address that the router refuses, before any hook has run. */
function refuseAddress({ code, statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const answer = { errorCode: 'request_invalid', message: addressProblem(code) }
  reply.code(statusCode).header('x-content-type-options', 'nosniff').send(answer)
}

/** Answers failures as `{ errorCode, message }`; unexpected ones are described in the log only. */
function answerRefusals(app: FastifyInstance): void {
  const answer = ({ code, message }: Refusal) => ({ errorCode: code, message })
  app.addHook('onRequest', async ({ headers }) => assertUtf8(headers['content-type']))
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof UnsupportedCharset) {
      return reply.code(error.statusCode).send({ errorCode: 'request_invalid', message: error.message })
    }
    if (error instanceof Refusal) return reply.code(error.status).send(answer(error))
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.code(status).send(answer(new Refusal('request_invalid')))
    request.log.error({ err: error }, 'a request failed')
    const busy = error instanceof WalletSilence || isBusy(error)
    return reply.code(busy ? 503 : 500).send(answer(new Refusal('system_busy')))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errorCode: 'not_found', message: 'There is nothing at this address.' }),
  )
}
