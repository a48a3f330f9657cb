import { serverTimeouts } from '@playhouse/shared/server-timeouts.ts'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import { BrandMemory } from './domains/site/brand.ts'
import { buildApollo } from './graphql/apollo.ts'
import { limitsFrom } from './graphql/document-limits.ts'
import { KeptAnswers } from './graphql/execution/kept-answers.ts'
import { buildSchema } from './graphql/schema.ts'
import { trustedDocuments, type TrustedDocuments } from './graphql/trusted-document-list.ts'
import { knowBrandBeforePages } from './http/brand-before-pages.ts'
import { ConfirmedTokens } from './http/credential.ts'
import { answerFailures, refuseAddress } from './http/error-handler.ts'
import { graphiqlRoute } from './http/graphiql.ts'
import { graphqlRoute } from './http/graphql-route.ts'
import { healthRoutes, type Phase } from './http/health.ts'
import { logOptions } from './http/log-options.ts'
import { rateLimits } from './http/rate-limit.ts'
import { requestContext, type GatewayServices } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { SessionRenewals } from './http/session-renewals.ts'
import { SessionSeal } from './http/session-seal.ts'
import { webFiles } from './http/web-files.ts'
import { Metrics } from './observability/metrics.ts'

import { observeOperations, observeRequests, type Observers } from './observability/observe.ts'
import type { Tracing } from './observability/tracing.ts'
import { CircuitBreakers } from './platform/breakers.ts'
import { DEADLINES, type Deadlines } from './platform/call-facts.ts'
import { FailingHosts } from './platform/cdn.ts'
import { Degradations } from './platform/degradations.ts'
import { SharedAnswers } from './platform/public-cache-shared.ts'
import { PublicCache } from './platform/public-cache.ts'
import { RestClient, type CallReport } from './platform/rest-client.ts'
import { Transport } from './platform/transport.ts'

/** Failures in a row that open a service's circuit, and how long it then stays open. */
const CIRCUIT = { failures: 5, openMs: 2_000 }

/** What tests set and production leaves as it is. */
export interface GatewayOptions {
  /** Registered queries run by their compiled form; true when left out. */
  compiled?: boolean
  deadlines?: Deadlines
  /** Registered documents; those of all releases when left out. */
  documents?: TrustedDocuments
  /** Hears of every finished call to the platform. */
  onCall?: (report: CallReport) => void
  /** Where log lines go; standard output when left out. */
  logStream?: { write(line: string): void; dropped?: number }
}

export interface Gateway {
  app: FastifyInstance
  /** Hosts that pictures and games are not taken from just now. */
  failingHosts: FailingHosts
  /** What the platform said and this version did not understand. */
  degradations: Degradations
  /** Its numbers, where they are wanted. */
  metrics: Metrics | undefined
  /** Says where it is on its way to its end: what answers it ends with, and what its health endpoints say, depend on it. */
  enter: (phase: Phase) => void
}

/** Puts the gateway together; it listens when its `app` is told to. @throws Error when schema, documents or web do not fit */
export async function buildGateway(config: Config, options: GatewayOptions = {}): Promise<Gateway> {
  const { deadlines = DEADLINES, compiled = true, onCall, logStream } = options
  const app = fastify({
    // While it drains, what still comes over a kept connection is answered like anything else.
    return503OnClosing: false,
    ...serverTimeouts(config.requestTimeoutMs),
    logger: logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    frameworkErrors: refuseAddress,
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))

  const degradations = new Degradations((field, value) => {
    app.log.warn({ field, value: String(value).slice(0, 60) }, 'the platform said something this version does not know')
  }).listen()
  const breakers = new CircuitBreakers(CIRCUIT, (service, state) => {
    app.log.warn({ service, state }, 'the circuit of a service changed')
  })
  const metrics = config.metricsPort === undefined ? undefined : new Metrics({ breakers, degradations, logStream })
  const tracing = await openTracing(config.otlpEndpoint)
  const observers: Observers = { metrics, tracing }
  observeRequests(app, observers)
  const transport = new Transport(config.platformUrl)
  const client = new RestClient({
    transport,
    breakers,
    deadlines,
    degradations,
    merchant: config.merchant,
    cipher: config.payloadCipher,
    onCall: (report) => {
      app.log.debug(report, 'a call to the platform')
      metrics?.call(report)
      onCall?.(report)
    },
    ...(tracing && { trace: tracing.call }),
  })
  const shared =
    config.redisUrl === undefined
      ? undefined
      : new SharedAnswers(config.redisUrl, config.merchant, (reason) => {
          app.log.warn({ reason }, 'the shared memory is away: public answers come from the platform')
        })
  const counters = await rateLimits(app, config.redisUrl)
  const services: GatewayServices = {
    client,
    cache: new PublicCache({
      off: !config.publicCache,
      ...(metrics && { served: (name, outcome) => metrics.cached(name, outcome) }),
      ...(shared && { shared }),
    }),
    brands: new BrandMemory(),
    failingHosts: new FailingHosts(),
    counters,
    operationLimitFactor: config.operationLimitFactor,
    seal: new SessionSeal(config.cookieKeys),
    confirmedTokens: new ConfirmedTokens(),
    renewals: new SessionRenewals(),
    cookieSecure: config.cookieSecure,
    merchant: config.merchant,
    siteOrigin: config.siteOrigin,
    deadlines,
  }

  const schema = buildSchema()
  const documents = options.documents ?? trustedDocuments(schema)
  const kept = new KeptAnswers({
    documents,
    ...services,
    ...(metrics && { given: (operation) => metrics.givenAgain(operation) }),
  })
  const apollo = buildApollo(
    schema,
    config.production,
    app.log,
    limitsFrom(schema, documents.values()),
    compiled ? documents.keys() : [],
    kept,
  )
  const known = new Set(documents.values().map(({ name }) => name))
  for (const plugin of observeOperations(known, observers)) apollo.addPlugin(plugin)
  await apollo.start()

  app.removeContentTypeParser('text/plain')
  answerFailures(app)
  knowBrandBeforePages(app, services)
  securityHeaders(app, services.brands, config.cookieSecure)
  await app.register(cookie)
  await app.register(compress, { global: false })
  graphqlRoute(app, {
    apollo,
    contextOf: (request, reply) => requestContext(services, request, reply),
    documents,
    production: config.production,
    counters,
    credentials: services,
    bytes: kept.bytes,
    perMinute: config.requestsPerMinute,
  })
  if (!config.production) graphiqlRoute(app)
  let phase: Phase = 'serving'
  app.addHook('onSend', async (_request, reply) => {
    // A connection that stayed open would keep the process waiting for a next request.
    if (phase !== 'serving') reply.header('connection', 'close')
  })
  healthRoutes(app, transport, () => phase)
  await webFiles(app, config.webRoot)
  app.addHook('onClose', async () => {
    await apollo.stop()
    await transport.close()
    shared?.close()
  })
  return { app, failingHosts: services.failingHosts, degradations, metrics, enter: (next) => (phase = next) }
}

/** The libraries are loaded only where traces are wanted. */
async function openTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { Tracing } = await import('./observability/tracing.ts')
  return new Tracing(endpoint)
}

/** A request keeps the id that a proxy gave it, if it has the form of one. */
function requestIdOf(told: string | string[] | undefined): string {
  return typeof told === 'string' && /^[\w.-]{8,64}$/.test(told) ? told : randomUUID()
}
