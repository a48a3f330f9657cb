import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { LogStream } from '@playhouse/server/log-destination.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { BrandStore } from './domains/base/brand.ts'
import { createApollo, EXECUTION } from './graphql/apollo.ts'
import { limitsFrom } from './graphql/document-limits.ts'
import { PreparedDocuments } from './graphql/execution/prepared-documents.ts'
import { ResponseCache } from './graphql/execution/response-cache.ts'
import { TrustedExecutor } from './graphql/execution/trusted-executor.ts'
import { RequestTraces } from './graphql/request-trace.ts'
import { buildSchema } from './graphql/schema.ts'
import { loadTrustedDocuments, type TrustedDocuments } from './graphql/trusted-document-list.ts'
import { ConfirmedTokens } from './http/credential.ts'
import { formatHttpErrors } from './http/error-handler.ts'
import { graphiqlRoute, graphqlRoute } from './http/graphql-route.ts'
import { healthRoutes, type Phase } from './http/health.ts'
import { registerRateLimits } from './http/rate-limit.ts'
import { StreamHub } from './http/live/stream-hub.ts'
import { subscriptionRoute } from './http/live/subscription-route.ts'
import { createRequestContext, type GatewayServices } from './http/request-context.ts'
import { loadBrandBeforePages, securityHeaders } from './http/security-headers.ts'
import { nameRequests, readForwardedAddresses, serverOptions } from './http/server-options.ts'
import { SessionRenewals } from './http/session-renewals.ts'
import { unsubscribeRoute } from './http/unsubscribe-route.ts'
import { SessionSeal } from './http/session-seal.ts'
import { DeviceSeal } from './http/device-cookie.ts'
import { serveWeb } from './http/web-files.ts'
import { Metrics } from './observability/metrics.ts'
import { observeRequests, observerPlugin, operationObserver, type Observers } from './observability/observe.ts'
import type { Tracing } from './observability/tracing.ts'
import { PartnerRequests } from './observability/partner-requests.ts'
import { Partners } from './partners/partners.ts'
import { DEADLINES, type Deadlines } from './platform/call-context.ts'
import { FailingHosts } from './platform/cdn.ts'
import { CircuitBreakers } from './platform/circuit-breaker.ts'
import { Degradations } from './platform/degradations.ts'
import { dropChanged } from './platform/drop-changed.ts'
import { LiveFeed } from './platform/live-feed.ts'
import { PublicCache } from './platform/public-cache.ts'
import { RestClient, type CallReport } from './platform/rest-client.ts'
import { SharedCache } from './platform/shared-cache.ts'
import { Transport } from './platform/transport.ts'

/** Set by tests only, except `brand` and `logStream`. */
export interface GatewayOptions {
  /** Code of the brand, which logs, metrics and traces name where a process serves several. */
  brand?: string
  /** Executes trusted documents without Apollo Server, queries compiled; default true. */
  compiled?: boolean
  deadlines?: Deadlines
  /** Trusted documents; default those of all releases. */
  documents?: TrustedDocuments
  onCall?: (report: CallReport) => void
  /** Default standard output. */
  logStream?: LogStream
}

export interface Gateway {
  app: FastifyInstance
  failingHosts: FailingHosts
  degradations: Degradations
  metrics: Metrics | undefined
  /** Moves to the next phase of a shutdown, which health endpoints and connections follow. */
  enterPhase: (phase: Phase) => void
  /** Ends all live streams; clients open them again elsewhere. */
  endStreams: () => Promise<void>
}

/** Depends on the code alone and takes half a second of processor time, so the gateways of one process, as in tests, share it. */
let api: ReturnType<typeof loadApi> | undefined

function loadApi() {
  const schema = buildSchema()
  const documents = loadTrustedDocuments(schema)
  return { schema, documents, prepared: new PreparedDocuments(schema), limits: limitsFrom(schema, documents.values()) }
}

/** Parses and compiles the registered documents of all gateways in this process; otherwise the first request of each does. */
export async function prepareDocuments(): Promise<void> {
  api ??= loadApi()
  await api.prepared.prepareAll(api.documents)
}

/** Assembles the gateway of one brand without listening. @throws Error for an invalid schema, trusted document or web root */
export async function buildGateway(config: Config, options: GatewayOptions = {}): Promise<Gateway> {
  const app = fastify({ ...serverOptions(config, options.logStream, options.brand), trustProxy: config.trustProxy })
  try {
    return await assemble(app, config, options)
  } catch (error) {
    // Connections that are open already.
    await app.close()
    throw error
  }
}

async function assemble(app: FastifyInstance, config: Config, options: GatewayOptions): Promise<Gateway> {
  const { deadlines = DEADLINES, compiled = true, onCall, logStream, brand } = options
  nameRequests(app)
  readForwardedAddresses(app)

  const degradations = new Degradations((field, value) => {
    app.log.warn({ field, value: String(value).slice(0, 60) }, 'unknown value from the platform')
  })
  const breakers = new CircuitBreakers(config.circuit, (service, state) => {
    app.log.warn({ service, state }, 'circuit breaker changed state')
  })
  const metrics =
    config.metricsPort === undefined ? undefined : new Metrics({ breakers, degradations, logStream, brand })
  const tracing = await openTracing(config.otlpEndpoint, brand)
  const observers: Observers = { metrics, tracing }
  const partnerRequests = new PartnerRequests(metrics)
  observeRequests(app, observers, partnerRequests)
  const traces = config.traceRequests ? new RequestTraces() : undefined
  const transport = new Transport(config.platformUrl)
  app.addHook('onClose', () => transport.close())
  const client = new RestClient({
    transport,
    breakers,
    deadlines,
    degradations,
    merchant: config.merchant,
    cipher: config.payloadCipher,
    onCall: (report) => {
      app.log.debug(report, 'platform call')
      metrics?.call(report)
      traces?.call(report)
      onCall?.(report)
    },
    ...(tracing && { trace: tracing.call }),
  })
  const shared =
    config.redisUrl === undefined
      ? undefined
      : new SharedCache(config.redisUrl, config.merchant, (reason) => {
          app.log.warn({ reason }, 'shared cache is down: public responses come from the platform')
        })
  app.addHook('onClose', async () => shared?.close())
  const counters = await registerRateLimits(app, config.redisUrl, config.merchant)
  if (config.liveSecret === undefined) app.log.warn('pages poll instead of updating live: set LIVE_SECRET')
  const liveFeed =
    config.liveSecret === undefined
      ? undefined
      : new LiveFeed({
          platformUrl: config.platformUrl,
          secret: config.liveSecret,
          redisUrl: config.redisUrl,
          merchant: config.merchant,
          onState: (state, reason) => {
            if (state === 'up') app.log.info('live events arrive')
            else app.log.warn({ reason }, 'live events do not arrive')
          },
        })
  app.addHook('onClose', async () => liveFeed?.close())
  const services: GatewayServices = {
    client,
    cache: new PublicCache({
      isOff: !config.publicCache,
      onServed: (name, outcome) => {
        metrics?.cached(name, outcome)
        traces?.read(name, outcome)
      },
      ...(shared && { shared }),
    }),
    brands: new BrandStore(),
    failingHosts: new FailingHosts(),
    counters,
    operationLimitFactor: config.operationLimitFactor,
    seal: new SessionSeal(config.cookieKeys),
    deviceSeal: new DeviceSeal(config.cookieKeys),
    confirmedTokens: new ConfirmedTokens(),
    renewals: new SessionRenewals(),
    cookieSecure: config.cookieSecure,
    merchant: config.merchant,
    siteOrigin: config.siteOrigin,
    deadlines,
    liveFeed,
  }

  if (liveFeed) dropChanged(liveFeed, services.cache)

  api ??= loadApi()
  const schema = traces?.wrap(api.schema) ?? api.schema
  const documents = options.documents ?? api.documents
  const responseCache = new ResponseCache(services)
  const limits = options.documents ? limitsFrom(schema, documents.values()) : api.limits
  const operationNames = new Set(documents.values().map(({ name }) => name))
  const observe = operationObserver(operationNames, observers, partnerRequests)
  const apollo = createApollo(schema, config.production, app.log, limits)
  if (traces) apollo.addPlugin(traces.plugin(schema, limits))
  apollo.addPlugin(observerPlugin(observe))
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  app.removeContentTypeParser('text/plain')
  formatHttpErrors(app)
  loadBrandBeforePages(app, services)
  securityHeaders(app, services.brands, { secure: config.cookieSecure, chatOrigin: config.chatOrigin })
  await app.register(cookie)
  await app.register(compress, { global: false })
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a live event failed')
  const hub = liveFeed && new StreamHub({ feed: liveFeed, schema, metrics, degradations, onFailure })
  const endStreams = async () => hub?.close()
  // Before the port closes, which waits for open responses.
  app.addHook('preClose', endStreams)
  const partners = new Partners(config.partnersFile, api.schema, app.log, partnerRequests)
  graphqlRoute(app, {
    partners,
    apollo,
    observe,
    // Traces are made by steps of Apollo Server, and of each resolver.
    executor:
      compiled && !traces
        ? new TrustedExecutor({
            schema,
            prepared: api.prepared,
            limits,
            responseCache,
            execution: EXECUTION,
            onStored: (name) => metrics?.responseCacheHit(name),
          })
        : undefined,
    createContext: (request, reply) => createRequestContext(services, request, reply),
    documents,
    production: config.production,
    siteOrigin: config.siteOrigin,
    counters,
    credentials: services,
    compressed: responseCache.compressed,
    requestsPerMinute: config.requestsPerMinute,
    concurrent: config.concurrent,
    responseSubscription: subscriptionRoute({
      live: hub && liveFeed && { hub, feed: liveFeed },
      schema,
      limits,
      trusted: documents.values(),
      credentials: services,
      createContext: (request, reply) => createRequestContext(services, request, reply),
      streamsPerAddress: config.liveStreamsPerAddress,
      partners,
      onErrors: (name, codes) =>
        metrics?.errors(name !== undefined && operationNames.has(name) ? name : 'other', codes),
    }),
  })
  if (!config.production) graphiqlRoute(app)
  let phase: Phase = 'serving'
  app.addHook('onSend', async (_request, reply) => {
    // An open connection would delay the end of the process.
    if (phase !== 'serving') reply.header('connection', 'close')
  })
  healthRoutes(app, transport, () => phase)
  await unsubscribeRoute(app, services)
  await serveWeb(app, services, config.webRoot, (source) => metrics?.page(source))
  const enterPhase = (next: Phase) => {
    phase = next
    // Clients reconnect to other gateways while this one still answers.
    if (next === 'draining') void hub?.drain(config.drainMs / 2)
  }
  return { app, failingHosts: services.failingHosts, degradations, metrics, enterPhase, endStreams }
}

/** Loads OpenTelemetry only when tracing is on. */
async function openTracing(endpoint: string | undefined, brand: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { Tracing } = await import('./observability/tracing.ts')
  return new Tracing(endpoint, brand)
}
