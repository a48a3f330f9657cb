import { parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { HOUSE } from '../../apps/platform/src/db/tables/ledger.ts'
import { jackpotFeed, jackpotPot, jackpotWin } from '../../apps/platform/src/db/tables/jackpots.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { cashAccount } from '../../apps/platform/src/ledger/accounts.ts'
import { accountId, getCash } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { postBet, postReward } from '../../apps/platform/src/ledger/postings.ts'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'
import { type KillableProcesses, startKillable } from './killed-process.fixture.ts'
import { meterAndLedger, openJackpot } from '../../apps/platform/src/domains/play/jackpots/jackpot.fixture.ts'

let url: string
let drop: () => Promise<void>
let database: Database
let main: KillableProcesses
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase({ template: 'empty' }))
  database = openDatabase(url)
  await makeSmallWorld(database)
  main = await startKillable(url)
})
afterAll(async () => {
  await main.end()
  await database.$client.end()
  await drop()
})

/** A stake in game 1 that contributes enough for the drop. */
async function reachingStake(memberId: number, fed: bigint): Promise<void> {
  await postReward(database, { memberId, type: 'PROMOTION', amount: 2n * fed, key: 'stake', request: {} })
  const { transactionId } = await postBet(database, {
    memberId,
    account: await accountId(database, memberId, cashAccount(memberId)),
    house: await accountId(database, HOUSE, 'house:bets'),
    amount: 2n * fed,
    jackpot: { account: await accountId(database, HOUSE, 'jackpot:comet'), fed },
    key: 'vendor:SEN:reaching',
    request: {},
    reference: 'round-1',
  })
  await database.insert(jackpotFeed).values({ jackpotId: 'comet', memberId, transactionId, amount: fed, nodeId: 1 })
}

test('pays a drop once when the process is killed while paying it', async () => {
  const limits = { seedAmount: parseAmount('500'), mustDropBy: parseAmount('600') }
  const comet = { id: 'comet', name: 'Comet', vendorCode: 'SEN', contributionPpm: 10_000, ...limits }
  await openJackpot(database, comet, [1])
  const { rows } = await database.execute<{ id: number }>(sql`select id from member where username = 'hoa'`)
  const memberId = rows[0]?.id ?? 0
  const before = await getCash(database, memberId)
  await main.start()
  await main.start('jackpot:drop-paid')
  const gone = main.gone()
  await reachingStake(memberId, parseAmount('100'))
  expect(await gone).toBe('SIGKILL')
  expect(await database.$count(jackpotWin)).toBe(0)
  expect(await getCash(database, memberId)).toBe(before)
  expect(await database.$count(jackpotFeed)).toBe(1)

  await main.start()
  await expect.poll(() => database.$count(jackpotWin), { interval: 100 }).toBe(1)
  expect(await getCash(database, memberId)).toBe(before + parseAmount('600'))
  expect(await database.$count(jackpotPot)).toBe(2)
  expect(await meterAndLedger(database, 'comet')).toEqual({ meter: parseAmount('500'), ledger: parseAmount('500') })
  const lines: string[] = []
  await audit(url, (line) => lines.push(line))
  expect(lines.filter((line) => /^FAILED {2}.*jackpot/.test(line))).toEqual([])
})
