import { login } from '@playhouse/platform-api/session.ts'
import { balance, consolidatedFunds, merchantWallet, wallets, walletTransfer } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { member } from '../../../db/tables/members.ts'
import { memberDay } from '../../../db/tables/play.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { readConsolidatedFunds } from './consolidated-funds.ts'

let harness: TestPlatform
let token: string
let memberId: number
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  ;({ token } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value)
  const [lan] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  memberId = lan?.id ?? 0
})
afterAll(() => harness.close())

const addDay = (day: string, turnover: string, payout: string) =>
  harness.database
    .insert(memberDay)
    .values({ memberId, day, turnover: parseAmount(turnover), payout: parseAmount(payout), rounds: 1 })

test('reads the balance in one query', async () => {
  const { value, queries } = await harness.call(balance, {}, { token })
  expect(value).toEqual({
    sumBalance: '50000.00',
    bonus: '0.00',
    locked: '0.00',
    currency: 'VND',
    currencySymbol: '₫',
    balance: [{ accountTypeId: 2, availBalance: '50000.00' }],
  })
  expect(queries).toHaveLength(2)
})

test('separates months in the brand’s time zone', async () => {
  await addDay('2026-02-28', '1000', '0')
  await addDay('2026-03-01', '200', '500.5')
  // 1 a.m. on 1 March in Vietnam is still February elsewhere.
  const inMarch = await readConsolidatedFunds(harness.database, memberId, new Date('2026-02-28T18:00:00Z'))
  expect(inMarch).toEqual({
    currency: 'VND',
    available: '50000.00',
    locked: '0.00',
    bonus: '0.00',
    atVendors: '0.00',
    totalDeposit: '50000.00',
    totalWithdrawal: '0.00',
    monthTurnover: '200.00',
    totalTurnover: '1200.00',
    monthProfit: '300.50',
  })
  const anHourBefore = await readConsolidatedFunds(harness.database, memberId, new Date('2026-02-28T16:00:00Z'))
  expect(anHourBefore.monthTurnover).toBe('1200.00')
  expect((await harness.call(consolidatedFunds, {}, { token })).queries).toHaveLength(2)
})

test('reports a single wallet without transfer vendors', async () => {
  const { value, queries } = await harness.call(wallets, {}, { token })
  const main = { accountTypeId: 2, accountTypeName: 'MAIN', currency: 'VND', availBalance: '50000.00' }
  expect(value.list).toEqual([{ ...main, vassalage: null, locked: false }])
  expect(queries).toHaveLength(3)
  expect((await harness.call(merchantWallet, {}, { token })).value).toEqual({ isSingle: true })
})

test('refuses transfers of a chosen amount where all vendors use one wallet', async () => {
  const refused = { status: 400, body: { errorCode: 'function.not.available' } }
  const requested = { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '10' }
  expect(await harness.call(walletTransfer, requested, { token })).toMatchObject(refused)
  const wrong = await harness.call(walletTransfer, { ...requested, amount: 'all' }, { token })
  expect(wrong).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  expect((await harness.call(balance, {}, { token })).value.sumBalance).toBe('50000.00')
})
