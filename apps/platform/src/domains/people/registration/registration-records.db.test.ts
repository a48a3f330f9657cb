import { affiliate, register } from '@playhouse/platform-api/registration.ts'
import { captcha as captchaEndpoint } from '@playhouse/platform-api/verification.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brandModule, registerRule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { memberDetail, referralCode, registration } from '../../../db/tables/registration.ts'
import { memberLimit } from '../../../db/tables/limits.ts'
import { captcha as captchaTable } from '../../../db/tables/verification.ts'
import { sharedSecret } from '../verification/shared-secret.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { AFFILIATE_CHECKS_PER_HOUR: '4' },
  })
  await harness.database.update(member).set({ affiliateCode: 'SUBA01' }).where(eq(member.username, 'suba'))
})
afterAll(() => harness.close())

const PASSWORD = 'a good long one'
type Input = Partial<Parameters<typeof harness.call<typeof register>>[1]>
const signUp = (username: string, input: Input = {}) =>
  harness.call(register, { username, password: PASSWORD, confirmPassword: PASSWORD, confirmedAge: 18, ...input })
const account = async (username: string) => {
  const [found] = await harness.database.select().from(member).where(eq(member.username, username))
  if (!found) throw new Error(`There is no ${username}.`)
  return found
}
const readRegistration = async (memberId: number) => {
  const [found] = await harness.database.select().from(registration).where(eq(registration.memberId, memberId))
  return found
}
const findFields = ({ body }: { body: unknown }) => (body as { value?: { fields?: object } }).value?.fields

/** Makes the brand require these fields. */
async function ask(fields: string[], enabled = true): Promise<void> {
  await harness.database.update(registerRule).set({ enabled }).where(inArray(registerRule.field, fields))
  await harness.restart()
}

test('places a friend below the inviting member’s agent and records the inviter', async () => {
  await signUp('friendone1', { affiliateCode: 'SUBA01' })
  const first = await account('friendone1')
  const [invite] = await harness.database.select().from(referralCode).where(eq(referralCode.memberId, first.id))
  await signUp('friendtwo1', { referralCode: invite?.code.toLowerCase() })
  const second = await account('friendtwo1')
  const agent = await account('suba')
  expect(second.parentId).toBe(agent.id)
  expect(second.path).toBe(`${agent.path}.${second.id}`)
  expect(await readRegistration(first.id)).toMatchObject({ invitedById: agent.id, affiliateCode: 'SUBA01' })
  expect(await readRegistration(second.id)).toMatchObject({ invitedById: first.id })
})

test('keeps the language of the page for letters to the account', async () => {
  const input = { username: 'english01', password: PASSWORD, confirmPassword: PASSWORD, confirmedAge: 18 }
  await harness.call(register, input, { headers: { language: 'EN' } })
  expect((await account('english01')).language).toBe('EN')
})

test('prefers the affiliate code over other invitations', async () => {
  const other = await account('hoa')
  await harness.database.insert(referralCode).values({ code: 'HOAFRIEND', memberId: other.id })
  await signUp('friendthree', { affiliateCode: 'SUBA01', referralCode: 'HOAFRIEND' })
  expect((await account('friendthree')).parentId).toBe((await account('suba')).id)
})

test('accepts an agent’s referral code; stores and ignores an unknown one', async () => {
  await signUp('friendfour', { referralCode: 'suba01' })
  expect((await account('friendfour')).parentId).toBe((await account('suba')).id)
  await signUp('friendfive', { referralCode: 'NOBODY' })
  const added = await account('friendfive')
  expect(added.parentId).toBe((await account('general')).id)
  expect(await readRegistration(added.id)).toMatchObject({ invitedById: null, referralCode: 'NOBODY' })
})

test('finds the recommender by name if the brand asks for it', async () => {
  await ask(['recommenderId'])
  await signUp('friendsix1', { recommenderId: 'lan888' })
  await signUp('friendseven', { recommenderId: 'Childless' })
  expect((await account('friendsix1')).parentId).toBe((await account('general')).id)
  expect((await account('friendseven')).parentId).toBe((await account('childless')).id)
  await ask(['recommenderId'], false)
})

test('validates affiliate codes, with a rate limit', async () => {
  const check = (code: string) => harness.call(affiliate, { code, domain: 'play.test' })
  expect((await check('suba01')).value).toEqual({ code: 'SUBA01' })
  expect(await check('NOBODY')).toMatchObject({ status: 404, body: { errorCode: 'affiliate.code.invalid' } })
  await check('AAAA')
  await check('BBBB')
  expect(await check('SUBA01')).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } })
})

test('stores everything a brand asks for, with secrets hashed or encrypted', async () => {
  const requested = ['payeeName', 'paymentPassword', 'email', 'idNumber', 'zalo', 'facebook', 'mobileNum']
  await ask(requested)
  const { status } = await signUp('detailed1', {
    payeeName: 'Tran Thi Lan',
    paymentPassword: 'another good one',
    email: 'Lan@Example.TEST',
    idNumber: '012345678901',
    zalo: '0912345678',
    facebook: '<script>alert(1)</script>',
    countryDialingCode: '84',
    mobileNum: '0912 345 678'.replaceAll(' ', ''),
    wechat: 'nobody asked',
  })
  expect(status).toBe(200)
  const added = await account('detailed1')
  expect(added).toMatchObject({
    payeeName: 'Tran Thi Lan',
    email: 'lan@example.test',
    emailVerifiedAt: null,
    mobile: '+84912345678',
    mobileVerifiedAt: null,
  })
  expect(added.paymentPasswordHash).toMatch(/^\$argon2id\$/)
  const [details] = await harness.database.select().from(memberDetail).where(eq(memberDetail.memberId, added.id))
  expect(details).toMatchObject({ zalo: '0912345678', facebook: '<script>alert(1)</script>', wechat: null })
  expect(details?.sealedIdNumber).toMatch(/^eyJ/)
  expect(details?.sealedIdNumber).not.toContain('012345678901')
  expect(harness.logged()).not.toContain('012345678901')
  await ask(requested, false)
})

test('requires a payment password if the brand asks for it', async () => {
  await ask(['paymentPassword'])
  expect(findFields(await signUp('nopayment1'))).toEqual({ paymentPassword: 'required' })
  await ask(['paymentPassword'], false)
})

test('applies a deposit limit at once, in whole currency units', async () => {
  await signUp('careful001', { depositLimit: { period: 'WEEK', amount: '1.500.000' } })
  const added = await account('careful001')
  const limits = await harness.database.select().from(memberLimit).where(eq(memberLimit.memberId, added.id))
  expect(limits).toMatchObject([{ kind: 'DEPOSIT', period: 'WEEK', value: 15_000_000_000n }])
})

test.each(['0', '-1', 'lots', '10.5', '9'.repeat(13)])('rejects the limit %j and opens no account', async (amount) => {
  const refused = await signUp('careless01', { depositLimit: { period: 'DAY', amount } })
  expect(findFields(refused)).toEqual({ depositLimit: 'pattern' })
  expect(await harness.database.$count(member, eq(member.username, 'careless01'))).toBe(0)
})

test('requires the agreement', async () => {
  expect(findFields(await signUp('disagreeing', { agreement: false }))).toEqual({ agreement: 'required' })
})

test('accepts a captcha once and opens no account on refusal', async () => {
  await ask(['captcha'])
  const captchaId = randomUUID()
  await harness.call(captchaEndpoint, { captchaId })
  expect(findFields(await signUp('puzzled001', { captchaId, captcha: 'x!' }))).toEqual({ captcha: 'length' })
  for (let tries = 0; tries < 2; tries += 1) {
    const refused = await signUp('puzzled001', { captchaId, captcha: 'WRONG' })
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'captcha.failed' } })
  }
  expect(await harness.database.$count(member, eq(member.username, 'puzzled001'))).toBe(0)

  const readable = randomUUID()
  await harness.call(captchaEndpoint, { captchaId: readable })
  const secret = await sharedSecret(harness.database, 'captcha')
  const answerHash = createHmac('sha256', secret).update(`${readable}:KAP47`).digest()
  await harness.database.update(captchaTable).set({ answerHash }).where(eq(captchaTable.id, readable))
  expect((await signUp('puzzled001', { captchaId: readable, captcha: 'kap47' })).status).toBe(200)
  const stale = await signUp('puzzled002', { captchaId: readable, captcha: 'kap47' })
  expect(stale).toMatchObject({ body: { errorCode: 'captcha.failed' } })
  await ask(['captcha'], false)
})

test('rejects ten megabytes before parsing', async () => {
  const { status } = await signUp('x'.repeat(10_000_000))
  expect(status).toBe(413)
})

test('refuses affiliate checks without the module', async () => {
  await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'AFFMAN3'))
  await harness.restart()
  expect(await harness.call(affiliate, { code: 'SUBA01' })).toMatchObject({
    body: { errorCode: 'function.not.available' },
  })
})

test('takes one query per record, one for the lock of its name, one for the place in the tree, and two for the rules of its country', async () => {
  const { queries } = await signUp('counted001', { affiliateCode: 'SUBA01' })
  expect(queries.length).toBeLessThanOrEqual(22)
  expect(await harness.database.execute(sql`select 1`)).toBeDefined()
})
