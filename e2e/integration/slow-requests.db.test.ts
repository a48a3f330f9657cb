import { sendSlowly } from '@playhouse/testing/slow-request.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'
import { type KillableProcesses, startKillable } from './killed-process.fixture.ts'

let running: KillableProcesses
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  const database = openDatabase(scratch.url)
  await makeSmallWorld(database)
  await database.$client.end()
  running = await startKillable(scratch.url, { REQUEST_TIMEOUT_SECONDS: '1' })
  await running.start()
})
afterAll(async () => {
  await running.end()
  await drop()
})

describe.each(['platform', 'address'] as const)('the listener of %s', (listener) => {
  test.each(['body', 'headers', 'nothing'] as const)('ends a connection that sends its %s too slowly', async (part) => {
    // A response that needs no body is sent before the body arrives.
    expect(await sendSlowly(running[listener]('/'), part)).toMatch(/^(HTTP\/1\.1 4(08 Request Timeout|04 Not Found))?$/)
  })
})
