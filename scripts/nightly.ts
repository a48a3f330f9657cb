// npm run test:nightly: the parts that are too slow for every run, or those that are named: `npm run test:nightly -- brands`. `-- --list` prints
// what each proves.
import { startTestServer } from '../apps/platform/test/server.ts'
import { installServers } from './lib/debian.ts'
import { TURBO_ENV } from './lib/web.ts'
import { NIGHTLY_PARTS } from './testing/nightly-parts.ts'
import { removeReports } from './testing/runners.ts'
import { speedUpNode } from './lib/quick-node.ts'
import { check, TestRun } from './testing/steps.ts'

const requested = process.argv.slice(2)
if (requested.includes('--list')) {
  for (const { name, proves } of NIGHTLY_PARTS) console.log(`${name.padEnd(16)} ${proves}`)
  process.exit(0)
}
const unknown = requested.filter((name) => !NIGHTLY_PARTS.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are ${NIGHTLY_PARTS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

installServers()
removeReports()
speedUpNode()
const tests = new TestRun()
const server = await startTestServer({ withWorld: true })
process.env.TEST_POSTGRES_URL = server.adminUrl
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(130)))

await tests.step('web build', () => check('turbo', ['run', 'build', '--output-logs=errors-only'], TURBO_ENV))
if (requested.length === 0)
  await tests.step('every language is complete', () => check('node', ['scripts/texts.ts', '--complete']))
for (const { name, run, onlyByName } of NIGHTLY_PARTS)
  if (requested.includes(name) || (requested.length === 0 && !onlyByName)) await tests.step(name, () => run(name))

await server.stop()
tests.close()
