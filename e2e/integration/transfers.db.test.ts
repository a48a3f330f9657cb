import { launchGame } from '@playhouse/platform-api/games.ts'
import { openRounds, recentGames } from '@playhouse/platform-api/games-played.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { balance, merchantWallet, transferToMainWallet, wallets } from '@playhouse/platform-api/wallet.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brand } from '../../apps/platform/src/db/tables/brand.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { ledgerEntry } from '../../apps/platform/src/db/tables/ledger.ts'
import { round } from '../../apps/platform/src/db/tables/play.ts'
import { roundFeed, walletTransfer } from '../../apps/platform/src/db/tables/transfers.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import { confirmDeposit } from '../../apps/platform/src/ledger/cashier.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { addMember } from '../../apps/platform/src/domains/people/registration/add-member.ts'
import { hashPassword } from '../../apps/platform/src/lib/password.ts'
import { PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.fixture.ts'
import type { TransferCall } from '@playhouse/vendor-api/transfer-wallet.ts'
import { transferAllowance } from '../../apps/platform/src/domains/money/limits/play-allowance.ts'
import { openTransfers, type Transfers } from '../../apps/platform/src/domains/money/wallet/transfer/transfers.ts'
import { openVendors, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'

/** Games 1 and 2 are of SEN, which has transfer wallets; game 3 is of TRE, which has a seamless one. */
const [AT_SEN, ALSO_AT_SEN, AT_TRE] = [1, 2, 3]

let proxy: LossyProxy
let vendor: TestVendor
let vendors: Vendors
/** The platform's job of every two seconds. */
let transfers: Transfers
beforeAll(async () => {
  proxy = await startLossyProxy(() => `http://127.0.0.1:${vendor.port}`)
  vendor = await openTestVendor({ transferVendors: ['SEN'], environment: { VENDOR_URL: proxy.url } })
  const { config, database, app } = vendor.harness
  vendors = openVendors({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  transfers = openTransfers({ database, vendors, secret: config.seamlessSecret, transferAllowance, log: app.log })
})
afterEach(async () => {
  proxy.set({})
  await due()
  await transfers.settlePending()
  await expectConsistentLedger()
})
afterAll(async () => {
  await vendors.close()
  await vendor.close()
  await proxy.close()
})

const due = () => vendor.harness.database.update(walletTransfer).set({ dueAt: sql`now()` })

async function expectConsistentLedger(): Promise<void> {
  const lines: string[] = []
  await audit(vendor.harness.config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
}

let members = 0
let passwordHash: Promise<string> | undefined
async function playerWith(amount: string) {
  const { harness } = vendor
  passwordHash ??= hashPassword(PASSWORD)
  const username = `player${(members += 1)}`
  const hash = await passwordHash
  const memberId = await withTransaction(harness.database, async (tx) => {
    const added = await addMember(tx, { username, nickname: username, passwordHash: hash, kind: 0, parent: undefined })
    const id = added?.id ?? 0
    const payment = { channel: 'QR', paymentReference: username, createdAt: new Date() }
    await confirmDeposit(tx, { memberId: id, amount: parseAmount(amount), ...payment })
    return id
  })
  const { token } = (await harness.call(login, { username, password: PASSWORD })).value
  const launch = (nodeId = AT_SEN) => harness.call(launchGame, { nodeId }, { token })
  return {
    username,
    memberId,
    token,
    launch,
    open: (nodeId = AT_SEN) => vendor.open(username, { nodeId }),
    bringBack: (vassalage?: string) => harness.call(transferToMainWallet, vassalage ? { vassalage } : {}, { token }),
    /** Balances of the main wallet and of SEN's, and whether that is locked. */
    held: async () => {
      const { list } = (await harness.call(wallets, {}, { token })).value
      const [main, there] = list
      return [main?.availBalance, there?.availBalance, there?.locked]
    },
    sum: async () => (await harness.call(balance, {}, { token })).value.sumBalance,
  }
}

test('a launch moves the balance to the vendor, a round counts like any other, and leaving brings the balance back', async () => {
  const { harness } = vendor
  const player = await playerWith('50000')
  const page = await player.open()
  expect((await page.session()).balance).toBe('50000.00')
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
  const { status, body } = await page.play()
  expect(status).toBe(200)
  const after = formatAmount(parseAmount('49000') + parseAmount(body.payout ?? ''))
  expect(body).toMatchObject({ status: 'settled', balance: after })

  await Promise.all([transfers.settlePending(), transfers.settlePending()])
  expect(await player.sum()).toBe(after)
  const rounds = await harness.database.select().from(round).where(eq(round.memberId, player.memberId))
  expect(rounds).toMatchObject([{ vendorRoundId: body.roundId, details: { engine: 'slot' } }])
  expect((await harness.call(recentGames, {}, { token: player.token })).value.list).toMatchObject([{ nodeId: AT_SEN }])

  expect((await player.bringBack()).value).toEqual({ sumBalance: after })
  expect(await player.held()).toEqual([after, '0.00', false])
  expect((await page.session()).balance).toBe('0.00')
  const { rows } = await harness.database.execute(
    sql`select type from ledger_transaction where member_id = ${player.memberId} and type like 'TRANSFER%' order by id`,
  )
  expect(rows.map(({ type }) => type)).toEqual(['TRANSFER_OUT', 'TRANSFER_ARRIVED', 'TRANSFER_IN'])
  expect((await harness.call(merchantWallet, {}, { token: player.token })).value).toEqual({ isSingle: false })
})

test('any next launch returns the balance from another vendor', async () => {
  const player = await playerWith('50000')
  await player.launch()
  await player.launch(ALSO_AT_SEN)
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
  await player.launch(AT_TRE)
  expect(await player.held()).toEqual(['50000.00', '0.00', false])
  expect((await player.launch(AT_SEN)).status).toBe(200)
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
})

test('excludes demo accounts from the house’s result', async () => {
  const token = (await vendor.harness.call(freePlay, {})).value.token
  await vendor.harness.call(launchGame, { nodeId: AT_SEN }, { token })
  const page = await vendor.open('demo')
  const { status, body } = await page.play()
  expect(status).toBe(200)
  await transfers.settlePending()
  const { rows } = await vendor.harness.database.execute(sql`
    select house.code from ledger_transaction bet join ledger_entry on transaction_id = bet.id
    join ledger_account house on house.id = account_id and house.member_id = 0 where bet.reference = ${body.roundId}`)
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['house:demo-bets']))
})

test('a round with moves keeps its stake at the vendor and is paid there after the balance was returned', async () => {
  const { database } = vendor.harness
  const [before] = await database.select().from(game).where(eq(game.nodeId, AT_SEN))
  const player = await playerWith('50000')
  await database
    .update(game)
    .set({ modelId: CRASH_MODELS[0]?.id ?? '' })
    .where(eq(game.nodeId, AT_SEN))
  const page = await player.open()
  // A round that crashes immediately cannot be left open.
  let going: RoundResponse | undefined
  let lost = 0n
  for (let tries = 0; going?.status !== 'going' && tries < 20; tries += 1) {
    const roundKey = randomUUID()
    const { body } = await page.play({ roundKey, bet: { stake: '1000', target: 110 }, clientSeed: `try-${tries}` })
    if (body.status === 'going') going = body
    else lost += parseAmount('1000')
  }
  await database
    .update(game)
    .set({ modelId: before?.modelId ?? '' })
    .where(eq(game.nodeId, AT_SEN))
  const rest = parseAmount('49000') - lost
  await player.bringBack()
  // The stake is no longer part of the balance.
  expect(await player.held()).toEqual([formatAmount(rest), '0.00', false])
  // The operator's list of open rounds does not contain rounds at such vendors.
  expect((await vendor.harness.call(openRounds, {}, { token: player.token })).value.list).toEqual([])
  await expectConsistentLedger()
  // The target cashes out soon after the start.
  let over = going
  while (over?.status !== 'settled')
    over = (await page.ask<RoundResponse>(`rounds/${going?.roundKey}?after=${over?.version}`)).body
  const payout = parseAmount(over.payout ?? '')
  await player.bringBack()
  expect(await player.held()).toEqual([formatAmount(rest + payout), '0.00', false])
})

test('a deposit without an answer locks the wallet until the vendor says that it was made', async () => {
  const player = await playerWith('50000')
  proxy.set({ deposit: 'unanswered', status: 'lost' })
  expect(await player.launch()).toMatchObject({ status: 409, body: { errorCode: 'wallet.locked' } })
  expect(await player.held()).toEqual(['0.00', '50000.00', true])
  expect(await player.sum()).toBe('50000.00')
  await expectConsistentLedger()
  await due()
  await transfers.settlePending()
  expect(await player.launch()).toMatchObject({ status: 409, body: { errorCode: 'wallet.locked' } })
  expect((await player.bringBack()).status).toBe(200)
  expect(await player.held()).toEqual(['0.00', '50000.00', true])
  // Games of other vendors can be played with the rest.
  expect((await player.launch(AT_TRE)).status).toBe(200)

  proxy.set({})
  await due()
  await Promise.all([transfers.settlePending(), transfers.settlePending()])
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
  expect((await player.launch()).status).toBe(200)
})

test('a deposit that never arrived is returned, and refused if it arrives later', async () => {
  const player = await playerWith('50000')
  proxy.set({ deposit: 'late' })
  expect((await player.launch()).status).toBe(409)
  await due()
  await transfers.settlePending()
  expect(await player.held()).toEqual(['50000.00', '0.00', false])
  expect(await proxy.release()).toEqual([409])
  expect(await player.held()).toEqual(['50000.00', '0.00', false])
  await expectConsistentLedger()
  proxy.set({})
  expect((await player.launch()).status).toBe(200)
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
})

test.each([
  ['unanswered', ['50000.00', '0.00', false]],
  ['lost', ['0.00', '50000.00', false]],
] as const)('keeps the money in one place when a withdrawal is %s', async (fate, afterwards) => {
  const player = await playerWith('50000')
  await player.launch()
  proxy.set({ withdraw: fate })
  await player.bringBack()
  expect(await player.held()).toEqual(['0.00', '50000.00', true])
  await expectConsistentLedger()
  await due()
  await transfers.settlePending()
  expect(await player.held()).toEqual(afterwards)
  proxy.set({})
  await player.bringBack()
  expect(await player.held()).toEqual(['50000.00', '0.00', false])
})

test.each<[string, Partial<typeof brand.$inferInsert>, string]>([
  ['the site is under maintenance', { maintenance: true }, 'site.maintenance'],
  ['the country is restricted', { restrictedCountries: ['VN'] }, 'region.restricted'],
])('while %s, money comes back from a vendor and none is moved to one', async (_, state, refusal) => {
  const { database } = vendor.harness
  const player = await playerWith('50000')
  const getCode = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode
  const page = await player.open()
  expect((await page.session()).balance).toBe('50000.00')
  await database.update(brand).set(state)
  await vendor.silence()
  try {
    await vendor.listen()
    expect(getCode(await player.launch(ALSO_AT_SEN))).toBe(refusal)
    expect(await player.held()).toEqual(['0.00', '50000.00', false])
    expect((await player.bringBack()).value.sumBalance).toBe('50000.00')
    expect(await player.held()).toEqual(['50000.00', '0.00', false])
    // The game that is open has nothing to stake.
    expect((await page.play()).status).toBe(409)
    expect(getCode(await player.launch())).toBe(refusal)
    expect(await player.held()).toEqual(['50000.00', '0.00', false])
  } finally {
    await database.update(brand).set({ maintenance: false, restrictedCountries: [] })
  }
  // The game opens again at once, whatever is cached.
  await player.launch()
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
})

test('leaves the balance at an unreachable vendor and locks nothing', async () => {
  const player = await playerWith('50000')
  await player.launch()
  proxy.set({ balance: 'lost' })
  expect((await player.bringBack()).status).toBe(200)
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
})

test('twenty concurrent launches and returns move the balance once', async () => {
  const player = await playerWith('50000')
  const out = await Promise.all(Array.from({ length: 20 }, () => player.launch()))
  expect(out.map(({ status }) => status)).toEqual(out.map(() => 200))
  expect(await player.held()).toEqual(['0.00', '50000.00', false])
  const mixed = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? player.bringBack() : player.launch(index % 4 === 1 ? AT_SEN : AT_TRE),
  )
  expect((await Promise.all(mixed)).every(({ status }) => status === 200)).toBe(true)
  expect(await player.sum()).toBe('50000.00')
  await player.bringBack()
  expect(await player.held()).toEqual(['50000.00', '0.00', false])
})

test('counts no round twice when the feed is read again from its start', async () => {
  const { database } = vendor.harness
  const player = await playerWith('50000')
  const page = await player.open()
  for (let played = 0; played < 3; played += 1) await page.play()
  await transfers.settlePending()
  const before = [await player.sum(), await database.$count(round), await database.$count(ledgerEntry)]
  await database.update(roundFeed).set({ position: 0n })
  await transfers.settlePending()
  expect([await player.sum(), await database.$count(round), await database.$count(ledgerEntry)]).toEqual(before)
  expect(before[0]).toBe((await page.session()).balance)
})

test('the audit reports a wallet that differs', async () => {
  const player = await playerWith('50000')
  await player.launch()
  await vendor.harness.database.execute(sql`update vendor.account set balance = balance + 1 where balance = 500000000`)
  const lines: string[] = []
  await audit(vendor.harness.config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  ')).join()).toContain(`member ${player.memberId} at SEN`)
  await vendor.harness.database.execute(sql`update vendor.account set balance = balance - 1 where balance = 500000001`)
})

const requested = (call: TransferCall, transferId: string, amount: string, account = 'somebody') =>
  vendors
    .ask('SEN', call, { transferId, account, amount } as never)
    .then((parsed) => parsed as object)
    .catch((error: Error & { code?: string }) => error.code ?? error.name)

test('a vendor makes a transfer once per id', async () => {
  const [first, second, third, never] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  expect(await requested('deposit', first, '100')).toEqual({ balance: '100.00', replayed: false })
  expect(await requested('deposit', first, '100.00')).toEqual({ balance: '100.00', replayed: true })
  expect(await requested('deposit', first, '101')).toBe('transfer_reused')
  expect(await requested('deposit', first, '100', 'another')).toBe('transfer_reused')
  expect(await requested('withdraw', first, '100')).toBe('transfer_reused')
  expect(await requested('withdraw', second, '100.0001')).toBe('insufficient_balance')
  expect(await requested('deposit', third, '50')).toEqual({ balance: '150.00', replayed: false })
  // A refused transfer stays refused, although the balance now covers it.
  expect(await requested('withdraw', second, '100.0001')).toBe('insufficient_balance')
  const getStatus = (transferId: string) => vendors.ask('SEN', 'status', { transferId })
  expect(await getStatus(first)).toEqual({ state: 'done' })
  expect(await getStatus(second)).toEqual({ state: 'refused' })
  expect(await getStatus(never)).toEqual({ state: 'refused' })
  expect(await requested('deposit', never, '1')).toBe('transfer_cancelled')
  for (const amount of ['0', '-1', '1.00001', '1e3', '']) {
    expect(await requested('deposit', randomUUID(), amount)).toBe('request_invalid')
  }
  const ids = Array.from({ length: 20 }, () => randomUUID())
  const taken = await Promise.all(ids.map((id) => requested('withdraw', id, '100')))
  expect(taken.filter((each) => typeof each === 'object')).toHaveLength(1)
  await requested('withdraw', randomUUID(), '50')
  await vendor.harness.database.execute(sql`delete from vendor.account where account in ('somebody', 'another')`)
})

test('refuses calls without the vendor’s signature', async () => {
  const body = JSON.stringify({ call: 'balance', account: 'somebody' })
  const headers = { 'content-type': 'application/json', 'x-vendor': 'SEN', 'x-timestamp': String(Date.now()) }
  const url = `${proxy.url}/transfer/v1/balance`
  expect(
    (await fetch(url, { method: 'POST', headers: { ...headers, 'x-signature': '0'.repeat(64) }, body })).status,
  ).toBe(401)
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401)
})
