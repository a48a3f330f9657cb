import type { BodyCipher } from '@playhouse/platform-api/body-cipher.ts'
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { BrandStore } from './domains/base/brand.ts'
import { ConfirmedTokens } from './http/credential.ts'
import { DeviceSeal } from './http/device-cookie.ts'
import { openCounters } from './http/rate-limit.ts'
import type { GatewayServices } from './http/request-context.ts'
import { SentKeys } from './http/sent-keys.ts'
import { SessionRenewals } from './http/session-renewals.ts'
import { SessionSeal } from './http/session-seal.ts'
import type { Monitoring } from './observability/monitoring.ts'
import type { Deadlines } from './platform/call-context.ts'
import { FailingHosts } from './platform/cdn.ts'
import type { Dialect } from './platform/dialect.ts'
import { isExposed, openCipher } from './platform/platform-link.ts'
import { dropChanged } from './platform/drop-changed.ts'
import { learnFeatures } from './platform/learn-features.ts'
import { LiveFeed } from './platform/live-feed.ts'
import { PublicCache } from './platform/public-cache.ts'
import { RestClient, type CallReport } from './platform/rest-client.ts'
import { SharedCache } from './platform/shared-cache.ts'
import type { Transport } from './platform/transport.ts'
import type { buildConnector } from 'undici'

interface ServiceOptions {
  transport: Transport
  connect: buildConnector.connector
  dialect: Dialect | undefined
  monitoring: Monitoring
  deadlines: Deadlines
  onCall: ((report: CallReport) => void) | undefined
}

/** Opens what the requests of one brand share; closed with the server. */
export async function openServices(
  app: FastifyInstance,
  config: Config,
  options: ServiceOptions,
): Promise<GatewayServices> {
  const client = createClient(app, config, await openPlatformCipher(app, config), options)
  const shared = openSharedCache(app, config)
  const { counters, redis } = openCounters(app, config.redisUrl, config.merchant)
  const liveFeed = openLiveFeed(app, config, options.connect)
  const { metrics, traces } = options.monitoring
  const cache = new PublicCache({
    isOff: !config.publicCache,
    onServed: (name, outcome) => {
      metrics?.cached(name, outcome)
      traces?.read(name, outcome)
    },
    ...(shared && { shared }),
  })
  if (liveFeed) dropChanged(liveFeed, cache)
  const { features } = options.monitoring
  if (features.isLearning) learnWhileServing(app, { client, features, shared })
  return {
    client,
    cache,
    brands: new BrandStore(features),
    features,
    failingHosts: new FailingHosts(),
    counters,
    sentKeys: config.platformIsIdempotent
      ? undefined
      : new SentKeys(redis && { redis, prefix: `playhouse:sent:${config.merchant}:` }),
    operationLimitFactor: config.operationLimitFactor,
    seal: new SessionSeal(config.cookieKeys),
    deviceSeal: new DeviceSeal(config.cookieKeys),
    confirmedTokens: new ConfirmedTokens(),
    renewals: new SessionRenewals(),
    cookieSecure: config.cookieSecure,
    merchant: config.merchant,
    siteOrigins: config.siteOrigins,
    deadlines: options.deadlines,
    liveFeed,
  }
}

/** Longest time that the start waits for the platform to say what it has. */
const LEARN_WITHIN_MS = 3_000

function learnWhileServing(app: FastifyInstance, options: Omit<Parameters<typeof learnFeatures>[0], 'signal'>): void {
  const stopped = new AbortController()
  app.addHook('onReady', async () => {
    const learnt = learnFeatures({ ...options, signal: stopped.signal })
    await Promise.race([learnt, sleep(LEARN_WITHIN_MS, undefined, { ref: false })])
  })
  app.addHook('preClose', async () => stopped.abort())
}

function createClient(
  { log }: FastifyInstance,
  { merchant }: Config,
  cipher: BodyCipher | undefined,
  { transport, dialect, monitoring, deadlines, onCall }: ServiceOptions,
): RestClient {
  const { breakers, degradations, features, metrics, tracing, traces } = monitoring
  return new RestClient({
    transport,
    breakers,
    deadlines,
    degradations,
    features,
    merchant,
    cipher,
    dialect,
    onCall: (report) => {
      // A page that is served from the cache meanwhile has no error of its own.
      if (report.outcome === 'bad_answer') log.warn(report, 'a response of the platform breaks the contract')
      else log.debug(report, 'platform call')
      metrics?.call(report)
      traces?.call(report)
      onCall?.(report)
    },
    ...(tracing && { trace: tracing.call }),
  })
}

async function openPlatformCipher({ log }: FastifyInstance, { payloadCipher, platformUrl }: Config) {
  const cipher = await openCipher(payloadCipher)
  if (!cipher && isExposed(platformUrl))
    log.warn(
      { platformUrl },
      'passwords travel to the platform in clear text: use https in PLATFORM_URL, or another PAYLOAD_CIPHER than none',
    )
  return cipher
}

function openSharedCache(app: FastifyInstance, { redisUrl, merchant }: Config): SharedCache | undefined {
  if (redisUrl === undefined) return undefined
  const shared = new SharedCache(redisUrl, merchant, (reason) => {
    app.log.warn({ reason }, 'shared cache is down: public responses come from the platform')
  })
  app.addHook('onClose', () => shared.close())
  return shared
}

function openLiveFeed(app: FastifyInstance, config: Config, connect: buildConnector.connector): LiveFeed | undefined {
  if (config.liveSecret === undefined) {
    app.log.info('pages poll: LIVE_SECRET, which would let them follow live events, is not set')
    return undefined
  }
  const feed = new LiveFeed({
    platformUrl: config.platformUrl,
    connect,
    secret: config.liveSecret,
    redisUrl: config.redisUrl,
    merchant: config.merchant,
    onState: (state, reason) => {
      if (state === 'up') app.log.info('live events arrive')
      else app.log.warn({ reason }, 'live events do not arrive')
    },
  })
  app.addHook('onClose', () => feed.close())
  return feed
}
