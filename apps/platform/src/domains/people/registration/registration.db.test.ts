import { memberInfo } from '@playhouse/platform-api/member.ts'
import { checkUsername, register } from '@playhouse/platform-api/registration.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brand, brandModule, registerRule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { REGISTRATIONS_PER_HOUR: '30', USERNAME_CHECKS_PER_HOUR: '5' },
  })
  await harness.database.update(member).set({ affiliateCode: 'SUBA01' }).where(eq(member.username, 'suba'))
})
afterAll(() => harness.close())

const PASSWORD = 'a good long one'
const signUp = (
  username: string,
  input: Partial<Parameters<typeof harness.call<typeof register>>[1]> = {},
  from = '127.0.0.1',
) =>
  harness.call(
    register,
    { username, password: PASSWORD, confirmPassword: PASSWORD, confirmedAge: 18, ...input },
    { remoteAddress: from },
  )
const getAccount = async (username: string) => {
  const [found] = await harness.database.select().from(member).where(eq(member.username, username))
  return found
}
const findFields = (body: unknown) => (body as { value?: { fields?: object } }).value?.fields

test('logs in a new member below the general agent with an empty wallet', async () => {
  const { status, value } = await signUp('ThuTrang1')
  expect(status).toBe(200)
  expect(value.userName).toBe('thutrang1')
  const info = await harness.call(memberInfo, {}, { token: value.token })
  expect(info.value).toMatchObject({ id: value.id, account: 'thutrang1', type: 0 })
  expect((await harness.call(balance, {}, { token: value.token })).value.sumBalance).toBe('0.00')
  const general = await getAccount('general')
  const added = await getAccount('thutrang1')
  expect(added).toMatchObject({ parentId: general?.id, path: `${general?.path}.${value.id}` })
  expect(added?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('places an invited member below the agent of the code', async () => {
  await signUp('invited1', { affiliateCode: 'suba01' })
  const agent = await getAccount('suba')
  expect(await getAccount('invited1')).toMatchObject({ parentId: agent?.id })
})

test('rejects an unknown code only if the form has a field for it', async () => {
  await harness.database.update(registerRule).set({ enabled: false }).where(eq(registerRule.field, 'affiliateCode'))
  await harness.restart()
  expect((await signUp('invited2', { affiliateCode: 'NOBODY' })).status).toBe(200)
  const general = await getAccount('general')
  expect(await getAccount('invited2')).toMatchObject({ parentId: general?.id })

  await harness.database.update(registerRule).set({ enabled: true }).where(eq(registerRule.field, 'affiliateCode'))
  await harness.restart()
  const refused = await signUp('invited3', { affiliateCode: 'NOBODY' })
  expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
  expect(findFields(refused.body)).toEqual({ affiliateCode: 'pattern' })
  expect(await getAccount('invited3')).toBeUndefined()
})

test.each([
  ['short name', { username: 'abc' }, { username: 'length' }],
  ['name with a digit first', { username: '1abcdef' }, { username: 'pattern' }],
  ['name with an accent', { username: 'thảothảo' }, { username: 'pattern' }],
  ['no name', { username: '' }, { username: 'required' }],
  ['weak password', { password: 'short', confirmPassword: 'short' }, { password: 'length' }],
  ['no password', { password: '', confirmPassword: '' }, { password: 'required', confirmPassword: 'required' }],
  [
    'password like the name',
    { username: 'tranglan9', password: 'TrangLan9', confirmPassword: 'TrangLan9' },
    { password: 'like_username' },
  ],
  [
    'password that anybody tries first',
    { password: 'Password1', confirmPassword: 'Password1' },
    { password: 'too_common' },
  ],
  ['other confirmation', { confirmPassword: 'another long one' }, { confirmPassword: 'mismatch' }],
  [
    'several',
    { username: 'x', password: 'y', confirmPassword: 'z' },
    { username: 'length', password: 'length', confirmPassword: 'mismatch' },
  ],
  ['no confirmed age', { confirmedAge: undefined }, { confirmedAge: 'required' }],
  ['an age below the brand’s', { confirmedAge: 17 }, { confirmedAge: 'too_young' }],
  ['name of 65 letters', { username: 'a'.repeat(65) }, { username: 'length' }],
])('refuses %s with the breach of each field', async (_, input, fields) => {
  const { status, body } = await signUp('goodname1', input)
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, errorCode: 'request_param_err', value: { fields } })
  expect(findFields(body)).toEqual(fields)
})

test('registers from the age on that the brand sets', async () => {
  await harness.database.update(brand).set({ agreementAge: 21 })
  await harness.restart()
  expect(findFields((await signUp('adult20', { confirmedAge: 20 })).body)).toEqual({ confirmedAge: 'too_young' })
  expect((await signUp('adult21', { confirmedAge: 21 })).status).toBe(200)
  await harness.database.update(brand).set({ agreementAge: 18 })
  await harness.restart()
})

test('rejects a taken username in any case without changes', async () => {
  const before = await harness.database.$count(member)
  const refused = await signUp('Invited1')
  expect(refused).toMatchObject({ status: 409, body: { success: false, errorCode: 'username.taken' } })
  expect(await harness.database.$count(member)).toBe(before)
})

test('gives a username to exactly one of ten concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => signUp('racername')))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
  expect(await harness.database.$count(member, eq(member.username, 'racername'))).toBe(1)
})

test('checks username availability, rate-limited by address', async () => {
  const check = async (username: string) => (await harness.call(checkUsername, { username })).value
  expect(await check('INVITED1')).toEqual({ available: false })
  expect(await check('nobodyyet')).toEqual({ available: true })
  for (let index = 0; index < 3; index += 1) await check('nobodyyet')
  expect(await harness.call(checkUsername, { username: 'nobodyyet' })).toMatchObject({
    status: 429,
    body: { errorCode: 'TOO_MANY_REQUESTS' },
  })
})

test('limits registrations by address without counting form errors', async () => {
  for (let index = 0; index < 31; index += 1) expect((await signUp('x', {}, '10.9.9.9')).status).toBe(400)
  for (let index = 0; index < 30; index += 1) expect((await signUp('invited1', {}, '10.9.9.9')).status).toBe(409)
  expect((await signUp('invited1', {}, '10.9.9.9')).status).toBe(429)
})

test('is refused without its module', async () => {
  await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'REG3'))
  await harness.restart()
  expect(await signUp('latecomer')).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } })
})
