import closeWithGrace from 'close-with-grace'
import { buildPlatform } from './app.ts'
import { ConfigError } from '@playhouse/shared/environment.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { assertPortFree } from './db/port.ts'
import { startVendorThread } from './vendor/thread.ts'

/** A request under way may finish within this time after the signal to stop. */
const STOP_MS = 8_000

try {
  const config = readConfig(process.env)
  await assertPortFree(config.port, 'the platform', 'PORT')
  await assertPortFree(config.vendorPort, 'the vendor runtime', 'VENDOR_PORT')
  const database = openDatabase(config.databaseUrl)
  // Games are there before anybody can launch one.
  const [app, vendor] = await Promise.all([buildPlatform({ config, database }), startVendorThread(config)])
  closeWithGrace({ delay: STOP_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'the platform stops after an error')
    // The vendor ends first: its rounds still need the wallet.
    await vendor.close()
    await app.close()
    await database.$client.end()
  })
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  const said = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${error instanceof ConfigError ? said : `The platform did not start: ${said}`}\n`)
  process.exit(1)
}
