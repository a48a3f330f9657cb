import closeWithGrace from 'close-with-grace'
import { once } from 'node:events'
import { buildGateway } from './app.ts'
import { DialectError } from '@playhouse/dialect/load.ts'
import { SiteError } from '@playhouse/site/read-site.ts'
import { openBrandServer } from './brands/brand-server.ts'
import { ModuleError } from './extend/check-module.ts'
import { findProject } from './extend/load-project.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { LogDestination } from '@playhouse/server/log-destination.ts'
import { serveMetrics } from '@playhouse/server/metrics-listener.ts'
import { readConfig } from './config.ts'
import { prepareDocuments } from './graphql/api.ts'
import { drain } from './http/drain.ts'
import { compileResponses } from './platform/parse-response.ts'

/** Time for requests in flight once the port is closed. */
const GRACE_MS = 14_000

const log = new LogDestination()

try {
  const { config, app, registry, enterPhase, projects } = await open()
  log.onRecovery = (dropped) => app.log.warn({ dropped }, 'log lines were dropped: they could not be written')
  const compileAhead = async () => {
    await compileResponses()
    if (config.production) for (const project of projects) await prepareDocuments(project)
    app.log.info('compiled ahead: no request waits for it')
  }
  const { quietStartMs } = config
  if (quietStartMs === 0) await compileAhead()
  await app.listen({ host: config.host, port: config.port })
  if (quietStartMs > 0) {
    const onFailure = (err: unknown) => app.log.error({ err }, 'not compiled ahead: first requests will wait for it')
    setTimeout(() => void compileAhead().catch(onFailure), quietStartMs).unref()
  }
  const metricsServer =
    registry && config.metricsPort !== undefined
      ? await serveMetrics(registry, { ...config, port: config.metricsPort })
      : undefined
  closeWithGrace({ delay: config.drainMs + GRACE_MS, logger: false }, async ({ signal, err }) => {
    if (err) app.log.error({ err }, 'the gateway stops because of an error')
    else app.log.info({ signal }, 'the gateway stops')
    await drain(enterPhase, err ? 0 : config.drainMs)
    await app.close()
    metricsServer?.closeAllConnections()
    if (metricsServer) await once(metricsServer.close(), 'close')
    await log.flush()
  })
} catch (error) {
  await log.flush()
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

/** A server of the brands in BRANDS_FILE, otherwise of the one in the environment. */
async function open() {
  if (process.env['BRANDS_FILE']) return openBrandServer(process.env, { logStream: log })
  const config = readConfig(process.env)
  const project = await findProject(config)
  const { app, metrics, enterPhase } = await buildGateway(config, { logStream: log, project })
  return { config, app, registry: metrics?.registry, enterPhase, projects: [project] }
}

function startFailure(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DialectError ||
    error instanceof SiteError ||
    error instanceof ModuleError
  )
    return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as { code?: unknown; port?: unknown }
  return code === 'EADDRINUSE' ? `The gateway's port ${String(port)} is in use.` : (error.stack ?? error.message)
}
