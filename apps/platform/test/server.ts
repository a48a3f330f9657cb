import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded.ts'

const PREFIX = 'playhouse-test-'
const HOUR_MS = 3_600_000

/** A throw-away cluster has nothing to lose in a power cut, and is twice as fast for it. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' }

/** A TCP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * Starts a throw-away PostgreSQL.
 * @returns its administrator's address, as TEST_POSTGRES_URL wants it, and what ends it and deletes its data.
 */
export async function startTestServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  await sweep()
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX))
  const server = await startEmbeddedPostgres({ dataDir, port: await freePort(), settings: THROW_AWAY })
  const stop = async () => {
    await server.stop()
    removeEmbeddedPostgres(dataDir)
  }
  return { adminUrl: server.url('postgres'), stop }
}

/** Deletes what earlier runs left that were killed before they could. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    const left = statSync(folder, { throwIfNoEntry: false })
    const ours = left?.uid === process.getuid?.() || process.getuid?.() === 0
    if (!left || !ours || Date.now() - left.mtimeMs < HOUR_MS) continue
    if (!(await runningEmbeddedPostgres(folder, 'postgres'))) removeEmbeddedPostgres(folder)
  }
}
