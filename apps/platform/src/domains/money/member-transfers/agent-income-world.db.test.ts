import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { transferDownline } from '@playhouse/platform-api/member-transfers.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERAL_AGENT, MIDDLE_AGENT } from '../../../../seed/demo-accounts.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { member } from '../../../db/tables/members.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { hashQuickly } from '../../../lib/password.fixture.ts'

const PAYMENT = 'harbour8Stone'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'world', prepare: (_, url) => migrateDatabase(url) })
})
afterAll(() => harness.close())

test.each([MIDDLE_AGENT, GENERAL_AGENT])('sends commission of $username to its downline', async (account) => {
  const { username, password } = account
  const paymentPasswordHash = await hashQuickly(PAYMENT)
  const [own] = await harness.database
    .update(member)
    .set({ paymentPasswordHash })
    .where(eq(member.username, username))
    .returning({ id: member.id })
  const { token } = (await harness.call(login, { username, password })).value
  const [below] = await harness.database
    .select({ account: member.username })
    .from(member)
    .where(eq(member.parentId, own?.id ?? 0))
    .limit(1)
  const { free, available } = (await harness.call(withdrawalOptions, {}, { token })).value
  expect(parseAmount(free ?? '0')).toBeGreaterThan(0n)
  expect(parseAmount(free ?? '0')).toBeLessThanOrEqual(parseAmount(available))
  const order = { account: below?.account ?? '', amount: '10000', paymentPassword: PAYMENT, requestKey: randomUUID() }
  expect((await harness.call(transferDownline, order, { token })).value).toMatchObject({ amount: '10000.00' })
})
