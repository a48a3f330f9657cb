import closeWithGrace from 'close-with-grace'
import { buildPlatform } from './app.ts'
import { ConfigError } from '@playhouse/shared/environment.ts'
import { LogDestination } from '@playhouse/shared/log-destination.ts'
import { readConfig } from './config.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { assertPortFree } from './db/port.ts'
import { openOffice } from './office/open-office.ts'
import { refusePlayWorld } from './db/brand/refuse-play-world.ts'

/** Grace period for requests in progress after a stop signal. */
const STOP_MS = 8_000

const log = new LogDestination()

try {
  const config = readConfig(process.env)
  await assertPortFree(config.port, 'the platform', 'PORT')
  if (config.office) await assertPortFree(config.office.port, 'the back office', 'OPERATOR_PORT')
  const database = openDatabase(config.databaseUrl)
  if (!config.demo) await refusePlayWorld(database)
  const app = await buildPlatform({ config, database, logStream: log })
  const { office } = config
  const backOffice = office && (await openOffice({ config: { ...config, office }, database, logStream: log }))
  log.onRecovery = (dropped) => app.log.warn({ dropped }, 'log lines were dropped: they could not be written')
  if (config.demo)
    app.log.warn('DEMO=true: published secrets and third-party stand-ins are enabled; not for real members')
  if (!config.sender) app.log.warn('codes and letters cannot be sent: set SENDER_URL and SENDER_SECRET')
  if (office?.operators.length === 1)
    app.log.warn('one operator cannot confirm what takes two: name another one in OPERATOR_TOKEN')
  if (config.liveSecret === undefined) app.log.warn('pages poll instead of updating live: set LIVE_SECRET')
  closeWithGrace({ delay: STOP_MS, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.error({ err }, 'the platform stops after an error')
    else app.log.info({ signal }, 'the platform stops')
    await Promise.all([app.close(), backOffice?.close()])
    await database.$client.end()
    await log.flush()
  })
  if (office) await backOffice?.listen({ host: office.host, port: office.port })
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  await log.flush()
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof ConfigError ? message : `The platform did not start: ${message}`}\n`)
  process.exit(1)
}
