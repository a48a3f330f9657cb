// npm run bench:records [-- --quick] [-- --only=reports]: response times of members' records at the gateway, and of the house's reports in the
// back office, over a ledger of five million entries.
import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startTestServer } from '../apps/platform/test/server.ts'
import { growRecords } from './records/grow.ts'
import { makeWorld } from './records/world.ts'
import { measureRecords } from './records/measure.ts'
import { measureReports } from './records/reports.ts'
import { isMissed, writeResults } from './results.ts'
import { startTestStack } from '../scripts/testing/stack.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } })
const entries = values.quick ? 1_500_000 : 5_000_000

const server = await startTestServer()
// The gateway needs a page to start; no page is measured, so none is built.
const webRoot = makeWebRoot()
try {
  const databaseUrl = await makeWorld(server.adminUrl)
  console.log(`Growing the ledger to ${entries.toLocaleString('en')} entries …`)
  const grown = await growRecords(databaseUrl, entries)
  console.log(
    `${grown.entries.toLocaleString('en')} entries; one member has ${grown.heavyRounds.toLocaleString('en')} rounds.`,
  )
  const stack = await startTestStack(databaseUrl, { webRoot })
  try {
    const rows = [
      ...(values.only === 'reports' ? [] : await measureRecords(stack.siteUrl, databaseUrl, grown)),
      ...(await measureReports(stack.officeUrl ?? '', databaseUrl)),
    ]
    console.table(rows.map(({ id, value, goal }) => ({ id, ms: value, goal })))
    console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`)
    if (!values.quick && values.only === undefined)
      writeResults('records', rows, { entries: grown.entries, heavyRounds: grown.heavyRounds })
    if (rows.some(isMissed)) process.exitCode = 1
  } finally {
    await stack.stop()
  }
} finally {
  await server.stop()
  rmSync(webRoot, { recursive: true })
}
