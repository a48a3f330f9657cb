import { requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { hotGames } from '@playhouse/platform-api/games.ts'
import { lotteryGames } from '@playhouse/platform-api/lottery.ts'
import { placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import { balance, consolidatedFunds, walletTransfer } from '@playhouse/platform-api/wallet.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEADLINES } from '../src/platform/call-context.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { openRefusingProxy, type Weather } from './refusing-proxy.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import type { Stack } from './stack.ts'

const CLOSES_AT = Date.UTC(2026, 10, 18, 12)

const PAGE = `{
  site { name announcements(kind: NOTICE, pageSize: 5) { nodes { id title } } }
  hotGames(first: 5) { id name minStake { amount } }
  viewer { username wallet { balance { amount } summary { available { amount } bonus { amount } atVendors { amount } } } }
}`

interface Page {
  site: { name: string; announcements: { nodes: object[] } | null }
  hotGames: { id: string; name: string }[] | null
  viewer: { username: string; wallet: { balance: { amount: string }; summary: object | null } }
}
/** A page of which any part may be missing. */
type Late = Pick<Page, 'hotGames'> & { viewer: { wallet: Page['viewer']['wallet'] | null } | null }

let shared: SharedStack
let proxy: Awaited<ReturnType<typeof openRefusingProxy>>
let stack: Pick<Stack, 'browser' | 'logged' | 'another' | 'gateway'>
let member: Browser
let good: Page

/** Without its cache the gateway has nothing to fall back on, and circuits would open and spare the calls. */
const BARE = { PUBLIC_CACHE: 'off', CIRCUIT_CALLS: '1000000' }

onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  shared = await openSharedStack()
  proxy = await openRefusingProxy(shared.platform.url)
  stack = await shared.another({ PLATFORM_URL: proxy.url, ...BARE })
  member = await stack.browser().logIn(MEMBER)
  const { data, errors } = await member.send(PAGE)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  good = data as unknown as Page
})
afterEach(() => {
  proxy.weather.clear()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await shared.close()
  proxy.close()
})

let logged = ''
beforeEach(() => void (logged = stack.logged()))
/** What the gateway has logged in this test, as warnings or worse. */
const findWarnings = () =>
  stack
    .logged()
    .slice(logged.length)
    .split('\n')
    .filter((line) => line !== '' && (JSON.parse(line) as { level: number | string }).level !== 20)
    .join('\n')

const answer =
  (
    status: number,
    text: string | Buffer,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Weather =>
  (response) =>
    void response.writeHead(status, headers).end(text)

const change =
  (alter: (value: never) => unknown): Weather =>
  async (response, load) => {
    const whole = JSON.parse((await load()).text) as { value: never }
    response.end(JSON.stringify({ ...whole, value: alter(whole.value) }))
  }
const withAvailable =
  (json: string): Weather =>
  async (response, load) =>
    void response.end((await load()).text.replace(/"available":"[^"]*"/, `"available":${json}`))

const HTML = '<!doctype html><title>Nguyen Thi Lan</title><p>1,250,000.00'
const AMOUNT = 'available: expected a decimal amount with at most four decimals'

/** What the platform answers, and what the log says of it. */
const TABLE: [string, Weather, string][] = [
  ['HTML with status 200', answer(200, HTML, { 'content-type': 'text/html' }), '200: expected JSON, received HTML'],
  ['HTML with status 502', answer(502, HTML, { 'content-type': 'text/html' }), '502: expected JSON, received HTML'],
  ['an empty body', answer(200, ''), '200: expected JSON, received nothing'],
  ['status 204', answer(204, ''), '204: expected JSON, received nothing'],
  [
    'half of its JSON',
    async (response, load) => {
      const { text } = await load()
      response.end(text.slice(0, text.length / 2))
    },
    '200: expected JSON, received other text',
  ],
  [
    'a body of which the connection closes',
    async (response, load) => {
      const { text } = await load()
      response.writeHead(200).write(text.slice(0, 9), () => response.destroy())
    },
    `(connection): GET ${consolidatedFunds.path}`,
  ],
  [
    'less than the length that it states',
    async (response, load) => {
      const { text } = await load()
      response.writeHead(200, { 'content-length': String(text.length + 9) }).write(text, () => response.destroy())
    },
    `(connection): GET ${consolidatedFunds.path}`,
  ],
  [
    'a redirect to another host with a good body',
    async (response, load) =>
      void response.writeHead(302, { location: 'http://203.0.113.9/' }).end((await load()).text),
    'expected no redirect, received 302',
  ],
  ['another envelope', answer(200, '{"code":0,"data":{"available":"9.99"}}'), 'success: expected true or false'],
  ['success without a value', answer(200, '{"success":true}'), 'value: expected object, received nothing'],
  ['a list', change(() => []), 'value: expected object, received array'],
  ['a body of Latin-1', answer(200, Buffer.from('{"success":true,"value":{"name":"Hà"}}', 'latin1')), 'expected UTF-8'],
  ['nine megabytes', answer(200, Buffer.alloc(9_000_000, ' ')), 'expected at most 8388608 bytes'],
  ['no bonus', change(({ bonus: _, ...funds }: { bonus: string }) => funds), 'bonus: expected string or number'],
  ['null as an amount', withAvailable('null'), 'available: expected string or number, received null'],
  ['a list as an amount', withAvailable('["9.99"]'), 'available: expected string or number, received array'],
  ['an amount with seven decimals', withAvailable('"9.9900001"'), AMOUNT],
  ['a number with seven decimals', withAvailable('9.9900001'), AMOUNT],
  ['a number that a double rounds', withAvailable('9.99000000000000000001'), 'available: expected string or number'],
  ['an amount as 1e5', withAvailable('"1e5"'), AMOUNT],
  ['an amount of NaN', withAvailable('"NaN"'), AMOUNT],
  ['an amount with spaces', withAvailable('" 9.99 "'), AMOUNT],
  ['an amount of too many digits', withAvailable('"9999999999999999.99"'), AMOUNT],
  ['NaN', withAvailable('NaN'), '200: expected JSON, received other text'],
]

describe('a member’s page stands, shows no sum and says so where the platform sends', () => {
  test.each(TABLE)('%s', async (_what, weather, reason) => {
    proxy.weather.set(consolidatedFunds.path, weather)
    const { data, errors } = await member.send(PAGE)
    expect(data).toEqual({ ...good, viewer: { ...good.viewer, wallet: { ...good.viewer.wallet, summary: null } } })
    expect(errors).toMatchObject([
      { path: ['viewer', 'wallet', 'summary'], extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true } },
    ])
    expect(findWarnings()).toContain(reason)
    expect(findWarnings()).toMatch(/consolidatedFunds|\/wps\/member\/info\/funds\/consolidated/)
    expect(findWarnings()).not.toMatch(/Lan|1,250,000|"9\.99|9\.9900|9{9}/)
  })

  test.each([
    ['a refusal with status 200', 200, 'system_busy', 'system_busy'],
    ['a refusal with an unknown code', 409, 'wallet.frozen', '"received":"wallet.frozen"'],
    ['a refusal with a text as its code', 409, 'Lan: no', 'The platform refused: system_busy'],
  ])('%s', async (_what, status, errorCode, reason) => {
    proxy.weather.set(
      consolidatedFunds.path,
      answer(status, JSON.stringify({ success: false, errorCode, message: 'Lan' })),
    )
    const { data, errors } = await member.send(PAGE)
    expect(data).toMatchObject({ ...good, viewer: { wallet: { summary: null } } })
    expect(errors).toMatchObject([
      { path: ['viewer', 'wallet', 'summary'], extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true } },
    ])
    expect(findWarnings()).toContain(reason)
    expect(findWarnings()).not.toContain('Lan')
  })

  test('a balance that cannot be read, which is neither shown nor zero', async () => {
    const spoil = change((value: object) => ({ ...value, sumBalance: 12.3456789 }))
    proxy.weather.set(balance.path, spoil)
    const { data, errors } = await member.send(PAGE)
    expect(data).toEqual({ ...good, viewer: { ...good.viewer, wallet: null } })
    expect(errors).toMatchObject([{ path: ['viewer', 'wallet'], extensions: { retryable: true } }])
    expect(findWarnings()).toContain('balance: sumBalance: expected a decimal amount with at most four decimals')
  })
})

describe('the catalogue', () => {
  const hot = (alter: (game: Game, index: number) => object) =>
    change(({ list, ...value }: { list: Game[] }) => ({ ...value, list: list.map(alter) }))
  type Game = Record<string, unknown>

  test('leaves out a broken game, counts it and shows the others', async () => {
    proxy.weather.set(
      hotGames.path,
      hot((game, index) => (index === 1 ? { ...game, gameName: null, minBet: '1.0000001' } : game)),
    )
    const { data, errors } = await member.send(PAGE)
    expect(errors).toEqual([])
    const games = good.hotGames ?? []
    expect(data).toEqual({ ...good, hotGames: games.filter((_game, index) => index !== 1) })
    expect(findWarnings()).toContain('"field":"hotGames.list.gameName","expected":"string","received":"null"')
    expect(findWarnings()).toContain('"field":"hotGames.list.minBet","expected":"a decimal amount')
  })

  test('is an error, not empty, where every game is broken', async () => {
    proxy.weather.set(
      hotGames.path,
      hot((game) => ({ ...game, gameName: 5 })),
    )
    const { data, errors } = await member.send(PAGE)
    expect(data).toEqual({ ...good, hotGames: null })
    expect(errors).toMatchObject([
      { path: ['hotGames'], extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true } },
    ])
    expect(findWarnings()).toContain('hotGames: list.0.gameName: expected string, received number')
  })

  test('shows games of an unknown category as slots, and logs a word but no text', async () => {
    const sendCategory = async (gameType: string) => {
      proxy.weather.set(
        hotGames.path,
        hot((game) => ({ ...game, gameType })),
      )
      const fresh = await shared.another({ PLATFORM_URL: proxy.url, ...BARE })
      const { data, errors } = await fresh.browser().send('{ hotGames(first: 2) { id category } }')
      expect(errors).toEqual([])
      expect(data).toEqual({ hotGames: (good.hotGames ?? []).slice(0, 2).map(({ id }) => ({ id, category: 'RNG' })) })
      return fresh.logged()
    }
    expect(await sendCategory('HOLOGRAM')).toMatch(
      /"field":"games.gameType","expected":"one of [^"]*RNG[^"]*","received":"HOLOGRAM"/,
    )
    expect(await sendCategory('Lan 0901')).toMatch(/"field":"games.gameType",[^}]*"received":"string"/)
  })

  test('says why in the log while it comes from the cache', async () => {
    const cached = await shared.another({ PLATFORM_URL: proxy.url })
    const before = await cached.browser().send('{ hotGames(first: 2) { id } site { name } }')
    expect(before.errors).toEqual([])
    proxy.weather.set(hotGames.path, answer(200, HTML))
    // Past stale-while-revalidate: the read asks the platform first, and falls back to the cache.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_500_000)
    const after = await cached.browser().send('{ hotGames(first: 2) { id } site { name } }')
    expect([after.data, after.errors]).toEqual([before.data, []])
    expect(cached.logged()).toContain('hotGames answered 200: expected JSON, received HTML')
  })
})

describe('a change', () => {
  const key = () => crypto.randomUUID()
  const refuse = (errorCode: string, value?: object) =>
    answer(409, JSON.stringify({ success: false, errorCode, message: '', value }))

  test('has an unknown outcome, not a made-up one, where the response cannot be read', async () => {
    proxy.weather.set(walletTransfer.path, answer(200, HTML))
    const { data } = await member.send(
      `mutation { transferBetweenParts(input: { fromPartId: "2", toPartId: "3", amount: "1", requestKey: "${key()}" }) { ... on Problem { code } } }`,
    )
    expect(data).toEqual({ transferBetweenParts: { code: 'OUTCOME_UNKNOWN' } })
    expect(findWarnings()).toContain('walletTransfer answered 200: expected JSON, received HTML')
  })

  test.each([
    ['no value', undefined],
    ['no amount', {}],
    [
      'an amount that cannot be read',
      { remaining: '1.0000001' },
      '"field":"refusal.remaining","expected":"a decimal amount',
    ],
    ['a list as its value', [], '"field":"refusal.value","expected":"object"'],
  ])('that is refused with %s says so without a sum', async (_what, value, reason = '') => {
    proxy.weather.set(requestWithdrawal.path, refuse('turnover.remaining', value))
    const { data } = await member.send(
      `mutation { requestWithdrawal(input: { requestKey: "${key()}", amount: "200000", bankCardId: "${key()}", paymentPassword: "x" }) { __typename ... on Problem { code } } }`,
    )
    expect(data).toEqual({ requestWithdrawal: { __typename: 'Problem', code: 'TURNOVER_REMAINING' } })
    proxy.weather.set(placeTicket.path, refuse('lottery.ceiling', value))
    const placed = await member.send(
      `mutation { placeLotteryTicket(input: { requestKey: "${key()}", code: "X", firstDrawNumber: "1", oddsVersion: "1", lines: [{ betType: "X", picks: [1], amount: "1" }] }) { __typename ... on Problem { code } } }`,
    )
    expect(placed.data).toEqual({ placeLotteryTicket: { __typename: 'Problem', code: 'CEILING_REACHED' } })
    expect(stack.logged()).toContain(reason)
  })
})

test.each([
  ['ahead', 3_600],
  ['behind', -3_600],
])('a platform whose clock is an hour %s ends no session, and the log says so', async (_where, seconds) => {
  const date = new Date(Date.now() + seconds * 1_000).toUTCString()
  proxy.weather.set(
    consolidatedFunds.path,
    async (response, load) =>
      void response.writeHead(200, { date, 'content-type': 'application/json' }).end((await load()).text),
  )
  const fresh = await shared.another({ PLATFORM_URL: proxy.url, ...BARE })
  const browser = fresh.browser()
  for (const [name, value] of member.cookies) browser.cookies.set(name, value)
  expect(await browser.send(PAGE)).toMatchObject({ data: good, errors: [] })
  const ahead = Number(/"aheadSeconds":(-?\d+),"msg":"the clock of the platform differs"/.exec(fresh.logged())?.[1])
  expect(Math.abs(ahead - seconds)).toBeLessThan(30)
  expect(await browser.send(PAGE)).toMatchObject({ data: good, errors: [] })
})

test.each([3_600_000, -3_600_000])(
  'shows the end of a draw as a platform sends it whose clock is %i ms ahead, beside its own time',
  async (aheadMs) => {
    proxy.weather.set(lotteryGames.path, async (response, load) => {
      const games = JSON.parse((await load()).text) as { last: object | null }[]
      const shifted = games.map((game) => ({
        ...game,
        current: game.last && { ...game.last, closeAt: CLOSES_AT + aheadMs, serverTime: Date.now() + aheadMs },
      }))
      response.end(JSON.stringify(shifted))
    })
    const { data, errors } = await stack.browser().send('{ lotteries { current { closesAt serverTime } } }')
    expect(errors).toEqual([])
    const { lotteries } = data as unknown as {
      lotteries: { current: { closesAt: string; serverTime: string } | null }[]
    }
    const open = lotteries.flatMap(({ current }) => current ?? [])
    expect(open.length).toBeGreaterThan(0)
    expect(new Set(open.map(({ closesAt }) => Date.parse(closesAt)))).toEqual(new Set([CLOSES_AT + aheadMs]))
    for (const { serverTime } of open) expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(600_000)
  },
)

test('a platform that takes two seconds for each call shows what comes in time, and the rest as errors', async () => {
  let held: (() => void)[] = []
  const slow = await openRefusingProxy(shared.platform.url, {
    before: () => new Promise((resolve) => held.push(resolve)),
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const fresh = await shared.another({ PLATFORM_URL: slow.url, ...BARE }, DEADLINES)
    const browser = fresh.browser()
    for (const [name, value] of member.cookies) browser.cookies.set(name, value)
    const asking = browser.send(PAGE)
    let rounds = 0
    for (let isDone = false; !isDone;) {
      isDone = await Promise.race([asking.then(() => true), sleep(20, false)])
      if (held.length === 0) continue
      rounds += 1
      await vi.advanceTimersByTimeAsync(2_000)
      for (const release of held) release()
      held = []
    }
    const { data, errors } = await asking
    expect(rounds).toBeGreaterThan(1)
    const page = data as unknown as Late
    const late = errors.map(({ path }) => path?.join('.'))
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', retryable: true })
    // Whichever calls were one after the other, each part is whole or an error.
    expect(page.hotGames).toEqual(late.includes('hotGames') ? null : good.hotGames)
    const isWalletLate = late.includes('viewer') || late.includes('viewer.wallet')
    expect(page.viewer?.wallet?.balance ?? null).toEqual(isWalletLate ? null : good.viewer.wallet.balance)
  } finally {
    vi.useRealTimers()
    slow.close()
  }
})
