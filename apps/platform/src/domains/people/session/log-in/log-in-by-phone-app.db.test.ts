import { setPasswordByPhone } from '@playhouse/platform-api/member-passwords.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { phoneAppSms, phoneAppToken } from '@playhouse/platform-api/verification.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { updateAccount, codeTo, getFailure, freshNumber } from './log-in.fixture.ts'

const NEW = 'lantern7Gate'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { PHONE_APP_EMBEDDED: 'true', CODE_REQUESTS_PER_HOUR: '200' },
  })
  await harness.database.update(brandModule).set({ enabled: true }).where(eq(brandModule.modId, 'PHONEAPPVERF3'))
  await harness.restart()
})
afterAll(() => harness.close())

/** Gives an account a verified number. @returns it with a phone token of the sign-in service */
async function verifyNumber(username: string) {
  const { mobile, ...typed } = freshNumber()
  await updateAccount(harness.database, username, { mobile, mobileVerifiedAt: new Date() })
  await harness.call(phoneAppSms, typed)
  const verificationCode = await codeTo(harness, mobile)
  const { idToken } = (await harness.call(phoneAppToken, { ...typed, verificationCode })).value
  return { typed, firebaseIdToken: idToken }
}
const logIn = (typed: object, firebaseIdToken: string) =>
  harness.call(login, { type: 'sms', ...typed, firebaseIdToken })

test('logs in by a phone token for its own number only', async () => {
  const { typed, firebaseIdToken } = await verifyNumber('lan')
  const other = await verifyNumber('hoa')
  expect(await logIn(typed, firebaseIdToken)).toMatchObject({ status: 200, value: { userName: 'lan' } })
  expect(await logIn(other.typed, firebaseIdToken)).toMatchObject(getFailure('phone.token.invalid'))
  const [head, , signature] = firebaseIdToken.split('.')
  const forged = [head, Buffer.from('{"phone_number":"+84912000000"}').toString('base64url'), signature].join('.')
  expect(await logIn(typed, forged)).toMatchObject(getFailure('phone.token.invalid'))
})

test('resets a password by a phone token', async () => {
  const { typed, firebaseIdToken } = await verifyNumber('minh')
  const response = await harness.call(setPasswordByPhone, { ...typed, firebaseIdToken, newPassword: NEW })
  expect(response).toMatchObject({ status: 200, value: { userName: 'minh' } })
  expect((await harness.call(login, { username: 'minh', password: NEW })).status).toBe(200)
})

test('answers an unknown number like a wrong code', async () => {
  const { typed, firebaseIdToken } = await verifyNumber('suba')
  await updateAccount(harness.database, 'suba', { mobileVerifiedAt: null })
  expect(await logIn(typed, firebaseIdToken)).toMatchObject(getFailure('code.invalid'))
})
