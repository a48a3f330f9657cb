import helmet from '@fastify/helmet'
import { serverTimeouts } from '@playhouse/shared/server-timeouts.ts'
import { ConcurrencyLimit } from '@playhouse/shared/concurrency-limit.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { type Config, partiesOf } from './config.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { billContracts, billRebates, payBills, recountBills } from './domains/engagement/agent/bills.ts'
import { notifyContractChanges } from './domains/engagement/agent/contract-notifications.ts'
import { expireRequests } from './domains/engagement/agent/contract-requests.ts'
import { expireOffers } from './domains/engagement/agent/contracts.ts'
import { closeLineDays, foldTeams, pruneTeamHours } from './domains/engagement/agent/fold-teams.ts'
import { agentRoutes } from './domains/engagement/agent/routes.ts'
import { chatPrograms } from './domains/engagement/chat/chat-programs.ts'
import { chatRoutes } from './domains/engagement/chat/routes.ts'
import type { DepositServices } from './domains/money/cashier/deposits/create-deposit.ts'
import { depositFollowUp } from './domains/money/cashier/deposits/follow-up.ts'
import {
  depositEventHandlers,
  paymentEventWork,
  paymentWebhookRoutes,
} from './domains/money/cashier/deposits/payment-events.ts'
import { depositRoutes } from './domains/money/cashier/deposits/routes.ts'
import { reconcileDays } from './domains/money/cashier/reconciliation/reconcile.ts'
import { withdrawalRoutes } from './domains/money/cashier/withdrawal-routes.ts'
import { dueWithdrawals } from './domains/money/cashier/withdrawals/due-withdrawals.ts'
import { dueReturns } from './domains/money/cashier/deposits/held-returns.ts'
import { payoutEventHandlers } from './domains/money/cashier/payout-events.ts'
import { withdrawBalance } from './domains/money/cashier/withdrawals/request.ts'
import { catalogueReader } from './domains/play/games/catalogue/catalogue.ts'
import { mediaCatalogue } from './domains/play/games/catalogue/media-catalogue.ts'
import { roomList } from './domains/play/games/pvp-rooms.ts'
import { sportEventList } from './domains/play/games/sport-events.ts'
import { gameRoutes } from './domains/play/games/routes.ts'
import { dueDraws } from './domains/play/lottery/draw-machine.ts'
import { closeLotteries, registerLotteries } from './domains/play/lottery/lotteries.ts'
import { lotteryPrograms } from './domains/play/lottery/lottery-programs.ts'
import { lotteryRoutes } from './domains/play/lottery/routes.ts'
import { dueSchedules } from './domains/play/lottery/schedule.ts'
import { dueBuckets } from './domains/play/lottery/settle.ts'
import { dueLimits } from './domains/money/limits/due-limits.ts'
import { limitRoutes } from './domains/money/limits/routes.ts'
import { passwordRoutes } from './domains/people/member/password/password-routes.ts'
import { memberRoutes } from './domains/people/member/routes.ts'
import { dueLeaderboards } from './domains/engagement/missions/due-leaderboards.ts'
import { dueMissions } from './domains/engagement/missions/due-missions.ts'
import { missionRoutes } from './domains/engagement/missions/routes.ts'
import { duePoints } from './domains/engagement/points/earn-points.ts'
import { pointsRoutes } from './domains/engagement/points/routes.ts'
import { dueRaffles } from './domains/engagement/raffles/due-raffles.ts'
import { raffleRoutes } from './domains/engagement/raffles/routes.ts'
import { dueRanks } from './domains/engagement/ranks/due-ranks.ts'
import { rewardRoutes } from './domains/engagement/rewards/routes.ts'
import { dueNotices } from './domains/people/messages/notices/due-notices.ts'
import { openPushService } from './domains/people/messages/notices/push-service.ts'
import { messageRoutes } from './domains/people/messages/routes.ts'
import { dueBonuses } from './domains/engagement/promotions/bonus.ts'
import { promotionRoutes } from './domains/engagement/promotions/routes.ts'
import { dueReferrals } from './domains/people/registration/referral-rewards.ts'
import { referralRoutes, registrationRoutes } from './domains/people/registration/routes.ts'
import { liveSession } from './domains/people/session/sessions/live-session.ts'
import { relyingParty } from './domains/people/session/passkeys/relying-party.ts'
import { sessionRoutes } from './domains/people/session/routes.ts'
import { secretBox } from './request/secret-box.ts'
import { securityRoutes } from './domains/people/session/security-routes.ts'
import { socialIssuers } from './domains/people/session/social/social-issuers.ts'
import { socialRoutes } from './domains/people/session/social/social-routes.ts'
import { brandSettings, requiredAge } from './domains/site/brand-settings.ts'
import { type CountryOf, localCountryOf } from './domains/site/system-status.ts'
import { createBodyOpener } from './domains/site/opened-body.ts'
import { siteRoutes } from './domains/site/routes.ts'
import { openSealingKeys } from './domains/site/sealing-keys.ts'
import { supportRoutes } from './domains/engagement/support/routes.ts'
import { openVerification } from './domains/people/verification/open-verification.ts'
import type { Sender } from './domains/people/verification/sender.ts'
import { phoneIssuerRoutes } from './domains/people/verification/phone/phone-issuer.ts'
import { verificationRoutes } from './domains/people/verification/routes.ts'
import { memberTransferRoutes } from './domains/money/wallet/member-transfer/routes.ts'
import { recordFileOf } from './domains/engagement/records/record-files.ts'
import { rollUpActive } from './domains/engagement/records/roll-up.ts'
import { recordRoutes } from './domains/engagement/records/routes.ts'
import { walletRoutes } from './domains/money/wallet/routes.ts'
import { downloadRoutes } from './downloads/download-routes.ts'
import { scheduleDueRows } from './jobs/due-rows.ts'
import { scheduleMaintenance } from './jobs/maintenance.ts'
import { scheduleRelay } from './live/relay.ts'
import { liveRoutes } from './live/routes.ts'
import { scheduleFold } from './domains/play/games/jackpots/meter.ts'
import { createAfterResponse } from './request/after-response.ts'
import { createEndpointBinder } from './http/bind-endpoint.ts'
import { docsRoutes } from './http/docs-routes.ts'
import { registerErrorHandler, handleFrameworkError } from './http/error-handler.ts'
import { logOptions } from '@playhouse/shared/log-options.ts'
import { createRateLimit } from './request/rate-limit.ts'
import { mediaRoutes } from './media/art-routes.ts'
import { pictureVersion, withoutVersion } from './media/picture-version.ts'
import { uploadEndpoints } from './domains/people/uploads/endpoints.ts'
import { uploadRoutes } from './domains/people/uploads/upload-routes.ts'
import { keepDoing } from '@playhouse/shared/keep-doing.ts'
import { seamlessRoutes } from './domains/money/wallet/seamless/routes.ts'
import { openTransfers } from './domains/money/wallet/transfer/transfers.ts'
import { noPayments, paymentsClient } from '@playhouse/vendor-api/payments-client.ts'
import { vendorClient } from './domains/money/wallet/transfer/vendor-client.ts'

const BODY_LIMIT_BYTES = 64 * 1024
/** Per agent. */
const DOWNLINES_PER_HOUR = 60

export interface PlatformOptions {
  config: Config
  database: Database
  /** Connections for reading sessions and money alone; those of `database` by default. */
  moneyDatabase?: Database
  /** Destination of log lines; stdout by default. */
  logStream?: { write(line: string): void }
  countryOf?: CountryOf
  /** Sends codes and letters; the service of SENDER_URL by default. */
  sender?: Sender
  /** Cache times of the brand's settings and of the catalogue's counts. */
  brandFreshMs?: number
  catalogueFreshMs?: number
  /** Whether to reconcile with transfer-wallet vendors every two seconds; true by default. */
  settlesTransfers?: boolean
  /** Whether to work on due rows; true by default. */
  runsJobs?: boolean
  /** Whether this process may relay live events; true by default. */
  relaysLive?: boolean
}

/** Builds the platform over an open database. Closing it leaves the database open. */
export async function buildPlatform(options: PlatformOptions): Promise<FastifyInstance> {
  const { config, database, moneyDatabase = database, countryOf = localCountryOf } = options
  const app = fastify({
    logger: logOptions(config.logLevel, options.logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
    genReqId: (request) => requestId(request.headers[HEADERS.requestId]),
    frameworkErrors: handleFrameworkError,
    rewriteUrl: ({ url }) => withoutVersion(url ?? '/'),
  })
  registerErrorHandler(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The site, on another origin, shows pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
    // A game in its sandboxed frame has no origin to key by, and browsers warn about the mixture.
    originAgentCluster: false,
  })
  app.addHook('onSend', async (request, reply) => void reply.header(HEADERS.requestId, request.id))

  const parties = { ...partiesOf(config), ...(options.sender && { sender: true }) }
  const brand = brandSettings(database, parties, options.brandFreshMs)
  const catalogue = catalogueReader(database, options.catalogueFreshMs)
  const sealingKeys = await openSealingKeys(database)
  const secrets = secretBox(config.secretKeys)
  const bind = createEndpointBinder(app, {
    database,
    brand,
    secrets,
    moneyDatabase,
    concurrency: {
      requests: new ConcurrencyLimit(config.concurrentPerMember),
      changes: new ConcurrencyLimit(Math.ceil(config.concurrentPerMember / 2)),
    },
    sessionOf: (token) => liveSession(moneyDatabase, token),
    openSealed: createBodyOpener(database, sealingKeys, config.legacyCipher ? ['jwe', 'des'] : ['jwe']),
  })
  const { limitsPerHour } = config
  const limits = {
    freePlay: createRateLimit(limitsPerHour.freePlay),
    registration: createRateLimit(limitsPerHour.registration),
    usernameCheck: createRateLimit(limitsPerHour.usernameCheck),
    affiliateCheck: createRateLimit(limitsPerHour.affiliateCheck),
    logIn: createRateLimit(limitsPerHour.logIn),
    codeRequest: createRateLimit(limitsPerHour.codeRequest),
    passwordReset: createRateLimit(limitsPerHour.passwordReset),
    captcha: createRateLimit(limitsPerHour.captcha),
    feedback: createRateLimit(limitsPerHour.feedback),
  }
  const verification = await openVerification({ config, database, brand, sender: options.sender, log: app.log })
  app.addHook('onClose', () => verification.settle())
  const pictures = await pictureVersion(database)
  siteRoutes(bind, { config: { ...config, pictures }, brand, sealingKeys, countryOf })
  const afterResponse = createAfterResponse(app.log)
  app.addHook('onClose', () => afterResponse.settle())
  const logInServices = { brand, verification, afterResponse, ...config.logIn }
  sessionRoutes(bind, { ...logInServices, limits })
  securityRoutes(bind, { brand, siteOrigins: config.siteOrigins, limits })
  const issuers = socialIssuers(config.socialIssuers, (issuer, reason) => {
    app.log.warn({ issuer, reason }, 'social sign-in failed')
  })
  socialRoutes(bind, { issuers, brand, siteOrigins: config.siteOrigins, registrations: limits.registration }, limits)
  verificationRoutes(bind, { brand, verification, limits })
  registrationRoutes(bind, { ...logInServices, limits })
  referralRoutes(bind, config)
  memberRoutes(bind, { ...logInServices, limits })
  passwordRoutes(bind, { ...logInServices, siteOrigin: config.siteOrigins[0] ?? '', limits })
  const vendors = vendorClient({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  app.addHook('onClose', () => vendors.close())
  const transfers = openTransfers({ database, vendors, secret: config.seamlessSecret, log: app.log })
  if (options.settlesTransfers ?? true) keepDoing(app, 'settling transfers', () => transfers.settlePending())
  walletRoutes(bind, { brand, transfers })
  const payments =
    config.paymentsUrl === undefined
      ? noPayments
      : paymentsClient({ baseUrl: config.paymentsUrl, secrets: config.paymentsSecrets })
  app.addHook('onClose', () => payments.close())
  const currency = async () => (await brand()).currency
  const deposits: DepositServices = {
    database,
    payments,
    currency,
    requiredAge: async () => requiredAge(await brand()),
    siteOrigin: config.siteOrigins[0] ?? '',
    log: app.log,
  }
  depositRoutes(bind, { ...deposits, hasProvider: parties.payments })
  withdrawalRoutes(bind, {
    brand,
    hasProvider: parties.payments,
    verification,
    passwords: config.logIn.passwords,
    siteOrigins: config.siteOrigins,
  })
  memberTransferRoutes(bind, { brand })
  recordRoutes(bind, { brand })
  downloadRoutes(app, { database, fileOf: recordFileOf })
  const party = relyingParty(config.siteOrigins)
  limitRoutes(bind, { brand, transfers, withdrawBalance, verification, party })
  const rooms = roomList({ vendorUrl: config.vendorUrl, database, log: app.log })
  app.addHook('onClose', () => rooms.close())
  const events = sportEventList({ vendorUrl: config.vendorUrl, database, log: app.log })
  app.addHook('onClose', () => events.close())
  gameRoutes(bind, { config, catalogue, brand, rooms, events, transfers })
  if (config.lotteryDraws) await registerLotteries(database)
  else await closeLotteries(database)
  lotteryRoutes(bind, { brand })
  agentRoutes(bind, {
    brand,
    passwords: config.logIn.passwords,
    limits: { downline: createRateLimit(DOWNLINES_PER_HOUR) },
  })
  promotionRoutes(bind, { brand })
  const push = config.push && (await openPushService(database, config.push))
  messageRoutes(bind, { brand, channels: { push, hasSender: parties.sender } })
  rewardRoutes(bind, { brand })
  missionRoutes(bind, { brand })
  pointsRoutes(bind)
  raffleRoutes(bind)
  supportRoutes(bind, { config, limits })
  chatRoutes(bind, { provider: config.chat })
  await app.register(paymentWebhookRoutes, { database, secrets: config.paymentsSecrets })
  await app.register(seamlessRoutes, { database, seamlessSecret: config.seamlessSecret })
  uploadEndpoints(bind)
  await app.register(uploadRoutes, { database, siteOrigins: config.siteOrigins })
  if (config.liveSecret !== undefined) await app.register(liveRoutes, { database, secret: config.liveSecret })
  await app.register(mediaRoutes, mediaCatalogue(database))

  if (verification.phoneIssuer) phoneIssuerRoutes(app, verification.phoneIssuer)
  docsRoutes(app)
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await database.execute(sql`select 1`)
    return { status: 'ready' }
  })
  scheduleMaintenance(app, database)
  scheduleFold(app, database)
  if (options.runsJobs ?? true)
    scheduleDueRows(app, database, [
      paymentEventWork({ ...depositEventHandlers(currency), ...payoutEventHandlers(app.log) }),
      depositFollowUp(deposits),
      dueWithdrawals({ payments, log: app.log }),
      dueReturns({ payments, log: app.log }),
      ...(parties.payments ? [reconcileDays(payments)] : []),
      dueLimits(transfers),
      ...(config.lotteryDraws ? [dueSchedules(secrets), dueDraws(secrets), dueBuckets(), lotteryPrograms] : []),
      foldTeams,
      pruneTeamHours,
      closeLineDays,
      billContracts,
      payBills,
      notifyContractChanges,
      billRebates(),
      recountBills,
      expireOffers,
      expireRequests,
      dueRanks,
      chatPrograms,
      dueMissions,
      dueLeaderboards,
      duePoints,
      dueRaffles(secrets),
      dueBonuses,
      rollUpActive,
      dueReferrals,
      dueNotices({ push, sender: verification.sender, brand, siteOrigin: config.siteOrigins[0] ?? '', log: app.log }),
    ])
  if (options.relaysLive ?? true) scheduleRelay(app, { database, redisUrl: config.redisUrl })
  return app
}

/** Keeps the caller's request id if it is well-formed, so that a request can be followed through both logs. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()
}
