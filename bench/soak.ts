// npm run soak: mixed traffic during SOAK_MINUTES (10) with two restarts of the platform.
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer } from '../apps/platform/test/server.ts'
import { prepareSoak } from './soak/prepare.ts'
import { startSoakSite } from './soak/site.ts'
import { Tally } from './soak/tally.ts'
import { startTraffic } from './soak/traffic.ts'

const GROWTH_MAX = 0.1
/** Share of the time before the first memory measurement, when caches are full and code is compiled. */
const WARM_UP = 0.3
const RESTARTS = [0.45, 0.7]

const minutes = Number(process.env['SOAK_MINUTES'] || 10)
if (!(minutes > 0)) throw new Error(`SOAK_MINUTES must be a number above 0, not "${process.env['SOAK_MINUTES']}".`)
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

console.log('Creating the demo data …')
const server = await startTestServer()
try {
  const { databaseUrl, ...prepared } = await prepareSoak(server.adminUrl)
  const site = await startSoakSite(databaseUrl)
  try {
    const tally = new Tally()
    const began = Date.now()
    const until = (share: number) => sleep(Math.max(0, began + share * minutes * 60_000 - Date.now()))
    console.log(`${minutes} minutes of traffic, with two restarts of the platform …`)
    const stopTraffic = startTraffic({ url: site.url, tally, ...prepared })
    await until(WARM_UP)
    const start = await site.memory()
    for (const share of RESTARTS) {
      await until(share)
      const stopped = Date.now()
      await site.restartPlatform()
      console.log(`  the platform was down for ${((Date.now() - stopped) / 1_000).toFixed(1)} s`)
    }
    await until(1)
    await stopTraffic()
    const end = await site.memory()

    console.table(tally.rows())
    console.log('Responses with errors, by code:')
    for (const [code, count] of tally.errors) console.log(`  ${code.padEnd(24)} ${count}`)
    const [before, after] = [start, end].map(({ heapUsed, external }) => heapUsed + external) as [number, number]
    const growth = after / before - 1
    console.log(`Wrong responses: ${tally.wrong.length}`)
    for (const wrong of new Set(tally.wrong.slice(0, 20))) console.log(`  ${wrong}`)
    console.log(
      `Memory in use after collection: ${megabytes(before)} after the warm-up, ${megabytes(after)} at the end ` +
        `(${(growth * 100).toFixed(1)} %; resident ${megabytes(start.rss)} and ${megabytes(end.rss)})`,
    )
    if (tally.wrong.length > 0 || growth > GROWTH_MAX) process.exitCode = 1
  } finally {
    await site.stop()
  }
} finally {
  await server.stop()
}
