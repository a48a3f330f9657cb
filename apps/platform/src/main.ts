import closeWithGrace from 'close-with-grace'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildPlatform } from './app.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { LogDestination } from '@playhouse/server/log-destination.ts'
import { serveMetrics } from '@playhouse/server/metrics-listener.ts'
import { getParties, readConfig, readProjectFolder } from './config.ts'
import { loadProject } from './extend/load-project.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { ReplicaReads } from '@playhouse/postgres/replica-reads.ts'
import { waitForDatabase } from '@playhouse/postgres/wait-for-database.ts'
import { assertPortFree } from './db/port.ts'
import { ENDED_WITHIN_MS, endConnections } from './http/end-connections.ts'
import type { Phase } from './http/health-routes.ts'
import { serveWaiting } from './http/waiting-server.ts'
import { PlatformMetrics } from './observability/metrics.ts'
import type { PlatformTracing } from './observability/tracing.ts'
import { openOffice } from './office/open-office.ts'
import { setupState } from './domains/site/setup-state.ts'
import { refusePlayWorld } from './db/brand/refuse-play-world.ts'

/** Grace period for requests in progress after a stop signal. */
const STOP_MS = 8_000
/** In addition to those that everything else shares. */
const MONEY_CONNECTIONS = 4
/** A job may wait longer for a connection than a request. */
const JOBS_WAIT_MS = 60_000

const log = new LogDestination()

try {
  await loadProject(readProjectFolder(process.env))
  const config = readConfig(process.env)
  // Another address than the default is one of several on this machine.
  const ownAddress = config.host === '127.0.0.1' ? undefined : config.host
  await assertPortFree(config.port, 'the platform', 'PORT', ownAddress)
  if (config.office) await assertPortFree(config.office.port, 'the back office', 'OPERATOR_PORT')
  let waiting: Promise<() => Promise<void>> | undefined
  await waitForDatabase(config.databaseUrl, {
    seconds: config.databaseWaitSeconds,
    onWait: (reason) => {
      log.write(`${JSON.stringify({ level: 40, msg: 'waiting for PostgreSQL', reason })}\n`)
      waiting = serveWaiting(config)
    },
  })
  // Until it listens, callers that find several platforms by one name go on to another.
  await (
    await waiting
  )?.()
  const tracing = await openTracing(config.otlpEndpoint)
  const database = openDatabase(config.databaseUrl, { observe: tracing?.statement })
  const moneyDatabase = openDatabase(config.databaseUrl, { max: MONEY_CONNECTIONS, observe: tracing?.statement })
  const jobsDatabase = openDatabase(config.databaseUrl, {
    connectionTimeout: JOBS_WAIT_MS,
    observe: tracing?.statement,
  })
  const replica = config.reports && new ReplicaReads(database, { ...config.reports, observe: tracing?.statement })
  if (!config.demo) await refusePlayWorld(database)
  let phase: Phase = 'serving'
  const works = config.role !== 'web'
  const metrics = config.metricsPort === undefined ? undefined : new PlatformMetrics(log)
  const app = await buildPlatform({
    config,
    database,
    moneyDatabase,
    jobsDatabase,
    replica,
    logStream: log,
    servesApi: config.role !== 'worker',
    runsJobs: works,
    relaysLive: works,
    phase: () => phase,
    metrics,
    tracing,
  })
  const { office } = config
  const backOffice = office && (await openOffice({ config: { ...config, office }, database, replica, logStream: log }))
  log.onRecovery = (dropped) => app.log.warn({ dropped }, 'log lines were dropped: they could not be written')
  if (config.demo)
    app.log.warn('DEMO=true: published secrets and third-party stand-ins are enabled; not for real members')
  for (const { what, off } of await setupState(database, config, getParties(config)))
    if (off !== undefined) app.log.warn(`off: ${what}: ${off}`)
  const drainMs = config.role === 'worker' ? 0 : config.drainMs
  const delay = STOP_MS + (drainMs > 0 ? drainMs + ENDED_WITHIN_MS : 0)
  let metricsServer: Server | undefined
  closeWithGrace({ delay, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.error({ err }, 'the platform stops after an error')
    else app.log.info({ signal }, 'the platform stops')
    if (!err && drainMs > 0) {
      // Load balancers notice by /readyz, which takes a moment.
      phase = 'draining'
      await sleep(drainMs)
      phase = 'closing'
      await endConnections(app.server)
    }
    await Promise.all([app.close(), backOffice?.close()])
    metricsServer?.closeAllConnections()
    metricsServer?.close()
    const pools = [database, moneyDatabase, jobsDatabase]
    await Promise.all([...pools.map(({ $client }) => $client.end()), replica?.close()])
    await log.flush()
  })
  if (metrics && config.metricsPort !== undefined)
    metricsServer = await serveMetrics(metrics.registry, { ...config, port: config.metricsPort })
  if (office) await backOffice?.listen({ host: office.host, port: office.port })
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  await log.flush()
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof ConfigError ? message : `The platform did not start: ${message}`}\n`)
  process.exit(1)
}

/** Loads OpenTelemetry only when tracing is on. */
async function openTracing(endpoint: string | undefined): Promise<PlatformTracing | undefined> {
  if (endpoint === undefined) return undefined
  const { PlatformTracing: Opened } = await import('./observability/tracing.ts')
  return new Opened(endpoint)
}
