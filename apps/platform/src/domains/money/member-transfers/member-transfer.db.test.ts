import {
  memberTransfers,
  transferDownline,
  transferEnabled,
  transferUpline,
} from '@playhouse/platform-api/member-transfers.ts'
import { accountTransactions } from '@playhouse/platform-api/records.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { confirmDeposit, requestWithdrawal } from '../../../ledger/cashier.ts'
import { postReward } from '../../../ledger/postings.ts'
import { withdrawal } from '../../../db/tables/cashier.ts'
import { memberBonus } from '../../../db/tables/bonuses.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { addOffer } from '../../engagement/promotions/bonus.fixture.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { hashQuickly } from '../../../lib/password.fixture.ts'
import { dayAgo } from '../../engagement/records/records.fixture.ts'

const PAYMENT = 'harbour8Stone'

let harness: TestPlatform
const tokens = new Map<string, string>()
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database.update(member).set({ paymentPasswordHash: await hashQuickly(PAYMENT) })
      // Makes first deposits too old for any rule.
      await database.execute(sql`update withdrawal_setting set turnover_percent = 0`)
      await database.execute(
        sql`insert into withdrawal_setting (id, turnover_percent) values (true, 0) on conflict do nothing`,
      )
    },
  })
  for (const username of ['lan', 'minh', 'hoa', 'suba', 'agenta', 'general'])
    tokens.set(username, (await harness.call(login, { username, password: PASSWORD })).value.token)
})
afterAll(() => harness.close())

const as = (username: string) => ({ token: tokens.get(username) ?? '' })
const order = (amount: string, more: object = {}) => ({
  amount,
  paymentPassword: PAYMENT,
  requestKey: randomUUID(),
  ...more,
})
async function getCash(username: string): Promise<string> {
  const { rows } = await harness.database.execute<{ balance: bigint }>(sql`
    select balance from ledger_account join member on code = 'member:' || member.id || ':cash' where username = ${username}`)
  return formatAmount(rows[0]?.balance ?? 0n)
}

test('moves money to the upline once per key, visible to both sides', async () => {
  const requested = order('10000', { remark: 'Thanks' })
  const hidden = await harness.call(transferUpline, order('10000', { remark: 'Thanks\u200B' }), as('lan'))
  expect(hidden).toMatchObject({ status: 400, body: { value: { fields: { remark: 'pattern' } } } })
  const { value } = await harness.call(transferUpline, requested, as('lan'))
  expect(value).toMatchObject({ direction: 'out', relation: 'upline', counterparty: 'suba', amount: '10000.00' })
  expect(value.availBalance).toBe('40000.00')
  const again = await harness.call(transferUpline, requested, as('lan'))
  expect(again.value.transferId).toBe(value.transferId)
  expect(await getCash('lan')).toBe('40000.00')
  expect(await getCash('suba')).toBe('10000.00')
  const [sent] = (await harness.call(memberTransfers, {}, as('lan'))).value.list
  const [received] = (await harness.call(memberTransfers, {}, as('suba'))).value.list
  expect(received).toEqual({ ...sent, direction: 'in', relation: 'downline', counterparty: 'lan' })
  const movements = await harness.call(
    accountTransactions,
    { from: dayAgo(1), to: dayAgo(0), types: 'MEMBER_TRANSFER_IN' },
    as('suba'),
  )
  expect(movements.value.list).toMatchObject([{ amount: '10000.00', counterparty: 'lan', balanceAfter: '10000.00' }])
})

test('waits for a claim in progress, and is refused while its bonus runs', async () => {
  await addOffer(harness.database, 'welcome')
  const [own] = await harness.database.select().from(member).where(eq(member.username, 'lan'))
  const memberId = own?.id ?? 0
  const before = await getCash('lan')
  let transfer: Promise<unknown> = Promise.resolve()
  await withTransaction(harness.database, async (tx) => {
    await lockMember(tx, memberId)
    transfer = harness.call(transferUpline, order('10000'), as('lan'))
    await expect
      .poll(async () => {
        const { rows } = await tx.execute<{
          waiting: number
        }>(sql`select count(*)::integer as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return rows[0]?.waiting
      })
      .toBe(1)
    await tx.insert(memberBonus).values({
      memberId,
      claimId: 1n,
      promotionId: 'welcome',
      state: 'ACTIVE',
      granted: 1n,
      required: 1n,
      maxStake: 1n,
      contribution: {},
      terms: {},
      grantedAt: new Date(),
      countedAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    })
  })
  expect(await transfer).toMatchObject({ body: { errorCode: 'bonus.running' } })
  expect(await getCash('lan')).toBe(before)
  await harness.database.delete(memberBonus)
})

test('refuses the same key with another amount', async () => {
  const requested = order('10000')
  await harness.call(transferUpline, requested, as('hoa'))
  expect(await harness.call(transferUpline, { ...requested, amount: '20000' }, as('hoa'))).toMatchObject({
    status: 422,
    body: { errorCode: 'request_key_reused' },
  })
})

test('reaches an agent’s whole downline and nobody else', async () => {
  const down = (account: string) => harness.call(transferDownline, order('10000', { account }) as never, as('suba'))
  expect((await down(' LAN ')).value).toMatchObject({ counterparty: 'lan', relation: 'downline', direction: 'out' })
  for (const account of ['hoa', 'minh', 'agenta', 'suba', 'nobody'])
    expect(await down(account)).toMatchObject({ status: 404, body: { errorCode: 'account.not.found' } })
  const fromMember = await harness.call(transferDownline, order('10000', { account: 'suba' }) as never, as('lan'))
  expect(fromMember).toMatchObject({ body: { errorCode: 'not_agent' } })
  const top = await harness.call(transferUpline, order('10000'), as('general'))
  expect(top).toMatchObject({ body: { errorCode: 'account.not.found' } })
})

test.each([
  ['9999.9999', 'request_param_err'],
  ['0', 'request_param_err'],
  ['-10000', 'request_param_err'],
  ['50000000.0001', 'request_param_err'],
  ['ten', 'request_param_err'],
  ['40000000', 'insufficient_balance'],
])('refuses to send %s and moves nothing', async (amount, errorCode) => {
  const before = await getCash('hoa')
  expect(await harness.call(transferUpline, order(amount), as('hoa'))).toMatchObject({ body: { errorCode } })
  expect(await getCash('hoa')).toBe(before)
})

test('refuses fractions of a unit at the field', async () => {
  for (const amount of ['10000.555', '10000.5', 10_000.5 as never])
    expect(await harness.call(transferUpline, order(amount), as('hoa'))).toMatchObject({
      body: { errorCode: 'request_param_err', value: { fields: { amount: expect.any(String) as string } } },
    })
})

test('requires the payment password', async () => {
  const wrong = await harness.call(transferUpline, order('10000', { paymentPassword: 'wrong' }), as('minh'))
  expect(wrong).toMatchObject({ status: 403, body: { errorCode: 'payment.password.wrong' } })
  await harness.database.update(member).set({ paymentPasswordHash: null }).where(eq(member.username, 'minh'))
  const missing = await harness.call(transferUpline, order('10000'), as('minh'))
  expect(missing).toMatchObject({ body: { errorCode: 'payment.password.missing' } })
  expect((await harness.call(transferEnabled, {}, as('minh'))).value.hasPaymentPassword).toBe(false)
})

test('never sends more than the balance, however many requests run at once', async () => {
  const start = Number((await getCash('lan')).split('.')[0])
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => harness.call(transferUpline, order('10000'), as('lan'))),
  )
  const sent = responses.filter(({ status }) => status === 200).length
  expect(sent).toBe(Math.floor(start / 10_000))
  expect(Number((await getCash('lan')).split('.')[0])).toBe(start - sent * 10_000)
})

test('locks deposits until they are wagered', async () => {
  await harness.database.execute(sql`update withdrawal_setting set turnover_percent = 100`)
  const refused = await harness.call(transferUpline, order('10000'), as('hoa'))
  expect(refused).toMatchObject({
    status: 409,
    body: { errorCode: 'turnover.remaining', value: { remaining: '1000000.00' } },
  })
  await harness.database.execute(sql`update withdrawal_setting set turnover_percent = 0`)
})

test('lets income leave before deposits are wagered, once, and nothing of the deposits', async () => {
  const { database } = harness
  await database.execute(sql`update withdrawal_setting set turnover_percent = 100`)
  const [agent] = await database.select().from(member).where(eq(member.username, 'agenta'))
  const memberId = agent?.id ?? 0
  const payment = { channel: 'QR', paymentReference: 'unplayed', createdAt: new Date() }
  await withTransaction(database, (tx) => confirmDeposit(tx, { memberId, amount: 1_000_000n * 10_000n, ...payment }))
  const send = (amount: string) =>
    harness.call(transferDownline, order(amount, { account: 'suba' }) as never, as('agenta'))
  const refused = { status: 409, body: { errorCode: 'turnover.remaining', value: { remaining: '1000000.00' } } }
  expect(await send('10000')).toMatchObject(refused)

  const income = { memberId, type: 'COMMISSION', request: {}, reference: 'income' } as const
  await postReward(database, { ...income, amount: 30_000n * 10_000n, key: 'income' })
  expect((await harness.call(transferEnabled, {}, as('agenta'))).value).toMatchObject({
    free: '30000.00',
    remainingTurnover: '1000000.00',
  })
  expect(await send('30001')).toMatchObject(refused)
  expect((await send('20000')).status).toBe(200)
  // Neither in parts nor by a withdrawal meanwhile does the deposit leave.
  await withTransaction(database, async (tx) => {
    const { id } = await requestWithdrawal(tx, { memberId, amount: 10_000n * 10_000n, requestKey: 'of income' })
    await tx.update(withdrawal).set({ turnoverOpen: true }).where(eq(withdrawal.id, id))
  })
  expect((await harness.call(transferEnabled, {}, as('agenta'))).value).toMatchObject({ free: '0.00' })
  expect(await send('10000')).toMatchObject(refused)
  await database.execute(sql`update withdrawal_setting set turnover_percent = 0`)
})

test('explains why nothing may be sent where the brand does not offer it', async () => {
  expect((await harness.call(transferEnabled, {}, as('lan'))).value).toMatchObject({
    upline: { enabled: true, reason: null },
    downline: { enabled: false, reason: 'agent' },
    uplineAccount: 'suba',
  })
  expect((await harness.call(transferEnabled, {}, as('general'))).value.upline).toEqual({
    enabled: false,
    reason: 'upline',
  })
  await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'UPDOWNTRANS3'))
  await harness.restart()
  expect((await harness.call(transferEnabled, {}, as('suba'))).value).toMatchObject({
    upline: { enabled: false, reason: 'brand' },
    downline: { enabled: false, reason: 'brand' },
  })
  expect(await harness.call(transferUpline, order('10000'), as('suba'))).toMatchObject({
    body: { errorCode: 'function.not.available' },
  })
})

test('refuses demo accounts', async () => {
  const demo = (await harness.call(freePlay, {})).value.token
  expect(await harness.call(transferEnabled, {}, { token: demo })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
})
