import helmet from '@fastify/helmet'
import { serverTimeouts } from '@playhouse/shared/server-timeouts.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { demonstrationRoutes } from '../../simulators/src/operator-pages/routes.ts'
import { agentRoutes } from './domains/agent/routes.ts'
import { catalogueReader } from './domains/games/catalogue.ts'
import { picturedCatalogue } from './domains/games/pictured.ts'
import { roomList } from './domains/games/pvp-rooms.ts'
import { gameRoutes } from './domains/games/routes.ts'
import { passwordRoutes } from './domains/member/password-routes.ts'
import { memberRoutes } from './domains/member/routes.ts'
import { promotionRoutes } from './domains/promotions/routes.ts'
import { referralRoutes } from './domains/registration/referral-routes.ts'
import { registrationRoutes } from './domains/registration/routes.ts'
import { liveSession } from './domains/session/live-session.ts'
import { sessionRoutes } from './domains/session/routes.ts'
import { secretBox } from './domains/session/secret-box.ts'
import { securityRoutes } from './domains/session/security-routes.ts'
import { socialIssuers } from './domains/session/social-issuers.ts'
import { socialRoutes } from './domains/session/social-routes.ts'
import { brandSettings } from './domains/site/brand-settings.ts'
import { type CountryOf, localCountryOf } from './domains/site/country.ts'
import { sealedBodyOpener } from './domains/site/opened-body.ts'
import { siteRoutes } from './domains/site/routes.ts'
import { openSealingKeys } from './domains/site/sealing-keys.ts'
import { supportRoutes } from './domains/support/routes.ts'
import { openVerification } from './domains/verification/open-verification.ts'
import { outboxRoutes } from '../../simulators/src/message-gateway/outbox-routes.ts'
import { phoneIssuerRoutes } from './domains/verification/phone-issuer.ts'
import { verificationRoutes } from './domains/verification/routes.ts'
import { walletRoutes } from './domains/wallet/routes.ts'
import { keepHouse } from './housekeeping.ts'
import { keepFolding } from './jackpots/meter.ts'
import { behindTheAnswer } from './http/behind-the-answer.ts'
import { endpointBinder } from './http/bind-endpoint.ts'
import { docsRoutes } from './http/docs-routes.ts'
import { answerFailures, refuseAddress } from './http/error-handler.ts'
import { takeForms } from './http/form-body.ts'
import { logOptions } from '@playhouse/shared/log-options.ts'
import { slidingWindow } from './http/sliding-window.ts'
import { mediaRoutes } from './media/art-routes.ts'
import { keepDoing } from '@playhouse/shared/keep-doing.ts'
import { seamlessRoutes } from './seamless/routes.ts'
import { openTransfers } from './transfer/transfers.ts'
import { vendorClient } from './transfer/vendor-client.ts'

const BODY_LIMIT_BYTES = 64 * 1024

export interface PlatformOptions {
  config: Config
  database: Database
  /** Where log lines go; standard output when left out. */
  logStream?: { write(line: string): void }
  countryOf?: CountryOf
  /** Milliseconds for which the brand's settings and the catalogue's counts are kept in memory. */
  brandFreshMs?: number
  catalogueFreshMs?: number
  /** Whether vendors with transfer wallets are asked every two seconds for what is not known yet; they are, when left out. */
  catchesUp?: boolean
}

/** Builds the platform over an open database, ready to listen or to be asked through `inject`. Closing it leaves the database open. */
export async function buildPlatform(options: PlatformOptions): Promise<FastifyInstance> {
  const { config, database, countryOf = localCountryOf } = options
  const app = fastify({
    logger: logOptions(config.logLevel, options.logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
    genReqId: (request) => requestId(request.headers[HEADERS.requestId]),
    frameworkErrors: refuseAddress,
  })
  answerFailures(app)
  takeForms(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Pictures are shown by the site, which has another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
    // A game's page in its sandboxed frame has no origin that could be keyed, and browsers warn about the mixture.
    originAgentCluster: false,
  })
  app.addHook('onSend', async (request, reply) => void reply.header(HEADERS.requestId, request.id))

  const brand = brandSettings(database, options.brandFreshMs)
  const catalogue = catalogueReader(database, options.catalogueFreshMs)
  const sealingKeys = await openSealingKeys(database)
  const bind = endpointBinder(app, {
    database,
    brand,
    secrets: secretBox(config.secretKeys),
    sessionOf: (token) => liveSession(database, token),
    openSealed: sealedBodyOpener(database, sealingKeys, config.legacyCipher ? ['jwe', 'des'] : ['jwe']),
  })
  const { limitsPerHour } = config
  const limits = {
    freePlay: slidingWindow(limitsPerHour.freePlay),
    registration: slidingWindow(limitsPerHour.registration),
    usernameCheck: slidingWindow(limitsPerHour.usernameCheck),
    affiliateCheck: slidingWindow(limitsPerHour.affiliateCheck),
    logIn: slidingWindow(limitsPerHour.logIn),
    codeRequest: slidingWindow(limitsPerHour.codeRequest),
    passwordReset: slidingWindow(limitsPerHour.passwordReset),
    captcha: slidingWindow(limitsPerHour.captcha),
    feedback: slidingWindow(limitsPerHour.feedback),
  }
  const verification = await openVerification({ config, database, brand, log: app.log })
  app.addHook('onClose', () => verification.settle())
  siteRoutes(bind, { config, brand, sealingKeys, countryOf })
  const behind = behindTheAnswer(app.log)
  app.addHook('onClose', () => behind.settle())
  const logInServices = { brand, verification, behind, ...config.logIn }
  sessionRoutes(bind, { ...logInServices, limits })
  securityRoutes(bind, { brand, siteOrigins: config.siteOrigins, limits })
  const issuers = socialIssuers(config.socialIssuers, (issuer, reason) => {
    app.log.warn({ issuer, reason }, 'a sign-in from elsewhere did not hold')
  })
  socialRoutes(bind, { issuers, brand, siteOrigins: config.siteOrigins, registrations: limits.registration }, limits)
  verificationRoutes(bind, { brand, verification, limits })
  registrationRoutes(bind, { ...logInServices, limits })
  referralRoutes(bind, config)
  memberRoutes(bind)
  passwordRoutes(bind, { ...logInServices, siteOrigin: config.siteOrigins[0] ?? '', limits })
  const vendors = vendorClient({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  app.addHook('onClose', () => vendors.close())
  const transfers = openTransfers({ database, vendors, secret: config.seamlessSecret, log: app.log })
  if (options.catchesUp ?? true) keepDoing(app, 'catching up with vendors', () => transfers.catchUp())
  walletRoutes(bind, { brand, transfers })
  const rooms = roomList(config.vendorUrl, app.log)
  app.addHook('onClose', () => rooms.close())
  gameRoutes(bind, { config, catalogue, brand, rooms, transfers })
  agentRoutes(bind, { brand })
  promotionRoutes(bind)
  supportRoutes(bind, { config, limits })
  await app.register(seamlessRoutes, { database, seamlessSecret: config.seamlessSecret })
  await app.register(mediaRoutes, picturedCatalogue(database))

  if (config.demo) demonstrationRoutes(app, config)
  if (config.sender.outbox) outboxRoutes(app, database)
  if (verification.phoneIssuer) phoneIssuerRoutes(app, verification.phoneIssuer)
  docsRoutes(app)
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
  keepHouse(app, database)
  keepFolding(app, database)
  return app
}

/** The caller's request id where it is a plain one, so that one request can be followed through both logs. */
function requestId(told: string | string[] | undefined): string {
  return typeof told === 'string' && /^[\w.-]{1,64}$/.test(told) ? told : randomUUID()
}
