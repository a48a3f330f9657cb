import { depositByTransfer } from '@playhouse/platform-api/cashier-deposits.ts'
import { requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import { transferUpline } from '@playhouse/platform-api/member-transfers.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '@playhouse/testing/free-port.ts'
import type { Browser } from './browser.ts'
import { openCaller, type Caller } from './coverage/callers.ts'
import { FULL_PLATFORM } from './coverage/full-platform.ts'
import { MUTATION_RUNS } from './coverage/mutation-runs.ts'
import { FULL_BRAND, type World } from './coverage/world.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { askDatabase } from './real-platform.ts'
import { openStack, PATIENT, type Stack } from './stack.ts'
import { TroubleProxy } from './trouble-proxy.ts'

const CALL_MS = 3_000

let stack: Stack
let proxy: TroubleProxy
/** Waits for the call of a mutation for CALL_MS alone; the stack's own gateway is patient, and has no proxy. */
let hurried: Omit<Stack, 'platform' | 'databaseUrl'>
const sql = <Row>(statement: string) => askDatabase<Row>(stack.databaseUrl, statement)
beforeAll(async () => {
  stack = await openStack(
    {},
    {
      CODE_REQUESTS_PER_HOUR: '1000',
      REGISTRATIONS_PER_HOUR: '1000',
      SECRET_KEYS: FULL_PLATFORM.SECRET_KEYS,
      LOTTERY_DRAWS: 'true',
    },
    FULL_BRAND,
  )
  proxy = await TroubleProxy.before(stack.platform.url)
  hurried = await stack.another(
    { PLATFORM_URL: proxy.url, METRICS_PORT: String(await freePort()) },
    {
      ...PATIENT,
      longCallsMs: Object.fromEntries(Object.values(ACTS).map(({ endpoint }) => [endpoint.name, CALL_MS])),
    },
  )
})
afterEach(() => {
  proxy.trouble = () => undefined
})
afterAll(async () => {
  await stack.close()
  proxy.close()
})

type Act = {
  endpoint: { name: string; path: string }
  /** Input type, and what the success selects: something with an ID. */
  type: string
  success: string
  table: string
  input: (caller: Caller) => Promise<object>
  /** A repetition needs none. */
  secret?: 'paymentPassword'
}

const example =
  (name: keyof typeof MUTATION_RUNS, at = 0) =>
  async (caller: Caller) => {
    const { input } = MUTATION_RUNS[name]?.[at] ?? {}
    return (await (input as (world: World, caller: Caller) => unknown)({ sql } as World, caller)) as object
  }

const CODE = 'COLOUR_5M'
const ACTS: Readonly<Record<string, Act>> = {
  requestWithdrawal: {
    endpoint: requestWithdrawal,
    type: 'RequestWithdrawalInput',
    success: 'WithdrawalSuccess { made: withdrawal { id } }',
    table: 'withdrawal',
    input: example('requestWithdrawal'),
    secret: 'paymentPassword',
  },
  createDeposit: {
    endpoint: depositByTransfer,
    type: 'CreateDepositInput',
    success: 'CreateDepositSuccess { made: deposit { id } }',
    table: 'deposit',
    input: example('createDeposit', 1),
  },
  transferToUpline: {
    endpoint: transferUpline,
    type: 'TransferToUplineInput',
    success: 'MemberTransferSuccess { made: transfer { id } }',
    table: 'member_transfer',
    input: example('transferToUpline'),
    secret: 'paymentPassword',
  },
  placeLotteryTicket: {
    endpoint: placeTicket,
    type: 'PlaceLotteryTicketInput',
    success: 'LotteryTicketSuccess { made: ticket { id } }',
    table: 'lottery_ticket',
    input: async ({ username, browser }) => {
      await sql(
        `select post_deposit(id, 1000000000, 'deposit:' || username, '\\x00', username) from member where username = '${username}'`,
      )
      const draw = async () => {
        const { data } = await browser.send(
          `{ lottery(code: "${CODE}") { current { number state closesAt } board { oddsVersion } } }`,
        )
        return (
          data as unknown as {
            lottery: {
              current: { number: string; state: string; closesAt: string } | null
              board: { oddsVersion: string }
            }
          }
        ).lottery
      }
      const isOpen = async () => {
        const { current } = await draw()
        return current?.state === 'SELLING' && Date.parse(current.closesAt) > Date.now() + 30_000
      }
      await expect.poll(isOpen, { timeout: 120_000, interval: 1_000 }).toBe(true)
      const { current, board } = await draw()
      const lines = [{ betType: 'COLOUR', picks: [1], amount: '1000' }]
      return {
        requestKey: randomUUID(),
        code: CODE,
        firstDrawNumber: current?.number,
        oddsVersion: board.oddsVersion,
        lines,
      }
    },
  },
}

interface Answer {
  __typename: string
  code?: string
  made?: { id: string }
}

/** The caller's session at another gateway. */
function moveTo({ browser }: Pick<Stack, 'browser'>, caller: Caller): Browser {
  const moved = browser()
  for (const [name, value] of caller.browser.cookies) moved.cookies.set(name, value)
  return moved
}

async function send(browser: Browser, name: string, input: object): Promise<Answer> {
  const { type, success } = ACTS[name] as Act
  const { data } = await browser.send(
    `mutation ($input: ${type}!) { act: ${name}(input: $input) { __typename ... on ${success} ... on UserError { code } } }`,
    { input },
  )
  return (data as unknown as { act: Answer }).act
}

const getRows = async (table: string, { username }: Caller) => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::integer as count from ${table} where member_id = (select id from member where username = '${username}')`,
  )
  return row?.count
}

test.each(
  Object.keys(ACTS).flatMap((name) => [
    [name, 'cut', { cut: true }] as const,
    [name, 'late', { delayMs: CALL_MS + 1_000 }] as const,
  ]),
)(
  '%s says that its outcome is unknown when the answer is %s, and finds it under the same key',
  async (name, _, trouble) => {
    const act = ACTS[name] as Act
    const caller = await openCaller(stack, 'newcomer')
    const input = await act.input(caller)
    const before = (await getRows(act.table, caller)) ?? 0
    proxy.trouble = (request) =>
      // A body may come in a chunk of its own.
      /^[A-Z]+ \//.test(request) && !request.includes(` ${act.endpoint.path}`) ? undefined : trouble
    expect(await send(moveTo(hurried, caller), name, input)).toEqual({ __typename: 'Problem', code: 'OUTCOME_UNKNOWN' })
    await expect.poll(() => getRows(act.table, caller)).toBe(before + 1)
    const found = await send(caller.browser, name, input)
    expect(found.made?.id).toBeTruthy()
    expect(await send(caller.browser, name, { ...input, ...(act.secret && { [act.secret]: '' }) })).toEqual(found)
    expect(await getRows(act.table, caller)).toBe(before + 1)
  },
)

test('does nothing and counts no attempt for an unknown key without a payment password', async () => {
  const caller = await openCaller(stack, 'newcomer')
  const input = await (ACTS['transferToUpline'] as Act).input(caller)
  for (let times = 0; times < 6; times += 1)
    expect(await send(caller.browser, 'transferToUpline', { ...input, paymentPassword: '' })).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
    })
  expect(await getRows('member_transfer', caller)).toBe(0)
  expect((await send(caller.browser, 'transferToUpline', input)).made?.id).toBeTruthy()
})

test('says that nothing was done where no connection to the platform was made', async () => {
  const caller = await openCaller(stack, 'newcomer')
  const input = await (ACTS['createDeposit'] as Act).input(caller)
  const away = await stack.another({ PLATFORM_URL: NO_PLATFORM, METRICS_PORT: String(await freePort()) })
  expect(await send(moveTo(away, caller), 'createDeposit', input)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
})
