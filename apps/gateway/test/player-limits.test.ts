import { afterAll, expect, test } from 'vitest'
import type { Browser } from './browser.ts'
import { askDatabase } from './real-platform.ts'
import { openCaller } from './coverage/callers.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const LIMITS = `limits {
  limits { kind period own { amount { amount currency } minutes } waiting { id to { minutes } } }
  exclusion { kind endsAt }
}`
const SET = `mutation ($input: SetLimitInput!) { it: setLimit(input: $input) {
  ... on LimitsSuccess { viewer { ${LIMITS} } } ... on UserError { code field } } }`
const CONFIRM = `mutation ($input: ConfirmLimitIncreaseInput!) { it: confirmLimitIncrease(input: $input) {
  ... on LimitsSuccess { viewer { ${LIMITS} } } ... on UserError { code } } }`
const TIME_OUT = `mutation ($input: StartTimeOutInput!) { it: startTimeOut(input: $input) {
  __typename ... on ExclusionConfirmation { confirmation } ... on UserError { code } } }`
const CLOSE = `mutation ($input: CloseAccountInput!) { it: closeAccount(input: $input) {
  __typename ... on CloseAccountConfirmation { confirmation balance { amount } }
  ... on StepUpRequired { methods { method } } ... on UserError { code } } }`
const LAUNCH = `mutation ($input: LaunchGameInput!) { it: launchGame(input: $input) { __typename ... on UserError { code } } }`

let stack: SharedStack
let game: string
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  const [found] = await askDatabase<{ id: string }>(
    stack.databaseUrl,
    `select node_id::text as id from game join vendor on code = vendor_code
     where model_id is not null and not maintenance and wallet_mode <> 'transfer' limit 1`,
  )
  game = found?.id ?? ''
})
afterAll(() => stack.close())

type Limit = { kind: string; period: string | null; own: object | null; waiting: { id: string; to: object } | null }
interface Answer {
  code?: string
  confirmation?: string
  __typename?: string
  viewer: { limits: { limits: Limit[]; exclusion: { kind: string } | null } }
}
const ask = async (browser: Browser, mutation: string, input: object) =>
  ((await browser.send(mutation, { input })).data as unknown as { it: Answer }).it
const newcomer = () => openCaller(stack, 'newcomer')
const find = (response: Answer, kind: string) => response.viewer.limits.limits.find((limit) => limit.kind === kind)

test('returns limits and a clock for members, and neither for demo accounts', async () => {
  const document =
    '{ viewer { limits { hasDepositLimitPrompt } playClock { realityCheckMinutes } activityStatement { year } } }'
  const { browser } = await newcomer()
  expect((await browser.send(document)).data).toEqual({
    viewer: {
      limits: { hasDepositLimitPrompt: true },
      playClock: { realityCheckMinutes: 60 },
      activityStatement: { year: expect.any(Number) },
    },
  })
  const demo = await stack.browser().playFree()
  expect(await demo.send(document)).toMatchObject({
    data: { viewer: { limits: null, playClock: null, activityStatement: null } },
    errors: [],
  })
})

test('loosens a limit only after a second confirmation 24 hours later', async () => {
  const { browser, username } = await newcomer()
  await ask(browser, SET, { kind: 'SESSION_TIME', minutes: 60 })
  const requested = find(await ask(browser, SET, { kind: 'SESSION_TIME', minutes: 120 }), 'SESSION_TIME')
  expect(requested).toMatchObject({ period: null, own: { minutes: 60 }, waiting: { to: { minutes: 120 } } })
  const id = requested?.waiting?.id ?? ''
  expect(await ask(browser, CONFIRM, { id })).toEqual({ code: 'LIMIT_CHANGE_NOT_DUE' })
  await askDatabase(
    stack.databaseUrl,
    `update limit_change set ready_at = now() where state = 'WAITING'
     and member_id = (select id from member where username = '${username}')`,
  )
  const confirmed = find(await ask(browser, CONFIRM, { id }), 'SESSION_TIME')
  expect(confirmed).toMatchObject({ own: { minutes: 120 }, waiting: null })
  expect(await ask(browser, CONFIRM, { id })).toEqual({ code: 'LIMIT_CHANGE_NOT_FOUND' })
})

test.each([
  [{ kind: 'DEPOSIT', period: 'DAY', amount: '0' }, 'amount'],
  [{ kind: 'SESSION_TIME', minutes: 5 }, 'minutes'],
  [{ kind: 'DEPOSIT', amount: '5' }, 'period'],
])('rejects %j at its field', async (input, field) => {
  const { browser } = await newcomer()
  expect(await ask(browser, SET, input)).toEqual({ code: 'INVALID_INPUT', field })
})

test('starts a time-out in two steps, which closes open games', async () => {
  const { browser } = await newcomer()
  const { confirmation } = await ask(browser, TIME_OUT, { days: 7 })
  expect((await ask(browser, LAUNCH, { gameId: game })).__typename).toBe('LaunchGameSuccess')
  expect(await ask(browser, TIME_OUT, { days: 7, confirmation: 'another' })).toMatchObject({
    code: 'CONFIRMATION_EXPIRED',
  })
  expect(await ask(browser, TIME_OUT, { days: 7, confirmation })).toEqual({ __typename: 'ExclusionSuccess' })
  expect(await ask(browser, LAUNCH, { gameId: game })).toMatchObject({ code: 'PLAY_EXCLUDED' })
  expect(await ask(browser, TIME_OUT, { days: 6 })).toMatchObject({ code: 'EXCLUSION_NOT_LONGER' })
})

test('logs the member out when the account is closed, and refuses later log-ins', async () => {
  const { browser, username, password } = await newcomer()
  expect(await ask(browser, CLOSE, {})).toMatchObject({
    code: 'STEP_UP_REQUIRED',
    methods: [{ method: 'PASSWORD' }],
  })
  const wrong = { stepUp: { password: 'not this one' } }
  expect(await ask(browser, CLOSE, wrong)).toMatchObject({ code: 'LOGIN_FAILED' })
  const { confirmation } = await ask(browser, CLOSE, { stepUp: { password } })
  expect(await ask(browser, CLOSE, { confirmation })).toEqual({ __typename: 'CloseAccountSuccess' })
  expect([...browser.cookies.keys()]).toEqual(['__Host-playhouse-device'])
  await expect(stack.browser().logIn({ username, password })).rejects.toThrow('ACCOUNT_CLOSED')
})

test('leaves a member whose payout is under way the payout, messages and cases, and refuses everything else', async () => {
  const { browser, username, password } = await newcomer()
  const run = (statement: string) => askDatabase<{ id: string }>(stack.databaseUrl, statement)
  const [member] = await run(`select id::text from member where username = '${username}'`)
  await run(`insert into bank_card (member_id, bank_code, account_number, account_name, is_default, usable_at)
    values (${member?.id}, 'HOASEN', '1234567890', 'NGUYEN THI LAN', true, now() - interval '1 hour')`)
  await run(`select post_deposit(${member?.id}, 1000000000000, 'deposit:${username}', '\\x00', '${username}')`)
  const closing = `{ viewer { restriction { kind } closing {
    standing balance { amount } payouts { amount { amount } bankName accountMasked isReviewed expectedMinutes }
    obstacles { kind } withdrawals { id state amount { amount } steps { state } } } } }`
  expect((await browser.send(closing)).data).toMatchObject({
    viewer: {
      closing: { standing: 'OPEN', payouts: [{ amount: { amount: '100000000.00' }, isReviewed: true }], obstacles: [] },
    },
  })
  const { confirmation } = await ask(browser, CLOSE, { stepUp: { password } })
  expect(await ask(browser, CLOSE, { confirmation })).toEqual({ __typename: 'CloseAccountSuccess' })
  const payout = {
    viewer: {
      restriction: { kind: 'CLOSING' },
      closing: {
        standing: 'CLOSING',
        balance: { amount: '0.00' },
        withdrawals: [{ amount: { amount: '100000000.00' } }],
      },
    },
  }
  expect((await browser.send(closing)).data).toMatchObject(payout)
  const other = stack.browser()
  await other.logIn({ username, password })
  expect((await other.send(closing)).data).toMatchObject(payout)
  const refused = { code: 'ACCOUNT_CLOSING' }
  expect(await ask(browser, LAUNCH, { gameId: game })).toMatchObject(refused)
  expect(await ask(browser, TIME_OUT, { days: 7 })).toMatchObject(refused)
  expect((await browser.send('{ viewer { limits { hasDepositLimitPrompt } } }')).errors).toMatchObject([
    { extensions: refused },
  ])
  const shell = await other.send('{ viewer { username unreadMessages menu { page } wallet { balance { amount } } } }')
  expect(shell).toMatchObject({
    data: { viewer: { username, menu: [{ page: 'MESSAGES' }, { page: 'SERVICE_CASES' }] } },
    errors: [],
  })
})
