import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentBill } from '../../../db/tables/agents.ts'
import { vendor } from '../../../db/tables/games.ts'
import { walletTransfer } from '../../../db/tables/transfers.ts'
import { findLedgerFaults, getCash } from '../../../ledger/ledger.fixture.ts'
import { transferAllowance } from '../../money/limits/play-allowance.ts'
import { ScriptedVendor } from '../../money/wallet/transfer/scripted-vendor.fixture.ts'
import { openTransfers, type Transfers } from '../../money/wallet/transfer/transfers.ts'
import { type AgentHarness, forgetPay, openAgents } from './agents.fixture.ts'
import { newBill, NO_CONTRACT } from './bills.ts'
import { payBills } from './pay-bills.ts'

const OPEN = new AbortController().signal
const UNIT = 10_000n

let harness: AgentHarness['harness']
let getId: AgentHarness['getId']
let vendors: ScriptedVendor
let transfers: Transfers
let keepers: readonly string[]
beforeAll(async () => {
  ;({ harness, getId } = await openAgents([]))
  const { database, config } = harness
  vendors = new ScriptedVendor()
  const log = { warn: () => {}, error: () => {} }
  transfers = openTransfers({ database, vendors, secret: config.seamlessSecret, transferAllowance, log })
  await database.update(vendor).set({ walletMode: 'transfer' })
  keepers = (await database.select().from(vendor)).map(({ code }) => code)
})
afterAll(() => harness.close())
beforeEach(async () => {
  await forgetPay(harness.database)
  await harness.database.execute(sql`delete from member_message where template like 'bill.%'`)
})
afterEach(async () => {
  vendors.down.clear()
  vendors.lossy = 0
  await harness.database.update(walletTransfer).set({ dueAt: sql`now()` })
  await transfers.settlePending()
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test leaves behind
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

const readCash = async (name: string) => Number((await getCash(harness.database, getId(name))) / UNIT)
const readStates = async () => (await harness.database.select().from(agentBill)).map(({ state }) => state).toSorted()
const countMessages = async () =>
  (await harness.database.execute(sql`select from member_message where template = 'bill.INSUFFICIENT'`)).rowCount
const runBoth = () => Promise.all([1, 2].map(() => payBills(transfers).run(harness.database, OPEN)))

/** Gives the agent `home` units in the main wallet, and `away` at each of these vendors. */
async function fund(name: string, home: number, away: number, at: readonly string[]): Promise<void> {
  const memberId = getId(name)
  await transfers.settlePending()
  for (const vendorCode of keepers) await transfers.transferBack({ memberId, vendorCode })
  const wanted = BigInt(home + away * at.length) * UNIT
  const missing = wanted - (await getCash(harness.database, memberId))
  const key = randomUUID()
  if (missing > 0n)
    await harness.database.execute(sql`select post_deposit(p_member_id => ${memberId}, p_amount => ${missing}::bigint,
      p_key => ${`deposit:${key}`}, p_request_hash => '\\x00'::bytea, p_reference => ${key})`)
  if (missing < 0n)
    await harness.database
      .execute(sql`select post_withdrawal_hold(p_member_id => ${memberId}, p_amount => ${-missing}::bigint,
      p_key => ${`hold:${key}`}, p_request_hash => '\\x00'::bytea, p_reference => ${key})`)
  for (const vendorCode of at)
    expect(await transfers.transferOut({ memberId, vendorCode }, { amount: BigInt(away) * UNIT })).toBe('done')
  expect(await readCash(name)).toBe(home)
}

const bill = (payer: string, payee: string, units: number, from = '2026-11-01T00:00:00Z') =>
  harness.database.insert(agentBill).values(
    newBill({
      memberId: getId(payee),
      payerId: getId(payer),
      kind: 'DAILY_SALARY',
      contractId: NO_CONTRACT,
      total: BigInt(units) * UNIT,
      lines: [],
      state: 'DUE',
      period: { from: new Date(from), to: new Date(Date.parse(from) + 86_400_000) },
    }),
  )

test('pays a bill with the payer’s money at vendors, once by two processes, and tells nobody that it was short', async () => {
  await fund('general', 20, 50, keepers.slice(0, 2))
  const before = await readCash('agenta')
  await bill('general', 'agenta', 100)
  await runBoth()
  await runBoth()
  expect(await readStates()).toEqual(['PAID'])
  expect(await readCash('general')).toBe(20)
  expect(await readCash('agenta')).toBe(before + 100)
  expect(await countMessages()).toBe(0)
})

test('leaves money at a vendor where the main wallet covers the bill, or all together does not', async () => {
  await fund('general', 20, 50, keepers.slice(0, 1))
  await bill('general', 'agenta', 15)
  await bill('general', 'agentb', 100)
  await runBoth()
  expect(await readStates()).toEqual(['INSUFFICIENT', 'PAID'])
  expect(await readCash('general')).toBe(5)
  expect(await countMessages()).toBe(1)
})

test('waits while the vendor does not answer, tells the payer once, and pays when it does', async () => {
  await fund('general', 0, 50, keepers.slice(0, 1))
  await bill('general', 'agenta', 40)
  vendors.down.add(keepers[0] ?? '')
  await runBoth()
  expect(await readStates()).toEqual(['INSUFFICIENT'])
  expect(await countMessages()).toBe(1)
  // A vendor that is down is not asked with each run.
  expect(await payBills(transfers).run(harness.database, OPEN)).toBe(0)
  vendors.down.clear()
  await harness.database.update(agentBill).set({ nextActionAt: sql`now()` })
  await runBoth()
  expect(await readStates()).toEqual(['PAID'])
  expect(await readCash('general')).toBe(10)
  expect(await countMessages()).toBe(1)
})

test('pays a bill that waits as soon as winnings at a vendor cover it', async () => {
  await fund('general', 0, 0, [])
  await bill('general', 'agenta', 40)
  await runBoth()
  expect(await readStates()).toEqual(['INSUFFICIENT'])
  await harness.database
    .execute(sql`select post_deposit(p_member_id => ${getId('general')}, p_amount => ${60n * UNIT}::bigint,
    p_key => 'deposit:played', p_request_hash => '\\x00'::bytea, p_reference => 'played')`)
  await transfers.transferOut({ memberId: getId('general'), vendorCode: keepers[0] ?? '' }, { amount: 60n * UNIT })
  await runBoth()
  expect(await readStates()).toEqual(['PAID'])
  expect(await readCash('general')).toBe(20)
})

test('pays every bill once, and no more than there is, while transfers are lost and other processes run', async () => {
  await fund('general', 10, 50, keepers.slice(0, 2))
  const before = (await readCash('agenta')) + (await readCash('agentb'))
  for (const [day, payee] of ['agenta', 'agentb', 'agenta', 'agentb'].entries())
    await bill('general', payee, 40, `2026-11-0${day + 1}T00:00:00Z`)
  vendors.lossy = 0.3
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all([1, 2, 3].map(() => payBills(transfers).run(harness.database, OPEN)))
    await harness.database.update(walletTransfer).set({ dueAt: sql`now()` })
    await transfers.settlePending()
    await harness.database.execute(sql`update agent_bill set next_action_at = now() where next_action_at is not null`)
  }
  vendors.lossy = 0
  await harness.database.update(walletTransfer).set({ dueAt: sql`now()` })
  await transfers.settlePending()
  await runBoth()
  expect(await readStates()).toEqual(['INSUFFICIENT', 'INSUFFICIENT', 'PAID', 'PAID'])
  expect(await readCash('general')).toBe(30)
  expect((await readCash('agenta')) + (await readCash('agentb'))).toBe(before + 80)
})
