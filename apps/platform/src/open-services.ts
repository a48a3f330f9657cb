import type { Database, Session } from '@playhouse/postgres/database.ts'
import type { ReplicaReads, ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { ConcurrencyLimit } from '@playhouse/server/concurrency-limit.ts'
import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import { openRegisters } from '@playhouse/vendor-api/registers/all.ts'
import type { Registers } from '@playhouse/vendor-api/registers/register.ts'
import { openVendors, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Config, getParties } from './config.ts'
import { transferAllowance } from './domains/money/limits/play-allowance.ts'
import type { DepositHooks } from './domains/money/cashier/deposits/create-deposit.ts'
import type { BreakHooks } from './domains/money/limits/break-routes.ts'
import { type AskRegister, openAskRegister } from './domains/money/limits/registers/ask-register.ts'
import { openTransfers, type Transfers } from './domains/money/wallet/transfer/transfers.ts'
import type { PeopleHooks } from './domains/people/hooks.ts'
import type { LogInServices } from './domains/people/session/log-in/log-in-services.ts'
import { isApiToken, useApiToken } from './domains/people/session/sessions/use-api-token.ts'
import { isLive, liveSession } from './domains/people/session/sessions/live-session.ts'
import { openVerification } from './domains/people/verification/open-verification.ts'
import type { Sender } from './domains/people/verification/sender.ts'
import { openSender } from './domains/people/verification/open-sender.ts'
import type { Verification } from './domains/people/verification/verification.ts'
import { BoardEvents } from './domains/play/winners/board-events.ts'
import { type BrandSettings, brandSettings } from './domains/site/brand-settings.ts'
import type { Parties } from './domains/site/module-needs.ts'
import { createBodyOpener } from './domains/site/opened-body.ts'
import { openSealingKeys, type SealingKeys } from './domains/site/sealing-keys.ts'
import { openCountries } from './domains/site/countries/open-countries.ts'
import type { CountryOf } from './domains/site/system-status.ts'
import { breakHooks, depositHooks, peopleHooks } from './hooks.ts'
import { createEndpointBinder } from './http/bind-endpoint.ts'
import { createAfterResponse } from './request/after-response.ts'
import type { BindEndpoint } from './request/call-context.ts'
import type { PlatformMetrics } from './observability/metrics.ts'
import { createRateLimit, type OpenRateLimit, type RateLimit } from './request/rate-limit.ts'
import { type SecretBox, secretBox } from './request/secret-box.ts'

export interface ServiceOptions {
  config: Config
  database: Database
  /** Connections for reading sessions and money alone; those of `database` by default. */
  moneyDatabase?: Database
  /** Reports from a replica; from `database` by default. */
  replica?: ReplicaReads | undefined
  getCountry?: CountryOf
  /** Sends codes and letters; the configured message services by default. */
  sender?: Sender
  /** Cache time of the brand's settings and of the catalogue's counts. */
  cacheMs?: number
  metrics?: PlatformMetrics | undefined
}

/** Services that several modules share. A service of a single module is opened there. */
export interface Services {
  config: Config
  database: Database
  /** Reads what a replica may answer. */
  reports: ReportReads
  log: FastifyBaseLogger
  bind: BindEndpoint
  secrets: SecretBox
  sealingKeys: SealingKeys
  parties: Parties
  getCountry: CountryOf
  brand: () => Promise<BrandSettings>
  cacheMs: number | undefined
  /** Origin of the brand's main site, target of links in letters. */
  siteOrigin: string
  verification: Verification
  logIn: LogInServices
  /** Opens limits of calls per address and hour. */
  rateLimit: OpenRateLimit
  /** Each counts for all modules that share it. */
  limits: { registration: RateLimit; logIn: RateLimit; codeRequest: RateLimit }
  transfers: Transfers
  vendors: Vendors
  providers: PaymentProviders
  /** Effects of an account's opening or of a changed password. */
  hooks: PeopleHooks
  /** Effects of a break or of closing the account. */
  breakHooks: BreakHooks
  /** Effects of a deposit on the bonus chosen with it. */
  depositHooks: DepositHooks
  registers: Registers
  /** Asks the register of excluded persons about a member before a deposit or a game, where the day has no answer yet. */
  askRegister: AskRegister
  /** Opens the events of boards on the session that leads, in each process that becomes the relay. */
  boardEvents: (session: Session) => BoardEvents
  /** SQL condition of sessions that may read live events. */
  isLive: typeof isLive
}

/** Closing the app closes the services but not the database. */
export async function openServices(app: FastifyInstance, options: ServiceOptions): Promise<Services> {
  const { config, database, moneyDatabase = database, replica, cacheMs, metrics } = options
  const sender = findSender(options, app.log)
  const { log } = app
  const getCountry = options.getCountry ?? (await openCountries(config.countryRangesFile, log))
  const reports: ReportReads = replica ? watchReplica(replica, log, metrics) : { read: (work) => work(database) }
  const parties = { ...getParties(config), ...(options.sender && { sender: true }) }
  const brand = brandSettings(database, parties, cacheMs)
  const rateLimit = createRateLimit(database)
  const secrets = secretBox(config.secretKeys)
  const sealingKeys = await openSealingKeys(database)
  const bind = createEndpointBinder(app, {
    database,
    brand,
    getCountry,
    secrets,
    moneyDatabase,
    reports,
    concurrency: {
      requests: new ConcurrencyLimit(config.concurrentPerMember),
      changes: new ConcurrencyLimit(Math.ceil(config.concurrentPerMember / 2)),
    },
    getSession: (token) => (isApiToken(token) ? useApiToken : liveSession)(moneyDatabase, token),
    openSealed: createBodyOpener(database, sealingKeys, config.legacyCipher ? ['jwe', 'des'] : ['jwe']),
  })

  // Closed in reverse order: work after responses still sends letters.
  const verification = await openVerification({ config, database, brand, sender, log })
  app.addHook('onClose', () => verification.settle())
  const afterResponse = createAfterResponse(log)
  app.addHook('onClose', () => afterResponse.settle())
  const openedVendors = openVendors({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  const vendors = metrics?.observeVendors(openedVendors) ?? openedVendors
  app.addHook('onClose', () => vendors.close())
  const registers = openRegisters(config.registers)
  const opened = paymentProviders.open(config.payments)
  const providers = metrics?.observePayments(opened) ?? opened
  app.addHook('onClose', () => Promise.all([...providers.values()].map((provider) => provider.close())))

  return {
    config,
    database,
    reports,
    log,
    bind,
    secrets,
    sealingKeys,
    parties,
    getCountry,
    brand,
    cacheMs,
    siteOrigin: config.siteOrigins[0] ?? '',
    verification,
    logIn: { brand, verification, afterResponse, ...config.logIn },
    rateLimit,
    limits: openLimits(rateLimit, config.limitsPerHour),
    transfers: openTransfers({ database, vendors, secret: config.seamlessSecret, transferAllowance, log }),
    vendors,
    providers,
    breakHooks,
    registers,
    askRegister: openAskRegister({ registers, onBreak: breakHooks.onBreak, log }),
    depositHooks,
    hooks: peopleHooks,
    boardEvents: (session) => new BoardEvents(session),
    isLive,
  }
}

const openLimits = (rateLimit: OpenRateLimit, perHour: Config['limitsPerHour']): Services['limits'] => ({
  registration: rateLimit('registration', perHour.registration),
  logIn: rateLimit('log-in', perHour.logIn),
  codeRequest: rateLimit('code request', perHour.codeRequest),
})

function findSender({ config, sender, metrics }: ServiceOptions, log: FastifyBaseLogger): Sender | undefined {
  const found = sender ?? (config.sender && openSender(config.sender, log))
  return found && metrics ? metrics.observeSender(found) : found
}

function watchReplica(
  replica: ReplicaReads,
  log: FastifyBaseLogger,
  metrics: PlatformMetrics | undefined,
): ReportReads {
  replica.onChange = (reason) => {
    if (reason === undefined) log.info('the replica answers reports again')
    else log.warn({ reason }, 'the primary answers reports in place of the replica')
  }
  metrics?.observeReplica(replica)
  return replica
}
