import closeWithGrace from 'close-with-grace'
import { buildGateway } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

/** Requests under way get this long to finish once the process is told to stop. */
const GRACE_MS = 12_000

try {
  const config = readConfig(process.env)
  const gateway = await buildGateway(config)
  await gateway.app.listen({ host: config.host, port: config.port })
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ signal, err }) => {
    if (err) gateway.app.log.error({ err }, 'the gateway stops because of an error')
    else gateway.app.log.info({ signal }, 'the gateway stops')
    gateway.stopSoon()
    await gateway.app.close()
  })
} catch (error) {
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
