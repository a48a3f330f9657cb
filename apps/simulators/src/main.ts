// Runs the simulated third parties, each on its own port; PARTIES=vendors runs one of them alone.
import { openDatabase } from '@playhouse/postgres/database.ts'
import { waitForDatabase } from '@playhouse/postgres/wait-for-database.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { LogDestination } from '@playhouse/server/log-destination.ts'
import closeWithGrace from 'close-with-grace'
import { buildAnalytics } from './analytics/app.ts'
import { type Party, readConfig } from './config.ts'
import { copperleafRoutes } from './copperleaf/app.ts'
import { buildHumanCheck } from './human-check/app.ts'
import { buildMessageGateway } from './message-gateway/app.ts'
import { migrateSimulators } from './migrate.ts'
import { mosswaterRoutes } from './mosswater/app.ts'
import { buildPayments } from './payments/app.ts'
import { buildVendors } from './vendor/app.ts'
import { walletClient } from './vendor/wallet-client.ts'

/** Time for running requests after the stop signal. */
const SHUTDOWN_TIMEOUT_MS = 8_000

const log = new LogDestination()

try {
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    await waitForDatabase(config.databaseUrl, {
      seconds: config.databaseWaitSeconds,
      onWait: (reason) => log.write(`${JSON.stringify({ level: 40, msg: 'waiting for PostgreSQL', reason })}\n`),
    })
    await migrateSimulators(config.databaseUrl)
  }
  const database = openDatabase(config.databaseUrl)
  const start: Record<Party, () => Promise<{ close(): PromiseLike<unknown> }>> = {
    vendors: async () => {
      const operator = walletClient({ baseUrl: config.seamlessUrl, secret: config.seamlessSecret })
      const app = await buildVendors({ config, database, operator, logStream: log })
      await app.register(copperleafRoutes, { config, database })
      log.onRecovery = (dropped) =>
        app.log.warn({ dropped }, 'log lines were dropped because they could not be written')
      await app.listen({ host: config.host, port: config.ports.vendors })
      return app
    },
    'identity-provider': async () => {
      // The identity provider loads a large library that most tests do without.
      const { startIdentityProvider } = await import('./identity-provider/identity-provider.ts')
      return startIdentityProvider({ ...config, port: config.ports['identity-provider'] })
    },
    'message-gateway': async () => {
      const app = await buildMessageGateway({ config, database, logStream: log })
      await app.listen({ host: config.host, port: config.ports['message-gateway'] })
      return app
    },
    payments: async () => {
      const app = await buildPayments({ config, database, logStream: log })
      await app.register(mosswaterRoutes, { config, database })
      await app.listen({ host: config.host, port: config.ports.payments })
      return app
    },
    analytics: async () => {
      const app = await buildAnalytics({ config, logStream: log })
      await app.listen({ host: config.host, port: config.ports.analytics })
      return app
    },
    'human-check': async () => {
      const app = await buildHumanCheck({ config, logStream: log })
      await app.listen({ host: config.host, port: config.ports['human-check'] })
      return app
    },
  }
  const running = await Promise.all(config.parties.map((party) => start[party]()))
  closeWithGrace({ delay: SHUTDOWN_TIMEOUT_MS }, async ({ err }) => {
    if (err)
      log.write(`${JSON.stringify({ level: 50, msg: 'stopping the simulators after an error', err: err.stack })}\n`)
    await Promise.all(running.map((party) => party.close()))
    await database.$client.end()
    await log.flush()
  })
} catch (error) {
  await log.flush()
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof ConfigError ? reason : `The simulators failed to start: ${reason}`}\n`)
  process.exit(1)
}
