import { launchGame } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { transferToMainWallet, wallets } from '@playhouse/platform-api/wallet.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFor, openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { vendor } from '../../apps/platform/src/db/tables/games.ts'
import { memberLimit } from '../../apps/platform/src/db/tables/limits.ts'
import { member, session } from '../../apps/platform/src/db/tables/members.ts'
import { gameSession } from '../../apps/platform/src/db/tables/play.ts'
import { walletTransfer } from '../../apps/platform/src/db/tables/transfers.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { type KillableProcesses, startKillable, SEAMLESS_SECRET } from './killed-process.fixture.ts'

let harness: TestPlatform
let main: KillableProcesses
let token: string
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'empty',
    environment: { SEAMLESS_SECRET },
    prepare: async (database) => {
      await makeSmallWorld(database)
      await database.update(vendor).set({ walletMode: 'transfer' }).where(eq(vendor.code, 'SEN'))
    },
  })
  main = await startKillable(harness.config.databaseUrl)
  token = (await harness.call(login, { username: 'hoa', password: PASSWORD })).value.token
})
afterAll(async () => {
  await main.end()
  await harness.close()
})

/** Calls processes that may be killed meanwhile. */
const ask = {
  out: () => fetch(main.platform(`${launchGame.path}?nodeId=1`), { headers: headersFor(launchGame, { token }) }),
  in: () =>
    fetch(main.platform(transferToMainWallet.path), {
      method: 'POST',
      headers: headersFor(transferToMainWallet, { token }),
      body: new URLSearchParams(),
    }),
}
const countPending = () => harness.database.$count(walletTransfer, inArray(walletTransfer.state, ['sent', 'unknown']))
const balances = async () =>
  (await harness.call(wallets, {}, { token })).value.list.map(({ availBalance }) => availBalance)

async function expectConsistentLedger(): Promise<void> {
  const lines: string[] = []
  await audit(harness.config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
}

const MAIN = ['1000000.00', '0.00']
const THERE = ['0.00', '1000000.00']

/** Points at which the process is killed one after the other, and where the balance must be afterwards. */
const STEPS: ['out' | 'in', FaultPoint, string[]][] = [
  ['out', 'transfer:answered', THERE],
  ['in', 'transfer:kept', THERE],
  ['in', 'transfer:moved', MAIN],
  ['out', 'transfer:read', MAIN],
]
const KILLS = allEveryNight(STEPS, ([, point]) => point === 'transfer:answered' || point === 'transfer:moved')
test('a transfer is made or not made when the process is killed at any step, and the money is in one place', async () => {
  await main.start(KILLS[0]?.[1])
  for (const [index, [way, point, where]] of KILLS.entries()) {
    const gone = main.gone()
    // If the vendor is killed first, the platform may still answer that the outcome is unknown.
    const done = await ask[way]().then(
      ({ ok }) => ok,
      () => false,
    )
    expect(done, `${way} ${point}`).toBe(false)
    expect(await gone).toBe('SIGKILL')
    await expectConsistentLedger()
    // Ends the killed process's lease of the transfer.
    await harness.database.update(walletTransfer).set({ dueAt: sql`now()` })
    await main.start(KILLS[index + 1]?.[1])
    await expect.poll(countPending, { interval: 100 }).toBe(0)
    expect(await balances(), `${way} ${point}`).toEqual(where)
    await expectConsistentLedger()
  }
})

test('returns the money after the session time even if the platform is killed after ending play', async () => {
  const { database } = harness
  await main.start()
  expect((await ask.out()).ok).toBe(true)
  await expect.poll(balances).toEqual(THERE)
  const [hoa] = await database.select({ id: member.id }).from(member).where(eq(member.username, 'hoa'))
  const memberId = hoa?.id ?? 0
  const openGames = () =>
    database.$count(gameSession, and(eq(gameSession.memberId, memberId), isNull(gameSession.endedAt)))
  expect(await openGames()).toBeGreaterThan(0)

  const gone = main.gone()
  await main.start('limits:play-ended')
  await database
    .update(session)
    .set({ createdAt: sql`now() - interval '2 minutes'` })
    .where(eq(session.memberId, memberId))
  const sessionTime = { memberId, kind: 'SESSION_TIME', period: 'ONCE', value: 1n, nextActionAt: new Date() } as const
  await database.insert(memberLimit).values(sessionTime)
  expect(await gone).toBe('SIGKILL')
  expect(await openGames()).toBe(0)
  expect(await balances()).toEqual(THERE)

  // Ends the killed process's lease.
  await database.update(memberLimit).set({ nextActionAt: sql`now()` })
  await main.start()
  await expect.poll(balances, { interval: 100 }).toEqual(MAIN)
  await expect.poll(() => database.$count(memberLimit, sql`next_action_at is not null`)).toBe(0)
  await expectConsistentLedger()
})
