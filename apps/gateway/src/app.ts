import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { LogStream } from '@playhouse/server/log-destination.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { TrustedDocuments } from './graphql/trusted-document-list.ts'
import type { Project } from './extend/load-project.ts'
import { formatHttpErrors } from './http/error-handler.ts'
import { healthRoutes, type Phase } from './http/health.ts'
import { loadBrandBeforePages, securityHeaders } from './http/security-headers.ts'
import { serveGraphql } from './http/serve-graphql.ts'
import { nameRequests, readForwardedAddresses, serverOptions } from './http/server-options.ts'
import { unsubscribeRoute } from './http/unsubscribe-route.ts'
import { serveWeb } from './http/web-files.ts'
import type { Metrics } from './observability/metrics.ts'
import { openMonitoring } from './observability/monitoring.ts'
import { observeRequests } from './observability/observe.ts'
import { DEADLINES, type Deadlines } from './platform/call-context.ts'
import type { FailingHosts } from './platform/cdn.ts'
import type { Degradations } from './platform/degradations.ts'
import type { PlatformFeatures } from './platform/platform-features.ts'
import type { CallReport } from './platform/rest-client.ts'
import { openDialect } from './platform/dialect.ts'
import { createConnector } from './platform/platform-link.ts'
import { PlatformClock } from './platform/platform-clock.ts'
import { Transport } from './platform/transport.ts'
import { openServices } from './services.ts'

/** Set by tests only, except `brand`, `logStream` and `project`. */
export interface GatewayOptions {
  /** Code of the brand, which logs, metrics and traces name where a process serves several. */
  brand?: string
  /** Executes trusted documents without Apollo Server, queries compiled; default true. */
  compiled?: boolean
  deadlines?: Deadlines
  /** Trusted documents; default those of all releases. */
  documents?: TrustedDocuments
  onCall?: (report: CallReport) => void
  /** What an operator's project adds to the graph. */
  project?: Project | undefined
  /** Default standard output. */
  logStream?: LogStream
}

export interface Gateway {
  app: FastifyInstance
  failingHosts: FailingHosts
  degradations: Degradations
  features: PlatformFeatures
  metrics: Metrics | undefined
  /** Moves to the next phase of a shutdown, which health endpoints and connections follow. */
  enterPhase: (phase: Phase) => void
  /** Ends all live streams; clients open them again elsewhere. */
  endStreams: () => Promise<void>
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
  const { deadlines = DEADLINES, compiled = true, onCall, documents, project } = options
  nameRequests(app)
  readForwardedAddresses(app)
  const monitoring = await openMonitoring(app.log, config, options)
  const { metrics, degradations } = monitoring
  observeRequests(app, monitoring, monitoring.partnerRequests)
  const connect = createConnector(config.platformTls, (reason) => {
    app.log.error({ reason }, 'certificates for the platform are refused; the previous ones stay')
  })
  const clock = new PlatformClock((aheadSeconds) => {
    if (aheadSeconds === 0) app.log.info('the clock of the platform agrees again')
    else app.log.warn({ aheadSeconds }, 'the clock of the platform differs')
  })
  const transport = new Transport(config.platformUrl, connect, (date) => clock.observe(date))
  app.addHook('onClose', () => transport.close())
  const { platformDialect } = config
  const dialect = platformDialect === undefined ? undefined : await openDialect(platformDialect)
  const services = await openServices(app, config, { transport, connect, dialect, monitoring, deadlines, onCall })

  app.removeContentTypeParser('text/plain')
  formatHttpErrors(app)
  loadBrandBeforePages(app, services)
  securityHeaders(app, services.brands, { secure: config.cookieSecure, chatOrigin: config.chatOrigin })
  await app.register(cookie)
  await app.register(compress, { global: false })
  const hub = await serveGraphql(app, config, { services, monitoring, compiled, documents, project })
  const endStreams = async () => hub?.close()
  // Before the port closes, which waits for open responses.
  app.addHook('preClose', endStreams)
  let phase: Phase = 'serving'
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // An open connection would delay the end of the process.
    if (phase !== 'serving') void reply.header('connection', 'close')
    done()
  })
  healthRoutes(app, { transport, client: services.client, readyPath: dialect?.readyPath }, () => phase)
  await unsubscribeRoute(app, services)
  await serveWeb(app, services, config.webRoot, (source) => metrics?.page(source))
  const enterPhase = (next: Phase) => {
    phase = next
    // Clients reconnect to other gateways while this one still answers.
    if (next === 'draining') void hub?.drain(config.drainMs / 2)
  }
  const { failingHosts, features } = services
  return { app, failingHosts, degradations, features, metrics, enterPhase, endStreams }
}
