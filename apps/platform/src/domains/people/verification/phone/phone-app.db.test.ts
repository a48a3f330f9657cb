import { phoneAppSms, phoneAppToken } from '@playhouse/platform-api/verification.ts'
import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { idTokenVerifier } from './phone-verifier.ts'

const PHONE = { countryDialingCode: '84', mobileNum: '0912345678' }
const NUMBER = '+84912345678'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { PHONE_APP_EMBEDDED: 'true', CODE_REQUESTS_PER_HOUR: '200' },
  })
  await switchModule(true)
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database.delete(verificationCode)
  harness.messages.length = 0
})

async function switchModule(enabled: boolean): Promise<void> {
  await harness.database.update(brandModule).set({ enabled }).where(eq(brandModule.modId, 'PHONEAPPVERF3'))
  await harness.restart()
}

const requestCode = async (phone = PHONE) => {
  expect((await harness.call(phoneAppSms, phone)).status).toBe(200)
  await expect.poll(() => harness.messages.length).toBe(1)
  const [message] = harness.messages
  expect(message?.address).toBe(NUMBER)
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}
const tokenFor = (code: string, phone = PHONE) => harness.call(phoneAppToken, { ...phone, verificationCode: code })

test('exchanges a code for a token verifiable by its published keys', async () => {
  const answer = await tokenFor(await requestCode())
  expect(answer.status).toBe(200)
  const { idToken } = answer.value
  expect(decodeJwt(idToken)).toMatchObject({ aud: 'playhouse', phone_number: NUMBER })
  const published = (await harness.app.inject({ url: '/phone-app/keys' })).json()
  expect(published.keys).toEqual([
    { kty: 'RSA', alg: 'RS256', use: 'sig', e: 'AQAB', n: expect.any(String), kid: decodeProtectedHeader(idToken).kid },
  ])
  const address = await harness.app.listen({ host: '127.0.0.1', port: 0 })
  const keys = new URL('/phone-app/keys', address)
  const phones = idTokenVerifier({ issuer: 'playhouse:phones', audience: 'playhouse', keys })
  await expect(phones.verifyPhone(idToken, NUMBER)).resolves.toBeUndefined()
  await expect(phones.verifyPhone(idToken, '+84987654321')).rejects.toMatchObject({ code: 'phone.token.invalid' })
  await harness.restart()
})

test('rejects wrong, used and foreign codes', async () => {
  const code = await requestCode()
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const INVALID = { status: 400, body: { errorCode: 'code.invalid' } }
  expect(await tokenFor(wrong)).toMatchObject(INVALID)
  expect(await tokenFor(code, { ...PHONE, mobileNum: '0912345679' })).toMatchObject(INVALID)
  expect((await tokenFor(code)).status).toBe(200)
  expect(await tokenFor(code)).toMatchObject(INVALID)
})

test('keeps the key after a restart', async () => {
  const keys = async () => (await harness.app.inject({ url: '/phone-app/keys' })).json()
  const before = await keys()
  await harness.restart()
  expect(await keys()).toEqual(before)
})

test('is refused without its module', async () => {
  await switchModule(false)
  const OFF = { status: 400, body: { errorCode: 'function.not.available' } }
  expect(await harness.call(phoneAppSms, PHONE)).toMatchObject(OFF)
  expect(await tokenFor('123456')).toMatchObject(OFF)
})
