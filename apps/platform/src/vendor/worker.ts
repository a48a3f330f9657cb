import { parentPort } from 'node:worker_threads'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { buildVendor } from './app.ts'
import { walletClient } from './wallet-client.ts'

const config = readConfig(process.env)
const database = openDatabase(config.databaseUrl)
const wallet = walletClient({ baseUrl: config.seamlessUrl, secret: config.seamlessSecret })
const vendor = await buildVendor({ config, database, wallet })
await vendor.listen({ host: config.host, port: config.vendorPort })
parentPort?.once('message', () => {
  void vendor
    .close()
    .then(() => database.$client.end())
    .then(() => parentPort?.close())
})
// Windows of browsers have origins, threads have none.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage('listening')
