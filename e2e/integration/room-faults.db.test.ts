import { launchGame } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { type KillableProcesses, startKillable, SEAMLESS_SECRET } from './killed-process.fixture.ts'
import type { TableResponse } from '@playhouse/vendor-api/play-api-rooms.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'

let harness: TestPlatform
let main: KillableProcesses
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'empty', environment: { SEAMLESS_SECRET }, prepare: makeSmallWorld })
  main = await startKillable(harness.config.databaseUrl)
  await harness.database.update(game).set({ modelId: 'cards-bench' }).where(eq(game.nodeId, 1))
})
afterAll(async () => {
  await main.end()
  await harness.close()
})

/** A member's page; a call returns undefined if the process ends before it answers. */
async function openTable(username: string) {
  const { token } = (await harness.call(login, { username, password: PASSWORD })).value
  const { game_url } = (await harness.call(launchGame, { nodeId: 1 }, { token })).value.content
  const playToken = await main.launch(game_url)
  return async (path: string, body?: object): Promise<TableResponse['hand'] | undefined> => {
    const headers = { authorization: `Bearer ${playToken}`, 'content-type': 'application/json' }
    const requested = { method: body ? 'POST' : 'GET', headers, body: body ? JSON.stringify(body) : null }
    const response = await fetch(main.address(`/play/api/table${path}`), requested).catch(() => undefined)
    return response?.ok ? ((await response.json()) as TableResponse).hand : undefined
  }
}

const held = async (): Promise<bigint> => {
  const { rows } = await harness.database.execute<{ held: bigint }>(
    sql`select sum(balance)::bigint as held from ledger_account where code like 'member:%:cash'`,
  )
  return rows[0]?.held ?? 0n
}

const POINTS: [FaultPoint, 'refunded' | 'settled'][] = [
  ['vendor:hand-step-kept', 'refunded'],
  ['wallet:movement-kept', 'refunded'],
  ['vendor:hand-stake-answered', 'refunded'],
  ['vendor:hand-closed', 'settled'],
]
test.each(allEveryNight(POINTS, ([point]) => point === 'vendor:hand-stake-answered'))(
  'a hand that is killed at %s ends as %s for both',
  async (point, status) => {
    const before = await held()
    await main.start(point)
    const gone = main.gone()
    const [lan, hoa] = [await openTable('lan'), await openTable('hoa')]
    const handId = (await lan('/seat', {}))?.handId ?? ''
    await lan(`/${handId}/seed`, { clientSeed: 'one' })
    await hoa('/seat', {})
    await hoa(`/${handId}/seed`, { clientSeed: 'two' })
    if (status === 'settled') {
      await lan(`/${handId}/decision`, { decision: 'raise' })
      await hoa(`/${handId}/decision`, { decision: 'fold' })
    }
    expect(await gone).toBe('SIGKILL')

    // Ends the killed process's leases of steps.
    await harness.database.execute(sql`update vendor.room_seat set due_at = now() where due_at > now()`)
    await main.start()
    for (const ask of [lan, hoa]) {
      await expect.poll(async () => (await ask(`/${handId}`))?.status, { interval: 500 }).toBe(status)
    }
    const rake = status === 'settled' ? parseAmount((await lan(`/${handId}`))?.rake ?? '') : 0n
    expect(await held()).toBe(before - rake)
    const lines: string[] = []
    await audit(harness.config.databaseUrl, (line) => lines.push(line))
    expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
    expect((await harness.database.execute(sql`select from open_round`)).rows).toEqual([])
  },
)
