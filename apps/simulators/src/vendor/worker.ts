import { parentPort } from 'node:worker_threads'
import { LogDestination } from '@playhouse/shared/log-destination.ts'
import { readConfig } from '../../../platform/src/config.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { buildVendor } from './app.ts'
import { walletClient } from './wallet-client.ts'

const config = readConfig(process.env)
const database = openDatabase(config.databaseUrl)
const wallet = walletClient({ baseUrl: config.seamlessUrl, secret: config.seamlessSecret })
const log = new LogDestination()
const vendor = await buildVendor({ config, database, wallet, logStream: log })
log.onRecovery = (dropped) => vendor.log.warn({ dropped }, 'log lines were dropped: they could not be written')
await vendor.listen({ host: config.host, port: config.vendorPort })
parentPort?.once('message', () => {
  void vendor
    .close()
    .then(() => database.$client.end())
    .then(() => log.flush())
    .then(() => parentPort?.close())
})
// Windows of browsers have origins, threads have none.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage('listening')
