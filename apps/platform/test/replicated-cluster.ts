import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@playhouse/testing/free-port.ts'
import { replaceClock } from '@playhouse/testing/postgres-clock.ts'
import { databaseAccount } from '../src/db/embedded-account.ts'
import { clusterFolder } from '../src/db/embedded-folder.ts'
import { type EmbeddedPostgres, removeEmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded.ts'
import { takeBaseBackup } from './base-backup.ts'

/** A PostgreSQL with a database, and a streaming replica of it. */
export interface ReplicatedCluster {
  primaryUrl: string
  replicaUrl: string
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  end(): Promise<void>
}

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4', shared_buffers: '32MB', fsync: 'off' }

/** @param replicaSettings of the replica alone */
export async function startReplicatedCluster(replicaSettings: Record<string, string>): Promise<ReplicatedCluster> {
  const [primaryDir, replicaDir] = ['primary', 'replica'].map((name) =>
    mkdtempSync(join(tmpdir(), `playhouse-test-${name}-`)),
  ) as [string, string]
  const primary = await startEmbeddedPostgres({
    dataDir: primaryDir,
    port: await freePort(),
    // Cleaning up would cancel reads of the replica at random times.
    settings: { ...SETTINGS, wal_keep_size: '256MB', autovacuum: 'off' },
  })
  await replaceClock(primary.url('postgres'))
  const primaryUrl = await primary.ensureDatabase('playhouse')
  const account = databaseAccount()
  const folder = clusterFolder(replicaDir, account)
  await takeBaseBackup(primaryUrl, clusterFolder(primaryDir, account), folder)
  const signal = join(folder, 'standby.signal')
  writeFileSync(signal, '')
  if (account) chownSync(signal, account.uid, account.gid)
  const { hostname, port, username, password } = new URL(primaryUrl)
  const replicaPort = await freePort()
  let replica: EmbeddedPostgres | undefined
  const startReplica = async () => {
    replica = await startEmbeddedPostgres({
      dataDir: replicaDir,
      port: replicaPort,
      settings: {
        ...SETTINGS,
        primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
        wal_retrieve_retry_interval: '100ms',
        ...replicaSettings,
      },
    })
  }
  await startReplica()
  const stopReplica = async () => replica?.stop()
  return {
    primaryUrl,
    replicaUrl: primaryUrl.replace(`:${port}/`, `:${replicaPort}/`),
    startReplica,
    stopReplica,
    async end() {
      await stopReplica()
      await primary.stop()
      for (const dataDir of [primaryDir, replicaDir]) removeEmbeddedPostgres(dataDir)
    },
  }
}
