import { formatAmount } from '@playhouse/shared/money.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { accountRoundTable, accountTable, sessionTable } from '../../apps/simulators/src/vendor/tables.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import type { Wallet } from '../../apps/simulators/src/vendor/wallet-client.ts'
import { settledRounds } from '../../apps/simulators/src/vendor/transfer/feed.ts'
import { accountBalance } from '../../apps/simulators/src/vendor/transfer/transfers.ts'
import { transferWallet } from '../../apps/simulators/src/vendor/transfer/wallet.ts'

const DETAILS = { engine: 'dice', modelId: 'dice-97' }
const SESSION = randomUUID()
const OTHER_SESSION = randomUUID()

let database: Database
let close: () => Promise<void>
let wallet: Wallet
beforeAll(async () => {
  const scratch = await scratchDatabase()
  await migrateSimulators(scratch.url)
  database = openDatabase(scratch.url)
  close = async () => {
    await database.$client.end()
    await scratch.drop()
  }
  for (const [walletSession, account] of [
    [SESSION, 'one'],
    [OTHER_SESSION, 'other'],
  ] as const) {
    const row = { vendorCode: 'V', walletSession, account, nodeId: 1, gameCode: 'dice-97', currency: 'VND' }
    await database.insert(sessionTable).values({
      ...row,
      walletMode: 'transfer',
      playTokenHash: Buffer.from(walletSession),
      serverSeed: Buffer.alloc(32),
    })
    await database.insert(accountTable).values({ vendorCode: 'V', account, balance: 1_000_000n })
  }
  wallet = transferWallet(database, 'V', {} as Wallet)
})
afterAll(() => close())

const session = SESSION
const ids = () => ({ session, transactionId: randomUUID(), roundId: randomUUID() })
const getCode = (call: Promise<object>) => call.catch((error: { code?: string }) => error.code)
const balance = async () => formatAmount(await accountBalance(database, 'V', 'one'))

test('counts a repeated instant round once and returns the first answer', async () => {
  const requested = { ...ids(), stake: '10', payout: '25', details: DETAILS }
  expect(await wallet.play(requested)).toEqual({ balance: '115.00', transaction: null, replayed: false })
  expect(await wallet.play(requested)).toEqual({ balance: '115.00', transaction: null, replayed: true })
  expect(await getCode(wallet.play({ ...requested, payout: '26' }))).toBe('transaction_reused')
  expect(await getCode(wallet.play({ ...requested, transactionId: randomUUID() }))).toBe('round_closed')
  expect(await getCode(wallet.play({ ...ids(), stake: '115.01', payout: '500', details: DETAILS }))).toBe(
    'insufficient_balance',
  )
  const undo = { session, transactionId: randomUUID(), debitId: requested.transactionId }
  expect(await getCode(wallet.rollback(undo))).toBe('round_closed')
  expect(await wallet.balance({ session })).toEqual({ balance: '115.00', currency: 'VND' })
})

test('refunds a stake once under any id, and refuses a stake that arrives after its rollback', async () => {
  const before = await balance()
  const staked = { ...ids(), amount: '10' }
  await wallet.debit(staked)
  const undo = () => wallet.rollback({ session, transactionId: randomUUID(), debitId: staked.transactionId })
  const undone = await Promise.all([undo(), undo(), undo()])
  expect(undone.map((each) => each.balance)).toEqual([before, before, before])
  expect(await getCode(wallet.debit(staked))).toBe('transaction_cancelled')
  const late = { ...ids(), amount: '10' }
  await wallet.rollback({ session, transactionId: randomUUID(), debitId: late.transactionId })
  expect(await getCode(wallet.debit(late))).toBe('transaction_cancelled')
  expect(await getCode(wallet.credit({ ...late, transactionId: randomUUID(), closes: true }))).toBe('round_not_found')
  expect(await balance()).toBe(before)
})

test('an open round takes stakes and payouts of its own account until it is closed', async () => {
  const before = await accountBalance(database, 'V', 'one')
  const { roundId } = ids()
  const stake = () => wallet.debit({ ...ids(), roundId, amount: '10' })
  await Promise.all([stake(), stake()])
  const foreign = { ...ids(), session: OTHER_SESSION, roundId, amount: '10' }
  expect(await getCode(wallet.debit(foreign))).toBe('round_closed')
  expect(await getCode(wallet.credit({ ...foreign, closes: true }))).toBe('round_not_found')
  const closing = { ...ids(), roundId, amount: '0', closes: true, details: DETAILS }
  await wallet.credit({ ...ids(), roundId, amount: '5', closes: false })
  expect(await wallet.credit(closing)).toMatchObject({ replayed: false })
  expect(await wallet.credit(closing)).toMatchObject({ replayed: true })
  expect(await getCode(stake())).toBe('round_closed')
  expect(await accountBalance(database, 'V', 'one')).toBe(before - 150_000n)
  expect(await getCode(wallet.debit({ ...ids(), session: randomUUID(), amount: '1' }))).toBe('game_session_expired')
  const { rounds } = await settledRounds(database, 'V', 0)
  expect(rounds.at(-1)).toMatchObject({ roundId, session, stake: '20.00', payout: '5.00', details: DETAILS })
})

test('fifty concurrent rounds never overdraw the balance, and the feed lists each once in order', async () => {
  const held = await accountBalance(database, 'V', 'one')
  const play = () => getCode(wallet.play({ ...ids(), stake: '10', payout: '0', details: DETAILS }))
  const feed: Awaited<ReturnType<typeof settledRounds>>['rounds'] = []
  const readOn = async () => {
    const { rounds } = await settledRounds(database, 'V', feed.at(-1)?.position ?? 0)
    feed.push(...rounds)
  }
  const [played] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, play)),
    readOn().then(readOn).then(readOn).then(readOn),
  ])
  await readOn()
  expect(played.filter((each) => each === 'insufficient_balance')).toHaveLength(50 - Number(held / 100_000n))
  expect(await accountBalance(database, 'V', 'one')).toBe(held % 100_000n)
  expect(new Set(feed.map(({ roundId }) => roundId)).size).toBe(feed.length)
  expect(feed).toHaveLength(await database.$count(accountRoundTable))
  expect(feed.map(({ position }) => position)).toEqual(feed.map((_, index) => index + 1))
})
