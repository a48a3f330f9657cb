import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { createClient, type Client } from 'graphql-sse'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { LIVE, type LiveStream, openLive, PUBLIC_LIVE } from './live-stream.ts'
import { type Caller, openCaller } from './coverage/callers.ts'
import { askDatabase } from './real-platform.ts'
import { REDIS_BINARY, RedisServer } from './redis-server.ts'
import { openStack, type Stack } from './stack.ts'

let stack: Stack
let url: string
/** A member without tickets, whom no draw or job sends anything. */
let member: Pick<Caller, 'username' | 'password'>
let memberId: number
beforeAll(async () => {
  stack = await openStack()
  url = await stack.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  member = await openCaller(stack, 'newcomer')
  const [row] = await askDatabase<{ id: number }>(
    stack.databaseUrl,
    `select id from member where username = '${member.username}'`,
  )
  memberId = row?.id ?? 0
})
afterAll(() => stack.close())

const streams: LiveStream[] = []
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

const getCookie = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const logIn = (account = member) => stack.browser().logIn(account)

async function open(browser: Browser | undefined, options: Parameters<typeof openLive>[1] = {}, at = url) {
  const headers = { ...(browser && { cookie: getCookie(browser) }), ...options.headers }
  const stream = await openLive(at, { ...options, headers })
  streams.push(stream)
  return stream
}

/** Opens the member's stream and waits for its first event. */
async function openMember(browser: Browser, after?: string, at = url) {
  const stream = await open(browser, { variables: { after } }, at)
  await expect.poll(() => stream.events.length, { interval: 10 }).toBeGreaterThan(0)
  return stream
}

/** Waits until the platform reads every stored event: transactions of other databases on the server delay events. */
async function untilVisible() {
  const hidden = 'select from live_event where xid >= pg_snapshot_xmin(pg_current_snapshot())'
  await expect.poll(() => askDatabase(stack.databaseUrl, hidden)).toEqual([])
}

let messages = 0
/** Publishes a message to the member as the platform does. */
async function publish(to = memberId, times = 1, text = ''): Promise<string> {
  messages += 1
  const id = `m${messages}`
  await askDatabase(
    stack.databaseUrl,
    `insert into live_event (member_id, type, event) select ${to}, 'MESSAGE',
       jsonb_build_object('type', 'MESSAGE', 'messageId', '${id}' || n || repeat('${text}', 1000), 'kind', 'TEST', 'unread', 1)
     from generate_series(1, ${times}) n`,
  )
  return `${id}1`
}
const getIds = ({ events }: LiveStream) =>
  events.flatMap(({ messageId }) => (messageId === undefined ? [] : [messageId]))
/** Without the cursors that follow from time to time. */
const getNames = ({ events }: LiveStream) =>
  events.flatMap(({ __typename }) => (__typename === 'CursorMoved' ? [] : [__typename]))

describe('the protocol', () => {
  test('sends parts with heartbeats and the usual headers, and nothing of other members', async () => {
    const [browser, other] = [await logIn(), await logIn(AGENT)]
    const [stream, foreign] = [await openMember(browser), await openMember(other)]
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    expect(stream.events[0]).toEqual({ __typename: 'StreamOpened', cursor: expect.any(String) })
    const id = await publish()
    await expect.poll(() => getIds(stream), { interval: 10 }).toEqual([id])
    expect(getIds(foreign)).toEqual([])
    await expect.poll(() => stream.beats() + stream.events.length).toBeGreaterThan(2)
  })

  test('refuses a page that shows another account than the session’s', async () => {
    const [browser, other] = [await logIn(), await logIn(AGENT)]
    const headers = { 'viewer-id': String(memberId) }
    const own = await open(browser, { headers })
    await expect.poll(() => own.events[0]?.__typename).toBe('StreamOpened')
    const foreign = await open(other, { headers })
    await foreign.ended
    const signedInAs = { id: expect.any(String), username: AGENT.username }
    expect(foreign.errors.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'SESSION_OF_ANOTHER_ACCOUNT', signedInAs }),
    ])
    expect(foreign.events).toEqual([])
  })

  test('runs registered documents by hash, and only those in production', async () => {
    const [hash = ''] = Object.entries(registered).find(([, { name }]) => name === 'Live') ?? []
    const strict = await stack.another({ NODE_ENV: 'production', COOKIE_SECURE: 'true' })
    const at = await strict.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const browser = await logIn()
    const body = {
      operationName: 'Live',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }
    const stream = await open(browser, { body }, at)
    await expect.poll(() => stream.events[0]?.__typename).toBe('StreamOpened')
    const refused = await open(browser, {}, at)
    await refused.ended
    expect([refused.status, refused.text()]).toEqual([400, expect.stringContaining('OPERATION_NOT_REGISTERED')])
  })

  test.each([
    ['a visitor', {}, 'SESSION_EXPIRED'],
    ['a forged cookie', { headers: { cookie: '__Host-playhouse=forged' } }, 'SESSION_EXPIRED'],
    ['a token that no session has', { headers: { authorization: `Bearer ${'A'.repeat(43)}` } }, 'SESSION_EXPIRED'],
    ['an invalid cursor', { query: PUBLIC_LIVE, variables: { after: 'bm9uZQ' } }, 'BAD_USER_INPUT'],
    [
      'two fields',
      { query: `subscription { publicLive { __typename } live { __typename } }` },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['an unknown field', { query: 'subscription { gossip }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ])('refuses %s in the stream and ends it', async (_what, options, code) => {
    const stream = await open(undefined, options)
    await stream.ended
    expect(stream.errors.map(({ extensions }) => extensions?.code)).toEqual([code])
    expect(stream.isFinal()).toBe(true)
  })

  test.each([
    ['another Accept', { accept: 'application/json' }, 406],
    ['a body of a foreign form', { 'content-type': 'text/plain' }, 415],
  ])('refuses %s', async (_what, headers, status) => {
    const stream = await open(undefined, { query: PUBLIC_LIVE, headers: headers as Record<string, string> })
    await stream.ended
    expect(stream.status).toBe(status)
  })

  test('limits the streams of a session', async () => {
    const browser = await logIn()
    const opened = await Promise.all(Array.from({ length: 6 }, () => openMember(browser)))
    const refused = await open(browser)
    await refused.ended
    expect([refused.status, refused.text()]).toEqual([429, expect.stringContaining('RATE_LIMITED')])
    opened[0]?.close()
    await expect.poll(async () => (await open(browser)).status).toBe(200)
  })
})

describe('server-sent events', () => {
  const clients: Client[] = []
  afterEach(() => {
    for (const client of clients.splice(0)) client.dispose()
  })
  function connect(headers: Record<string, string> = {}) {
    const client = createClient({ url: `${url}/graphql`, headers, retryAttempts: 0 })
    clients.push(client)
    return (query: string) => client.iterate({ query })
  }

  test('sends events to a client of graphql-sse beside multipart, and completes when the session ends', async () => {
    const browser = await logIn()
    const multipart = await openMember(browser)
    const events = connect({ cookie: getCookie(browser) })(LIVE)
    expect((await events.next()).value).toEqual({
      data: { live: { __typename: 'StreamOpened', cursor: expect.any(String) } },
    })
    const id = await publish()
    expect((await events.next()).value).toMatchObject({ data: { live: { messageId: id } } })
    await expect.poll(() => getIds(multipart)).toEqual([id])
    await browser.send('mutation { logOut { ... on LogOutSuccess { isLoggedOut } } }')
    const rest: unknown[] = []
    for await (const event of events) rest.push(event)
    expect(rest).toEqual([{ data: { live: expect.objectContaining({ __typename: 'SessionEnded' }) } }])
  })

  test('refuses in the stream', async () => {
    const { value } = await connect()(LIVE).next()
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] })
  })

  test('is not opened by a GET, which other sites could send', async () => {
    const query = encodeURIComponent(PUBLIC_LIVE)
    const response = await fetch(`${url}/graphql?query=${query}`, { headers: { accept: 'text/event-stream' } })
    expect(response.status).toBe(400)
  })
})

describe('resuming', () => {
  test('sends what happened while the stream was closed, in order and only the last balance', async () => {
    const [browser, witness] = [await logIn(), await openMember(await logIn())]
    const stream = await openMember(browser)
    stream.close()
    const cursor = stream.events[0]?.cursor
    const [first, second] = [await publish(), await publish()]
    await askDatabase(
      stack.databaseUrl,
      `insert into live_event (member_id, type, event) select ${memberId}, 'BALANCE', jsonb_build_object('type', 'BALANCE',
         'sumBalance', n || '.00', 'available', n || '.00', 'locked', '0.00', 'bonus', '0.00', 'currency', 'VND') from generate_series(1, 3) n`,
    )
    const last = { balance: { amount: '3.00', currency: 'VND' } }
    await expect.poll(() => witness.events).toContainEqual(expect.objectContaining(last))
    const resumed = await openMember(browser, cursor)
    await expect
      .poll(() => getNames(resumed))
      .toEqual(['StreamOpened', 'MessageArrived', 'MessageArrived', 'BalanceChanged'])
    expect(getIds(resumed)).toEqual([first, second])
    const balance = resumed.events.find(({ __typename }) => __typename === 'BalanceChanged')
    expect(balance).toMatchObject(last)
    const behind = await openMember(browser, balance?.cursor)
    const third = await publish()
    await expect.poll(() => getIds(behind)).toEqual([third])
    expect(getNames(behind)).toEqual(['StreamOpened', 'MessageArrived'])
  })

  test('resumes at a gateway that has just started', async () => {
    const browser = await logIn()
    const stream = await openMember(browser)
    const id = await publish()
    const fresh = await stack.another()
    const at = await fresh.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const resumed = await openMember(browser, stream.events[0]?.cursor, at)
    await expect.poll(() => getIds(resumed)).toEqual([id])
  })

  test('requests a resync for a cursor older than the ring', async () => {
    const browser = await logIn()
    await openMember(browser)
    await askDatabase(
      stack.databaseUrl,
      `insert into live_event (member_id, type, event, created_at)
       values (1, 'MESSAGE', '{"type":"MESSAGE"}', now() - interval '1 hour')`,
    )
    await untilVisible()
    const fresh = await stack.another()
    const at = await fresh.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const stale = await openMember(browser, Buffer.from('3.1').toString('base64url'), at)
    expect(stale.events[0]).toMatchObject({ __typename: 'ResyncNeeded', cause: 'CURSOR_EXPIRED' })
  })

  test('returns a cursor with the account', async () => {
    const browser = await logIn()
    const witness = await openMember(browser)
    const { data } = await browser.send('{ viewer { liveCursor } }')
    const { viewer } = data as unknown as { viewer: { liveCursor: string } }
    const id = await publish()
    await expect.poll(() => getIds(witness)).toEqual([id])
    const resumed = await openMember(browser, viewer.liveCursor)
    await expect.poll(() => getIds(resumed)).toEqual([id])
  })
})

test('ends the stream of a slow reader with a resync, and no other stream', async () => {
  const [slow, quick] = [await openMember(await logIn()), await openMember(await logIn())]
  slow.pause()
  // More than the socket and the queue hold.
  for (let times = 0; times < 12; times += 1) await publish(memberId, 1_000, 'x')
  await expect.poll(() => getIds(quick).length).toBe(12_000)
  slow.resume()
  await slow.ended
  expect(getIds(slow).length).toBeLessThan(12_000)
  expect(quick.events.map(({ __typename }) => __typename)).not.toContain('ResyncNeeded')
})

describe('the end of the session', () => {
  test('closes the stream on log-out, and no other session’s', async () => {
    const [leaving, staying] = [await logIn(), await logIn()]
    const [left, stayed] = [await openMember(leaving), await openMember(staying)]
    await leaving.send('mutation { logOut { __typename } }')
    await left.ended
    expect(left.events.at(-1)).toMatchObject({ __typename: 'SessionEnded', reason: 'LOGGED_OUT' })
    expect(left.isFinal()).toBe(true)
    const id = await publish()
    await expect.poll(() => getIds(stayed)).toEqual([id])
  })

  test('closes it when revoked in another session', async () => {
    const [one, other] = [await logIn(AGENT), await logIn(AGENT)]
    const stream = await openMember(one)
    const { data } = await other.send('{ viewer { sessions { id isCurrent } } }')
    const { viewer } = data as unknown as { viewer: { sessions: { id: string; isCurrent: boolean }[] } }
    for (const { id, isCurrent } of viewer.sessions) {
      if (!isCurrent) await other.send(`mutation { revokeSession(input: { id: "${id}" }) { __typename } }`)
    }
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({ __typename: 'SessionEnded', reason: 'REVOKED' })
  })

  test.each([
    ['a time-out', 'startTimeOut', 'StartTimeOutInput', { days: 1 }],
    ['a self-exclusion', 'excludeMyself', 'ExcludeMyselfInput', { months: 6 }],
  ])(
    'closes those of all other sessions when %s starts, and withdraws from its own',
    async (_what, name, type, requested) => {
      const { browser, username, password } = await openCaller(stack, 'newcomer')
      const others = await Promise.all([1, 2].map(() => logIn({ username, password })))
      const own = await openMember(browser)
      const theirs = await Promise.all(others.map((other) => openMember(other)))
      const mutation = `mutation ($input: ${type}!) { it: ${name}(input: $input) {
      ... on ExclusionConfirmation { confirmation } ... on ExclusionSuccess { viewer { id } } } }`
      const send = async (input: object) =>
        ((await browser.send(mutation, { input })).data as unknown as { it: { confirmation?: string } }).it
      const { confirmation } = await send(requested)
      await send({ ...requested, confirmation })
      for (const stream of theirs) {
        await stream.ended
        expect(stream.events.at(-1)).toMatchObject({ __typename: 'SessionEnded', reason: 'EXCLUDED' })
      }
      for (const other of others) expect((await other.send('{ viewer { id } }')).data).toEqual({ viewer: null })
      await expect.poll(() => own.events.some(({ __typename }) => __typename === 'LimitReached')).toBe(true)
      expect(own.isFinal()).toBe(false)
      const { data } = await browser.send(
        '{ viewer { memberAccount { ... on MemberAccount { withdrawalOptions { isTurnoverWaived unplayed { amount } } } } } }',
      )
      expect(data).toEqual({
        viewer: { memberAccount: { withdrawalOptions: { isTurnoverWaived: true, unplayed: { amount: '0.00' } } } },
      })
    },
  )
})

test('sends jackpots and winners to visitors, with game names in the stream’s language', async () => {
  // The brand's Vietnamese falls back to VI, a language without a name to English.
  const names = { TY: 'Hổ', CN: '老虎', TH: 'Tiger' }
  const visitors = await Promise.all(
    Object.keys(names).map((language) => open(undefined, { query: PUBLIC_LIVE, variables: { language } })),
  )
  await expect.poll(() => visitors.every(({ events }) => events.length > 0)).toBe(true)
  await askDatabase(
    stack.databaseUrl,
    `insert into live_event (type, event) values ('WINNER', '{"type":"WINNER","account":"a***z","gameName":"Tiger","gameNames":{"VI":"Hổ","CN":"老虎"},"nodeId":5,"amount":"7.00"}')`,
  )
  for (const [index, gameName] of Object.values(names).entries()) {
    await expect
      .poll(() => visitors[index]?.events.find(({ __typename }) => __typename === 'WinnerAnnounced'))
      .toMatchObject({ gameId: '5', gameName, payout: { amount: '7.00' } })
  }
})

test('tells members and visitors that the site closes and opens, and returns the status of that moment', async () => {
  const browser = await logIn()
  const visitor = stack.browser()
  const both = [await openMember(browser), await open(undefined, { query: PUBLIC_LIVE })]
  await expect.poll(() => both.every(({ events }) => events.length > 0)).toBe(true)
  const getState = async () => {
    const { data } = await visitor.send('{ site { status { state } } }')
    return (data as unknown as { site: { status: { state: string } } }).site.status.state
  }
  const told = () =>
    both.map(({ events }) => events.filter(({ __typename }) => __typename === 'SiteStatusChanged').length)
  expect(await getState()).toBe('NORMAL')
  const [before] = both.map(({ events }) => events.at(-1)?.cursor)
  for (const [times, maintenance, state] of [
    [1, true, 'MAINTENANCE'],
    [2, false, 'NORMAL'],
  ] as const) {
    await askDatabase(
      stack.databaseUrl,
      `with changed as (update brand set maintenance = ${maintenance})
       insert into live_event (type, event) values ('SITE_STATUS', '{"type":"SITE_STATUS"}')`,
    )
    await expect.poll(told, { interval: 10 }).toEqual([times, times])
    expect(await getState()).toBe(state)
  }
  const resumed = await openMember(browser, before)
  await expect.poll(() => getNames(resumed)).toEqual(['StreamOpened', 'SiteStatusChanged', 'SiteStatusChanged'])
})

test('ends streams with the final boundary while draining, and refuses new ones', async () => {
  const leaving = await stack.another({ DRAIN_SECONDS: '1' })
  const at = await leaving.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await logIn()
  const stream = await openMember(browser, undefined, at)
  leaving.gateway.enterPhase('draining')
  await stream.ended
  expect(stream.isFinal()).toBe(true)
  const refused = await open(browser, {}, at)
  await refused.ended
  expect(refused.status).toBe(503)
})

test('reconnects when the platform is killed and restarted', async () => {
  const browser = await logIn()
  const stream = await openMember(browser)
  await stack.platform.restart()
  const id = await publish()
  await expect.poll(() => getIds(stream)).toEqual([id])
})

test.skipIf(!REDIS_BINARY)('takes events from Redis, and from the outbox while Redis is down', async () => {
  const redis = await RedisServer.start()
  const shared = await openStack({ REDIS_URL: redis.url }, { REDIS_URL: redis.url })
  try {
    const at = await shared.gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const browser = await shared.browser().logIn(MEMBER)
    const stream = await openMember(browser, undefined, at)
    const tell = (id: string) =>
      askDatabase(
        shared.databaseUrl,
        `insert into live_event (member_id, type, event) select id, 'MESSAGE',
           '{"type":"MESSAGE","messageId":"${id}","kind":"T","unread":1}' from member where username = '${MEMBER.username}'`,
      )
    await tell('by-redis')
    await expect.poll(() => getIds(stream)).toEqual(['by-redis'])
    await redis.stop()
    await tell('by-outbox')
    await expect.poll(() => getIds(stream)).toEqual(['by-redis', 'by-outbox'])
  } finally {
    await shared.close()
  }
})

test('asks the page to poll when the gateway has no secret', async () => {
  const without = await stack.another({ LIVE_SECRET: 'another secret of at least thirty-two characters' })
  const at = await without.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const refused = await open(await logIn(), { query: LIVE }, at)
  await refused.ended
  expect(refused.status).toBe(503)
})
