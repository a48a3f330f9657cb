import { depositBanks, depositByQr, depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import { withdrawalBanks } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { resetPasswordByEmail } from '@playhouse/platform-api/member-passwords.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { systemStatus, whitelabel, type WhitelabelNode } from '@playhouse/platform-api/site.ts'
import { noLoginSms, passwordRecoverySms, registerSms } from '@playhouse/platform-api/verification.ts'
import { eq } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../app.fixture.ts'
import { makeBrand } from '../../db/brand/make-brand.ts'
import { withdrawalBank } from '../../db/tables/cashier-withdrawals.ts'
import { depositMethod } from '../../db/tables/deposits.ts'
import { member } from '../../db/tables/members.ts'

const PASSWORD = 'a good long one'
const secret = () => randomBytes(32).toString('base64url')

/** A new brand's platform without DEMO and without any third party. */
let harness: TestPlatform
let token = ''
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'empty',
    prepare: async (_database, url) => void (await makeBrand(url)),
    hasSender: false,
    environment: {
      DEMO: 'false',
      SEAMLESS_SECRET: secret(),
      PAYMENTS_SECRET: secret(),
      SECRET_KEYS: `k1:${secret()}`,
      OPERATOR_TOKEN: `anna:${secret()}`,
    },
  })
  const { value } = await harness.call(register, {
    username: 'first01',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    confirmedAge: 18,
  })
  token = value.token
})
afterAll(() => harness.close())

const modulesOn = (nodes: readonly WhitelabelNode[]): string[] =>
  nodes.flatMap((node) => (node.enabled ? [node.modId, ...modulesOn(node.childrenNodes)] : []))

test('offers no module that needs a sender or an identity provider', async () => {
  const { value } = await harness.call(whitelabel, {})
  const on = modulesOn(value)
  expect(on).toEqual(expect.arrayContaining(['REG3', 'LOGIN3', 'FREEPLAY3', 'FUNDTRANS3']))
  for (const module of [
    'MOBILENUMREG3',
    'MOBILEVERCODELOGIN3',
    'PWRESETSMS3',
    'CHNGPASSVERIF3',
    'PHONEAPPVERF3',
    'THIRDPARTYLOGIN3',
  ])
    expect(on).not.toContain(module)
})

test('sends no codes and no links, and says so before a page offers them', async () => {
  expect((await harness.call(systemStatus, {})).value.info).toMatchObject({ canSend: false })
  const phone = { countryDialingCode: '84', mobileNum: '912345678' }
  const refusals = await Promise.all([
    harness.call(registerSms, { ...phone, mobileNo: '912345678' } as never),
    harness.call(noLoginSms, phone),
    harness.call(passwordRecoverySms, phone),
    harness.call(resetPasswordByEmail, { username: 'first01', email: 'first@mail.example' }),
  ])
  for (const { body } of refusals) expect(JSON.stringify(body)).toContain('function.not.available')
})

test('lets a member with a verified phone log in at an unknown address', async () => {
  await harness.database
    .update(member)
    .set({ mobile: '+84912345678', mobileVerifiedAt: new Date() })
    .where(eq(member.username, 'first01'))
  const response = await harness.call(
    login,
    { username: 'first01', password: PASSWORD },
    { remoteAddress: '203.0.113.9' },
  )
  expect(response.status).toBe(200)
})

test('offers no deposit method and no bank, and accepts no deposit', async () => {
  const settings = await harness.call(depositSettings, {}, { token })
  expect(settings.value).toMatchObject({ allowDeposit: 'N', depositInfo: [] })
  expect((await harness.call(depositBanks, {}, { token })).value.list).toEqual([])
  expect((await harness.call(withdrawalBanks, {}, { token })).value.list).toEqual([])
  expect((await harness.call(withdrawalOptions, {}, { token })).value).toMatchObject({
    allowWithdraw: false,
    channels: [],
  })
  const requested = await harness.call(depositByQr, { requestKey: randomUUID(), amount: '100000' }, { token })
  expect(JSON.stringify(requested.body)).toContain('deposit.method.unavailable')
})

test('offers neither methods nor banks without a payment provider, even if they are switched on', async () => {
  await harness.database.update(depositMethod).set({ enabled: true })
  await harness.database.insert(withdrawalBank).values({
    code: 'VCB',
    name: 'Vietcombank',
    kind: 'BANK',
    minimum: 10_000n,
    maximum: 10_000_000n,
    expectedMinutes: 30,
    position: 1,
  })
  expect((await harness.call(depositSettings, {}, { token })).value.depositInfo).toEqual([])
  expect((await harness.call(withdrawalOptions, {}, { token })).value.channels).toEqual([])
  const requested = await harness.call(depositByQr, { requestKey: randomUUID(), amount: '100000' }, { token })
  expect(JSON.stringify(requested.body)).toContain('deposit.method.unavailable')
})
