import { accountTransactions } from '@playhouse/platform-api/records.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { ledgerTransaction } from '../../../db/tables/ledger.ts'
import { member } from '../../../db/tables/members.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { confirmNewest, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
let harness: TestPlatform
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let lan: number
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  office = await openTestOffice({ database: { url: harness.config.databaseUrl } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
})
afterAll(async () => {
  await office.close()
  await harness.close()
})

const cash = async () => (await memberAccounts(office.database, lan)).cash.balance / UNIT
const form = async (fields: Record<string, string>) => {
  const [, requestKey = ''] = /name="requestKey" value="([^"]+)"/.exec((await anna.get(`/credits/${lan}`)).html) ?? []
  return { requestKey, type: 'ADMIN_CREDIT', amount: '1,500', reason: 'goodwill after an outage', ...fields }
}
const posted = () =>
  office.database.$count(ledgerTransaction, sql`${ledgerTransaction.type} in ('ADMIN_CREDIT', 'ADMIN_DEBIT')`)

test('credits a member by two operators, once, and shows it in the member’s record', async () => {
  expect((await anna.get('/credits?username=lan')).html).toContain(`href="/credits/${lan}"`)
  const before = await cash()
  const credit = await form({})
  expect((await anna.post(`/credits/${lan}`, credit)).location).toBe('/credits?done=waits')
  // The same form again, while it waits.
  expect((await anna.post(`/credits/${lan}`, credit)).status).toBe(409)
  expect(await cash()).toBe(before)
  expect((await binh.get('/credits')).html).toContain('Credit 1,500.00 to lan')
  const responses = await Promise.all([confirmNewest(binh), confirmNewest(binh)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await cash()).toBe(before + 1_500n)
  // The same form again, afterwards.
  expect((await anna.post(`/credits/${lan}`, credit)).html).toContain('has been posted already')
  expect(await posted()).toBe(1)

  const [entry] = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'member.adjusted'))
  expect(entry).toMatchObject({ actor: 'binh', reason: 'goodwill after an outage (proposed by anna)' })

  const { value } = await harness.call(login, { username: 'lan', password: PASSWORD })
  const day = brandDay(new Date())
  const record = await harness.call(
    accountTransactions,
    { wallet: 'main', from: day, to: day, pageNo: 1, pageSize: 10 } as never,
    { token: value.token },
  )
  expect(record.value.list[0]).toMatchObject({ type: 'ADMIN_CREDIT', wallet: 'main', amount: '1500.00' })
})

test('debits a member, but not below zero', async () => {
  const before = await cash()
  await anna.post(`/credits/${lan}`, await form({ type: 'ADMIN_DEBIT', amount: '500.00' }))
  expect((await anna.get('/decisions')).html).not.toContain('/confirm"')
  expect((await confirmNewest(binh)).status).toBe(303)
  expect(await cash()).toBe(before - 500n)
  const tooMuch = await anna.post(`/credits/${lan}`, await form({ type: 'ADMIN_DEBIT', amount: '900,000,000' }))
  expect(tooMuch).toMatchObject({ status: 409, html: expect.stringContaining('The balance is too low') })
})

test('refuses a debit that the balance no longer covers when it is confirmed', async () => {
  const balance = await cash()
  await anna.post(`/credits/${lan}`, await form({ type: 'ADMIN_DEBIT', amount: String(balance) }))
  await anna.post(`/credits/${lan}`, await form({ type: 'ADMIN_DEBIT', amount: '1' }))
  expect((await confirmNewest(binh)).status).toBe(303)
  const late = await confirmNewest(binh)
  expect(late).toMatchObject({ status: 409, html: expect.stringContaining('The balance is too low') })
  expect(await cash()).toBe(balance - 1n)
})

test.each([
  ['nothing', { amount: '0' }],
  ['less than nothing', { amount: '-5' }],
  ['without a reason', { reason: '' }],
  ['of another type', { type: 'DEPOSIT' }],
])('does not post %s', async (_, fields) => {
  const before = await posted()
  expect((await anna.post(`/credits/${lan}`, await form(fields))).status).toBe(400)
  expect(await posted()).toBe(before)
})

test('debits and credits a closed account, whose money is then owed', async () => {
  await office.database.update(member).set({ closedAt: new Date() }).where(eq(member.username, 'minh'))
  const [minh] = await office.database.select().from(member).where(eq(member.username, 'minh'))
  const path = `/credits/${minh?.id}`
  expect((await anna.post(path, await form({ type: 'ADMIN_DEBIT', amount: '10,000' }))).status).toBe(303)
  expect((await confirmNewest(binh)).status).toBe(303)
  expect((await anna.get('/owed')).html).toContain('No closed account has money.')
  await anna.post(path, await form({}))
  await confirmNewest(binh)
  expect((await anna.get('/owed')).html).toContain('1,500.00')
})

test('refuses unknown members', async () => {
  expect((await anna.get('/credits/999999')).status).toBe(404)
  expect((await anna.get('/credits?username=nobody')).html).toContain('no such member')
})
