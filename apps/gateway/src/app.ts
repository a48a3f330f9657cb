import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import { BrandMemory } from './domains/site/brand.ts'
import { buildApollo } from './graphql/apollo.ts'
import { buildSchema } from './graphql/schema.ts'
import { trustedDocuments } from './graphql/trusted-document-list.ts'
import { knowBrandBeforePages } from './http/brand-before-pages.ts'
import { answerFailures } from './http/error-handler.ts'
import { graphqlRoute } from './http/graphql-route.ts'
import { healthRoutes } from './http/health.ts'
import { logOptions } from './http/log-options.ts'
import { rateLimits } from './http/rate-limit.ts'
import { requestContext, type GatewayServices } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { SessionSeal } from './http/session-seal.ts'
import { webFiles } from './http/web-files.ts'
import { CircuitBreaker } from './platform/breaker.ts'
import { DEADLINES, type Deadlines } from './platform/call-facts.ts'
import { FailingHosts } from './platform/cdn.ts'
import { Degradations } from './platform/degradations.ts'
import { PublicCache } from './platform/public-cache.ts'
import { RestClient, type CallReport } from './platform/rest-client.ts'
import { Transport } from './platform/transport.ts'

/** What tests set and production leaves as it is. */
export interface GatewayOptions {
  deadlines?: Deadlines
  /** Hears of every finished call to the platform. */
  onCall?: (report: CallReport) => void
  logStream?: { write(line: string): void }
}

export interface Gateway {
  app: FastifyInstance
  /** Pictures and games are taken from other hosts for a while after a host is reported here. */
  failingHosts: FailingHosts
  /** What the platform said and this version did not understand. */
  degradations: Degradations
  /** From now on `/readyz` says no, so that nothing new is sent here. */
  stopSoon: () => void
}

/** Puts the gateway together; it listens when its `app` is told to. @throws Error when schema, documents or web do not fit */
export async function buildGateway(config: Config, options: GatewayOptions = {}): Promise<Gateway> {
  const { deadlines = DEADLINES, onCall, logStream } = options
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))

  const degradations = new Degradations((field, value) => {
    app.log.warn({ field, value: String(value).slice(0, 60) }, 'the platform said something this version does not know')
  }).listen()
  const transport = new Transport(config.platformUrl)
  const client = new RestClient({
    transport,
    breaker: new CircuitBreaker({ failures: 5, openMs: 2_000 }),
    deadlines,
    degradations,
    merchant: config.merchant,
    onCall: (report) => {
      app.log.debug(report, 'a call to the platform')
      onCall?.(report)
    },
  })
  const services: GatewayServices = {
    client,
    cache: new PublicCache(),
    brands: new BrandMemory(),
    failingHosts: new FailingHosts(),
    seal: new SessionSeal(config.cookieKeys),
    cookieSecure: config.cookieSecure,
    merchant: config.merchant,
    siteOrigin: config.siteOrigin,
    requestMs: deadlines.requestMs,
  }

  const schema = buildSchema()
  const apollo = buildApollo(schema, config.production, app.log)
  await apollo.start()

  app.removeContentTypeParser('text/plain')
  answerFailures(app)
  knowBrandBeforePages(app, services)
  await securityHeaders(app, services.brands, config.cookieSecure)
  await app.register(cookie)
  await app.register(compress, { global: false })
  await rateLimits(app, config.redisUrl)
  graphqlRoute(app, {
    apollo,
    contextOf: (request, reply) => requestContext(services, request, reply),
    documents: trustedDocuments(schema),
    production: config.production,
    rateLimitPerMinute: config.rateLimitPerMinute,
  })
  let stopping = false
  app.addHook('onSend', async (_request, reply) => {
    // A connection that stayed open would keep the process waiting for a next request.
    if (stopping) reply.header('connection', 'close')
  })
  healthRoutes(app, transport, () => stopping)
  await webFiles(app, config.webRoot)
  app.addHook('onClose', async () => {
    await apollo.stop()
    await transport.close()
  })
  return { app, failingHosts: services.failingHosts, degradations, stopSoon: () => (stopping = true) }
}

/** A request keeps the id that a proxy gave it, if it has the form of one. */
function requestIdOf(told: string | string[] | undefined): string {
  return typeof told === 'string' && /^[\w.-]{8,64}$/.test(told) ? told : randomUUID()
}
