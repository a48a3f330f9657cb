import { solvePuzzle } from '@playhouse/contract-suite/human-proof.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openStack, type Stack } from './stack.ts'

const CHALLENGE = '{ humanChallenge { provider challenge } }'
const CAPTCHA = '{ captcha { id image } }'
const REQUEST = `mutation ($input: RequestPhoneCodeInput!) { requestPhoneCode(input: $input) {
  ... on RequestCodeSuccess { expiresInMinutes resendAfterSeconds }
  ... on InvalidInput { code problems { field reason } }
  ... on Problem { code retryAfterSeconds } } }`
const CHARACTERS = `mutation ($input: RequestTextCaptchaInput!) { requestTextCaptcha(input: $input) {
  ... on RequestTextCaptchaSuccess { id characters } ... on Problem { code } } }`
const CONFIRM = `mutation ($input: ConfirmPhoneInput!) { confirmPhone(input: $input) {
  ... on ConfirmPhoneSuccess { phoneToken } ... on Problem { code } ... on InvalidInput { code } } }`

let stack: Stack
/** Its platform requires no proof. */
let plain: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  plain = await openSharedStack()
  const settings = {
    HUMAN_CHECK: 'true',
    HUMAN_CHECK_COST: '10',
    PHONE_APP_EMBEDDED: 'true',
    CODE_REQUESTS_PER_HOUR: '100',
  }
  stack = await openStack({ PUBLIC_CACHE: 'off' }, settings, 'update brand_module set enabled = true')
})
afterAll(async () => {
  await plain.close()
  await stack.close()
})
beforeEach(async () => {
  await askDatabase(stack.databaseUrl, 'truncate verification_code, message_gateway.message')
})

const puzzle = async () => {
  const { data } = await stack.browser().send(CHALLENGE)
  return (data as unknown as { humanChallenge: { provider: string; challenge: string } }).humanChallenge
}
const proof = async () => solvePuzzle((await puzzle()).challenge)
const request = async (purpose: string, number: string, humanProof?: string) => {
  const input = { purpose, phone: { diallingCode: '84', number }, humanProof: humanProof ?? (await proof()) }
  const { data } = await stack.browser().send(REQUEST, { input })
  return (data as unknown as { requestPhoneCode: Record<string, unknown> }).requestPhoneCode
}
const outbox = async () => (await fetch(stack.platform.outboxUrl)).text()

test('returns a new challenge each time, never cached', async () => {
  const [first, second] = [await puzzle(), await puzzle()]
  expect(first.provider).toBe('ALTCHA')
  expect(first.challenge).not.toBe(second.challenge)
  const { response } = await stack.browser().send(CHALLENGE)
  expect(response.headers['cache-control']).toMatch(/no-store/)
  const byGet = await stack.gateway.app.inject({
    url: '/graphql',
    query: { query: CHALLENGE },
    headers: { 'apollo-require-preflight': 'true' },
  })
  expect(byGet.headers['cache-control']).toMatch(/no-store/)
})

test('returns no challenge when the platform requires none', async () => {
  expect((await plain.browser().send(CHALLENGE)).data).toEqual({ humanChallenge: null })
})

test('returns a captcha image by id, limited to one per second', async () => {
  const strict = await stack.another({ OPERATION_LIMIT_FACTOR: '1' })
  // The counters' clock stands still.
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const [first, second] = [await strict.browser().send(CAPTCHA), await strict.browser().send(CAPTCHA)]
  vi.restoreAllMocks()
  const { captcha } = first.data as unknown as { captcha: { id: string; image: string } }
  expect(captcha.id).toMatch(/^[\da-f-]{36}$/)
  expect(captcha.image).toMatch(/^data:image\/png;base64,iVBOR/)
  expect(second.data).toEqual({ captcha: null })
  expect(second.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryable: true } }])
})

test('sends a code and returns its lifetime', async () => {
  expect(await request('REGISTER', '0912 345 678')).toEqual({ expiresInMinutes: 5, resendAfterSeconds: 300 })
  await expect.poll(outbox).toContain('+84912345678')
})

test.each(['LOG_IN', 'PASSWORD_RESET'])(
  '%s gives the same answer for an unknown number, and sends nothing',
  async (purpose) => {
    expect(await request(purpose, '0912345678')).toEqual({ expiresInMinutes: 5, resendAfterSeconds: 300 })
    expect(await outbox()).not.toContain('+84912345678')
  },
)

test('reports an invalid number at its field of the input', async () => {
  const refused = { code: 'INVALID_INPUT', problems: [{ field: 'phone', reason: 'PATTERN' }] }
  expect(await request('REGISTER', '12')).toEqual(refused)
  expect(await request('LOG_IN', '12')).toEqual(refused)
})

test('maps each refusal to its code', async () => {
  const used = await proof()
  expect(await request('REGISTER', '0912345678', 'no proof')).toMatchObject({ code: 'HUMAN_CHECK_FAILED' })
  expect(await request('REGISTER', '0912345678', used)).toMatchObject({ expiresInMinutes: 5 })
  expect(await request('REGISTER', '0912345679', used)).toMatchObject({ code: 'HUMAN_CHECK_FAILED' })
  expect(await request('REGISTER', '0912345678')).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 })
  const past = (minutes: number) =>
    askDatabase(
      stack.databaseUrl,
      `update verification_code set created_at = created_at - interval '${minutes} minutes'`,
    )
  for (let times = 0; times < 4; times += 1) {
    await past(6)
    expect(await request('REGISTER', '0912345678')).toMatchObject({ expiresInMinutes: 5 })
  }
  await past(6)
  expect(await request('REGISTER', '0912345678')).toMatchObject({ code: 'CODE_QUOTA_EXCEEDED' })
})

test('exchanges the phone sign-in service’s code for a proof of the number', async () => {
  expect(await request('PHONE_CONFIRMATION', '0912345678')).toEqual({ expiresInMinutes: 5, resendAfterSeconds: 60 })
  await expect.poll(outbox).toContain('+84912345678')
  const code = /<b>(\d{6})<\/b>/.exec(await outbox())?.[1] ?? ''
  const confirm = async (typed: string) => {
    const input = { phone: { diallingCode: '84', number: '0912345678' }, code: typed }
    return (await stack.browser().send(CONFIRM, { input })).data as unknown as { confirmPhone: Record<string, string> }
  }
  expect(await confirm('x')).toEqual({ confirmPhone: { code: 'CODE_INVALID' } })
  expect((await confirm(code)).confirmPhone['phoneToken']).toMatch(/^eyJ/)
  expect(await confirm(code)).toEqual({ confirmPhone: { code: 'CODE_INVALID' } })
})

test('logs no code, proof or image', async () => {
  const one = (await proof()) ?? ''
  await request('REGISTER', '0912345600', one)
  await expect.poll(outbox).toContain('+84912345600')
  const code = /<b>(\d{6})<\/b>/.exec(await outbox())?.[1] ?? 'none'
  expect(stack.logged()).not.toContain(`"${code}"`)
  expect(stack.logged()).not.toContain(one.slice(0, 60))
  expect(stack.logged()).not.toContain('iVBOR')
})

test('returns the captcha’s characters for a proof of work, valid once', async () => {
  const spell = async (humanProof: string) => {
    const { data } = await stack.browser().send(CHARACTERS, { input: { humanProof } })
    return (data as unknown as { requestTextCaptcha: Record<string, string> }).requestTextCaptcha
  }
  const shown = await proof()
  const { id, characters } = await spell(shown ?? '')
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(characters).toMatch(/^[A-Z\d]{5}$/)
  expect(await spell(shown ?? '')).toEqual({ code: 'HUMAN_CHECK_FAILED' })
  expect(await spell('none')).toEqual({ code: 'HUMAN_CHECK_FAILED' })
  await askDatabase(
    stack.databaseUrl,
    "insert into log_in_guard (username, failures, first_failure_at) values ('nobodyhere', 3, now())",
  )
  const tried = async () => {
    const input = {
      username: 'nobodyhere',
      password: 'x',
      humanProof: await proof(),
      captcha: { id, text: characters },
    }
    const { data } = await stack.browser().ask('LogIn', { input })
    return (data as unknown as { logIn: { code: string } }).logIn.code
  }
  expect(await tried()).toBe('LOGIN_FAILED')
  expect(await tried()).toBe('CAPTCHA_FAILED')
})
