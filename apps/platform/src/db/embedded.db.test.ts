import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@playhouse/testing/free-port.ts'
import { removeEmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

describe('the embedded server', () => {
  let dataDir: string
  let port: number

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'playhouse-embedded-'))
    port = await freePort()
  })
  afterAll(() => removeEmbeddedPostgres(dataDir))

  it('keeps its data across a stop and a restart', async () => {
    const first = await startEmbeddedPostgres({ dataDir, port })
    const url = await first.ensureDatabase('kept')
    await query(url, "CREATE TABLE note (text text); INSERT INTO note VALUES ('đá gà')")
    await first.stop()
    expect(await runningEmbeddedPostgres(dataDir, 'kept')).toBeUndefined()

    const second = await startEmbeddedPostgres({ dataDir, port })
    expect(await second.ensureDatabase('kept')).toBe(url)
    expect(await query(url, 'SELECT text, upper(text) FROM note')).toEqual([{ text: 'đá gà', upper: 'ĐÁ GÀ' }])
    expect(await runningEmbeddedPostgres(dataDir, 'kept')).toBe(url)
    await second.stop()
  })

  it('names an occupied port and the setting that changes it', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    await expect(startEmbeddedPostgres({ dataDir, port })).rejects.toThrow(
      new RegExp(`Port ${port}.*PostgreSQL.*DATABASE_PORT`),
    )
    other.close()
    await once(other, 'close')
  })

  it('reports that the data is already being served', async () => {
    const first = await startEmbeddedPostgres({ dataDir, port })
    const otherPort = await freePort()
    await expect(startEmbeddedPostgres({ dataDir, port: otherPort })).rejects.toThrow(/already running/)
    await first.stop()
  })

  it('stops the server when its process is killed, and restarts over the stale pid file', async () => {
    const script = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: ${port} })
      console.log('up')`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(owner.stdout, 'data')
    expect(await runningEmbeddedPostgres(dataDir, 'kept')).toBeDefined()
    owner.kill('SIGKILL')
    for (let tries = 0; tries < 50 && (await runningEmbeddedPostgres(dataDir, 'kept')); tries++) await sleep(100)
    expect(await runningEmbeddedPostgres(dataDir, 'kept')).toBeUndefined()

    // The pid file names a live process that is not a database server, as after a crash with a reused pid.
    await sleep(500)
    spawnSync('sync')
    writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n${port}\n`)
    const again = await startEmbeddedPostgres({ dataDir, port })
    expect(await query(again.url('kept'), 'SELECT count(*)::int AS notes FROM note')).toEqual([{ notes: 1 }])
    await again.stop()
  })
})
