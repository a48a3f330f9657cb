import { scratchDatabase } from '../apps/platform/test/database.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { findHeadlessShell } from '../scripts/lib/browser.ts'
import { speedUpNode } from '../scripts/lib/quick-node.ts'
import { STACK_LOGS, startTestStack } from '../scripts/testing/stack.ts'
import { STAND_INS } from './support/stand-ins.ts'
import { readInVietnamese } from './support/read-in-vietnamese.ts'

/**
 * Starts the site as in production, over a copy of the demo data, and passes its addresses to the tests.
 * @returns a function that stops it
 */
async function startStack(): Promise<() => Promise<void>> {
  speedUpNode()
  process.env.CHROMIUM_PATH = findHeadlessShell()
  const server = process.env.TEST_POSTGRES_URL ? undefined : await startTestServer({ withWorld: true })
  if (server) process.env.TEST_POSTGRES_URL = server.adminUrl
  const database = await scratchDatabase({ template: 'world' })
  const before = STAND_INS[process.env.E2E_PLATFORM ?? '']
  const stack = await startTestStack(database.url, {
    logs: STACK_LOGS,
    // Stand-ins have no check.
    ...(before && { before, env: { HUMAN_CHECK: 'false' } }),
  })
  process.env.E2E_SITE_URL = stack.siteUrl
  process.env.E2E_PLATFORM_URL = stack.platformUrl
  process.env.E2E_VENDOR_URL = stack.vendorUrl
  process.env.E2E_OFFICE_URL = stack.officeUrl
  process.env.E2E_DATABASE_URL = database.url
  await readInVietnamese(stack.siteUrl)
  return async () => {
    await stack.stop()
    await database.drop()
    await server?.stop()
  }
}

export default startStack
