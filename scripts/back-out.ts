// npm run back-out -- <tag or commit> [test files]: runs database tests of an earlier version on the tables and SQL functions of this one.
// A behaviour whose tests pass keeps working after a rollback to the images of that version, and beside them while containers are replaced.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchDatabase } from '../apps/platform/test/database.ts'
import { startTestServer } from '../apps/platform/test/server.ts'

/** Sessions, money and play. Tests that compare the tables themselves differ, and are none of them. */
const JOURNEYS = [
  'people/session/sessions/session.db.test.ts',
  'people/session/log-in/log-in-lock.db.test.ts',
  'people/registration/registration.db.test.ts',
  'people/member/profile/profile.db.test.ts',
  'money/wallet/seamless/wallet.db.test.ts',
  'money/cashier/withdrawals/withdrawals.db.test.ts',
  'money/limits/exclusion.db.test.ts',
  'play/lottery/turnover.db.test.ts',
  'engagement/agent/pay.db.test.ts',
  'engagement/support/cases.db.test.ts',
].map((path) => `apps/platform/src/domains/${path}`)

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const [ref, ...files] = process.argv.slice(2)
if (ref === undefined) throw new Error('Name a tag or commit: npm run back-out -- v0.3.0')

const folder = mkdtempSync(join(tmpdir(), 'playhouse-back-out-'))
const before = join(folder, 'before')
const server = await startTestServer()
try {
  execFileSync('git', ['worktree', 'add', '--detach', before, ref], { cwd: ROOT, stdio: 'inherit' })
  // Links of workspaces lead into the folder that they are installed in.
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: before, stdio: 'inherit' })
  // The earlier version copies the template that it finds, which this one has made.
  process.env.TEST_POSTGRES_URL = server.adminUrl
  await (await scratchDatabase()).drop()
  const tests = ['vitest', 'run', '--project', 'platform', ...(files.length > 0 ? files : JOURNEYS)]
  // Not synchronously: the server's log would fill its pipe.
  const [code] = await once(spawn('npx', tests, { cwd: before, stdio: 'inherit' }), 'exit')
  process.exitCode = Number(code ?? 1)
} finally {
  await server.stop()
  execFileSync('git', ['worktree', 'remove', '--force', before], { cwd: ROOT })
  rmSync(folder, { recursive: true, force: true })
}
