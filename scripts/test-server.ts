// npm run test:server: a PostgreSQL with the seed world, which `npm run test:changed` and single test files use until it ends by itself.
import { rmSync, writeFileSync } from 'node:fs'
import { startTestServer } from '../apps/platform/test/server.ts'
import { type StandingServer, STANDING_SERVER, standingServer, templateKey } from './testing/standing-server.ts'

const ENDS_AFTER_MS = 3_600_000

const standing = await standingServer()
if (standing) {
  console.log(`It runs already: TEST_POSTGRES_URL=${standing.adminUrl}`)
} else {
  const server = await startTestServer({ withWorld: true })
  const own: StandingServer = { adminUrl: server.adminUrl, pid: process.pid, key: templateKey() }
  writeFileSync(STANDING_SERVER, JSON.stringify(own))
  console.log(`export TEST_POSTGRES_URL=${server.adminUrl}\nIt ends after an hour, or with Ctrl-C.`)
  const end = async () => {
    rmSync(STANDING_SERVER, { force: true })
    await server.stop()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  setTimeout(() => void end(), ENDS_AFTER_MS)
}
