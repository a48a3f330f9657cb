import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type FreshPhone, freshPhone } from './coverage/callers.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

const RESULT = `{
  __typename
  ... on LogInSuccess { viewer { username kind } }
  ... on InvalidInput { problems { field reason } }
  ... on Problem { code field }
}`
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) ${RESULT} }`
const BY_MOBILE = `mutation ($input: RegisterByMobileInput!) { registerByMobile(input: $input) ${RESULT} }`
const CODE = `mutation ($input: RequestPhoneCodeInput!) { requestPhoneCode(input: $input) { __typename } }`
const PASSWORD = 'a good long one'

let counted = 0
const newName = () => `reg${Date.now().toString(36).slice(-5)}${(counted += 1)}`
const account = (username: string) => ({ username, password: PASSWORD, confirmPassword: PASSWORD, confirmedAge: 18 })
const rows = <Row>(statement: string) => askDatabase<Row>(stack.databaseUrl, statement)
const membersNamed = (username: string) => rows(`select id from member where username = '${username}'`)

async function codeFor({ phone, address }: FreshPhone): Promise<string> {
  const input = { purpose: 'REGISTER', phone }
  expect((await stack.browser().send(CODE, { input })).data).toEqual({
    requestPhoneCode: { __typename: 'RequestCodeSuccess' },
  })
  const newest = async () => {
    const [message] = await rows<{ text: string }>(
      `select text from message_gateway.message where address = '${address}'`,
    )
    return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1]
  }
  await expect.poll(newest).toBeDefined()
  return (await newest()) ?? ''
}

test('maps a registration to the platform’s fields', async () => {
  const username = newName()
  const input = {
    ...account(username),
    referralCode: 'NOBODY',
    depositLimit: { period: 'MONTH', amount: '2000000' },
    requestKey: randomUUID(),
  }
  const { data } = await stack.browser().send(REGISTER, { input })
  expect(data).toEqual({ register: { __typename: 'LogInSuccess', viewer: { username, kind: 'MEMBER' } } })
  const stored = await rows(
    `select r.kind, method, referral_code as "referralCode", domain is not null as "knowsDomain", period,
       value::text as amount from registration r join member_limit d on d.member_id = r.member_id
     join member m on m.id = r.member_id where username = '${username}'`,
  )
  expect(stored).toEqual([
    {
      kind: 'username',
      method: 'WEB',
      referralCode: 'NOBODY',
      knowsDomain: true,
      period: 'MONTH',
      amount: '20000000000',
    },
  ])
})

test('creates one account per key and logs in on repetition', async () => {
  const username = newName()
  const input = { ...account(username), requestKey: randomUUID() }
  const [first, second] = [stack.browser(), stack.browser()]
  await first.send(REGISTER, { input })
  const { data } = await second.send(REGISTER, { input })
  expect(data).toMatchObject({ register: { __typename: 'LogInSuccess', viewer: { username } } })
  expect(second.cookies.has('__Host-playhouse')).toBe(true)
  expect(await membersNamed(username)).toHaveLength(1)
})

test('refuses the same key with another password', async () => {
  const username = newName()
  const requestKey = randomUUID()
  await stack.browser().send(REGISTER, { input: { ...account(username), requestKey } })
  const thief = stack.browser()
  const other = {
    username,
    password: 'not the same one',
    confirmPassword: 'not the same one',
    confirmedAge: 18,
    requestKey,
  }
  const { data } = await thief.send(REGISTER, { input: other })
  expect(data).toMatchObject({ register: { __typename: 'Problem', code: 'INVALID_INPUT' } })
  expect(thief.cookies.size).toBe(0)
})

test.each(['short', 'x'.repeat(65), 'line\nbreak-line-break', 'with space with space'])(
  'rejects an invalid key (%j) without calling the platform',
  async (requestKey) => {
    stack.takeCalls()
    const { errors } = await stack.browser().send(REGISTER, { input: { ...account(newName()), requestKey } })
    expect(errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    ])
    expect(stack.takeCalls()).not.toContain('register')
  },
)

test('registers by mobile number and consumes the code', async () => {
  const fresh = freshPhone()
  const input = {
    phone: fresh.phone,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    confirmedAge: 18,
    verificationCode: await codeFor(fresh),
  }
  const { data } = await stack.browser().send(BY_MOBILE, { input })
  expect(data).toEqual({
    registerByMobile: {
      __typename: 'LogInSuccess',
      viewer: { username: expect.stringMatching(/^m\d{9}$/), kind: 'MEMBER' },
    },
  })
  const again = await stack.browser().send(BY_MOBILE, { input })
  expect(again.data).toEqual({ registerByMobile: { __typename: 'Problem', code: 'CODE_INVALID', field: null } })
})

test('reports an invalid number at its field', async () => {
  const phone = { diallingCode: '84', number: '0012345678' }
  const input = { phone, password: PASSWORD, confirmPassword: PASSWORD, confirmedAge: 18, verificationCode: '123456' }
  const { data } = await stack.browser().send(BY_MOBILE, { input })
  expect(data).toEqual({
    registerByMobile: { __typename: 'InvalidInput', problems: [{ field: 'phone', reason: 'PATTERN' }] },
  })
})

test('maps every breach of the platform', async () => {
  const input = { username: 'lananh88', password: 'LANANH88', confirmPassword: 'x', confirmedAge: 17, agreement: false }
  const { data } = await stack.browser().send(REGISTER, { input })
  const { problems } = (data as unknown as { register: { problems: object[] } }).register
  expect(problems).toHaveLength(4)
  expect(problems).toEqual(
    expect.arrayContaining([
      { field: 'password', reason: 'SAME_AS_USERNAME' },
      { field: 'confirmPassword', reason: 'MISMATCH' },
      { field: 'confirmedAge', reason: 'TOO_YOUNG' },
      { field: 'agreement', reason: 'REQUIRED' },
    ]),
  )
})

test('tells a known invitation code from an unknown one', async () => {
  const [agent] = await rows<{ code: string }>(
    'select affiliate_code as code from member where affiliate_code is not null limit 1',
  )
  const ask = async (code: string) =>
    (await stack.browser().send('query ($code: String!) { invitationCode(code: $code) { code isValid } }', { code }))
      .data
  expect(await ask(agent?.code ?? '')).toEqual({ invitationCode: { code: agent?.code, isValid: true } })
  expect(await ask('NOBODY')).toEqual({ invitationCode: { code: 'NOBODY', isValid: false } })
  expect(await ask('x'.repeat(100))).toMatchObject({ invitationCode: { isValid: false } })
})

test('returns the form in one query, with flags on the brand’s image hosts', async () => {
  const { data } = await stack.browser().send(`{
    site { registration { methods isSmsCodeRequired isMobilePasswordRequired canCheckInvitationCode } }
    countries { code diallingCode flag }
  }`)
  expect(data).toMatchObject({
    site: {
      registration: { methods: ['USERNAME', 'MOBILE'], isMobilePasswordRequired: true, canCheckInvitationCode: true },
    },
  })
  const { countries } = data as unknown as { countries: { code: string; diallingCode: string; flag: string }[] }
  expect(countries[0]).toMatchObject({ code: 'VN', diallingCode: '84' })
  for (const { code, flag } of countries)
    expect(flag).toMatch(new RegExp(`^https?://.+/media/v-[\\w-]{10}/circle-flags/${code.toLowerCase()}\\.svg$`))
})
