import closeWithGrace from 'close-with-grace'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildGateway } from './app.ts'
import { ConfigError } from '@playhouse/shared/environment.ts'
import { LogDestination } from '@playhouse/shared/log-destination.ts'
import { readConfig } from './config.ts'
import { listenForScrapes } from './observability/metrics-listener.ts'

/** Requests under way get this long to finish once no new ones are taken. */
const GRACE_MS = 14_000

/** Of the time it drains, this much is left for requests that the edge was just told to send. */
const CLOSING_MS = 2_000

const log = new LogDestination()

try {
  const config = readConfig(process.env)
  const gateway = await buildGateway(config, { logStream: log })
  const { app, metrics } = gateway
  log.onRecovery = (dropped) => app.log.warn({ dropped }, 'log lines were dropped: they could not be written')
  await app.listen({ host: config.host, port: config.port })
  const scrapes =
    metrics && config.metricsPort !== undefined
      ? await listenForScrapes(metrics, config.metricsPort, config)
      : undefined
  closeWithGrace({ delay: config.drainMs + GRACE_MS, logger: false }, async ({ signal, err }) => {
    if (err) app.log.error({ err }, 'the gateway stops because of an error')
    else app.log.info({ signal }, 'the gateway stops')
    gateway.enter('draining')
    // Who sends requests here is told by /readyz and by the end of each connection, and gets time to hear it.
    const closingMs = Math.min(CLOSING_MS, config.drainMs / 2)
    if (!err) await sleep(config.drainMs - closingMs)
    gateway.enter('closing')
    if (!err) await sleep(closingMs)
    await app.close()
    scrapes?.closeAllConnections()
    if (scrapes) await once(scrapes.close(), 'close')
    await log.flush()
  })
} catch (error) {
  await log.flush()
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

/** What a person who started the gateway should read. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as { code?: unknown; port?: unknown }
  return code === 'EADDRINUSE' ? `The gateway's port ${String(port)} is in use.` : (error.stack ?? error.message)
}
