import closeWithGrace from 'close-with-grace'
import { buildPlatform } from './app.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { LogDestination } from '@playhouse/server/log-destination.ts'
import { partiesOf, readConfig } from './config.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { waitForDatabase } from '@playhouse/postgres/wait-for-database.ts'
import { assertPortFree } from './db/port.ts'
import { openOffice } from './office/open-office.ts'
import { setupState } from './domains/site/setup-state.ts'
import { refusePlayWorld } from './db/brand/refuse-play-world.ts'

/** Grace period for requests in progress after a stop signal. */
const STOP_MS = 8_000
/** In addition to those that everything else shares. */
const MONEY_CONNECTIONS = 4

const log = new LogDestination()

try {
  const config = readConfig(process.env)
  await assertPortFree(config.port, 'the platform', 'PORT')
  if (config.office) await assertPortFree(config.office.port, 'the back office', 'OPERATOR_PORT')
  await waitForDatabase(config.databaseUrl, {
    seconds: config.databaseWaitSeconds,
    onWait: (reason) => log.write(`${JSON.stringify({ level: 40, msg: 'waiting for PostgreSQL', reason })}\n`),
  })
  const database = openDatabase(config.databaseUrl)
  const moneyDatabase = openDatabase(config.databaseUrl, { max: MONEY_CONNECTIONS })
  if (!config.demo) await refusePlayWorld(database)
  const works = config.role !== 'web'
  const app = await buildPlatform({
    config,
    database,
    moneyDatabase,
    logStream: log,
    servesApi: config.role !== 'worker',
    runsJobs: works,
    relaysLive: works,
  })
  const { office } = config
  const backOffice = office && (await openOffice({ config: { ...config, office }, database, logStream: log }))
  log.onRecovery = (dropped) => app.log.warn({ dropped }, 'log lines were dropped: they could not be written')
  if (config.demo)
    app.log.warn('DEMO=true: published secrets and third-party stand-ins are enabled; not for real members')
  for (const { what, off } of await setupState(database, config, partiesOf(config)))
    if (off !== undefined) app.log.warn(`off: ${what}: ${off}`)
  closeWithGrace({ delay: STOP_MS, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.error({ err }, 'the platform stops after an error')
    else app.log.info({ signal }, 'the platform stops')
    await Promise.all([app.close(), backOffice?.close()])
    await Promise.all([database.$client.end(), moneyDatabase.$client.end()])
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
