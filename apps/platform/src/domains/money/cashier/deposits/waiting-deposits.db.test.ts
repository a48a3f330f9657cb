import { cancelDeposit, depositByQr } from '@playhouse/platform-api/cashier-deposits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit } from '../../../../db/tables/cashier.ts'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'

let harness: TestPlatform
beforeAll(async () => void (harness = await openTestPlatform({ template: 'small' })))
afterAll(() => harness.close())

test('an account counts its deposits that wait for a payment, and no others', async () => {
  const password = 'a good long one'
  const registered = await harness.call(register, {
    username: 'waitingpayer',
    password,
    confirmPassword: password,
    confirmedAge: 21,
  })
  const { token } = registered.value
  await harness.call(updateProfile, { birthday: '1990-01-01' }, { token })
  const count = async () => (await harness.call(memberInfo, {}, { token })).value.waitingDeposits
  expect(await count()).toBe(0)
  const { status, value } = await harness.call(depositByQr, { requestKey: randomUUID(), amount: '100000' }, { token })
  expect(status).toBe(200)
  // The provider, which this platform lacks, has answered.
  await harness.database
    .update(deposit)
    .set({ state: 'WAITING' })
    .where(eq(deposit.id, Number(value.id)))
  expect(await count()).toBe(1)
  await harness.call(cancelDeposit, { id: value.id }, { token })
  expect(await count()).toBe(0)
})
