import { depositByQr, depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import { memberProfile as profileEndpoint, updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brand } from '../../../../db/tables/brand.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { writeJurisdictions } from '../../../site/jurisdictions/jurisdictions.fixture.ts'
import { confirmDeposit } from '../../../../ledger/cashier.ts'

let harness: TestPlatform
let token: string
let memberId: number
beforeAll(async () => {
  // Rules that leave the age to the brand.
  const environment = { JURISDICTIONS_FILE: writeJurisdictions({ default: 'none' }) }
  harness = await openTestPlatform({ template: 'small', environment })
  const password = 'a good long one'
  const { value } = await harness.call(register, {
    username: 'youngster',
    password,
    confirmPassword: password,
    confirmedAge: 18,
  })
  token = value.token
  memberId = Number(value.id)
})
afterAll(() => harness.close())

const settings = async () => (await harness.call(depositSettings, {}, { token })).value
const pay = async () => {
  const requested = { requestKey: randomUUID(), amount: '100000' }
  const { status, body } = await harness.call(depositByQr, requested, { token })
  return status === 200 ? 200 : (body as { errorCode: string }).errorCode
}
const setAges = async (ages: { agreementAge: number; memberAge: number }) => {
  await harness.database.update(brand).set(ages)
  await harness.restart()
}
const bornYearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`
const depositCount = () => harness.database.$count(deposit, eq(deposit.memberId, memberId))

// Tests build on each other.
test('asks for the birthday before the first deposit, and stores nothing without it', async () => {
  expect(await settings()).toMatchObject({ age: 'MISSING', requiredAge: 21, hold: null })
  expect(await pay()).toBe('birthday.required')
  expect(await depositCount()).toBe(0)
})

test('refuses a first deposit of somebody below the brand’s higher age', async () => {
  await setAges({ agreementAge: 18, memberAge: 18 })
  expect((await harness.call(updateProfile, { birthday: bornYearsAgo(19) }, { token })).status).toBe(200)
  expect((await settings()).age).toBeNull()
  for (const ages of [
    { agreementAge: 18, memberAge: 21 },
    { agreementAge: 21, memberAge: 18 },
  ]) {
    await setAges(ages)
    const { info } = (await harness.call(systemStatus, {})).value
    expect(info).toMatchObject({ agreementAge: ages.agreementAge, memberAge: 21 })
    expect((await harness.call(profileEndpoint, {}, { token })).value.minimumAge).toBe(21)
    expect(await settings()).toMatchObject({ age: 'TOO_YOUNG', requiredAge: 21 })
    expect(await pay()).toBe('age.too_young')
  }
  expect(await depositCount()).toBe(0)
})

test('accepts the deposit of somebody old enough, and later ones whatever the profile says', async () => {
  expect((await harness.call(updateProfile, { birthday: bornYearsAgo(30) }, { token })).status).toBe(200)
  expect(await settings()).toMatchObject({ age: null })
  expect(await pay()).toBe(200)
  await withTransaction(harness.database, (tx) =>
    confirmDeposit(tx, { memberId, amount: 1_000_000n, channel: 'QR', paymentReference: 'p1', createdAt: new Date() }),
  )
  await harness.database.update(memberProfile).set({ birthday: null }).where(eq(memberProfile.memberId, memberId))
  expect(await settings()).toMatchObject({ age: null })
})
