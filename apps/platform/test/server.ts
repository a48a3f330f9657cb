import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, renameSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@playhouse/testing/free-port.ts'
import { replaceClock, setServerClock } from '@playhouse/testing/postgres-clock.ts'
import { machineNow, testMoment } from '@playhouse/testing/test-clock.ts'
import { databaseAccount } from '../src/db/embedded-account.ts'
import { readPassword } from '../src/db/embedded-cluster.ts'
import { clusterFolder } from '../src/db/embedded-folder.ts'
import { removeEmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded.ts'
import { prepareWorldTemplate } from './database.ts'

const PREFIX = 'playhouse-test-'
/** A folder whose server does not run after that was left. */
const STARTS_WITHIN_MS = 600_000

/** A throw-away cluster has nothing to lose in a power cut, and is twice as fast for it. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  max_wal_size: '512MB',
}

/** Linux's file system in memory. A database of 1,500 files is made and deleted there in 0.04 s of processor time, on a disk in 0.2 to 1. */
const IN_MEMORY = '/dev/shm'
/** A run of all tests takes up to a quarter of it. */
const MEMORY_BYTES = 6e9

function findRoom(): string {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < MEMORY_BYTES) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize < MEMORY_BYTES ? tmpdir() : IN_MEMORY
}

/**
 * Starts a throw-away PostgreSQL.
 * @param withWorld makes the world template first unless it is cached, which takes about a minute
 * @param moment of the tests
 * @returns its administrator's address, as TEST_POSTGRES_URL wants it, and what ends it and deletes its data.
 */
export async function startTestServer({ withWorld = false, moment = testMoment() } = {}): Promise<{
  adminUrl: string
  stop: () => Promise<void>
}> {
  await sweep()
  const cached = join(CLUSTER_CACHE, `${hashSources()}-${moment.getTime()}`)
  if (withWorld && !isCluster(cached)) await cacheCluster(cached, moment)
  const dataDir = mkdtempSync(join(findRoom(), PREFIX))
  const isCopy = isCluster(cached)
  if (isCopy) execFileSync('cp', ['-Rp', `${findFolder(cached)}/.`, findFolder(dataDir)])
  const server = await startThrowAway(dataDir)
  await (isCopy ? setServerClock : replaceClock)(server.url('postgres'))
  const stop = async () => {
    await server.stop()
    removeEmbeddedPostgres(dataDir)
  }
  return { adminUrl: server.url('postgres'), stop }
}

const startThrowAway = async (dataDir: string) =>
  startEmbeddedPostgres({ dataDir, port: await freePort(), settings: THROW_AWAY })

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Stopped clusters that have the templates; one is current, see `cacheKey`. */
const CLUSTER_CACHE = join(ROOT, 'node_modules/.cache/test-clusters')

const findFolder = (dataDir: string) => clusterFolder(dataDir, databaseAccount())
const isCluster = (dataDir: string) => existsSync(dataDir) && readPassword(findFolder(dataDir)) !== undefined

/** Changes with the sources of the world. */
function hashSources(): string {
  const hash = createHash('sha256')
  const sources = globSync(
    [
      'apps/platform/{src,seed}/**/*.{ts,sql,json}',
      'apps/platform/test/{catch-up,database}.ts',
      'packages/*/src/**/*.{ts,mjs}',
    ],
    { cwd: ROOT },
  )
  for (const path of sources.filter((file) => !file.endsWith('.test.ts')).toSorted())
    hash.update(path).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex').slice(0, 12)
}

/** Makes a cluster with the templates and replaces what was cached. */
async function cacheCluster(dataDir: string, moment: Date): Promise<void> {
  // That of the usual moment stays.
  const [sources = ''] = basename(dataDir).split('-')
  const current = [basename(dataDir), `${sources}-${testMoment().getTime()}`]
  const isOutdated = (name: string) => !current.some((key) => name.startsWith(key))
  const outdated = existsSync(CLUSTER_CACHE) ? readdirSync(CLUSTER_CACHE).filter(isOutdated) : []
  const made = `${dataDir}.${process.pid}`
  const server = await startThrowAway(made)
  try {
    await replaceClock(server.url('postgres'))
    await prepareWorldTemplate(server.url('postgres'), moment)
  } finally {
    await server.stop()
  }
  for (const name of outdated) removeEmbeddedPostgres(join(CLUSTER_CACHE, name))
  try {
    // In one step: a cluster in this place is complete.
    renameSync(findFolder(made), findFolder(dataDir))
  } catch (error) {
    if (!isCluster(dataDir)) throw error
  } finally {
    removeEmbeddedPostgres(made)
  }
}

/** Deletes what earlier runs left that were killed before they could. */
async function sweep(): Promise<void> {
  const places = [tmpdir(), IN_MEMORY].filter((place) => existsSync(place))
  const folders = places.flatMap((place) => readdirSync(place).map((name) => join(place, name)))
  for (const folder of folders.filter((path) => basename(path).startsWith(PREFIX))) {
    const left = statSync(folder, { throwIfNoEntry: false })
    const ours = left?.uid === process.getuid?.() || process.getuid?.() === 0
    if (!left || !ours || machineNow() - left.mtimeMs < STARTS_WITHIN_MS) continue
    if (!(await runningEmbeddedPostgres(folder, 'postgres'))) removeEmbeddedPostgres(folder)
  }
}
